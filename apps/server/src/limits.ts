/** Limits on everything a stranger can make, and buckets that fill again with time. */
export const LIMITS = {
  /** Bytes of a request and of a frame. */
  body: 32 * 1024,
  frame: 16 * 1024,
  /** Tables of one person that are not over. */
  tables: 30,
  /** At waiting tables of others. */
  chairs: 8,
  /** Characters of one option (a deck list). */
  option: 4000,
  /** Of a table: what players say, and what onlookers do. */
  chatLines: 2000,
  onlookerLines: 1000,
  /** Of one table; whoever plays there is not counted. */
  onlookers: 200,
  socketsPerPerson: 40,
  socketsPerNetwork: 2000,
  /** One address may be a household or a school: what it may do is so many times what a person may. */
  peopleAtOnce: 4,
  linesAtOnce: 40,
  pushes: 10,
  passkeys: 10,
  lobby: 100,
  mine: 200,
} as const;

/** So many at once, and so many a minute after that. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}
export const RATES = {
  guest: { burst: 30, perMinute: 30 },
  request: { burst: 300, perMinute: 600 },
  create: { burst: 30, perMinute: 10 },
  signIn: { burst: 10, perMinute: 6 },
  link: { burst: 30, perMinute: 30 },
  connect: { burst: 200, perMinute: 300 },
  message: { burst: 100, perMinute: 1800 },
  chat: { burst: 10, perMinute: 30 },
  point: { burst: 10, perMinute: 40 },
  /** To take something back that others must agree to. */
  wish: { burst: 5, perMinute: 2 },
} as const satisfies Record<string, Rate>;
export type Rates = Record<keyof typeof RATES, Rate>;

const MOST_BUCKETS = 50_000;

export interface Buckets {
  /** Takes one out; false when there is none. `times`: for so many at once, as behind one address. */
  take(what: keyof Rates, who: string, times?: number): boolean;
}

export function makeBuckets(rates: Rates): Buckets {
  const buckets = new Map<string, { left: number; on: number }>();
  return {
    take(what, who, times = 1) {
      const burst = rates[what].burst * times;
      const perMinute = rates[what].perMinute * times;
      const name = `${what} ${times} ${who}`;
      const on = performance.now();
      const old = buckets.get(name);
      const left = old ? Math.min(burst, old.left + ((on - old.on) * perMinute) / 60_000) : burst;
      buckets.delete(name);
      buckets.set(name, { left: left >= 1 ? left - 1 : left, on });
      if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value as string);
      return left >= 1;
    },
  };
}

/**
 * A person has a limit, and so has an address: a guest more is no limit more, and who is over his own takes nothing from
 * others behind the same address.
 */
export const mayCome = (buckets: Buckets, what: keyof Rates, who: string | null, network: string): boolean =>
  who === null
    ? buckets.take(what, network)
    : buckets.take(what, who) && buckets.take(what, network, LIMITS.peopleAtOnce);

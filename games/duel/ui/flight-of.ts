/** Where pieces and coins go, by what the log tells. */
export interface Flight {
  /** What flies: a copy of it. */
  what: string;
  from: string;
  to: string;
}

const supply = (seat: unknown): string => `[data-supply="${seat}"]`;
const purse = (seat: unknown): string => `[data-purse="${seat}"]`;
const region = (id: unknown): string => `[data-region="${id}"]`;

/** From event to flight; events that move nothing have none. */
export function flightOf(say: string, args: Readonly<Record<string, unknown>> = {}): Flight[] {
  const { seat, from, to, region: at } = args;
  const other = 1 - Number(seat);
  switch (say) {
    case 'places':
      return [{ what: supply(seat), from: supply(seat), to: region(at) }];
    case 'moves':
      return [{ what: supply(seat), from: region(from), to: region(to) }];
    case 'removes':
      return [{ what: supply(other), from: region(at), to: supply(other) }];
    case 'conflict':
      return [0, 1].map((one) => ({ what: supply(one), from: region(at), to: supply(one) }));
    case 'loses-coin':
      return [{ what: `${purse(seat)} [aria-hidden]`, from: purse(seat), to: purse(1 - Number(seat)) }];
    default:
      return [];
  }
}

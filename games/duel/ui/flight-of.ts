/** Where pieces and coins go, by what the log tells. */
export interface Flight {
  /** Whose unit flies; null: a coin. */
  readonly seat: number | null;
  /** Places by selector, the best first. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const purse = (seat: number): string[] => [`[data-purse="${seat}"]`];
const supply = (seat: number): string[] => [`[data-supply="${seat}"]`, ...purse(seat)];
const region = (id: unknown): string[] => [`[data-region="${id}"]`];

/** From event to flights; events that move nothing have none. */
export function flightOf(say: string, args: Readonly<Record<string, unknown>> = {}): Flight[] {
  const { from, to, region: at } = args;
  const seat = Number(args.seat);
  switch (say) {
    case 'places':
      return [{ seat, from: supply(seat), to: region(at) }];
    case 'moves':
      return [{ seat, from: region(from), to: region(to) }];
    case 'removes':
      return [{ seat: 1 - seat, from: region(at), to: supply(1 - seat) }];
    case 'conflict':
      return [0, 1].map((one) => ({ seat: one, from: region(at), to: supply(one) }));
    case 'loses-coin':
      return [{ seat: null, from: purse(seat), to: purse(1 - seat) }];
    default:
      return [];
  }
}

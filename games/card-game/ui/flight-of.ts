/** Where hidden cards go, by what the log tells. */
type PileName = 'hand' | 'deck' | 'cycle' | 'gone';

export interface Flight {
  readonly seat: number;
  readonly from: PileName;
  readonly to: PileName;
}

const WAYS: Readonly<Record<string, readonly [PileName, PileName]>> = {
  draws: ['deck', 'hand'],
  'draws-cards': ['deck', 'hand'],
  cycles: ['hand', 'cycle'],
  'cycles-card': ['hand', 'cycle'],
  eliminates: ['hand', 'gone'],
  'eliminates-card': ['hand', 'gone'],
  'forsakes-hand': ['hand', 'gone'],
  'forsakes-card': ['hand', 'gone'],
  'forsakes-top': ['deck', 'gone'],
  'forsakes-top-card': ['deck', 'gone'],
  reshuffles: ['cycle', 'deck'],
};

/** From event to flights; events that move nothing hidden have none. */
export function flightOf(say: string, args: Readonly<Record<string, unknown>> = {}): Flight[] {
  const way = Object.hasOwn(WAYS, say) ? WAYS[say] : undefined;
  return way ? [{ seat: Number(args.seat), from: way[0], to: way[1] }] : [];
}

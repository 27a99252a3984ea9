/** How far the tables of the games reach, for the law of reach: loaded apart, for nobody who plays a game needs it. */
import type { Offered } from '@pony/protocol';
import type { Reach } from '@pony/ui/reach';

export type AnyReach = Reach<unknown, Offered>;

const reaches: Readonly<Record<string, () => Promise<AnyReach>>> = {
  'card-game': async () => (await import('@pony/card-game/reach')).reach,
  lcg: async () => (await import('@pony/lcg/reach')).reach,
};

/** Null where no table says it. */
export const reachOf = async (game: string): Promise<AnyReach | null> =>
  Object.hasOwn(reaches, game) ? reaches[game]() : null;

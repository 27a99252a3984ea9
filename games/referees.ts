/** Referees of games for the law of that name: they judge what was done from what lies on the table. Loaded apart, for nobody who plays needs them. */
import type { Options } from '@pony/engine';

/** A referee for one game, who is shown decision after decision. */
export type AnyReferee = () => (step: never) => string | null;

const referees: Readonly<Record<string, (options: Options) => Promise<AnyReferee>>> = {
  war: async (options) =>
    options.kings === 'on'
      ? (await import('@pony/war/referee/kings')).refereeOfKings
      : (await import('@pony/war/referee')).refereeOfWar,
};

/** Null where nobody judges. */
export const refereeOf = async (game: string, options: Options): Promise<AnyReferee | null> =>
  Object.hasOwn(referees, game) ? referees[game](options) : null;

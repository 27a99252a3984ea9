/** Referees of games for the law of that name: they judge what was done from what lies on the table. Loaded apart, for nobody who plays needs them. */
import type { Options } from '@pony/engine';

/** A referee for one game with these options, who is shown decision after decision. */
export type AnyReferee = (options: Options) => (step: never) => string | null;

const referees: Readonly<Record<string, () => Promise<AnyReferee>>> = {
  war: async () => {
    const [{ refereeOfKings }, { refereeOfWar }] = await Promise.all([
      import('@pony/war/referee/kings'),
      import('@pony/war/referee'),
    ]);
    return ({ kings }) => (kings === 'on' ? refereeOfKings() : refereeOfWar());
  },
};

/** Null where nobody judges. */
export const refereeOf = async (game: string): Promise<AnyReferee | null> =>
  Object.hasOwn(referees, game) ? referees[game]() : null;

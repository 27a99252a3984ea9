/** What the bots of games are measured against in matches: loaded apart, for nobody who plays a game needs it. */
import type { BotKit } from '@pony/bots';

type Rivals = Readonly<Record<string, BotKit>>;

const rivals: Readonly<Record<string, () => Promise<Rivals>>> = {
  war: async () => (await import('@pony/war/kings/rivals')).rivals as unknown as Rivals,
};

/** The bots of a game together with their rivals. */
export const withRivals = async (game: string, kit: BotKit): Promise<BotKit> =>
  Object.hasOwn(rivals, game) ? { ...kit, rivals: await rivals[game]() } : kit;

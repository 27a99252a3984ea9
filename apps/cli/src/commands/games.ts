import { BRAINS, LEVELS } from '@pony/bots';
import { defaultOf, type OptionSpec } from '@pony/engine';
import { games as entries, type GameEntry } from '@pony/games';
import type { Command } from '../command.ts';
import { fullOptions, seatsOf } from '../given.ts';

interface Listed {
  readonly game: string;
  readonly title: string;
  readonly playable: boolean;
  /** The game whose option it is; null for a game of its own. */
  readonly within: string | null;
  readonly seats: readonly string[] | string;
  readonly options: readonly { id: string; values: readonly string[] | null; default: string; perSeat: boolean }[];
  readonly bots: readonly string[];
  readonly levels: Readonly<Record<string, unknown>>;
}

export const games: Command = {
  name: 'games',
  summary: 'lists games, seats, options, bots and levels',
  usage: 'games [--json]',
  help: 'Lists every game with its seats in the order of --seats, its options (first value = default), bots and their levels.',
  words: [0, 0],
  flags: {},
  run: async () => {
    const list = await Promise.all(entries.map(listed));
    return { json: list, text: list.map(shown).join('\n\n'), ok: true };
  },
};

async function listed(entry: GameEntry): Promise<Listed> {
  const base = { game: entry.id, title: entry.title.en, within: entry.within ?? null };
  if (!entry.load) return { ...base, playable: false, seats: entry.seats, options: [], bots: [], levels: {} };
  const { game, bots } = await entry.load();
  const option = (spec: OptionSpec) => ({
    id: spec.id,
    values: spec.values,
    default: defaultOf(spec),
    perSeat: spec.perSeat ?? false,
  });
  const seats = seatsOf(game, fullOptions(game, {})).map((seat) => seat.id);
  return { ...base, playable: true, seats, options: game.options.map(option), bots: BRAINS, levels: bots.levels };
}

function shown(one: Listed): string {
  if (one.within !== null)
    return `${one.game.padEnd(10)} ${one.title}\n           played with ${one.within}: --options ${one.game}=on`;
  if (!one.playable) return `${one.game.padEnd(10)} ${one.title}\n           not playable yet`;
  const options = one.options.map(
    ({ id, values, perSeat }) => `${id}${perSeat ? '@<seat>' : ''}=${values?.join('|') ?? '<text>'}`,
  );
  const levels = LEVELS.map((level) => `${level} (${words(one.levels[level] as Record<string, unknown>)})`);
  return [
    `${one.game.padEnd(10)} ${one.title}`,
    `           seats    ${(one.seats as string[]).join(', ')}`,
    `           options  ${options.join(', ') || 'none'}`,
    `           bots     ${one.bots.join(', ')}`,
    `           levels   ${levels.join(', ')}`,
  ].join('\n');
}

function words(level: Readonly<Record<string, unknown>>): string {
  const parts = [String(level.bot)];
  if (level.ms) parts.push(`${level.ms} ms`);
  if (level.iterations) parts.push(`${level.iterations} rounds`);
  if (level.randomEvery) parts.push(`1 choice in ${level.randomEvery} random`);
  return parts.join(', ');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, type BotKit, type BotName, makeBot } from '@pony/bots';
import {
  applyTelling,
  asked,
  BadRecord,
  type Core,
  type Game,
  type GameRecord,
  type Options,
  parseRecord,
  printResult,
  quickRng,
  type RecordLine,
  recordHead,
  recordLine,
  replay,
  seedOf,
  start,
} from '@pony/engine';

export interface Golden {
  readonly file: string;
  readonly decisions: number;
  readonly result: string | null;
}

/** Plays every record of a folder again, every checksum verified; throws naming the file that no longer holds. */
export function replayGolden(game: Game, folder: string): Golden[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.record'))
    .sort();
  if (files.length === 0) throw new Error(`no records in ${folder}`);
  return files.map((file) => {
    try {
      const record = parseRecord(readFileSync(join(folder, file), 'utf8'));
      const { steps } = replay(game, record);
      return { file, decisions: steps.length, result: record.result };
    } catch (error) {
      if (error instanceof BadRecord) throw new BadRecord(`${file}: ${error.message}`);
      throw error;
    }
  });
}

/** A whole game between bots: its record, and the state it ended in. */
export interface Played {
  readonly record: GameRecord;
  readonly state: Core;
}

/** Bots play a whole game of a seed: `names` of the bots, `sides` whose bot a seat has, the first one's where it is silent. */
export function playRecord(
  game: Game,
  kit: BotKit,
  options: Options,
  seed: string,
  names: readonly BotName[],
  note: string,
  sides: readonly number[] = [],
): Played {
  const rules = game.rules(options);
  const bots: readonly Bot[] = names.map((name) => makeBot(name, kit));
  const { state } = start(rules, options, seedOf(seed));
  const chance = quickRng(seedOf(`bots of ${seed}`));
  const lines: RecordLine[] = [];
  while (!state.outcome) {
    const [seat] = asked(rules, state);
    const option = bots[sides[seat] ?? 0].choose(rules, state, seat, chance);
    const happened = applyTelling(rules, state, seat, option);
    lines.push(recordLine(rules, options, { seat, option }, happened.chance, state));
  }
  const head = recordHead(game, options, seedOf(seed));
  return { record: { ...head, extra: { note }, lines, result: printResult(state.outcome) }, state };
}

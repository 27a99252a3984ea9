/** Records the golden games anew, after a change of the rules version: `npx node games/lcg/test/make-golden.ts [file...]`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '@pony/bots';
import { completeOptions, type GameRecord, type Options, printRecord } from '@pony/engine';
import { bots, game, rulesOf } from '@pony/lcg';
import { playRecord } from '@pony/testkit';
import type { LcgView } from '../src/view.ts';
import { foresee } from './foresee.ts';

const SAMPLES = { players: '2', 'deck@p1': 'sample-leadership-spirit', 'deck@p2': 'sample-lore-tactics' };
const EASY = { difficulty: 'easy' };

/** Who plays: a bot, or somebody who knows what every card will be. */
type Player = BotName | 'foreseen';

/** File, options, who plays, how it ends. */
const WANTED: readonly (readonly [file: string, options: Options, player: Player, result: 'won' | 'lost'])[] = [
  ['passage-lost', { scenario: 'passage-through-mirkwood', players: '3' }, 'random', 'lost'],
  ['journey-lost', { scenario: 'journey-along-the-anduin', players: '4' }, 'random', 'lost'],
  ['escape-lost', { scenario: 'escape-from-dol-guldur', players: '2' }, 'random', 'lost'],
  ['passage-won', { scenario: 'passage-through-mirkwood', ...EASY }, 'greedy', 'won'],
  ['journey-won', { scenario: 'journey-along-the-anduin', ...EASY, ...SAMPLES }, 'greedy', 'won'],
  ['escape-won', { scenario: 'escape-from-dol-guldur', ...EASY, players: '4' }, 'foreseen', 'won'],
];
const PARTS = ['campaign-1', 'campaign-2', 'campaign-3'];

function play(given: Options, seed: string, name: Player): { record: GameRecord; won: boolean; log: string | null } {
  if (name === 'foreseen') return foresee(given, seed);
  const options = completeOptions(game, given);
  const { record, state } = playRecord(game, bots as never, options, seed, [name], name);
  const { log } = rulesOf(options).view(state as never, 0) as LcgView;
  return { record, won: state.outcome?.seats[0] === 'won', log };
}

const write = (file: string, record: GameRecord): void =>
  writeFileSync(join(import.meta.dirname, '..', 'golden', `${file}.record`), printRecord(record));

const only = process.argv.slice(2);
for (const [file, options, name, result] of WANTED) {
  if (only.length > 0 && !only.includes(file)) continue;
  for (let n = 0; ; n++) {
    const { record, won } = play(options, `golden ${file} ${n}`, name);
    if (won !== (result === 'won')) continue;
    write(file, record);
    break;
  }
}
// A whole campaign: each part is played until it is won, with the log of the part before (LC-26.1, LC-26.2)
let log = '';
for (const part of only.length === 0 || only.includes('campaign') ? PARTS : []) {
  for (let n = 0; ; n++) {
    const played = play({ ...SAMPLES, ...EASY, campaign: 'campaign', log }, `golden ${part} ${n}`, 'greedy');
    if (!played.won || played.log === null) continue;
    write(part, played.record);
    log = played.log;
    break;
  }
}

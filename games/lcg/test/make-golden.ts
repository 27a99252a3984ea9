/** Records the golden games anew, after a change of the rules version: `npx node games/lcg/test/make-golden.ts [file...]`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotName } from '@pony/bots';
import { completeOptions, type GameRecord, type Options, printRecord } from '@pony/engine';
import { bots, game, rulesOf } from '@pony/lcg';
import { playRecord } from '@pony/testkit';
import { type CampaignLog, earnedBy } from '../src/campaign/index.ts';
import { encodeDeck } from '../src/decks/deck.ts';
import { deckOfOption } from '../src/decks/option.ts';
import { foresee } from './foresee.ts';

const SAMPLES = { players: '2', 'deck@p1': 'sample-leadership-spirit', 'deck@p2': 'sample-lore-tactics' };
const EASY = { difficulty: 'easy' };

/** Who plays: a bot, or somebody who knows what every card will be. */
type Player = BotName | 'foreseen';
type Result = 'won' | 'lost';

/** File, options, who plays, how it ends, and the number of the first game that is tried: the ones before it end otherwise. */
const WANTED: readonly (readonly [file: string, options: Options, player: Player, result: Result, from: number])[] = [
  ['passage-lost', { scenario: 'passage-through-mirkwood', players: '3' }, 'random', 'lost', 0],
  ['journey-lost', { scenario: 'journey-along-the-anduin', players: '4' }, 'random', 'lost', 0],
  ['escape-lost', { scenario: 'escape-from-dol-guldur', players: '2' }, 'random', 'lost', 0],
  ['passage-won', { scenario: 'passage-through-mirkwood', ...EASY }, 'greedy', 'won', 0],
  ['journey-won', { scenario: 'journey-along-the-anduin', ...EASY, ...SAMPLES }, 'greedy', 'won', 3],
  // The one that is kept was number 2 under version 1, and another way out was found from where version 2 forbids a step
  ['escape-won', { scenario: 'escape-from-dol-guldur', ...EASY, players: '4' }, 'foreseen', 'won', 5],
];

/** A whole campaign of four: in the first part a hero falls, the second is lost once and played again (LC-26.1, LC-26.2). */
const CAMPAIGN: readonly (readonly [file: string, player: Player, result: Result, from: number])[] = [
  ['campaign-1', 'greedy', 'won', 2],
  ['campaign-2-lost', 'greedy', 'lost', 0],
  ['campaign-2', 'greedy', 'won', 0],
  ['campaign-3', 'foreseen', 'won', 1],
];
const SEATS = ['p1', 'p2', 'p3', 'p4'];

/** The starter decks, each with the boons that its player has earned (LC-26.17). */
function decksWith(log: string): Options {
  if (log === '') return {};
  const entries = SEATS.map((seat, player) => {
    const { heroes, cards } = deckOfOption('', player);
    const earned = Object.entries(earnedBy(JSON.parse(log) as CampaignLog, player));
    const boons = earned.map(([id, count]) => ({ id, count }));
    return [`deck@${seat}`, encodeDeck({ heroes, cards: [...cards, ...boons] })];
  });
  return Object.fromEntries(entries);
}

function play(given: Options, seed: string, name: Player): { record: GameRecord; won: boolean; log: string | null } {
  if (name === 'foreseen') return foresee(given, seed);
  const options = completeOptions(game, given);
  const { record, state } = playRecord(game, bots, options, seed, [name], name);
  const { log } = rulesOf(options).view(state as never, 0);
  return { record, won: state.outcome?.seats[0] === 'won', log };
}

const write = (file: string, record: GameRecord): void =>
  writeFileSync(join(import.meta.dirname, '..', 'golden', `${file}.record`), printRecord(record));

/** The first game of the row that ends as it should is kept; the log after it, where there is one. */
function keep(file: string, options: Options, player: Player, result: Result, from: number): string | null {
  for (let n = from; ; n++) {
    const { record, won, log } = play(options, `golden ${file} ${n}`, player);
    process.stderr.write(`${file} ${n}: ${record.result}\n`);
    if (won !== (result === 'won')) continue;
    write(file, record);
    return log;
  }
}

const only = process.argv.slice(2);
const wants = (file: string): boolean => only.length === 0 || only.includes(file);
for (const row of WANTED) if (wants(row[0])) keep(...row);
let log = '';
for (const [file, player, result, from] of wants('campaign') ? CAMPAIGN : []) {
  const options = { ...EASY, players: '4', campaign: 'campaign', log, ...decksWith(log) };
  log = keep(file, options, player, result, from) ?? log; // LC-26.3
}

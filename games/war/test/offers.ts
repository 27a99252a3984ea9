/** What whole games offer and tell: who is asked what, every option in words, each refusal with its rule, every event. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyTelling,
  below,
  type Core,
  completeOptions,
  type Game,
  hash8,
  type Options,
  offers,
  parseRecord,
  pending,
  quickRng,
  type Rules,
  replay,
  seedOf,
  start,
} from '@pony/engine';

/** Decisions that share one word of the list. */
const TOGETHER = 10;

const offered = (rules: Rules, s: Core): string => {
  const now = pending(rules, s);
  return JSON.stringify(now?.seats.map((seat) => [seat, now.prompt(seat), offers(rules, s, seat)]));
};

/** A word of four letters for every ten decisions. */
function words(decisions: readonly string[]): string {
  const out: string[] = [];
  for (let i = 0; i < decisions.length; i += TOGETHER)
    out.push(hash8(decisions.slice(i, i + TOGETHER).join()).slice(0, 4));
  return out.join(' ');
}

/** Of a golden game: its list. */
function ofRecord(game: Game, path: string): string {
  const record = parseRecord(readFileSync(path, 'utf8'));
  const rules = game.rules(completeOptions(game, record.options));
  const asked: string[] = [];
  const { steps } = replay(game, record, (s) => asked.push(offered(rules, s)));
  return words(steps.map(({ events }, i) => asked[i] + JSON.stringify(events)));
}

/** Of a game that chance alone plays, so many decisions long at most. */
function atRandom(game: Game, given: Options, seed: string, most: number): string {
  const options = completeOptions(game, given);
  const rules = game.rules(options);
  const { state } = start(rules, options, seedOf(seed));
  const chance = quickRng(seedOf(`choices of ${seed}`));
  const out: string[] = [];
  while (!state.outcome && out.length < most) {
    const now = pending(rules, state);
    if (!now) break;
    const [seat] = now.seats;
    const list = now.options(seat);
    const before = offered(rules, state);
    const { events } = applyTelling(rules, state, seat, list[below(chance, list.length)]);
    out.push(before + JSON.stringify(events));
  }
  return words(out);
}

/** A game at random: what its list is called, its options, its length. */
export type AtRandom = readonly [name: string, options: Options, most: number];
export const TEAMS: readonly AtRandom[] = [
  ['three at random', { players: '3' }, 3000],
  ['four at random', { players: '4' }, 3000],
];
export type Lists = Record<string, string>;

/** The lists of all golden games of a folder and of some games at random. */
function* listsOf(game: Game, folder: string, random: readonly AtRandom[]): Generator<[string, string]> {
  for (const file of readdirSync(folder).sort()) yield [file, ofRecord(game, join(folder, file))];
  for (const [name, options, most] of random) yield [name, atRandom(game, options, name, most)];
}

/** Writes the lists anew, after a change of the rules. */
export function writeOffers(game: Game, folder: string, random: readonly AtRandom[], file: string): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(listsOf(game, folder, random)), null, 2)}\n`);
}

/** Fails at the first game whose list is not what it was, and says where it differs. */
export function assertOffers(game: Game, folder: string, random: readonly AtRandom[], known: Lists): void {
  const names: string[] = [];
  for (const [name, list] of listsOf(game, folder, random)) {
    names.push(name);
    const was = (known[name] ?? '').split(' ');
    const at = list.split(' ').findIndex((word, i) => word !== was[i]) * TOGETHER;
    assert.equal(list, known[name], `${name}: other offers or events within ten decisions from ${at} on`);
  }
  assert.deepEqual(names, Object.keys(known));
}

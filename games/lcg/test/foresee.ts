/**
 * A game of a quest that the bots do not win, played by somebody who knows what every card will be: each pick is played on
 * by the plans in the game itself, from its true seed, and the best is taken. Where that is lost, its last rounds are
 * played in many other ways. The way to the end is a record like any other.
 */
import {
  applyTelling,
  asked,
  below,
  completeOptions,
  type GameRecord,
  type Option,
  type Options,
  options as optionsOf,
  printResult,
  quickRng,
  recordHead,
  recordLine,
  type Seat,
  seedOf,
  start,
  take,
} from '@pony/engine';
import { bots, game, rulesOf } from '@pony/lcg';
import { judged, playRound } from '../bot/ahead.ts';
import { quick } from '../bot/follow.ts';
import { goalOf, pointsToGo } from '../bot/reckon.ts';
import { clone } from '../src/clone.ts';
import type { LcgRules } from '../src/game.ts';
import { hitPointsLeft, type Lcg } from '../src/state.ts';

/** A position and the picks that led there. */
interface Way {
  readonly s: Lcg;
  readonly picks: readonly (readonly [Seat, Option])[];
}
const isWon = ({ s }: Way): boolean => s.outcome?.seats[0] === 'won';

/** Rounds that a pick is played on, this one among them: few at first, more when the end comes near. */
const EARLY = 2;
const LATE = 4;
const LATE_FROM = 6;

function comesTo(rules: LcgRules, s: Lcg, seat: Seat, option: Option): number {
  const trial = clone(s);
  const rounds = s.round < LATE_FROM ? EARLY : LATE;
  take(rules, trial, seat, option);
  for (let n = 0; n < rounds && !trial.outcome; n++) playRound(rules, trial, quick);
  return judged(trial, seat);
}

function foreseen(rules: LcgRules, s: Lcg, seat: Seat, mine: readonly Option[]): Option {
  const planned = quick(s, seat, mine);
  if (mine.length === 1 || (planned >= 0 && !bots.ahead?.asks(s, seat, mine, true))) return mine[Math.max(0, planned)];
  let best = mine[Math.max(0, planned)];
  let top = comesTo(rules, s, seat, best);
  for (const option of mine) {
    if (option === best || option[0] === 'back') continue;
    const value = comesTo(rules, s, seat, option);
    if (value <= top + 1e-9) continue;
    top = value;
    best = option;
  }
  return best;
}

/** A round, every pick by `pick`. */
function round(rules: LcgRules, from: Way, pick: (s: Lcg, seat: Seat, mine: readonly Option[]) => Option): Way {
  const s = clone(from.s);
  const picks = [...from.picks];
  while (!s.outcome && s.round === from.s.round) {
    const [seat] = asked(rules, s);
    const option = pick(s, seat, optionsOf(rules, s, seat));
    picks.push([seat, option]);
    take(rules, s, seat, option);
  }
  return { s, picks };
}

/** Positions kept after a round, ways tried from each of them, and one pick in so many that is not the planned one. */
const KEPT = 20;
const TRIED = 40;
const FREE = [60, 20, 10, 6, 4];
const FREE_WINDOW = 4;

function roughly(rules: LcgRules, free: number, rng: number[]) {
  return (s: Lcg, seat: Seat, mine: readonly Option[]): Option => {
    const isWindow = mine.some(([verb]) => verb === 'pass');
    if (below(rng, free) === 0 || (isWindow && below(rng, FREE_WINDOW) === 0)) return mine[below(rng, mine.length)];
    const planned = mine.length === 1 ? 0 : quick(s, seat, mine);
    if (planned >= 0) return mine[planned];
    const after = mine.map((option) => {
      const trial = clone(s);
      take(rules, trial, seat, option);
      return judged(trial, seat);
    });
    return mine[after.indexOf(Math.max(...after))];
  };
}

/** How near to the end of the quest a position is, besides how it looks. */
function promise({ s }: Way): number {
  const goal = goalOf(s);
  const enemy = goal < 0 ? 0 : 0.6 + 0.25 * hitPointsLeft(s, goal);
  return Math.atanh(Math.max(-0.999999, judged(s, 0))) - 0.15 * pointsToGo(s) - enemy;
}

/** A won way from this position, looked for round by round; null when none was found. */
function otherWays(rules: LcgRules, from: Way, rounds: number, rng: number[]): Way | null {
  let kept = [from];
  for (let n = 0; n < rounds && kept.length > 0; n++) {
    const found = new Map<number, Way>();
    for (const way of kept)
      for (let tried = 0; tried < (TRIED * KEPT) / kept.length; tried++) {
        const next = round(rules, way, roughly(rules, FREE[tried % FREE.length], rng));
        if (isWon(next)) return next;
        if (!next.s.outcome) found.set(promise(next), next);
      }
    kept = [...found]
      .sort(([a], [b]) => b - a)
      .map(([, way]) => way)
      .slice(0, KEPT);
  }
  return null;
}

/** The record of such a game, whether it was won, and the campaign's log after it. */
export function foresee(given: Options, seed: string): { record: GameRecord; won: boolean; log: string | null } {
  const options = completeOptions(game, given);
  const rules = rulesOf(options);
  const first = start(rules, options, seedOf(seed)).state;
  const rng = quickRng(seedOf(`ways of ${seed}`));
  const marks: Way[] = [{ s: first, picks: [] }];
  while (!marks[marks.length - 1].s.outcome)
    marks.push(round(rules, marks[marks.length - 1], (s, seat, mine) => foreseen(rules, s, seat, mine)));
  let end = marks[marks.length - 1];
  for (let back = 2; back <= 4 && back <= marks.length && !isWon(end); back++)
    end = otherWays(rules, marks[marks.length - back], back + 1, rng) ?? end;
  const s = start(rules, options, seedOf(seed)).state;
  const lines = end.picks.map(([seat, option]) => {
    const happened = applyTelling(rules, s, seat, option);
    return recordLine(rules, options, { seat, option }, happened.chance, s);
  });
  if (!s.outcome) throw new Error('the way does not lead to the end');
  const { log } = rules.view(s, 0);
  const extra = { note: 'foreseen' };
  const record = { ...recordHead(game, options, seedOf(seed)), extra, lines, result: printResult(s.outcome) };
  return { record, won: isWon(end), log };
}

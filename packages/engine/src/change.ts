/**
 * A game that went on under other rules than those it was begun under. The program that knew the old ones is gone, so its record
 * holds the state it left behind and what it told until then.
 */
import { hash8 } from './hash.ts';
import { sumAfter } from './late-share.ts';
import { asked, offers } from './machine.ts';
import { BadRecord, type GameRecord, type RulesChange } from './recorded.ts';
import type { Core, Outcome, Rules } from './types.ts';

/** The version of the rules under which a record ends. */
export const versionOf = ({ rules, changes }: GameRecord): string => changes?.at(-1)?.to ?? rules;

/** A game that these rules cannot finish. */
export const undecided = (seats: number): Outcome => ({
  seats: Array.from({ length: seats }, () => 'shared' as const),
  reason: 'rules',
});

export function printChange({ from, to, end, hash, state, opening, steps }: RulesChange): string {
  return `rules ${from} ${to}${end ? ' end' : ''} | ${hash} | ${JSON.stringify({ state, opening, steps })}`;
}

/** `after` decisions stand before the line. */
export function parseChange(row: string, at: number, after: number): RulesChange {
  const found = /^rules (\S+) (\S+)( end)? \| ([0-9a-f]{8}) \| (\{.*\})$/.exec(row);
  if (!found) throw new BadRecord(`line ${at}: a change of rules is "rules <from> <to> | <hash> | <state and log>"`);
  const [, from, to, end, hash, json] = found;
  let kept: Partial<RulesChange>;
  try {
    kept = JSON.parse(json);
  } catch {
    throw new BadRecord(`line ${at}: the state and the log are not JSON`);
  }
  const { state, opening, steps } = kept;
  if (!isState(state)) throw new BadRecord(`line ${at}: "state" is no state of a game`);
  if (!Array.isArray(opening) || !opening.every(isSaid)) throw new BadRecord(`line ${at}: "opening" is no log`);
  if (!Array.isArray(steps) || !steps.every(isStep)) throw new BadRecord(`line ${at}: "steps" is no log`);
  return { after, from, to, ...(end ? { end: true as const } : null), hash, state, opening, steps };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSaid = (value: unknown): boolean => isObject(value) && typeof value.say === 'string';
const isStep = (value: unknown): boolean =>
  isObject(value) && typeof value.barrier === 'boolean' && Array.isArray(value.events) && value.events.every(isSaid);
const isFrame = (value: unknown): boolean =>
  isObject(value) && typeof value.p === 'string' && typeof value.at === 'string';
const isState = (value: unknown): value is Core =>
  isObject(value) &&
  Array.isArray(value.rng) &&
  Array.isArray(value.stack) &&
  value.stack.every(isFrame) &&
  (value.outcome === null || isObject(value.outcome));

/** The last change, after all of them have been compared with the decisions around them; null when there is none. */
export function checkChanges(record: GameRecord): RulesChange | null {
  const { rules, lines, changes = [] } = record;
  let version = rules;
  let told = 0;
  for (const [i, { after, from, to, end, hash, state, steps }] of changes.entries()) {
    const place = `the change of rules after decision ${after}`;
    if (from !== version) throw new BadRecord(`${place} is from version ${from}, the game was at ${version}`);
    if (steps.length !== after - told)
      throw new BadRecord(`${place} tells of ${steps.length} decisions, not ${after - told}`);
    if (end && (after !== lines.length || i !== changes.length - 1))
      throw new BadRecord(`${place} ends the game, but it goes on`);
    if (after > lines.length) throw new BadRecord(`${place} is beyond the ${lines.length} decisions of the record`);
    const sum = hash8(state);
    const expected = sumAfter(record, after, i) ?? hash;
    if (sum !== hash || hash !== expected)
      throw new BadRecord(
        `${place} has a state of checksum ${sum} where the record has ${hash === sum ? expected : hash}`,
      );
    version = to;
    told = after;
  }
  return changes.at(-1) ?? null;
}

/** The part of a record that rules of this version can play; null when there is none. */
export function partUnder(record: GameRecord, version: string): GameRecord | null {
  const { changes = [] } = record;
  if (versionOf(record) === version) return record;
  const end = changes.findLastIndex(({ from }) => from === version);
  if (end < 0) return null;
  const { ended: _ended, ...extra } = record.extra;
  const lines = record.lines.slice(0, changes[end].after);
  const shares = record.shares?.filter((late) => late.changes <= end);
  return { ...record, extra, lines, changes: changes.slice(0, end), ...(shares ? { shares } : null), result: null };
}

/** Why these rules cannot go on from a state that others left; null when they can. */
export function whyUnknown(rules: Rules, s: Core): string | null {
  try {
    if (!s.outcome) {
      for (const { p, at } of s.stack) {
        if (!Object.hasOwn(rules.procedures, p)) return `no procedure is called ${p}`;
        if (!Object.hasOwn(rules.procedures[p].at, at)) return `there is no step ${p}/${at}`;
      }
      const seats = asked(rules, s);
      if (seats.length === 0) return 'nobody is asked';
      for (const seat of seats)
        if (offers(rules, s, seat).every(({ refusal }) => refusal)) return `seat ${seat} may do nothing`;
      rules.invariants(s);
      for (const seat of seats) rules.view(s, seat);
    }
    rules.view(s, null);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

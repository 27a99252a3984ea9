/** The record of a game as text: the truth, of which every snapshot is a cache. Format: docs/records.md. */
import type { Chance } from './chance.ts';
import { checkChanges, parseChange, printChange, undecided, versionOf, whyUnknown } from './change.ts';
import { hash8 } from './hash.ts';
import { mixLate, parseShare, printShare } from './late-share.ts';
import { explain, type Happened, type Started, start, takeTelling } from './machine.ts';
import { nameOf, optionFromWords, optionToWords } from './notation.ts';
import { briefOptions, completeOptions } from './options.ts';
import { BadRecord, type GameRecord, type LateShare, type RecordLine, type RulesChange } from './recorded.ts';
import { isSeed, type Seed } from './rng.ts';
import { ScriptFault } from './script.ts';
import type { Core, Game, Option, Options, Outcome, Rules, Seat } from './types.ts';

const FIRST = 'pony-record 1';
const HEAD = ['game', 'rules', 'seed', 'options', 'seats'];

/** Throws BadRecord on an extra line of the head that would read as something else. */
export function printRecord(record: GameRecord): string {
  for (const [key, value] of Object.entries(record.extra)) {
    if (HEAD.includes(key) || !/^[a-z][a-z-]*$/.test(key) || !/^.+$/.test(value))
      throw new BadRecord(`"${key}" cannot stand in the head of a record with the value "${value}"`);
  }
  const options = Object.entries(record.options).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  const head = [
    FIRST,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `seed ${record.seed}`,
    `options ${options.join(' ') || '-'}`,
    `seats ${record.seats.join(' ')}`,
    ...Object.entries(record.extra).map(([key, value]) => `${key} ${value}`),
  ];
  const { changes = [], shares = [] } = record;
  /** What came between two decisions, in order. */
  const besideAfter = (n: number): string[] =>
    [...changes, null].flatMap((change, i) => [
      ...shares.filter((late) => late.after === n && late.changes === i).map(printShare),
      ...(change?.after === n ? [printChange(change)] : []),
    ]);
  const lines = [
    ...besideAfter(0),
    ...record.lines.flatMap((line, i) => [
      `${i + 1} ${line.seat} ${line.option} | ${line.chance} | ${line.hash}`,
      ...besideAfter(i + 1),
    ]),
  ];
  return [...head, '', ...lines, ...(record.result ? [`result ${record.result}`] : []), ''].join('\n');
}

/** Throws BadRecord, naming the line, on anything that is not a record. */
export function parseRecord(text: string): GameRecord {
  const rows = text.replace(/\r\n/g, '\n').split('\n');
  if (rows[0] !== FIRST) throw new BadRecord(`line 1: a record starts with "${FIRST}"`);
  const head: Record<string, string> = {};
  let at = 1;
  for (; at < rows.length && rows[at] !== ''; at++) {
    const cut = rows[at].indexOf(' ');
    if (cut < 1) throw new BadRecord(`line ${at + 1}: "${rows[at]}" is not a word and its value`);
    const key = rows[at].slice(0, cut);
    if (Object.hasOwn(head, key)) throw new BadRecord(`line ${at + 1}: "${key}" stands twice in the head`);
    head[key] = rows[at].slice(cut + 1);
  }
  const { game, rules, seed, options, seats, ...extra } = head;
  for (const [key, value] of Object.entries({ game, rules, seed, options, seats })) {
    if (!value) throw new BadRecord(`the head has no line "${key}"`);
  }
  if (!isSeed(seed)) throw new BadRecord(`the seed is not 32 hex digits: "${seed}"`);
  const lines: RecordLine[] = [];
  const changes: RulesChange[] = [];
  const shares: LateShare[] = [];
  let result: string | null = null;
  for (at++; at < rows.length; at++) {
    if (rows[at] === '') continue;
    if (result !== null) throw new BadRecord(`line ${at + 1}: nothing may follow the result`);
    if (rows[at].startsWith('result ')) {
      result = rows[at].slice(7).trim();
      if (!result) throw new BadRecord(`line ${at + 1}: the result is empty`);
    } else if (rows[at].startsWith('rules ')) changes.push(parseChange(rows[at], at + 1, lines.length));
    else if (rows[at].startsWith('share ')) shares.push(parseShare(rows[at], at + 1, lines.length, changes.length));
    else lines.push(parseLine(rows[at], at + 1, lines.length + 1));
  }
  const record = { game, rules, seed, options: parseOptions(options), seats: seats.split(' '), extra, lines, result };
  return {
    ...record,
    ...(changes.length > 0 ? { changes } : null),
    ...(shares.length > 0 ? { shares } : null),
  };
}

function parseLine(row: string, at: number, expected: number): RecordLine {
  const found = /^(\d+) (\S+) ([^|]+) \| ([^|]*) \| ([0-9a-f]{8})$/.exec(row);
  if (!found) throw new BadRecord(`line ${at}: "${row}" is not "<n> <seat> <option> | <chance> | <hash>"`);
  if (Number(found[1]) !== expected)
    throw new BadRecord(`line ${at}: decision ${found[1]} stands where ${expected} belongs`);
  return { seat: found[2], option: found[3].trim(), chance: found[4].trim(), hash: found[5] };
}

function parseOptions(text: string): Options {
  if (text === '-') return {};
  return Object.fromEntries(
    text.split(' ').map((pair) => {
      const cut = pair.indexOf('=');
      if (cut < 1) throw new BadRecord(`"${pair}" in the options is not name=value`);
      try {
        return [pair.slice(0, cut), decodeURIComponent(pair.slice(cut + 1))];
      } catch {
        throw new BadRecord(`"${pair}" in the options cannot be read`);
      }
    }),
  );
}

export interface Decision {
  readonly seat: Seat;
  readonly option: Option;
}

/** The line of a decision just taken. */
export function recordLine<S extends Core>(
  rules: Rules<S>,
  options: Options,
  decision: Decision,
  chance: readonly Chance[],
  s: S,
): RecordLine {
  return {
    seat: rules.seats(options)[decision.seat].id,
    option: optionToWords(rules, decision.option),
    chance: chanceToWords(rules, chance),
    hash: hash8(s),
  };
}

function chanceToWords<S extends Core>(rules: Rules<S>, chance: readonly Chance[]): string {
  const word = (one: Chance): string | number => (one.kind === 'roll' ? one.id : nameOf(rules, one.kind, one.id));
  return chance.map((one) => `${one.kind} ${word(one)}`).join(', ') || '-';
}

export function recordHead(game: Game, options: Options, seed: Seed): Omit<GameRecord, 'lines' | 'result' | 'extra'> {
  const rules = game.rules(options);
  return {
    game: game.id,
    rules: rules.version,
    seed,
    options: briefOptions(game, options),
    seats: rules.seats(options).map((seat) => seat.id),
  };
}

export function printResult(outcome: Outcome): string {
  const score = outcome.score === undefined ? '' : ` ${outcome.score}`;
  return `${outcome.seats.join(',')} ${outcome.reason}${score}`;
}

export interface Replayed {
  readonly rules: Rules;
  readonly options: Options;
  readonly state: Core;
  readonly opening: Happened;
  readonly steps: readonly (Happened & Decision)[];
}

/** Plays a record again and verifies every checksum; `each` sees every state, the first one included. */
export function replay(game: Game, record: GameRecord, each?: (s: Core, n: number) => void): Replayed {
  if (record.game !== game.id) throw new BadRecord(`this is a record of ${record.game}, not of ${game.id}`);
  let options: Options;
  try {
    options = completeOptions(game, record.options);
  } catch (error) {
    throw new BadRecord(`options: ${(error as Error).message}`);
  }
  const rules = game.rules(options);
  if (versionOf(record) !== rules.version) {
    throw new BadRecord(
      `the record was played under rules version ${versionOf(record)} of ${game.id}; this is version ${rules.version}`,
    );
  }
  const seats = rules.seats(options).map((seat) => seat.id);
  if (seats.join(' ') !== record.seats.join(' ')) {
    throw new BadRecord(`the seats are ${seats.join(' ')}, not ${record.seats.join(' ')}`);
  }
  const change = checkChanges(record);
  const opening: Started<Core> = change
    ? afterChange(rules, record, change)
    : scripted(() => start(rules, options, record.seed));
  const s = opening.state;
  const from = change?.after ?? 0;
  const told = (record.changes ?? []).flatMap((one) => one.steps);
  each?.(s, from);
  const steps = record.lines.map((line, i) => {
    if (i < from) return { ...told[i], chance: [], ...earlier(rules, seats, line, i + 1) };
    mixLate(record, i, s);
    const decision = readDecision(rules, seats, line, i + 1);
    const refused = explain(rules, s, decision.seat, decision.option);
    if (refused) throw new BadRecord(`decision ${i + 1}: "${line.option}" by ${line.seat} is refused: ${refused.say}`);
    const happened = scripted(() => takeTelling(rules, s, decision.seat, decision.option));
    const hash = hash8(s);
    const chance = chanceToWords(rules, happened.chance);
    if (chance !== line.chance)
      throw new BadRecord(`decision ${i + 1}: chance gave "${chance}" where the record has "${line.chance}"`);
    if (hash !== line.hash)
      throw new BadRecord(`decision ${i + 1}: checksum ${hash} where the record has ${line.hash}`);
    each?.(s, i + 1);
    return { ...happened, ...decision };
  });
  mixLate(record, record.lines.length, s);
  const result = s.outcome && !change?.end ? printResult(s.outcome) : null;
  if (record.result !== result)
    throw new BadRecord(`the result is ${result ?? 'open'}, the record says ${record.result ?? 'open'}`);
  return { rules, options, state: s, opening, steps };
}

/** The state with which a game went on; of what was before there is the log alone. */
function afterChange(rules: Rules, record: GameRecord, change: RulesChange): Started<Core> {
  const state = structuredClone(change.state);
  if (change.end) state.outcome = undecided(record.seats.length);
  const unknown = whyUnknown(rules, state);
  if (unknown) throw new BadRecord(`the state after decision ${change.after} is not known to these rules: ${unknown}`);
  return { state, events: [...(record.changes?.[0].opening ?? [])], chance: [], barrier: false };
}

/** A decision under rules of another version, as far as these know its words. */
function earlier(rules: Rules, seats: readonly string[], line: RecordLine, n: number): Decision {
  try {
    return readDecision(rules, seats, line, n);
  } catch {
    const seat = seats.indexOf(line.seat);
    if (seat < 0) throw new BadRecord(`decision ${n}: no seat is called ${line.seat}`);
    return { seat, option: [line.option.split(' ')[0]] };
  }
}

/** A script of chance that does not fit is a fault of the record. */
function scripted<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw error instanceof ScriptFault ? new BadRecord(`chance: ${error.message}`) : error;
  }
}

function readDecision(rules: Rules, seats: readonly string[], line: RecordLine, n: number): Decision {
  const seat = seats.indexOf(line.seat);
  if (seat < 0) throw new BadRecord(`decision ${n}: no seat is called ${line.seat}`);
  try {
    return { seat, option: optionFromWords(rules, line.option) };
  } catch (error) {
    throw new BadRecord(`decision ${n}: ${(error as Error).message}`);
  }
}

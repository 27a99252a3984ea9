/** The log as text: saved, handed on, and read again. What was changed by hand or by another version is refused by name. */
import type { Fault } from '../decks/deck.ts';
import { type CampaignLog, LOG_VERSION } from './log.ts';

/** A short sum over the text: tells an edited log from a true one, no more. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, '0');
}

const sorted = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Fields in one order, so that the same log is the same text. */
function body(log: CampaignLog): string {
  return JSON.stringify({
    version: log.version,
    mode: log.mode,
    players: log.players.map(({ heroes, threat }) => ({ heroes, threat })),
    fallen: log.fallen,
    threat: log.threat,
    pool: log.pool.map(({ card, hero, player }) => ({ card, hero, player })),
    damage: sorted(log.damage),
    notes: sorted(log.notes),
    completed: log.completed.map(({ scenario, difficulty, score, rounds }) => ({
      scenario,
      difficulty,
      score,
      rounds,
    })),
  });
}

export function writeLog(log: CampaignLog): string {
  const text = body(log);
  return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}`;
}

export interface Known {
  readonly heroes: ReadonlySet<string>;
  readonly boons: ReadonlySet<string>;
  readonly scenarios: ReadonlySet<string>;
}

/** A log, or what is wrong with the text (`log-fault.<say>`). */
export type ReadLog =
  | { readonly log: CampaignLog; readonly fault: null }
  | { readonly log: null; readonly fault: Fault };

const bad = (say: string, args: Record<string, string | number> = {}): ReadLog => ({
  log: null,
  fault: { rule: null, say, args },
});

export function readLog(text: string, known: Known): ReadLog {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('not-a-log');
  }
  if (!isRecord(value) || typeof value.version !== 'number') return bad('not-a-log');
  if (value.version !== LOG_VERSION) return bad('another-version', { version: value.version, own: LOG_VERSION });
  const where = misshapen(value, known);
  if (where !== null) return bad('misshapen', { where });
  const { sum, ...rest } = value;
  const log = rest as unknown as CampaignLog;
  if (sum !== sumOf(body(log))) return bad('edited');
  return { log, fault: null };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;
const isList = (value: unknown, each: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(each);

/** The first field that is not what a log holds; null when all are. */
function misshapen(log: Record<string, unknown>, known: Known): string | null {
  const hero = (id: unknown): boolean => typeof id === 'string' && known.heroes.has(id);
  const count = Array.isArray(log.players) ? log.players.length : 0;
  const holds: Readonly<Record<string, boolean>> = {
    mode: log.mode === 'campaign' || log.mode === 'expert',
    players:
      count >= 1 &&
      count <= 4 &&
      isList(
        log.players,
        (one) =>
          isRecord(one) && isCount(one.threat) && isList(one.heroes, hero) && (one.heroes as unknown[]).length > 0,
      ),
    fallen: isList(log.fallen, hero),
    threat: isCount(log.threat),
    pool: isList(
      log.pool,
      (one) =>
        isRecord(one) &&
        known.boons.has(one.card as string) &&
        (one.hero === undefined || hero(one.hero)) &&
        (one.player === undefined || (isCount(one.player) && (one.player as number) < count)),
    ),
    damage: isRecord(log.damage) && Object.entries(log.damage).every(([id, n]) => hero(id) && isCount(n)),
    notes: isRecord(log.notes) && Object.values(log.notes).every((note) => typeof note === 'string'),
    completed: isList(
      log.completed,
      (one) =>
        isRecord(one) &&
        known.scenarios.has(one.scenario as string) &&
        (one.difficulty === 'easy' || one.difficulty === 'normal') &&
        Number.isInteger(one.score) &&
        isCount(one.rounds),
    ),
  };
  const allowed = new Set([...Object.keys(holds), 'version', 'sum']);
  return Object.keys(holds).find((field) => !holds[field]) ?? Object.keys(log).find((key) => !allowed.has(key)) ?? null;
}

/** What games that are over leave behind on this device: campaigns to go on with, and the best scores. */

import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { newId } from '../random.ts';

const words = (most: number) => v.pipe(v.string(), v.maxLength(most));
const campaigns = v.array(
  v.object({
    id: v.pipe(words(40), v.minLength(1)),
    name: v.pipe(words(80), v.minLength(1)),
    log: words(200_000),
    options: v.record(words(40), words(4000)),
  }),
);
export type KeptCampaign = v.InferOutput<typeof campaigns>[number];

const scores = v.array(
  v.object({
    /** What was played, and with what: equal words are the same task. */
    task: words(4000),
    with: words(20_000),
    score: v.number(),
    when: v.number(),
  }),
);
export type KeptScore = v.InferOutput<typeof scores>[number];

const listeners = new Set<() => void>();
const listen = (change: () => void): (() => void) => {
  listeners.add(change);
  addEventListener('storage', change);
  return () => {
    listeners.delete(change);
    removeEventListener('storage', change);
  };
};

/** A list under a name; what cannot be read is left where it lies, and shown as nothing. */
function shelf<T>(name: (game: string) => string, schema: v.GenericSchema<unknown, T[]>) {
  const known = new Map<string, { text: string | null; rows: readonly T[] }>();
  const none: readonly T[] = [];
  const get = (game: string): readonly T[] => {
    let text: string | null = null;
    try {
      text = localStorage.getItem(name(game));
      const before = known.get(game);
      if (before && before.text === text) return before.rows;
      const parsed = v.safeParse(schema, JSON.parse(text ?? '[]'));
      const rows = parsed.success ? parsed.output : none;
      known.set(game, { text, rows });
      return rows;
    } catch {
      known.set(game, { text, rows: none });
      return none;
    }
  };
  const set = (game: string, rows: readonly T[]): void => {
    try {
      localStorage.setItem(name(game), JSON.stringify(rows));
    } catch {
      return;
    }
    for (const change of listeners) change();
  };
  return { get, set };
}

const campaignShelf = shelf<KeptCampaign>((game) => `pony.campaigns.${game}`, campaigns);
const scoreShelf = shelf<KeptScore>((game) => `pony.scores.${game}`, scores);

export const useCampaigns = (game: string): readonly KeptCampaign[] =>
  useSyncExternalStore(listen, () => campaignShelf.get(game));

/** Keeps a campaign; one of the same id is replaced. */
export const keepCampaign = (game: string, campaign: KeptCampaign): void =>
  campaignShelf.set(game, [...campaignShelf.get(game).filter(({ id }) => id !== campaign.id), campaign]);
export const dropCampaign = (game: string, id: string): void =>
  campaignShelf.set(
    game,
    campaignShelf.get(game).filter((one) => one.id !== id),
  );

/** The log of a game that was won: the campaign it came from goes on with it, or a new one begins. */
export function goOn(game: string, from: string, next: Omit<KeptCampaign, 'id'>): void {
  const all = campaignShelf.get(game);
  if (all.some(({ log }) => log === next.log)) return;
  const before = from === '' ? undefined : all.find(({ log }) => log === from);
  keepCampaign(game, {
    ...next,
    id: before?.id ?? newId(),
    name: before?.name ?? next.name,
  });
}

/** The options that make two games of one task comparable: what each seat brought. */
export const broughtBy = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .filter(([key]) => key.includes('@'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('\n');
/** The options that name the task of a game that counts scores. */
const TASK: Readonly<Record<string, readonly string[]>> = { lcg: ['scenario', 'difficulty', 'players'] };
/** The best score kept of what these options would lay on the table. */
export function bestFor(
  rows: readonly KeptScore[],
  game: string,
  options: Readonly<Record<string, string>>,
): KeptScore | undefined {
  const task = TASK[game]?.map((key) => options[key]).join(' ');
  const decks = broughtBy(options);
  return rows.find((row) => row.task === task && row.with === decks);
}

export const bestOf = (game: string, task: string, decks: string): KeptScore | undefined =>
  scoreShelf.get(game).find((row) => row.task === task && row.with === decks);
export const useScores = (game: string): readonly KeptScore[] =>
  useSyncExternalStore(listen, () => scoreShelf.get(game));

/** Keeps a score if it is the best (the lowest) of its kind. */
export function keepScore(game: string, score: KeptScore): void {
  const before = bestOf(game, score.task, score.with);
  if (before && before.score <= score.score) return;
  scoreShelf.set(game, [...scoreShelf.get(game).filter((row) => row !== before), score]);
}

/** After a win the log is brought up to date (LC-26.4, LC-26.7, LC-26.16, LC-27.2). */
import type { CampaignLog, Completed, PoolCard } from './log.ts';

export interface Result {
  readonly won: boolean;
  readonly completed: Completed;
  /** Heroes in their players' discard piles, those of eliminated players included (LC-26.12). */
  readonly fallen: readonly string[];
  /** Damage on the heroes that are left. */
  readonly damage: Readonly<Record<string, number>>;
  /** What the campaign card's resolution earns, strikes and notes. */
  readonly earned: readonly PoolCard[];
  readonly notes: Readonly<Record<string, string>>;
}

/** LC-26.3: of a lost game nothing is recorded. */
export function closeScenario(log: CampaignLog, result: Result): CampaignLog {
  if (!result.won) return log;
  const fallen = [...new Set([...log.fallen, ...result.fallen])];
  const stays = ({ hero }: PoolCard): boolean => hero === undefined || !fallen.includes(hero); // LC-26.22
  return {
    ...log,
    fallen,
    pool: [...log.pool, ...result.earned.filter((one) => !isThere(log.pool, one))].filter(stays),
    damage:
      log.mode === 'expert'
        ? Object.fromEntries(Object.entries(result.damage).filter(([id, n]) => n > 0 && !fallen.includes(id)))
        : {},
    notes: { ...log.notes, ...result.notes },
    completed: [...log.completed, result.completed],
  };
}

/** A card already noted for its hero or its player is not noted twice. */
const isThere = (pool: readonly PoolCard[], { card, hero, player }: PoolCard): boolean =>
  pool.some((one) => one.card === card && one.hero === hero && one.player === player);

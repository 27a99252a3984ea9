/** The campaign log (LC-26.4): what goes on from scenario to scenario. Plain data; a log is never changed, only written anew. */

export const LOG_VERSION = 1;

/** A boon or burden of the campaign pool. */
export interface PoolCard {
  readonly card: string;
  /** The hero a Permanent card belongs to (LC-26.16). */
  readonly hero?: string;
  /** The player who earned a card with a player back. */
  readonly player?: number;
}

export interface Player {
  readonly heroes: readonly string[];
  /** Penalty of this player alone (LC-26.11, LC-27.3). */
  readonly threat: number;
}

export interface Completed {
  readonly scenario: string;
  readonly difficulty: 'easy' | 'normal';
  readonly score: number;
  readonly rounds: number;
}

export interface CampaignLog {
  readonly version: typeof LOG_VERSION;
  readonly mode: 'campaign' | 'expert';
  readonly players: readonly Player[];
  /** Heroes nobody may use any more (LC-26.7). */
  readonly fallen: readonly string[];
  /** Penalty of every player (LC-26.8, LC-26.10). */
  readonly threat: number;
  readonly pool: readonly PoolCard[];
  /** Damage that heroes start with; expert mode alone (LC-27.2). */
  readonly damage: Readonly<Record<string, number>>;
  /** What campaign cards note down: `prisoner` is a hero (LC-29.54). */
  readonly notes: Readonly<Record<string, string>>;
  readonly completed: readonly Completed[];
}

/** LC-26.6: heroes are entered at the start of the first scenario. `pool`: what an earlier campaign hands on (LC-26.24). */
export function newLog(
  mode: CampaignLog['mode'],
  heroes: readonly (readonly string[])[],
  pool: readonly PoolCard[] = [],
): CampaignLog {
  return {
    version: LOG_VERSION,
    mode,
    players: heroes.map((own) => ({ heroes: own, threat: 0 })),
    fallen: [],
    threat: 0,
    pool,
    damage: {},
    notes: {},
    completed: [],
  };
}

/** LC-26.1: the scenario that is open now; null when the campaign is over. */
export function openScenario(log: CampaignLog, scenarios: readonly { id: string; order: number }[]): string | null {
  const won = new Set(log.completed.map(({ scenario }) => scenario));
  const left = scenarios.filter(({ id }) => !won.has(id)).sort((a, b) => a.order - b.order);
  return left[0]?.id ?? null;
}

/** LC-26.25, step 4: what a player's dial starts with besides the heroes' threat. */
export const penaltyOf = (log: CampaignLog, player: number): number => log.threat + log.players[player].threat;

/** Player-back cards of the pool that a player may have in the deck, by title (LC-26.17). */
export function earnedBy(log: CampaignLog, player: number): Record<string, number> {
  const earned: Record<string, number> = {};
  for (const one of log.pool) if (one.player === player) earned[one.card] = (earned[one.card] ?? 0) + 1;
  return earned;
}

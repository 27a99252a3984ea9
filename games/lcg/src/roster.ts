/** The cards of one game, numbered by owner, title and copy: what decks, scenario, difficulty and campaign bring to the table. */
import type { Dealt } from '@pony/cards';
import type { Options } from '@pony/engine';
import { type CampaignLog, earnedBy, enterHeroes, newLog, openScenario, penaltyOf, readLog } from './campaign/index.ts';
import { type Deck, deckFaults, deckOfOption, HEROES, sizeOf, tableFaults } from './decks/index.ts';
import { blamed, faulty } from './faults.ts';
import { cards } from './kernel.ts';
import { ZONE } from './lists.ts';
import { given, playersOf, SEAT_IDS } from './options.ts';
import type { BoonRow, EncounterCardRow, ScenarioRow } from './sets/rows.ts';
import { handedOn, SCENARIOS, SETS } from './sets.ts';

export interface Roster {
  readonly dealt: readonly Dealt[];
  /** `p1:gandalf.2`: owner, title, and the copy where there are several. */
  readonly names: readonly string[];
  readonly decks: readonly Deck[];
  readonly scenario: ScenarioRow;
  readonly easy: boolean;
  /** null outside a campaign; else the log with this game's heroes entered (LC-26.25). */
  readonly log: CampaignLog | null;
  /** Titles of the campaign pool's Permanent cards and the heroes they belong to: card number, hero's card number. */
  readonly permanent: readonly (readonly [card: number, hero: number])[];
  /** Starting threat of each seat beyond its heroes (LC-26.25, step 4). */
  readonly penalties: readonly number[];
  /** Damage heroes start with, by card number (LC-27.2). */
  readonly damage: readonly (readonly [hero: number, n: number])[];
}

/** Decks as the options give them; throws naming every broken rule (LC-3). */
function decksOf(options: Options, log: CampaignLog | null): Deck[] {
  const decks = SEAT_IDS.slice(0, playersOf(options)).map((id, seat) => {
    try {
      return deckOfOption(given(options, `deck@${id}`), seat);
    } catch (error) {
      throw blamed(error, seat);
    }
  });
  const own = decks.map((deck, seat) =>
    deckFaults(deck, log ? earnedBy(log, seat) : {}).map((fault) => ({ ...fault, seats: [seat] })),
  );
  const bad = own.flatMap((faults, seat) => (faults.length > 0 ? [SEAT_IDS[seat]] : []));
  if (bad.length > 0) throw faulty(`deck of ${bad.join(', ')}`, 'deck-fault', own.flat());
  const shared = tableFaults(decks); // LC-3.5
  if (shared.length > 0)
    throw faulty(
      'decks',
      'deck-fault',
      shared.map((fault) => ({ ...fault, seats: fault.args?.seats as readonly number[] })),
    );
  return decks;
}

function logOf(options: Options): CampaignLog | null {
  const text = given(options, 'log');
  if (given(options, 'campaign') === 'no') return null;
  if (text === '') return newLog(given(options, 'campaign') as CampaignLog['mode'], []);
  const read = readLog(text, LOG_WORDS);
  if (!read.log) throw faulty('campaign log', 'log-fault', [read.fault]);
  if (openScenario(read.log, SCENARIOS) !== null) return read.log;
  // LC-26.24: after a finished campaign the next begins, with what its cards hand on and nothing else
  return {
    ...newLog(given(options, 'campaign') as CampaignLog['mode'], []),
    pool: handedOn(read.log.pool, playersOf(options)),
  };
}

/** Ids that a campaign log may name. */
export const LOG_WORDS = {
  heroes: new Set(HEROES.keys()),
  boons: new Set(SETS.flatMap(({ rows }) => rows.boons.map(({ id }) => id))),
  scenarios: new Set(SCENARIOS.map(({ id }) => id)),
};

/** LC-26.25, steps 1 to 3. */
function entered(log: CampaignLog, decks: readonly Deck[]): CampaignLog {
  const heroes = decks.map((deck) => deck.heroes);
  if (log.players.length === 0) return newLog(log.mode, heroes, log.pool);
  const { log: now, faults } = enterHeroes(log, heroes, heroesOfSets([...log.players, ...decks]));
  if (faults.length > 0)
    throw faulty(
      'campaign',
      'log-fault',
      faults.map(({ args, ...fault }) =>
        typeof args?.player === 'number' ? { ...fault, args, seats: [args.player] } : { ...fault, args },
      ),
    );
  return now;
}

/** Heroes of the sets these play with: one more set of cards does not open a campaign that has begun without it (LC-26.9). */
function heroesOfSets(players: readonly { readonly heroes: readonly string[] }[]): string[] {
  const named = new Set(players.flatMap(({ heroes }) => heroes));
  const sets = SETS.map(({ rows }) => rows.heroes.map(({ id }) => id));
  return sets.filter((ids) => ids.some((id) => named.has(id))).flat();
}

export function rosterOf(options: Options): Roster {
  const before = logOf(options);
  const decks = decksOf(options, before);
  const log = before && entered(before, decks);
  const open = log && openScenario(log, SCENARIOS);
  const scenario = SCENARIOS.find(({ id }) => id === (open ?? given(options, 'scenario')));
  if (!scenario) throw new Error(`lcg: no scenario is called "${given(options, 'scenario')}"`);
  const easy = given(options, 'difficulty') === 'easy';
  const dealt: Dealt[] = [];
  const names: string[] = [];
  const deal = (id: string, copies: number, owner: number, zone: number): void => {
    for (let copy = 1; copy <= copies; copy++) {
      dealt.push({ title: cards.titleOf(id), owner, zone });
      names.push(`${owner < 0 ? '' : `${SEAT_IDS[owner]}:`}${id}${copies > 1 ? `.${copy}` : ''}`);
    }
  };
  decks.forEach((deck, seat) => {
    for (const hero of deck.heroes) deal(hero, 1, seat, cards.zone(ZONE.area, seat)); // LC-4.3
    for (const { id, count } of deck.cards) deal(id, count, seat, cards.zone(ZONE.deck, seat));
  });
  // LC-4.9, LC-25.3, LC-25.5
  for (const row of encounterRows(scenario))
    deal(row.id, row.copies - (easy ? row.ringed : 0), -1, cards.zone(ZONE['encounter-deck']));
  // LC-4.7: the last one is on top
  for (const id of [...scenario.stages].reverse()) deal(id, 1, -1, cards.zone(ZONE['quest-deck']));
  if (log) dealCampaign(scenario, log, deal);
  // LC-29.11: as many face-down cards as the decks have
  if (scenario.faceDown && cards.titles.some(({ id }) => id === scenario.faceDown))
    deal(
      scenario.faceDown,
      decks.reduce((sum, deck) => sum + sizeOf(deck), 0),
      -1,
      cards.zone(ZONE.box),
    );
  const number = (name: string): number => names.findIndex((one) => one.replace(/^[^:]*:/, '') === name);
  return {
    dealt,
    names,
    decks,
    scenario,
    easy,
    log,
    permanent: log ? permanentOf(log, names, number) : [],
    penalties: decks.map((_, seat) => (log ? penaltyOf(log, seat) : 0)),
    damage: log ? Object.entries(log.damage).map(([hero, n]) => [number(hero), n] as const) : [],
  };
}

const encounterRows = (scenario: ScenarioRow): EncounterCardRow[] =>
  SETS.flatMap(({ rows }) => rows.encounterCards).filter((row) => scenario.sets.includes(row.set));
const boonRows = (): BoonRow[] => SETS.flatMap(({ rows }) => [...rows.boons]);

/** LC-26.5, LC-26.18, LC-26.19: the campaign card, and the boons and burdens beside the table. */
function dealCampaign(
  scenario: ScenarioRow,
  log: CampaignLog,
  deal: (id: string, copies: number, owner: number, zone: number) => void,
): void {
  deal(scenario.campaign, 1, -1, cards.zone(ZONE.campaign));
  for (const row of boonRows()) {
    const inPool = log.pool.filter(({ card }) => card === row.id).length;
    const permanent = row.keywords.includes('permanent');
    if (row.type === 'event') continue; // by way of a deck (LC-26.17)
    if (row.back === 'encounter' && !permanent && row.type !== 'objective-ally')
      deal(row.id, inPool, -1, cards.zone(ZONE['encounter-deck']));
    else deal(row.id, row.copies, -1, cards.zone(ZONE['set-aside']));
  }
}

function permanentOf(
  log: CampaignLog,
  names: readonly string[],
  number: (name: string) => number,
): [card: number, hero: number][] {
  const used = new Set<number>();
  const out: [card: number, hero: number][] = [];
  for (const { card, hero } of log.pool) {
    if (hero === undefined) continue;
    const host = number(hero);
    const copy = names.findIndex((name, i) => !used.has(i) && name.replace(/\.\d+$/, '') === card);
    if (host < 0 || copy < 0) continue; // LC-26.23
    used.add(copy);
    out.push([copy, host]);
  }
  return out;
}

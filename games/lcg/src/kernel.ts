/** The cards of the game: what the kernel is told about zones, happenings, checks and who decides. */
import { type Cards, type CardsSpec, type KindSpec, makeCards, type ZoneSpec } from '@pony/cards';
import { refusal } from '@pony/engine';
import { cardEffects } from './effects/cards.ts';
import { checks } from './effects/checks.ts';
import { combatEffects } from './effects/combat.ts';
import { immune, shrugsOff } from './effects/immune.ts';
import { questEffects } from './effects/quest.ts';
import { tableEffects } from './effects/table.ts';
import { tokenEffects } from './effects/tokens.ts';
import { KIND_IDS } from './kinds.ts';
import { BAN, BANS, MARKS, PERMITS, SPANS, STATS, TOKENS, ZONE, ZONES, type ZoneWord } from './lists.ts';
import { ordered, TITLES } from './sets.ts';
import { discardZone, type Lcg, lives, seatsFrom, takeCards } from './state.ts';
import { knowForms } from './words/text.ts';

/** LC-2.3, LC-2.4, LC-2.16, LC-2.20: what is in play, and who sees what. */
const PLACES: Readonly<Record<ZoneWord, Omit<ZoneSpec, 'id'>>> = {
  hand: { class: 'hand', each: true },
  deck: { class: 'deck', each: true },
  discard: { class: 'pile', each: true },
  area: { class: 'play', each: true },
  engaged: { class: 'play', each: true },
  staging: { class: 'play' },
  active: { class: 'play' },
  quest: { class: 'play' },
  campaign: { class: 'play' },
  attached: { class: 'play' },
  revealing: { class: 'table' },
  shadow: { class: 'deck' },
  'shadow-up': { class: 'table' },
  'encounter-deck': { class: 'deck' },
  'encounter-discard': { class: 'pile' },
  'quest-deck': { class: 'aside' },
  victory: { class: 'pile' },
  'set-aside': { class: 'aside' },
  removed: { class: 'aside' },
  limbo: { class: 'limbo' },
  under: { class: 'deck' },
  box: { class: 'aside' },
  sealed: { class: 'aside', each: true },
};

const EFFECTS: Readonly<Record<string, Omit<KindSpec<Lcg>, 'id'>>> = {
  ...tableEffects,
  ...tokenEffects,
  ...cardEffects,
  ...questEffects,
  ...combatEffects,
};

/** What an effect does to a card in play, and an immune card is not touched by (LC-18.33). */
const TOUCHES = new Set<string>([
  'gains',
  'spends',
  'damaged',
  'healed',
  'progress',
  'regress',
  'discarded',
  'controlled',
  'exhausts',
  'readies',
  'withdraws',
  'placed',
  'engages',
  'shadow-dealt',
]);

/** What the framework does to many cards at once is told by its step in one line. */
const QUIET = new Set<string>(['gains', 'readies', 'spends']);

/** LC's log: card, player, number, and the card whose text did it, if it is another. */
const tellOf =
  (id: string): NonNullable<KindSpec<Lcg>['tell']> =>
  (_s, occ) => {
    if (occ.by < 0 && QUIET.has(id)) return null;
    const args: Record<string, number> = { n: occ.n };
    if (occ.subject >= 0) args.card = occ.subject;
    if (occ.seat >= 0) args.seat = occ.seat;
    if (occ.by >= 0 && occ.by !== occ.subject) args.by = occ.by;
    return args;
  };

function kindSpecs(): KindSpec<Lcg>[] {
  return KIND_IDS.slice(2).map((id) => {
    const effect = EFFECTS[id];
    if (!effect) throw new Error(`nothing says what "${id}" does`);
    const { effect: act } = effect;
    if (!act || !TOUCHES.has(id)) return { id, tell: tellOf(id), ...effect };
    return {
      id,
      tell: tellOf(id),
      ...effect,
      effect: (s, occ, cx, add) => (shrugsOff(s, occ) ? false : act(s, occ, cx, add)),
    };
  });
}

const spec: CardsSpec<Lcg> = {
  zones: ZONES.map((id) => ({ id, ...PLACES[id] })),
  places: { attached: ZONE.attached, limbo: ZONE.limbo, sealed: ZONE.sealed, under: ZONE.under, box: ZONE.box },
  tokens: TOKENS.length,
  stats: STATS.length,
  marks: MARKS.length,
  bans: BANS.length,
  permits: PERMITS.length,
  spans: SPANS.length,
  kinds: kindSpecs(),
  checks,
  first: (s) => s.first,
  order: (s) => seatsFrom(s, s.first),
  lives,
  phase: (s) => s.phase,
  orders: (s) => s.first, // LC-17.19
  // LC-2.18, LC-2.19
  stacks: (s, zone) => stacker(s, zone),
  ordered: (s, card) => ordered(cards.forms[cards.faceOf(s.title[card])].type),
  blank: BAN.blank,
  immune,
  together: true, // LC-17.33
  // LC-7.27, LC-18.4
  spent: (s, u, cx) => cards.move(s, cx, u.card, discardZone(s, u.card)),
  refuse: {
    notNow: refusal('LC-6.1', 'not-now'),
    phase: refusal('LC-6.5', 'wrong-phase'),
    who: refusal('LC-6.6', 'not-your-card'),
    place: refusal('LC-17.11', 'wrong-place'),
    limit: refusal('LC-18.21', 'limit-reached'),
    cost: refusal('LC-7.14', 'too-dear'),
    target: refusal('LC-7.3', 'no-target'),
    nothing: refusal('LC-7.15', 'changes-nothing'),
    spoils: refusal('LC-7.3', 'no-target'),
    used: refusal('LC-17.26', 'used-already'),
    choice: refusal('LC-17.31', 'not-a-choice'),
  },
};

export const cards: Cards<Lcg> = makeCards<Lcg>(spec);
takeCards(cards);
cards.enter(TITLES);
cards.seal();
knowForms((form) => cards.forms[form].type);

function stacker(s: Lcg, zone: number): number {
  const seat = cards.seatOf(zone);
  return seat >= 0 && lives(s, seat) ? seat : s.first;
}

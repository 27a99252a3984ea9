/** Cards as the kit draws them. */
import type { Attached, CardStat, CardToken, GameText, IconName, PlayFace } from '@pony/ui';
import type { CardView, LcgView, ShownStat } from '../src/view.ts';
import { lyingOn, turnedUp } from './drawn.ts';
import { COLOR, colorOf, type Printed, printed } from './facts.ts';

const ICON: Readonly<Record<string, IconName>> = {
  willpower: 'gi:sun',
  attack: 'gi:crossed-swords',
  defense: 'gi:checked-shield',
  hitPoints: 'gi:hearts',
  threat: 'gi:burning-eye',
  engagement: 'gi:wolf-head',
  questPoints: 'gi:mountain-road',
};
/** Where a card lies: what counts there stands on its head. */
export type Place = 'staging' | 'before' | 'elsewhere';
const BEFORE: Readonly<Record<string, readonly ShownStat[]>> = { enemy: ['attack', 'defense', 'hitPoints'] };

const SHOWN: Readonly<Record<string, readonly ShownStat[]>> = {
  hero: ['willpower', 'attack', 'defense', 'hitPoints'],
  ally: ['willpower', 'attack', 'defense', 'hitPoints'],
  'objective-ally': ['willpower', 'attack', 'defense', 'hitPoints'],
  enemy: ['threat', 'engagement', 'attack', 'defense', 'hitPoints'],
  location: ['threat', 'questPoints'],
  quest: ['questPoints'],
};
const MOTIF: Readonly<Record<string, IconName>> = {
  hero: 'gi:visored-helm',
  ally: 'gi:person',
  'objective-ally': 'gi:person',
  attachment: 'gi:backpack',
  event: 'gi:scroll-unfurled',
  enemy: 'gi:wolf-head',
  location: 'gi:mountain-road',
  treachery: 'gi:evil-wings',
  objective: 'gi:treasure-map',
  quest: 'gi:compass',
  campaign: 'gi:tied-scroll',
};
/** By trait; the first that fits. */
const OWN_MOTIF: Readonly<Record<string, IconName>> = {
  spider: 'gi:spider-alt',
  nazgul: 'gi:spectre',
  troll: 'gi:troll',
  goblin: 'gi:goblin-head',
  orc: 'gi:orc-head',
  insect: 'gi:bat',
  istari: 'gi:wizard-staff',
  minstrel: 'gi:harp',
  steward: 'gi:crystal-ball',
  dwarf: 'gi:battle-axe',
  rohan: 'gi:horse-head',
  dunedain: 'gi:broadsword',
  noldor: 'gi:winged-sword',
  silvan: 'gi:bow-arrow',
  beorning: 'gi:bear-head',
  hobbit: 'gi:hobbit-door',
  gondor: 'gi:templar-shield',
  archer: 'gi:archery-target',
  ranger: 'gi:archery-target',
  scout: 'gi:telescope',
  stronghold: 'gi:castle',
  dungeon: 'gi:castle',
  mountain: 'gi:mountains',
  riverland: 'gi:river',
  marshland: 'gi:swamp',
  forest: 'gi:pine-tree',
  armor: 'gi:checked-shield',
  weapon: 'gi:axe-sword',
  artifact: 'gi:crystal-ball',
};

export const motifOf = (row: Printed): IconName =>
  Object.entries(OWN_MOTIF).find(([trait]) => row.traits?.includes(trait))?.[1] ??
  MOTIF[row.type] ??
  'gi:scroll-unfurled';

export const idOf = (view: LcgView, card: number): string => view.titleIds[view.titles[card]];
/** What is printed on a card of the table. */
const rowOf = (one: CardView, view: LcgView): Printed => printed(idOf(view, one.card), one.type);
export const nameOf = (text: GameText, id: string): string => text.say(`card.${id}.name`);

/** What a character or an enemy does in what is under way, the number that counts for it, and its sign. */
function roleOf(one: CardView, view: LcgView): { stat: string; icon: IconName; word: string } | null {
  const { attack, staging } = view;
  if (attack?.enemy === one.card)
    return attack.by === 'enemy'
      ? { stat: 'attack', icon: 'gi:crossed-swords', word: 'attacksNow' }
      : { stat: 'defense', icon: 'gi:archery-target', word: 'isAttacked' };
  if (attack?.cards.includes(one.card))
    return attack.by === 'enemy'
      ? { stat: 'defense', icon: 'gi:checked-shield', word: 'defendsNow' }
      : { stat: 'attack', icon: 'gi:crossed-swords', word: 'attacksNow' };
  if (staging.chosen.includes(one.card)) return { stat: 'willpower', icon: 'gi:compass', word: 'chosen' };
  return one.committed ? { stat: 'willpower', icon: 'gi:compass', word: 'committed' } : null;
}

/** A value without what changes it, for a face that no set prints. */
const unchanged = (one: CardView | null, stat: ShownStat): number | undefined => {
  const now = one?.stats[stat];
  return now === undefined
    ? undefined
    : (one?.parts[stat]?.reduce((left, n, i) => (i % 2 === 1 ? left - n : left), now) ?? now);
};

/** A stat of the view, with how it differs from the printed one. */
function statsOf(
  one: CardView | null,
  row: Printed,
  text: GameText,
  counting?: string,
  place: Place = 'elsewhere',
): CardStat[] {
  const shown = (place === 'before' ? BEFORE[row.type] : undefined) ?? SHOWN[row.type] ?? [];
  return shown.flatMap((which): CardStat[] => {
    const now = one ? one.stats[which] : row[which];
    const plain = row[which] ?? unchanged(one, which);
    if (typeof now !== 'number') return [];
    const left = which === 'hitPoints' && one ? now - one.damage : now;
    const change = typeof plain === 'number' && left !== plain ? (left > plain ? 'up' : 'down') : undefined;
    return [
      {
        icon: ICON[which],
        label: text.say(`stat.${which}`),
        value: which === 'questPoints' && one ? `${one.progress}/${left}` : left,
        change,
        dark: which === 'threat',
        counts: which === counting,
        minor: row.type === 'enemy' && which === 'defense' && place !== 'before',
      },
    ];
  });
}

function tokensOf(one: CardView, text: GameText): CardToken[] {
  const out: CardToken[] = [];
  if (one.resources > 0)
    out.push({ icon: 'gi:crown-coin', label: text.say('table.resources'), count: one.resources, tone: 'gain' });
  if (one.damage > 0) out.push({ icon: 'gi:drop', label: text.say('counter.damage'), count: one.damage, tone: 'harm' });
  return out;
}

const typeLine = (row: Printed, text: GameText): string =>
  [text.say(`type.${row.type}`), ...(row.traits ?? []).map((trait) => text.say(`trait.${trait}`))].join(' · ');

const BADGE: Readonly<Record<string, IconName>> = { ranged: 'gi:archery-target', sentinel: 'gi:shield' };

/** A card on the table. */
export function faceOf(
  one: CardView,
  view: LcgView,
  text: GameText,
  attachments: readonly Attached[] = [],
  place: Place = 'elsewhere',
): PlayFace {
  const captive = one.face === 'captive';
  const row = captive ? { id: '', type: 'captive' } : rowOf(one, view);
  const role = roleOf(one, view);
  const name = captive ? text.say('table.captive', { name: nameOf(text, idOf(view, one.card)) }) : nameOf(text, row.id);
  return {
    name,
    color: captive ? COLOR.captive : colorOf(row),
    strong: row.type === 'hero' || row.type === 'location',
    typeLine: captive ? undefined : typeLine(row, text),
    stats: statsOf(one, row, text, role?.stat, place),
    tokens: tokensOf(one, text),
    badges: (row.keywords ?? []).flatMap((word) =>
      BADGE[word] ? [{ icon: BADGE[word], label: text.say(`keyword.${word}.name`) }] : [],
    ),
    attachments,
    foot: row.sphere
      ? { text: text.say(`table.letter.${row.sphere}`), label: text.say(`sphere.${row.sphere}`) }
      : undefined,
    exhausted: one.exhausted,
    committed: role ? { icon: role.icon, label: text.say(`table.${role.word}`) } : undefined,
    under:
      one.shadows > 0 ? { icon: 'gi:evil-wings', label: text.say('table.shadows', { n: one.shadows }) } : undefined,
    picture: { seed: row.id || 'captive', motif: captive ? 'gi:hood' : motifOf(row) },
  };
}

/** A card in hand, or as a deck lists it. */
export function heldFace(id: string, text: GameText): PlayFace {
  const row = printed(id);
  return {
    name: nameOf(text, id),
    color: colorOf(row),
    cost: row.cost === 'x' ? 'X' : row.cost,
    typeLine: text.say(`type.${row.type}`),
    stats: statsOf(null, row, text),
    foot: row.sphere
      ? { text: text.say(`table.letter.${row.sphere}`), label: text.say(`sphere.${row.sphere}`) }
      : undefined,
    picture: { seed: id, motif: motifOf(row) },
  };
}

/** What lies on a card. */
export const attachedTo = (card: number, view: LcgView, text: GameText): Attached[] =>
  lyingOn(view, card).map((one) => ({
    id: String(one.card),
    name: turnedUp(view, one.card)
      ? text.say('table.shadowTurned', { name: nameOf(text, idOf(view, one.card)) })
      : nameOf(text, idOf(view, one.card)),
    color: colorOf(rowOf(one, view)),
    icon: motifOf(rowOf(one, view)),
    exhausted: one.exhausted,
  }));

/** Cards as the kit draws them. */
import type { Attached, CardStat, CardToken, GameText, IconName, PlayFace, State } from '@pony/ui';
import type { CardView, LcgView } from '../src/view.ts';
import { COLOR, colorOf, type Printed, printed, STAT } from './facts.ts';

const ICON: Readonly<Record<string, IconName>> = {
  willpower: 'gi:sun',
  attack: 'gi:crossed-swords',
  defense: 'gi:checked-shield',
  hitPoints: 'gi:hearts',
  threat: 'gi:burning-eye',
  engagement: 'gi:wolf-head',
  questPoints: 'gi:mountain-road',
};
const SHOWN: Readonly<Record<string, readonly (keyof typeof STAT)[]>> = {
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
const OWN_MOTIF: Readonly<Record<string, IconName>> = {
  spider: 'gi:spider-alt',
  forest: 'gi:pine-tree',
  stronghold: 'gi:castle',
  dwarf: 'gi:broadsword',
  archer: 'gi:archery-target',
  ranger: 'gi:archery-target',
};

const motifOf = (row: Printed): IconName =>
  (row.traits ?? []).map((trait) => OWN_MOTIF[trait]).find((icon) => icon !== undefined) ??
  MOTIF[row.type] ??
  'gi:scroll-unfurled';

export const idOf = (view: LcgView, card: number): string => view.titleIds[view.titles[card]];
export const nameOf = (text: GameText, id: string): string => text.say(`card.${id}.name`);

/** A stat of the view, with how it differs from the printed one. */
function statsOf(one: CardView | null, row: Printed, text: GameText): CardStat[] {
  return (SHOWN[row.type] ?? []).flatMap((which): CardStat[] => {
    const plain = row[which];
    const now = one ? one.stats[STAT[which]] : plain;
    if (typeof now !== 'number') return [];
    const left = which === 'hitPoints' && one ? now - one.damage : now;
    const change = typeof plain === 'number' && left !== plain ? (left > plain ? 'up' : 'down') : undefined;
    return [
      {
        icon: ICON[which],
        label: text.say(`stat.${which}`),
        value: left,
        change,
        dark: which === 'threat',
        counts: which === 'willpower' && one?.committed === true,
      },
    ];
  });
}

function tokensOf(one: CardView, text: GameText): CardToken[] {
  const out: CardToken[] = [];
  if (one.resources > 0)
    out.push({ icon: 'gi:crown-coin', label: text.say('table.resources'), count: one.resources, tone: 'gain' });
  if (one.damage > 0) out.push({ icon: 'gi:drop', label: text.say('counter.damage'), count: one.damage, tone: 'harm' });
  if (one.progress > 0)
    out.push({ icon: 'gi:mountain-road', label: text.say('table.progress'), count: one.progress, tone: 'way' });
  return out;
}

const typeLine = (row: Printed, text: GameText): string =>
  [text.say(`type.${row.type}`), ...(row.traits ?? []).map((trait) => text.say(`trait.${trait}`))].join(' · ');

const BADGE: Readonly<Record<string, IconName>> = { ranged: 'gi:archery-target', sentinel: 'gi:shield' };

/** A card on the table. */
export function faceOf(one: CardView, view: LcgView, text: GameText, attachments: readonly Attached[] = []): PlayFace {
  const captive = one.face === 'captive';
  const row = captive ? { id: '', type: 'captive' } : printed(idOf(view, one.card));
  const name = captive ? text.say('table.captive', { name: nameOf(text, idOf(view, one.card)) }) : nameOf(text, row.id);
  return {
    name,
    color: captive ? COLOR.captive : colorOf(row),
    strong: row.type === 'hero' || row.type === 'location',
    typeLine: captive ? undefined : typeLine(row, text),
    stats: statsOf(one, row, text),
    tokens: tokensOf(one, text),
    badges: (row.keywords ?? []).flatMap((word) =>
      BADGE[word] ? [{ icon: BADGE[word], label: text.say(`keyword.${word}.name`) }] : [],
    ),
    attachments,
    foot: row.sphere
      ? { text: text.say(`table.letter.${row.sphere}`), label: text.say(`sphere.${row.sphere}`) }
      : undefined,
    exhausted: one.exhausted,
    committed: one.committed ? { icon: 'gi:compass', label: text.say('table.committed') } : undefined,
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

/** What lies on a card, as tabs under it. */
export const attachedTo = (
  card: number,
  view: LcgView,
  text: GameText,
  at: { stateOf(id: number): State | undefined; press(id: number, from: Element): void },
): Attached[] =>
  view.cards
    .filter((one) => one.host === card && !isLaid(view, one.card))
    .map((one) => ({
      id: String(one.card),
      name: nameOf(text, idOf(view, one.card)),
      color: colorOf(printed(idOf(view, one.card))),
      exhausted: one.exhausted,
      state: at.stateOf(one.card),
      onPress: (from) => at.press(one.card, from),
    }));

/** Cards that lie for themselves although they belong to another: guards, turned shadow cards. */
const isLaid = (view: LcgView, card: number): boolean =>
  view.zones.some(({ id, items }) => id !== 'attached' && typeof items !== 'number' && items.includes(card));

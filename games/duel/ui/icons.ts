/** Which drawing stands for what. */
import type { IconName, Shape, Side } from '@pony/ui/types';
import type { CardFacts, Kind } from './facts.ts';

export const SEAT_SIDE: readonly Side[] = ['light', 'dark'];
export const SEAT_SEAL: readonly IconName[] = ['pp:star', 'pp:eye'];
export const CHARACTER: readonly IconName[] = ['gi:walking-boot', 'gi:hood'];

export const KIND_ICON: Readonly<Record<Kind, IconName>> = {
  skill: 'pp:k-skill',
  treasure: 'pp:k-treasure',
  quest: 'pp:k-quest',
  alliance: 'pp:k-alliance',
  war: 'pp:k-war',
  manoeuvre: 'pp:k-manoeuvre',
};

export const SKILL_MARK: readonly { icon: IconName; shape: Shape; color: string }[] = [
  { icon: 'gi:hood', shape: 'diamond', color: 'var(--s-ruse)' },
  { icon: 'gi:mailed-fist', shape: 'square', color: 'var(--s-strength)' },
  { icon: 'gi:lion', shape: 'shield', color: 'var(--s-courage)' },
  { icon: 'gi:open-book', shape: 'circle', color: 'var(--s-knowledge)' },
  { icon: 'gi:knight-banner', shape: 'pennant', color: 'var(--s-leadership)' },
];

export const RACE_ICON: readonly IconName[] = [
  'gi:vial',
  'gi:warhammer',
  'gi:smoking-pipe',
  'gi:hunting-horn',
  'gi:oak-leaf',
  'gi:crystal-ball',
];
export const EAGLE_ICON: IconName = 'gi:feather';

export const CHAIN_ICON: Readonly<Record<string, IconName>> = {
  bow: 'gi:pocket-bow',
  helmet: 'gi:visored-helm',
  sword: 'gi:broadsword',
  anvil: 'gi:anvil',
  harp: 'gi:harp',
  horseshoe: 'gi:horseshoe',
  pot: 'gi:camp-cooking-pot',
  horse: 'gi:horse-head',
  backpack: 'gi:knapsack',
  fish: 'gi:flatfish',
  armor: 'gi:breastplate',
  axe: 'gi:battle-axe',
  scroll: 'gi:tied-scroll',
  acorn: 'gi:acorn',
  campfire: 'gi:campfire',
  bedroll: 'gi:sleeping-bag',
  chest: 'gi:locked-chest',
};

/** Regions in board order: pennon, its ground, and the tint of the land on the map. */
export const REGION_LOOK: readonly { icon: IconName; ground: string; land: string }[] = [
  { icon: 'pp:ship', ground: '#2b6b70', land: '#2b6b70' },
  { icon: 'pp:crown', ground: '#3a3630', land: '#8b7f62' },
  { icon: 'gi:linden-leaf', ground: '#5e6a2c', land: '#6f7f3a' },
  { icon: 'pp:spire', ground: '#6f3550', land: '#8a4a63' },
  { icon: 'gi:horse-head', ground: '#2f6b3a', land: '#4f8a4b' },
  { icon: 'pp:tree', ground: '#26406e', land: '#3d5c94' },
  { icon: 'pp:eye', ground: '#8e2a1c', land: '#a2402c' },
];

export const BONUS_ICON: Readonly<Record<string, IconName>> = {
  'units-anywhere': 'gi:swordman',
  'extra-turn': 'pp:again',
};

/** What each token does, as one glyph. */
export const TOKEN_ICON: Readonly<Record<string, IconName>> = {
  'extra-turn-on-yellow': 'pp:again',
  'red-any-region': 'gi:flying-flag',
  'wild-skill': 'pp:k-skill',
  'no-surcharge': 'pp:fortL',
  'extra-turn-on-tile': 'pp:again',
  'moves-on-green': 'gi:walking-boot',
  eagle: 'gi:feather',
  'unit-on-blue': 'gi:swordman',
  'coins-on-chain': 'pp:chain',
  'ring-on-yellow': 'gi:ring',
  'more-units-on-red': 'gi:swordman',
  'discard-income-times': 'gi:card-discard',
  'extra-turn': 'pp:again',
  'remove-fortress': 'pp:fortD',
  manoeuvres: 'pp:k-manoeuvre',
  rings: 'gi:ring',
  'units-anywhere': 'gi:swordman',
  'from-discard': 'gi:card-pickup',
};

const RACE_PICTURE: readonly IconName[] = [
  'gi:elf-helmet',
  'gi:dwarf-helmet',
  'gi:hobbit-dwelling',
  'gi:horse-head',
  'gi:oak',
  'gi:wizard-staff',
];
const KIND_PICTURES: Readonly<Record<Kind, readonly IconName[]>> = {
  skill: ['gi:hooded-figure'],
  treasure: ['gi:open-treasure-chest', 'gi:swap-bag'],
  quest: ['gi:mountain-road', 'gi:camping-tent', 'gi:trail'],
  alliance: ['gi:hobbit-dwelling'],
  war: ['gi:spears', 'gi:tower-flag', 'gi:cavalry'],
  manoeuvre: ['gi:catapult', 'gi:siege-ram'],
};
const SKILL_PICTURE: readonly IconName[] = [
  'gi:hooded-figure',
  'gi:battle-gear',
  'gi:lion',
  'gi:spell-book',
  'gi:throne-king',
];

/** The motif of a card's picture; cards of one kind differ by their number. */
export function pictureOf(card: CardFacts): IconName {
  if (card.race >= 0) return RACE_PICTURE[card.race];
  if (card.kind === 'skill') return SKILL_PICTURE[card.choice[0] ?? card.gives.findIndex((n) => n > 0)];
  const pictures = KIND_PICTURES[card.kind];
  return pictures[Number(card.id.slice(-2)) % pictures.length];
}

/** A card as data for the pieces of the kit. */
import type { CardStat, GameText, PlayFace } from '@pony/ui';
import type { CardGameView, CardView } from '../src/view.ts';
import { CARDS, FACTION_LOOK, isPath, NUMERALS } from './facts.ts';

/** Printed icons; leadership in one, attack before defence: a crown alone would not tell which of them it is. */
function printed(text: GameText, card: number): CardStat[] {
  const { icons } = CARDS[card];
  const leads = ([, key]: (typeof icons)[number]): boolean => key === 'leadAttack' || key === 'leadDefence';
  const out: CardStat[] = icons
    .filter((one) => !leads(one))
    .map(([icon, key, value]) => ({ icon, label: text.say(`icon.${key}`), value }));
  const lead = icons.filter(leads);
  if (lead.length === 0) return out;
  const of = (name: string): number => lead.find(([, key]) => key === name)?.[2] ?? 0;
  return [
    ...out,
    { icon: 'gi:queen-crown', label: text.say('icon.leads'), value: `${of('leadAttack')}/${of('leadDefence')}` },
  ];
}

const kindWords = (text: GameText, card: number): string =>
  [text.say(`type.${CARDS[card].type}`), ...CARDS[card].subtypes.map((id) => text.say(`subtype.${id}`))].join(' · ');

/** In a hand or a list: everything printed. */
export function handFace(text: GameText, card: number): PlayFace {
  const { faction, paths, id } = CARDS[card];
  const { color, icon } = FACTION_LOOK[faction];
  const road = paths.length === 0 ? undefined : rangeOf(paths);
  return {
    name: text.name('card', card),
    color,
    emblem: { icon, label: text.say(`faction.${faction}`) },
    typeLine: kindWords(text, card),
    stats: printed(text, card),
    foot: road === undefined ? undefined : { text: road, label: text.say('table.paths', { list: road }) },
    picture: { seed: id, motif: icon },
  };
}

/** On a location: only what counts there. */
export function placedFace(text: GameText, one: CardView, location: number, attacks: boolean): PlayFace {
  const { faction } = CARDS[one.card];
  const { color, icon } = FACTION_LOOK[faction];
  const kind = isPath(location) ? (attacks ? 'pathAttack' : 'pathDefence') : attacks ? 'attack' : 'defence';
  const sign = isPath(location)
    ? attacks
      ? 'pp:path-attack'
      : 'pp:path-defence'
    : attacks
      ? 'pp:battle-attack'
      : 'pp:battle-defence';
  return {
    name: text.name('card', one.card),
    color,
    emblem: { icon, label: text.say(`faction.${faction}`) },
    stats: [{ icon: sign, label: text.say(`icon.${kind}`), value: one.worth }],
    badges: one.leads ? [{ icon: 'gi:queen-crown', label: text.say('table.supported') }] : [],
  };
}

/** Whose it is, where a side has several players. */
export function ownerMark(text: GameText, view: CardGameView, seat: number): PlayFace['owner'] {
  const alone = view.players.filter((one) => one.side === view.players[seat].side).length === 1;
  if (alone) return undefined;
  const side = view.players[seat].side === 0 ? 'light' : 'dark';
  return { mark: NUMERALS[view.order.indexOf(seat)], seat, side, label: text.name('seat', seat) };
}

/** In a reserve: its name, and whether it can move yet. */
export function reserveFace(text: GameText, one: CardView): PlayFace {
  const { faction } = CARDS[one.card];
  const { color, icon } = FACTION_LOOK[faction];
  return {
    name: text.name('card', one.card),
    color,
    emblem: { icon, label: text.say(`faction.${faction}`) },
    badges: one.fresh ? [{ icon: 'gi:hourglass', label: text.say('table.fresh') }] : [],
  };
}

/** 1-3, 5: neighbours in one. */
export function rangeOf(numbers: readonly number[]): string {
  const out: string[] = [];
  for (let i = 0; i < numbers.length; i++) {
    let j = i;
    while (numbers[j + 1] === numbers[j] + 1) j++;
    out.push(j === i ? String(numbers[i]) : `${numbers[i]}–${numbers[j]}`);
    i = j;
  }
  return out.join(', ');
}

/**
 * What the table draws, and where. Its parts take their cards from here and from nowhere else, so that an option is lit only
 * on what can be pressed; every other one stands in words.
 */
import type { Things } from '@pony/ui/reach';
import type { CardView, LcgView } from '../src/view.ts';

/** The cards of a zone that lie open, in order. */
function cardsOf(view: LcgView, zone: string, owner: number | null = null): CardView[] {
  const found = view.zones.find((one) => one.id === zone && one.owner === owner);
  if (!found || typeof found.items === 'number') return [];
  const items: readonly number[] = found.items;
  return items.flatMap((card) => view.cards.find((one) => one.card === card) ?? []);
}

const lies = (view: LcgView, card: number, where: (zone: string) => boolean): boolean =>
  view.zones.some(({ id, items }) => where(id) && typeof items !== 'number' && items.includes(card));
/** A shadow card that was turned lies at its enemy. */
export const turnedUp = (view: LcgView, card: number): boolean => lies(view, card, (zone) => zone === 'shadow-up');
/** Cards that lie for themselves although they belong to another: guards, turned shadow cards. */
const isLaid = (view: LcgView, card: number): boolean => lies(view, card, (zone) => zone !== 'attached');

/** What lies on a card: attachments, and shadow cards that were turned. */
export const lyingOn = (view: LcgView, card: number): CardView[] =>
  view.cards.filter((one) => one.host === card && (turnedUp(view, one.card) || !isLaid(view, one.card)));

export interface Drawn {
  readonly stage: CardView | null;
  readonly campaign: CardView | null;
  /** Turned up and not yet at its place. */
  readonly turned: readonly CardView[];
  readonly active: readonly CardView[];
  readonly staging: readonly CardView[];
  /** What lies before each seat. */
  readonly areas: readonly { readonly enemies: readonly CardView[]; readonly own: readonly CardView[] }[];
  /** Titles of the hands that are open to the viewer, by seat, equal ones once; null: hidden. */
  readonly hands: readonly (readonly number[] | null)[];
  readonly things: Things;
  /** The thing that is pressed for a card: itself, or whoever carries it, in whatever way that is drawn. */
  at(card: number): number | undefined;
}

export function drawn(view: LcgView): Drawn {
  const stage = cardsOf(view, 'quest')[0] ?? null;
  const campaign = cardsOf(view, 'campaign')[0] ?? null;
  const turned = [
    ...cardsOf(view, 'revealing'),
    ...cardsOf(view, 'shadow-up').filter((one) => one.host < 0),
    ...cardsOf(view, 'limbo'),
  ];
  const active = cardsOf(view, 'active');
  const staging = cardsOf(view, 'staging');
  const areas = view.threat.map((_, seat) => ({
    enemies: cardsOf(view, 'engaged', seat),
    own: cardsOf(view, 'area', seat),
  }));
  const hands = view.hands.map((hand) =>
    typeof hand === 'number' ? null : [...new Set(hand.map((card) => view.titles[card]))],
  );
  const things = new Set<string>();
  const bearer = new Map<number, number>();
  const lay = (one: CardView): void => {
    things.add(`card ${one.card}`);
    bearer.set(one.card, one.card);
    for (const on of lyingOn(view, one.card)) bearer.set(on.card, one.card);
  };
  // What lies on the stage and the campaign card is not drawn.
  for (const one of [stage, campaign])
    if (one) {
      things.add(`card ${one.card}`);
      bearer.set(one.card, one.card);
    }
  for (const one of [...turned, ...active, ...staging]) lay(one);
  for (const { enemies, own } of areas) for (const one of [...enemies, ...own]) lay(one);
  for (const hand of hands) for (const title of hand ?? []) things.add(`title ${title}`);
  for (const seat of areas.keys()) things.add(`seat ${seat}`);
  return { stage, campaign, turned, active, staging, areas, hands, things, at: (card) => bearer.get(card) };
}

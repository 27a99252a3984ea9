/** A table with as many cards as one likes, to see how it lies: the stories show it, no game does. Pure. */
import type { CardView, LcgView } from '../src/view.ts';

export interface Crowd {
  /** Characters and enemies before the first seat, cards in the staging area, in its hand, on its first character. */
  readonly mine?: number;
  readonly engaged?: number;
  readonly staging?: number;
  readonly hand?: number;
  readonly on?: number;
}

/** Numbers of the cards that are added. */
const ADDED = 10_000;

export function crowd(view: LcgView, wanted: Crowd): LcgView {
  const cards = [...view.cards];
  const titles = [...view.titles];
  let next = ADDED;
  const copy = (of: CardView, part: Partial<CardView>): number => {
    const card = next++;
    cards.push({ ...of, ...part, card });
    titles[card] = view.titles[of.card];
    return card;
  };
  const patterns = (zones: readonly string[]): CardView[] => {
    const there = new Set(
      view.zones.flatMap(({ id, items }) => (zones.includes(id) && typeof items !== 'number' ? items : [])),
    );
    return view.cards.filter(({ card }) => there.has(card));
  };
  const everywhere = patterns(['staging', 'engaged']);
  const zones = view.zones.map((zone) => {
    const items = typeof zone.items === 'number' ? [] : zone.items;
    const fill = (from: readonly CardView[], n: number | undefined): number[] => {
      if (n === undefined || from.length === 0) return [...items];
      const some = Array.from({ length: Math.max(0, n - items.length) }, (_, i) =>
        copy(from[i % from.length], { exhausted: i % 3 === 1, damage: i % 2 }),
      );
      return [...items, ...some].slice(0, n);
    };
    if (zone.id === 'area' && zone.owner === 0) return { ...zone, items: fill(patterns(['area']), wanted.mine) };
    if (zone.id === 'engaged' && zone.owner === 0)
      return {
        ...zone,
        items: fill(
          everywhere.filter(({ type }) => type === 'enemy'),
          wanted.engaged,
        ),
      };
    if (zone.id === 'staging') return { ...zone, items: fill(everywhere, wanted.staging) };
    return zone;
  });
  const bearer = zones.find(({ id, owner }) => id === 'area' && owner === 0)?.items;
  const [host] = typeof bearer === 'number' || !bearer ? [] : bearer;
  const things = view.titleIds.flatMap((id, title) => (BORNE.includes(id) ? [title] : []));
  for (let i = 0; i < (wanted.on ?? 0) && things.length > 0; i++) {
    const card = copy(view.cards[0], {
      host,
      damage: 0,
      exhausted: i % 2 === 1,
      stats: {},
      parts: {},
      type: 'attachment',
    });
    titles[card] = things[i % things.length];
    cards[cards.length - 1] = { ...cards[cards.length - 1], face: view.titleIds[titles[card]] };
  }
  const added = view.titleIds.length;
  const held = Array.from({ length: wanted.hand ?? 0 }, (_, i) => {
    const card = next++;
    titles[card] = (7 * i + 3) % added;
    return card;
  });
  const hands = view.hands.map((hand, seat) => (seat === 0 && wanted.hand !== undefined ? held : hand));
  return { ...view, cards, titles, zones, hands };
}

/** What characters bear: the stories need names of every length. */
const BORNE: readonly string[] = [
  'celebrians-stone',
  'steward-of-gondor',
  'unexpected-courage',
  'dark-knowledge',
  'self-preservation',
  'horn-of-gondor',
  'citadel-plate',
  'blade-of-gondolin',
];

/** What a replay draws over the course of a game, and what it marks on the way. */
import type { Say } from '@pony/engine';
import type { ChartPoint, Moment } from '@pony/ui';
import type { CardGameView, PlayerView } from '../src/view.ts';

const count = (cards: readonly number[] | number): number => (typeof cards === 'number' ? cards : cards.length);

/** Attack or defence icons that a seat's side has on the table now. */
const icons = (view: CardGameView, { seat }: PlayerView): number =>
  view.locations.reduce(
    (sum, place) => sum + place.cards.reduce((all, one) => all + (one.owner === seat ? one.worth : 0), 0),
    0,
  );

/** Points of each side; cards left in hand and deck, icons on the table, seat by seat. */
export const charts = (view: CardGameView): readonly ChartPoint[] => [
  {
    id: 'points',
    label: 'chart.points',
    icon: 'gi:laurel-crown',
    values: view.players.length > 2 ? view.points : view.players.map((one) => view.points[one.side]),
  },
  {
    id: 'cards',
    label: 'chart.cards',
    icon: 'pp:cards',
    values: view.players.map((one) => count(one.hand) + one.deck + count(one.cycled)),
  },
  { id: 'icons', label: 'chart.icons', icon: 'gi:crossed-swords', values: view.players.map((one) => icons(view, one)) },
];

/** Rounds part the game; fights won and paths lost are worth finding. */
export function moment({ say, args = {} }: Say): Moment | null {
  switch (say) {
    case 'round':
      return { is: 'part', mark: String(args.n) };
    case 'wins':
      return { is: 'event', icon: 'gi:laurel-crown' };
    case 'wins-corruption':
      return { is: 'event', icon: 'gi:burning-eye' };
    case 'reactivates':
      return { is: 'event', icon: 'gi:castle' };
    default:
      return null;
  }
}

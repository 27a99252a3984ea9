/** What a replay draws over the course of a game, and what it marks on the way. */
import type { Say } from '@pony/engine';
import type { ChartPoint, Moment } from '@pony/ui';
import type { DuelView, SideView } from '../src/view.ts';
import { NUMERALS, TILES, TOKENS } from './facts.ts';
import { RACE_ICON, REGION_LOOK } from './icons.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const NUMBERS: readonly (readonly [id: string, of: (side: SideView, view: DuelView) => number])[] = [
  ['coins', (side) => side.coins],
  ['skills', (side) => sum(side.skills)],
  ['quest', (side, view) => view.goal - side.quest],
  ['races', (side) => side.races],
  ['regions', (side) => side.regions],
];

/** Coins, skills, steps still to go, races and regions, side by side. */
export const charts = (view: DuelView): readonly ChartPoint[] =>
  NUMBERS.map(([id, of]) => ({ id, label: `chart.${id}`, values: view.sides.map((side) => of(side, view)) }));

const ROADS: Readonly<Record<string, Extract<Moment, { is: 'event' }>['icon']>> = {
  quest: 'gi:ring',
  races: 'pp:k-alliance',
  conquest: 'gi:flying-flag',
  regions: 'gi:flying-flag',
};

/** Chapters part the game; tiles taken, tokens kept, fortresses razed, the discard searched and the end are worth finding. */
export function moment({ say, args = {} }: Say): Moment | null {
  switch (say) {
    case 'chapter':
      return { is: 'part', mark: NUMERALS[(args.chapter as number) - 1] };
    case 'takes':
      return { is: 'event', icon: REGION_LOOK[TILES[args.tile as number].region].icon };
    case 'keeps':
      return { is: 'event', icon: RACE_ICON[TOKENS[args.token as number].race] };
    case 'razes':
      return { is: 'event', icon: 'gi:broken-shield' };
    case 'plays-from-discard':
      return { is: 'event', icon: 'gi:card-pickup' };
    case 'wins':
      return { is: 'event', icon: ROADS[args.reason as string] };
    default:
      return null;
  }
}

/** What a replay draws over the course of a game, and what it marks on the way. */
import type { Say } from '@pony/engine';
import type { ChartPoint, Moment } from '@pony/ui';
import type { DuelView, SideView } from '../src/view.ts';
import { NUMERALS, RACES_TO_WIN, REGIONS, TILES, TOKENS } from './facts.ts';
import { RACE_ICON, REGION_LOOK } from './icons.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Coins, skills, and the three roads: steps of the Quest, races, regions; side by side. */
export function charts(view: DuelView): readonly ChartPoint[] {
  const of = (id: string, value: (side: SideView) => number): ChartPoint => ({
    id,
    label: `chart.${id}`,
    values: view.sides.map(value),
  });
  const road = (id: string, value: (side: SideView) => number, goal: number): ChartPoint => ({
    ...of(id, value),
    goals: view.sides.map(() => goal),
    icon: ROADS[id],
  });
  return [
    of('coins', ({ coins }) => coins),
    of('skills', ({ skills }) => sum(skills)),
    road('quest', ({ quest }) => quest, view.goal),
    road('races', ({ races }) => races, RACES_TO_WIN),
    road('regions', ({ regions }) => regions, REGIONS.length),
  ];
}

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

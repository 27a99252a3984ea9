/** What a replay draws over the course of a game, and what it marks on the way. */
import type { Say } from '@pony/engine';
import type { ChartPoint, IconName, Moment } from '@pony/ui';
import { NATIONS } from './data/facts.ts';
import type { WarView } from './model.ts';
import { diceOf, each, fallenOf, pointsOf } from './turns.ts';
import { kindOf, LEADER, nationOf } from './types.ts';

/** Units of a side on the map, behind walls and in hand. */
function units(view: WarView, side: number): number {
  let sum = 0;
  for (const { figures } of view.places)
    for (const [figure, count] of figures)
      if (kindOf(figure) !== LEADER && NATIONS[nationOf(figure)].side === side) sum += count;
  return sum;
}

/** Victory points, dice, losses and armies side by side; the Fellowship's progress against its corruption. */
export function charts(view: WarView): readonly ChartPoint[] {
  const { fellowship } = view;
  const way = fellowship.mordor >= 0 ? MOST_PROGRESS : fellowship.progress;
  return [
    { id: 'points', label: 'chart.points', values: pointsOf(view) },
    { id: 'quest', label: 'chart.quest', values: [way, fellowship.corruption] },
    { id: 'dice', label: 'chart.dice', values: diceOf(view) },
    { id: 'losses', label: 'chart.losses', values: fallenOf(view) },
    { id: 'units', label: 'chart.units', values: each((side) => units(view, side)) },
  ];
}
const MOST_PROGRESS = 12;

const EVENTS: Readonly<Record<string, IconName>> = {
  'siege-begins': 'gi:siege-tower',
  captures: 'gi:flying-flag',
  retakes: 'gi:flying-flag',
  attacks: 'gi:crossed-swords',
  'draws-tile': 'pp:eye',
  revealed: 'gi:semi-closed-eye',
  'enters-mordor': 'gi:smoking-volcano',
  'uses-ring': 'gi:globe-ring',
  'enters-play': 'gi:hooded-figure',
  dies: 'gi:broken-shield',
  'goes-to-war': 'gi:vertical-banner',
  wins: 'gi:laurel-crown',
};

/** Turns part the game; sieges, captures, tiles, reveals, deaths and wars are worth finding. */
export function moment({ say, args = {} }: Say): Moment | null {
  if (say === 'turn') return { is: 'part', mark: String(args.turn) };
  return EVENTS[say] ? { is: 'event', icon: EVENTS[say] } : null;
}

/** What a replay draws over the course of a game, and what it marks on the way. */
import type { Say } from '@pony/engine';
import type { ChartPoint, Moment } from '@pony/ui';
import type { LcgView } from '../src/view.ts';

/** LC-16.1: whose threat reaches it is out. */
const LOST = 50;

/** Threat and damage, player by player; progress on the quest, of all. */
export const charts = (view: LcgView): readonly ChartPoint[] => [
  {
    id: 'threat',
    label: 'counter.threat',
    values: view.threat,
    goals: view.threat.map(() => LOST),
    icon: 'gi:burning-eye',
  },
  {
    id: 'damage',
    label: 'counter.damage',
    icon: 'gi:drop',
    values: view.threat.map((_, seat) =>
      view.cards.filter((one) => one.ctl === seat).reduce((sum, one) => sum + one.damage, 0),
    ),
  },
  { id: 'progress', label: 'table.progress', icon: 'gi:mountain-road', values: [progressOf(view)] },
];
const progressOf = (view: LcgView): number => view.counters.find(({ id }) => id === 'quest-progress')?.value ?? 0;

/** Rounds part the game; stages, explored locations, heroes destroyed and players lost are worth finding. */
export function moment({ say, args = {} }: Say): Moment | null {
  switch (say) {
    case 'round-begins':
      return { is: 'part', mark: String(args.n) };
    case 'completed':
      return { is: 'event', icon: 'gi:compass' };
    case 'explored':
      return { is: 'event', icon: 'gi:mountain-road' };
    case 'eliminated':
      return { is: 'event', icon: 'gi:broken-shield' };
    case 'rescued':
      return { is: 'event', icon: 'gi:hood' };
    default:
      return null;
  }
}

/** What a replay draws over the course of a game, and what it marks on the way. */
import type { Say } from '@pony/engine';
import type { ChartPoint, IconName, Moment, TableLogLine } from '@pony/ui';
import { FREE, NATIONS, SHADOW } from './data/facts.ts';
import type { WarView } from './model.ts';
import { kindOf, LEADER, nationOf } from './types.ts';

/** Units of a side on the map, behind walls and in hand. */
function units(view: WarView, side: number): number {
  let sum = 0;
  for (const { figures } of view.places)
    for (const [figure, count] of figures)
      if (kindOf(figure) !== LEADER && NATIONS[nationOf(figure)].side === side) sum += count;
  return sum;
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const each = (of: (side: number) => number): number[] => [FREE, SHADOW].map(of);

/** Victory points, dice, losses and armies side by side; the Fellowship's progress against its corruption. */
export function charts(view: WarView): readonly ChartPoint[] {
  const { sides, fellowship } = view;
  const way = fellowship.mordor >= 0 ? MOST_PROGRESS : fellowship.progress;
  return [
    { id: 'points', label: 'chart.points', values: each((side) => sides[side].points) },
    { id: 'quest', label: 'chart.quest', values: [way, fellowship.corruption] },
    { id: 'dice', label: 'chart.dice', values: each((side) => sum(sides[side].dice) + sum(sides[side].spent)) },
    { id: 'losses', label: 'chart.losses', values: each((side) => sides[side].fallen) },
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

/** The state of the war at the end of a turn. */
export interface TurnEnd {
  readonly turn: number;
  readonly points: readonly number[];
  readonly corruption: number;
  readonly progress: number;
  readonly dice: readonly number[];
  readonly fallen: readonly number[];
}

const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : [0, 0]);

/** The war turn by turn, as the log tells it at the start of each; the last turn is as the table stands. */
export function turnsOf(log: readonly TableLogLine[], view: WarView): TurnEnd[] {
  const out: TurnEnd[] = [];
  for (const { says } of log)
    for (const { say, args = {} } of says)
      if (say === 'turn' && Number(args.turn) > 1)
        out.push({
          turn: Number(args.turn) - 1,
          points: list(args.points),
          corruption: Number(args.corruption),
          progress: Number(args.progress),
          dice: list(args.dice),
          fallen: list(args.fallen),
        });
  const now = charts(view);
  const values = (id: string): readonly number[] => now.find((point) => point.id === id)?.values ?? [];
  const { corruption, progress } = view.fellowship;
  const last = { points: values('points'), corruption, progress, dice: values('dice'), fallen: values('losses') };
  out.push({ turn: view.turn, ...last });
  return out;
}

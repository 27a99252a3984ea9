/** What a replay draws over the course of a game, and what it marks on the way. */
import type { Say } from '@pony/engine';
import type { ChartPoint, IconName, Moment } from '@pony/ui';
import { NATIONS } from './data/facts.ts';
import { PLACES } from './map/atlas.ts';
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

/** Steps to every region from the nearest of these, over open borders. */
function stepsFrom(...ids: readonly string[]): readonly number[] {
  const far = PLACES.map(() => -1);
  let edge = ids.map((id) => PLACES.findIndex((place) => place.id === id));
  for (let step = 0; edge.length > 0; step++) {
    for (const region of edge) far[region] = step;
    edge = [...new Set(edge.flatMap((region) => PLACES[region].open))].filter((region) => far[region] < 0);
  }
  return far;
}
const FROM_RIVENDELL = stepsFrom('rivendell');
const TO_MORDOR = stepsFrom('morannon', 'minas-morgul');
/** Steps of the Mordor Track (WR-10.03), and the Corruption that ends the Quest (WR-10.02). */
const DOOM = 5;
const CORRUPTED = 12;

/** How far from Rivendell the Fellowship may be: where its figure stands, what it has walked since, steps in Mordor. */
const wayOf = ({ region, progress, mordor }: WarView['fellowship']): number =>
  (FROM_RIVENDELL[region] ?? 0) + (mordor >= 0 ? mordor : progress);

/** The fewest steps from here to the Crack of Doom. */
const wayLeft = ({ region, progress, mordor }: WarView['fellowship']): number =>
  mordor >= 0 ? DOOM - mordor : Math.max(0, (TO_MORDOR[region] ?? 0) - progress) + DOOM;

/** Victory points, dice, losses and armies side by side; the Fellowship's progress against its corruption. */
export function charts(view: WarView): readonly ChartPoint[] {
  const { fellowship } = view;
  return [
    {
      id: 'points',
      label: 'chart.points',
      values: pointsOf(view),
      goals: each((side) => view.sides[side].pointsToWin),
      icon: 'gi:laurel-crown',
    },
    {
      id: 'quest',
      label: 'chart.quest',
      values: [wayOf(fellowship), fellowship.corruption],
      goals: [wayOf(fellowship) + wayLeft(fellowship), CORRUPTED],
      icon: 'gi:ring',
    },
    { id: 'dice', label: 'chart.dice', values: diceOf(view) },
    { id: 'losses', label: 'chart.losses', values: fallenOf(view) },
    { id: 'units', label: 'chart.units', values: each((side) => units(view, side)) },
  ];
}

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

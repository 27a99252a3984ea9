/** The war turn by turn, for the story at its end. */
import type { LogLine } from '@pony/protocol';
import { FREE, SHADOW } from './data/facts.ts';
import type { WarView } from './model.ts';

export const each = (of: (side: number) => number): number[] => [FREE, SHADOW].map(of);
const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

export const pointsOf = ({ sides }: WarView): number[] => each((side) => sides[side].points);
export const fallenOf = ({ sides }: WarView): number[] => each((side) => sides[side].fallen);
/** Dice rolled this turn, used and unused; those that moved the Fellowship lie in the Hunt Box. */
export const diceOf = ({ sides }: WarView): number[] =>
  each((side) => sum(sides[side].dice) + sum(sides[side].spent) + (side === FREE ? sides[FREE].huntBox : 0));

/** The state of the war at the end of a turn. */
export interface TurnEnd {
  readonly turn: number;
  readonly points: readonly number[];
  readonly corruption: number;
  /** Steps walked since the start, on the map and in Mordor. */
  readonly way: number;
  readonly dice: readonly number[];
  readonly fallen: readonly number[];
}

const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : [0, 0]);

/** The war turn by turn, as the log tells it at the start of each; the last turn is as the table stands. */
export function turnsOf(log: readonly LogLine[], view: WarView): TurnEnd[] {
  const out: TurnEnd[] = [];
  let way = 0;
  for (const { says } of log)
    for (const { say, args = {} } of says) {
      if (say === 'travels' || say === 'steps') way += 1;
      if (say === 'turn' && Number(args.turn) > 1)
        out.push({
          turn: Number(args.turn) - 1,
          points: list(args.points),
          corruption: Number(args.corruption),
          way,
          dice: list(args.dice),
          fallen: list(args.fallen),
        });
    }
  const { corruption } = view.fellowship;
  const last = { points: pointsOf(view), corruption, way, dice: diceOf(view), fallen: fallenOf(view) };
  out.push({ turn: view.turn, ...last });
  return out;
}

/** The chart that tells why it ended: the quest when the Ring decided, else the points. */
export const decisiveChart = (reason: string | undefined): 'points' | 'quest' =>
  reason === 'ring' || reason === 'corruption' ? 'quest' : 'points';

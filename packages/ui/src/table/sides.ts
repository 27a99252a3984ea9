import type { Outcome } from '@pony/engine';
import type { IconName, Side } from '../types.ts';

const ORDER: readonly Side[] = ['light', 'dark', 'neutral'];
const SEALS: Record<Side, IconName> = { light: 'pp:star', dark: 'pp:eye', neutral: 'pp:pony' };

/** Teams that are dark wherever they sit: in one scenario of the Card Game the Shadow has the first seat. */
const DARK: ReadonlySet<string> = new Set(['shadow', 'sauron']);

/** The side of a seat by the order of the teams, dark ones after the others: the first is light, the second dark, more neither. */
export function sideOfSeat(seats: readonly { readonly team: string }[], seat: number): Side {
  const teams = [...new Set(seats.map(({ team }) => team))];
  const inOrder = [...teams.filter((team) => !DARK.has(team)), ...teams.filter((team) => DARK.has(team))];
  return ORDER[inOrder.indexOf(seats[seat]?.team)] ?? 'neutral';
}

export const sealOfSide = (side: Side): IconName => SEALS[side];

/** Nobody won and nobody lost: the game was broken off, or the rules have changed and cannot finish it. */
export const isUndecided = ({ reason }: Pick<Outcome, 'reason'>): boolean => reason === 'aborted' || reason === 'rules';

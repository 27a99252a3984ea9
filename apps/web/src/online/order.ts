/** A table of the server, before it is made. */
import type { Options, SeatSpec } from '@pony/engine';
import type { PaceInfo } from '@pony/protocol';
import { livePace, optionsOfSeat, type Plan, plainOptions } from '../new-table.ts';
import type { SeatWish, TableWish } from './api.ts';

export const WHERE = ['here', 'link', 'lobby'] as const;
/** here: on this device. link: online, for whoever brings the link. lobby: online, for anybody. */
export type Where = (typeof WHERE)[number];
export const PACES = ['none', 'live', 'move'] as const;
export type PaceName = (typeof PACES)[number];

export interface Online {
  where: Where;
  watch: boolean;
  /** The game counts for ratings, where it can. */
  rated: boolean;
}

export const HERE: Online = { where: 'here', watch: true, rated: false };

const MINUTE = 60_000;
export const PACE_OF: Readonly<Record<PaceName, PaceInfo | null>> = {
  none: null,
  live: livePace(20),
  move: { kind: 'move', each: 24 * 60 * MINUTE },
};

export const paceName = (pace: PaceInfo | null): PaceName => pace?.kind ?? 'none';

export function whereFrom(query: URLSearchParams): Where {
  const word = query.get('where');
  return WHERE.includes(word as Where) ? (word as Where) : 'here';
}

/** Who sits down where a table is laid: elsewhere a friend has a link or an open seat, here a bot waits. */
export function movedTo(plan: Plan, where: Where): Plan {
  const free = plan.sitters.every(({ who }, i) => (i === 0 ? who === 'you' : who !== 'you'));
  return {
    ...plan,
    undo: where === 'here' ? 'free' : 'consent',
    pace: where === 'here' && plan.pace?.kind === 'move' ? null : plan.pace,
    sitters: plan.sitters.map((sitter, i) => {
      if (where === 'here') return sitter.who === 'open' ? { ...sitter, who: 'bot' as const } : sitter;
      if (!free || i === 0) return sitter;
      return { ...sitter, who: where === 'link' ? ('friend' as const) : ('open' as const) };
    }),
  };
}

function seatWish({ who, level }: Plan['sitters'][number]): SeatWish {
  if (who === 'you') return { kind: 'me' };
  if (who === 'friend') return { kind: 'link' };
  return who === 'open' ? { kind: 'open' } : { kind: 'bot', level };
}

/** Mixes the sitters. */
function byLot<T>(list: readonly T[]): T[] {
  const mixed = [...list];
  const words = crypto.getRandomValues(new Uint32Array(mixed.length));
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = words[i] % (i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

/** Two people against each other, who take nothing back alone and whom no bot stands in for. */
export const mayRate = (specs: readonly SeatSpec[], { sitters, undo, pace, timeOut }: Plan): boolean =>
  specs.length === 2 &&
  specs[0].team !== specs[1].team &&
  sitters.every(({ who }) => who !== 'bot') &&
  sitters.filter(({ who }) => who === 'you').length === 1 &&
  undo !== 'free' &&
  (pace === null || timeOut === 'claim');

/** The table to be made, and the options that each of its seats brings along. */
export function wishOf(
  game: string,
  specs: readonly SeatSpec[],
  plan: Plan,
  online: Online,
  lang: string,
): { wish: TableWish; own: readonly Options[] } {
  const sitting = plan.sitters.map((sitter, i) => ({
    seat: seatWish(sitter),
    own: optionsOfSeat(plan.options, specs[i].id),
  }));
  const placed = plan.lot ? byLot(sitting) : sitting;
  const wish: TableWish = {
    game,
    options: plainOptions(plan.options),
    seats: placed.map(({ seat }) => seat),
    listed: online.where === 'lobby',
    watch: online.watch,
    rated: online.rated && mayRate(specs, plan),
    lang,
    undo: plan.undo,
    pace: plan.pace,
    timeOut: plan.pace ? plan.timeOut : 'claim',
  };
  return { wish, own: placed.map(({ own }) => own) };
}

/** What a viewer sees: built up from the rules' view, question and offers for exactly that viewer. */
import {
  asked,
  type BaseView,
  type Core,
  type Offer,
  type Outcome,
  offers,
  pending,
  type Rules,
  type Say,
  type Seat,
} from '@pony/engine';
import type { Offered, SeatView, Situation } from '@pony/protocol';
import { clockView, leaving } from './clock.ts';
import { mayAbort } from './end.ts';
import { askedNow, outcomeOf } from './posed.ts';
import { offersOf, positionOf } from './position.ts';
import { isShared, openBeside, turnToLook } from './screen.ts';
import type { Table, Viewer } from './types.ts';
import { undoView } from './undo.ts';

export interface Look {
  readonly seat: Seat | null;
  readonly view: BaseView;
  readonly asked: readonly Seat[];
  readonly question: string | null;
  readonly prompt: Say | null;
  readonly offers: readonly Offered[];
  readonly outcome: Outcome | null;
}

/** The seat through whose eyes a viewer looks: the first of its seats that is asked, else its first. */
export function eyeOf(viewer: Viewer, askedSeats: readonly Seat[]): Seat | null {
  return viewer.find((seat) => askedSeats.includes(seat)) ?? viewer[0] ?? null;
}

/** One state as a viewer sees it, without a table around it; for replays. */
export const look = (rules: Rules, s: Core, viewer: Viewer): Look =>
  seenOf(rules, s, viewer, {
    view: (seat) => rules.view(s, seat),
    offers: (seat) => offers(rules, s, seat),
  });

interface Eyes {
  readonly view: (seat: Seat | null) => BaseView;
  readonly offers: (seat: Seat) => readonly Offer[];
}

function seenOf(rules: Rules, s: Core, viewer: Viewer, eyes: Eyes): Look {
  const seats = asked(rules, s);
  const seat = eyeOf(viewer, seats);
  const mine = seat !== null && seats.includes(seat);
  const now = mine ? pending(rules, s) : null;
  return {
    seat,
    view: eyes.view(seat),
    asked: [...seats],
    question: now?.question ?? null,
    prompt: now?.prompt(seat as Seat) ?? null,
    offers: mine
      ? eyes.offers(seat).map(({ option, tell, refusal, would }) => ({
          option,
          tell,
          ...(refusal ? { refusal } : null),
          ...(would ? { would } : null),
        }))
      : [],
    outcome: s.outcome,
  };
}

/**
 * The whole situation of a viewer at a table. Where several people share a screen it is that of the one who is asked, and
 * of nobody until that person has uncovered what the others may not see.
 */
export function situation(table: Table, viewer: Viewer, uncovered: Seat | null = null): Situation {
  const shared = isShared(table, viewer);
  const { eye, cover } = shared ? turnToLook(table, viewer, uncovered) : { eye: null, cover: null };
  const eyes = !shared ? viewer : eye === null || cover !== null ? [] : [eye];
  const { rules, state } = table;
  const { view } = positionOf(table);
  const seen = seenOf(rules, state, eyes, {
    view: (seat) => view(seat, seat === null ? [] : openBeside(table, viewer, seat)),
    offers: (seat) => offersOf(table, seat),
  });
  const over = outcomeOf(table);
  return {
    version: table.version,
    decisions: table.taken.length,
    seats: table.specs.map((_, seat) => seatView(table, seat, viewer.includes(seat))),
    ...seen,
    asked: [...askedNow(table)],
    ...(over ? { question: null, prompt: null, offers: [] } : null),
    outcome: over,
    undo: undoView(table, viewer),
    ...beside(table, viewer),
    ...(cover === null ? null : { cover }),
    ...(table.clocks ? { clocks: clockView(table) } : null),
  };
}

/** What may be done beside the rules at a table of a server: breaking the game off, claiming it from one who has left. */
function beside(table: Table, viewer: Viewer): Pick<Situation, 'mayAbort' | 'claimAt'> {
  if (!table.endStands || viewer.length === 0 || outcomeOf(table)) return {};
  const { team } = table.specs[viewer[0]];
  const times = leaving(table).flatMap(({ seat, at }) => (table.specs[seat].team === team ? [] : [at]));
  return {
    ...(mayAbort(table) ? { mayAbort: true as const } : null),
    ...(times.length > 0 && table.timeOut === 'claim' ? { claimAt: Math.min(...times) } : null),
  };
}

function seatView(table: Table, seat: Seat, own: boolean): SeatView {
  const { id, team } = table.specs[seat];
  const { holder, name, level } = table.sitters[seat];
  return {
    id,
    team,
    holder,
    name,
    ...(level ? { level } : null),
    ...(own && table.passForMe[seat] ? { passForMe: true } : null),
    ...(own && table.passSteps[seat].length > 0 ? { passSteps: table.passSteps[seat] } : null),
  };
}

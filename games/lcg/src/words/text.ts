/**
 * Words for writing a card down: `card('horn-of-gondor', response(after('destroyed', aCharacter), {}, gain(1, host)))`.
 * Content files export lists of such entries; what a card's type brings along (playing it, attaching it) the sets add themselves.
 */
import type { Ability, Action, Called, Limit, Listening, Occ, Op, Text, Trigger, Using } from '@pony/cards';
import { KIND, type KindWord } from '../kinds.ts';
import {
  CALL,
  type CallWord,
  type MarkWord,
  PHASE,
  type PhaseWord,
  SPAN,
  type SpanWord,
  type StatWord,
  TYPE,
  type TypeWord,
} from '../lists.ts';
import { type Lcg, typeOf } from '../state.ts';
import { affordable, payment } from './pay.ts';

/** The texts of one face. `form`: a further face of the title, with what it is. */
export interface CardText {
  /** Title, and after a dot the further face: `caught-in-a-web.attached`; quest and campaign cards have `.a` and `.b`. */
  readonly id: string;
  readonly face?: Face;
  readonly abilities: readonly Ability<Lcg>[];
}
/** A further face: what is not said is nothing. */
export interface Face {
  readonly type: TypeWord;
  readonly marks?: readonly MarkWord[];
  readonly stats?: Readonly<Partial<Record<StatWord, number>>>;
}

export const card = (id: string, ...abilities: readonly Ability<Lcg>[]): CardText => ({ id, abilities });
export const face = (id: string, what: Face, ...abilities: readonly Ability<Lcg>[]): CardText => ({
  id,
  face: what,
  abilities,
});

// Triggers

type If = (s: Lcg, occ: Occ, self: number) => boolean;
const trigger =
  (at: Trigger<Lcg>['at']) =>
  (kind: KindWord, ...conditions: readonly If[]): Trigger<Lcg> => ({
    at,
    kind: KIND[kind],
    ...(conditions.length === 0
      ? null
      : {
          if: conditions.length === 1 ? conditions[0] : (s, occ, self) => conditions.every((one) => one(s, occ, self)),
        }),
  });
/** While it is happening, before it is done (LC-17.16). */
export const when = trigger('when');
/** When it has been done. */
export const after = trigger('after');
/** Before everything else, to cancel it (LC-18.1). */
export const before = trigger('cancel');
/** Also when the card itself has just left play by it (LC-17.40). */
export const evenGone = (on: Trigger<Lcg>): Trigger<Lcg> => ({ ...on, ownLeaving: true });

export const isSelf: If = (_s, occ, self) => occ.subject === self;
export const isHost: If = (s, occ, self) => s.host[self] === occ.subject;
/** The subject as it was before the effect. */
export const wasType =
  (...types: readonly TypeWord[]): If =>
  (_s, occ) =>
    types.some((type) => TYPE[type] === formType(occ));
export const wasCharacter: If = wasType('hero', 'ally', 'objective-ally');
export const wasYours: If = (s, occ, self) => occ.ctl === s.ctl[self];
export const inPhase =
  (phase: PhaseWord): If =>
  (_s, occ) =>
    occ.n === PHASE[phase];
export const isA =
  (type: TypeWord): If =>
  (s, occ) =>
    occ.subject >= 0 && typeOf(s, occ.subject) === TYPE[type];
let formTypes: (form: number) => number = () => -1;
/** Set once by the kernel of the game. */
export function knowForms(types: (form: number) => number): void {
  formTypes = types;
}
const formType = (occ: Occ): number => formTypes(occ.form);
/** The text that is carried out is one of these: for `before('resolves', ofCall('when-revealed'))`. The field n of `resolves` is its call. */
export const ofCall =
  (call: CallWord): If =>
  (_s, occ) =>
    occ.b === CALL[call];

// Texts

export interface Rest {
  readonly cost?: readonly Op<Lcg>[];
  readonly limit?: Limit;
  readonly who?: Text<Lcg>['who'];
  readonly may?: Text<Lcg>['may'];
  readonly quiet?: true;
  readonly instead?: true;
  readonly from?: Text<Lcg>['from'];
  readonly phases?: readonly PhaseWord[];
}
const listening =
  (kind: Listening<Lcg>['kind']) =>
  (on: Trigger<Lcg>, rest: Omit<Rest, 'phases'>, ...ops: readonly Op<Lcg>[]): Listening<Lcg> => ({
    kind,
    on,
    ...rest,
    ops,
  });
export const response = listening('response');
export const forced = listening('forced');
/** A constant text that acts: before forced ones (LC-17.17). */
export const standing = listening('standing');
export const action = ({ phases, ...rest }: Omit<Rest, 'instead'>, ...ops: readonly Op<Lcg>[]): Action<Lcg> => ({
  kind: 'action',
  ...rest,
  ...(phases ? { phases: phases.map((phase) => PHASE[phase]) } : null),
  ops,
});
const called =
  (as: CallWord) =>
  (...ops: readonly Op<Lcg>[]): Called<Lcg> => ({ kind: 'called', as: CALL[as], ops });
export const whenRevealed = called('when-revealed');
export const shadow = called('shadow');
/** A travel text is a cost (LC-9.5): all of it has to be done. */
export const travel = called('travel');
export const setup = called('setup');

/** LC-18.21, LC-18.22: `limit(1, 'round')` of the single card; `per` says otherwise. */
export const limit = (times: number, span: SpanWord, per: Limit['per'] = span === 'game' ? 'seat' : 'card'): Limit => ({
  times,
  span: SPAN[span],
  per,
});

/** An event: played from hand, paid for, carried out, discarded (LC-7.27). `atLeast`: so many heroes must pay (LC-29.57). */
export function event(
  id: string,
  text: Action<Lcg> | Listening<Lcg>,
  atLeast = 0,
  more: readonly Ability<Lcg>[] = [],
): CardText {
  const played = { ...text, from: 'hand' as const, cost: [...payment(atLeast), ...(text.cost ?? [])] };
  return { id, abilities: [played, ...more] };
}
/** An event of cost X: X is announced before paying (LC-7.19). */
export function eventX(
  id: string,
  text: Action<Lcg>,
  values: (s: Lcg, u: Using, most: number) => readonly number[],
): CardText {
  return event(id, { ...text, x: (s, u) => values(s, u, affordable(s, u).length - 1) });
}

// Structure of texts
export const eachPlayer = (
  of: (s: Lcg, u: Using) => readonly (readonly number[])[],
  ...ops: readonly Op<Lcg>[]
): Op<Lcg> => ({ op: 'each', of, ops });
export const oneOfThese = (
  ...branches: readonly { readonly say: string; readonly ops: readonly Op<Lcg>[] }[]
): Op<Lcg> => ({ op: 'one', branches });
export const onlyIf = (
  holds: (s: Lcg, u: Using) => boolean,
  ops: readonly Op<Lcg>[],
  otherwise?: readonly Op<Lcg>[],
): Op<Lcg> => ({
  op: 'when',
  holds,
  ops,
  ...(otherwise ? { else: otherwise } : null),
});
/** Only if the sentence before was carried out completely (LC-18.24). */
export const ifDone = (...ops: readonly Op<Lcg>[]): Op<Lcg> => ({ op: 'then', ops });
/** A delayed effect (LC-18.11). */
export const later = (on: Trigger<Lcg>, ...ops: readonly Op<Lcg>[]): Op<Lcg> => ({ op: 'later', on, ops });

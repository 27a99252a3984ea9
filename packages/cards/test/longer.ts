/** Longer procedures of the toy: advancing, revealing, attacking, a third Restricted item, a fight over a path. */
import { guarded } from '@pony/cards';
import {
  type Address,
  type AnyProcedure,
  address,
  ask,
  call,
  opened,
  procedure,
  run,
  type Seat,
  type WindowLocals,
} from '@pony/engine';
import {
  ASIDE,
  ATTACK,
  BOX,
  DAMAGED,
  DESTROYED,
  DOOMED,
  FIELD,
  LEAVES,
  NOTICED,
  PLACE,
  PLACED,
  REFUSE,
  RESTRICTED,
  REVEALED,
  REVEALING,
  SAID,
  STAGED,
  STRENGTH,
  SURGE,
  THREATENED,
  type Toy,
  TREACHERY,
  TURNED,
  toy,
  typeOf,
} from './toy.ts';

/** Who was first when it opened stays first. */
export interface Actions extends WindowLocals {
  first: Seat;
}
export const actionWindow: Address<Actions> = address('actions');
export const openActions = (s: Toy): Actions => ({ ...opened(), first: s.first });

const advance = procedure<Toy, { stage: number }>('advance', [
  run('texts', (s, f, cx) => {
    toy.callTexts(s, cx, f.stage, REVEALED);
  }),
]);

interface Reveal {
  number: number;
  card: number;
  since: number;
  surges: number;
}
export const revealLocals = (): Reveal => ({ number: -1, card: -1, since: -1, surges: 0 });
export const revealAddress: Address<Reveal> = address('reveal');

/** The next card of the box: turned up, Doomed, its text, placed; then Surge; then all of it is staged (LC-8.10 to LC-8.15). */
export const reveal = procedure<Toy, Reveal>('reveal', [
  run('turn', (s, f, cx) => {
    f.card = s.piles[toy.zone(BOX)][0];
    toy.move(s, cx, f.card, toy.zone(REVEALING));
    f.since = s.since[f.card];
    f.number = ++s.stamp;
    toy.happen(s, cx, null, TURNED, { subject: f.card, why: f.number });
  }),
  ...guarded<Toy, Reveal>(
    (s, f) => s.since[f.card] === f.since,
    [
      run('doomed', (s, f, cx) => {
        if (!toy.has(s, f.card, DOOMED)) return;
        const list = s.threat.map((_, seat) => ({ seat, n: 1 }));
        toy.happenAll(s, cx, null, THREATENED, list);
      }),
      run('text', (s, f, cx) => {
        toy.callTexts(s, cx, f.card, REVEALED, { why: f.number });
      }),
      run('count', (s, f) => {
        f.surges = toy.has(s, f.card, SURGE) ? 1 : 0;
      }),
      run('place', (s, f, cx) => {
        if (typeOf(s, f.card) === TREACHERY) toy.move(s, cx, f.card, toy.zone(ASIDE));
        else toy.happen(s, cx, null, PLACED, { subject: f.card, why: f.number });
      }),
      run('surge', (_s, f, cx) => {
        if (f.surges > 0) cx.call(revealAddress, revealLocals());
      }),
    ],
  ),
  run('staged', (s, f, cx) => toy.happen(s, cx, null, STAGED, { why: f.number, a: f.card })),
]);

export interface Attack {
  number: number;
  enemy: number;
  attackers: number[];
  /** 1: without a window (LC-6.12). */
  atOnce: number;
}
export const attackAddress: Address<Attack> = address('attack');

/** One attack on an enemy: a window, the blow, the end of what lasts for this attack. */
export const attack = procedure<Toy, Attack>('attack', [
  run('begins', (s, f) => {
    f.number = ++s.stamp;
  }),
  call('window', actionWindow, (s, f) => (f.atOnce === 1 ? null : openActions(s))),
  run('blow', (s, f, cx) => {
    const n = f.attackers.reduce((sum, card) => sum + toy.stat(s, card, STRENGTH), 0);
    toy.happen(s, cx, null, DAMAGED, { subject: f.enemy, why: f.number, n });
  }),
  run('over', (s, f, cx) => toy.expire(s, cx, ATTACK, f.number)),
]);

/** The attack under way that has the number, or the innermost one. */
export const attackUnderWay = (s: Toy, number = -1): Attack | undefined =>
  (s.stack as unknown as (Attack & { p: string })[]).findLast(
    (f) => f.p === attack.name && (number < 0 || f.number === number),
  );

/** LC-22.12: the controller discards one of the two Restricted items that were there. */
const overload = procedure<Toy, { host: number }>('overload', [
  ask('which', {
    seats: (s, f) => [s.ctl[f.host]],
    prompt: () => ({ say: 'choose' }),
    candidates: (s, f, _seat, out) => {
      for (const item of restricted(s, f.host)) out.push(['choose', item]);
    },
    refuse: (s, f, _seat, option) => (restricted(s, f.host).slice(0, -1).includes(option[1]) ? null : REFUSE.choice),
    answer: (s, f, _seat, option, cx) => {
      s.bits[f.host] &= ~NOTICED;
      toy.happen(s, cx, null, LEAVES, { subject: option[1] });
    },
  }),
]);
/** Restricted items of a card in order of arrival. */
export const restricted = (s: Toy, host: number): number[] =>
  s.play.filter((card) => s.host[card] === host && toy.has(s, card, RESTRICTED));

/** CG-12.5, CG-28.7: the old path is fought over, icons as they were when the fight began; then the new one comes with its text. */
const fight = procedure<Toy, { path: number; icons: number }>('fight', [
  run('icons', (s, f) => {
    f.icons = s.play.reduce((sum, card) => sum + toy.stat(s, card, STRENGTH), 0);
  }),
  run('falls', (s, _f, cx) => {
    const bearer = s.play.find((card) => toy.titles[s.title[card]].id === 'standard-bearer');
    if (bearer !== undefined) toy.happen(s, cx, null, DESTROYED, { subject: bearer });
  }),
  run('counts', (s, f, cx) => toy.happen(s, cx, null, SAID, { n: f.icons })),
  run('old', (s, _f, cx) => {
    const old = s.play.find((card) => typeOf(s, card) === PLACE);
    if (old !== undefined) toy.happen(s, cx, null, LEAVES, { subject: old });
  }),
  run('new', (s, f, cx) => {
    toy.move(s, cx, f.path, toy.zone(FIELD));
    toy.callTexts(s, cx, f.path, REVEALED);
  }),
]);

export const longer: readonly AnyProcedure<Toy>[] = [advance, reveal, attack, overload, fight];

/** Chapter IV: the turn and its six phases. */
import { address, type Cx, call, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { companionsInFellowship } from '../board.ts';
import { DECK_COUNT, enemy, FREE, HUNT, SHADOW, SIDES, type Side } from '../data.ts';
import { ALLOCATE } from '../options.ts';
import { decider, isTeam, mateOf, roleOf, teamOf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { knownOf } from './actions.ts';
import { victoryPoints } from './capture.ts';
import { drawCard, handLimit } from './cards.ts';
import { isCrowded, trim } from './casualties.ts';
import { meeting, worn } from './command.ts';
import { eyesToHunt, poolSize, rollActionDice, rolledDice, unusedDice } from './dice.ts';
import { fellowshipPhase, mordorPenalty } from './fellowship.ts';
import { act, actorNext, mayAct, menu, refuseMenu, tellMenu } from './menu.ts';
import { teamDraw } from './team-cards.ts';
import { checkMilitary } from './victory.ts';

const REFUSE_TURN = {
  tooFew: refusal<War>('WR-4.13', 'must-hunt'),
  tooMany: refusal<War>('WR-4.14', 'too-many-hunt-dice'),
  oneAtMost: refusal<War>('WR-4.15', 'one-hunt-die'),
};

/** WR-4.14, WR-4.15. */
const mostHuntDice = (s: War): number =>
  Math.min(poolSize(s, SHADOW), Math.max(companionsInFellowship(s), HUNT.allocateAtMostWithoutCompanions));
const fewestHuntDice = (s: War): number => (s.hunted ? HUNT.allocateAtLeastAfterMove : 0);

export interface Turn {
  /** Dice allocated to the Hunt this turn. */
  allocated: number;
}

export const actions = address('actions');

/** WR-4.04, WR-11.35: a player alone draws from both decks; WR-11.04: two draw by their own rule. */
function drawCards(s: War, side: Side, cx: Cx): void {
  if (isTeam(s, side)) {
    cx.call(teamDraw, { side, drawn: 0 });
    return;
  }
  const [seat] = teamOf(s, side);
  for (let deck = 0; deck < DECK_COUNT; deck++) drawCard(s, seat, deck, cx);
  cx.call(handLimit, { seat });
}

/** WR-11.03: from the second turn on each Leading Player hands the token to his team-mate. */
function handOver(s: War, cx: Cx): void {
  for (let side = 0; side < SIDES.length; side++) {
    s.order[side] = 0;
    if (!isTeam(s, side)) continue;
    if (s.turn > 1) s.leading[side] = mateOf(s, s.leading[side]);
    cx.emit('leads', { side: roleOf(s, s.leading[side]) });
  }
}

export const turns = procedure<War, Turn>('turn', [
  // Phase 1: WR-4.02, WR-4.03
  run('recover', (s, _f, cx) => {
    const { corruption, progress, fallen } = s;
    const points = [victoryPoints(s, FREE), victoryPoints(s, SHADOW)];
    const dice = [rolledDice(s, FREE), rolledDice(s, SHADOW)];
    s.turn++;
    s.phase = 1;
    s.hunted = s.huntBox[FREE] > 0 ? 1 : 0; // WR-4.13
    s.huntBox = [0, 0];
    s.dice.fill(0);
    s.spent.fill(0);
    s.ringUsed = [0, 0];
    s.served = 0;
    s.tried = 0;
    cx.emit('turn', { turn: s.turn, points, corruption, progress, dice, fallen: fallen.slice() });
    handOver(s, cx);
  }),
  run('drawFree', (s, _f, cx) => drawCards(s, FREE, cx)),
  run('drawShadow', (s, _f, cx) => drawCards(s, SHADOW, cx)),
  run('phase2', (s) => {
    s.phase = 2;
  }),
  call('fellowship', fellowshipPhase, () => ({})),
  // Phase 3: WR-4.13 to WR-4.19
  run('phase3', (s) => {
    s.phase = 3;
  }),
  ask('allocate', {
    seats: (s) => decider(s, { team: SHADOW }),
    prompt: (s) => ({ say: 'allocate', args: { min: fewestHuntDice(s), max: mostHuntDice(s) } }),
    candidates: (s, _f, _seat, out) => {
      for (let n = 0; n <= mostHuntDice(s); n++) out.push(ALLOCATE[n]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'allocate') return REFUSE_TURN.tooFew;
      const n = option[1];
      if (n < fewestHuntDice(s)) return REFUSE_TURN.tooFew;
      if (n <= mostHuntDice(s)) return null;
      return companionsInFellowship(s) === 0 ? REFUSE_TURN.oneAtMost : REFUSE_TURN.tooMany;
    },
    answer: (s, f, _seat, option: OptionOf<'allocate'>, cx) => {
      f.allocated = option[1];
      s.huntBox[SHADOW] = f.allocated;
      cx.emit('allocates', { count: f.allocated });
    },
  }),
  // Phase 4: WR-4.17, WR-4.18
  run('roll', (s, f, cx) => {
    s.phase = 4;
    rollActionDice(s, FREE, poolSize(s, FREE), cx);
    rollActionDice(s, SHADOW, poolSize(s, SHADOW) - f.allocated, cx);
  }),
  run('eyes', eyesToHunt),
  run('phase5', (s) => {
    s.phase = 5;
    s.side = FREE; // WR-4.20
  }),
  call('act', actions, () => ({})),
  run('still', (s, _f, cx) => mordorPenalty(s, cx)),
  // Phase 6
  run('victory', (s, _f, cx) => {
    s.phase = 6;
    checkMilitary(s, cx);
    return 'recover';
  }),
]);

/** Phase 5: the sides alternate, one action each (WR-4.20, WR-4.27). */
export const actionPhase = procedure<War>('actions', [
  run('next', (s) => {
    if (!mayAct(s, s.side)) s.side = enemy(s.side);
    if (!mayAct(s, s.side)) return 'end';
    s.actor = actorNext(s, s.side);
  }),
  ask('act', {
    seats: (s) => decider(s, { action: s.side }),
    prompt: (s) => ({ say: 'act', args: { side: roleOf(s, s.actor), count: unusedDice(s, s.side) } }),
    candidates: (s, _f, _seat, out) => menu(s, s.side, out),
    known: (s) => knownOf(s, s.side),
    refuse: (s, _f, _seat, option, known) => refuseMenu(s, s.side, option, known),
    tell: (s, _f, _seat, option) => tellMenu(s, option),
    answer: (s, _f, _seat, option, cx) => {
      if (!act(s, s.side, option, cx)) return 'next';
      if (option[0] === 'pass') return 'alternate'; // WR-11.12, WR-11.13: he keeps his place in the order
      return option[0] === 'skip' ? 'acted' : undefined;
    },
  }),
  // WR-11.25
  call('meet', meeting, (s) => (s.players > 2 ? { place: -1, side: FREE } : null)),
  // WR-6.205: after any action
  call('stacking', trim, (s) => (isCrowded(s) ? { place: -1, side: FREE, last: -1 } : null)),
  run('acted', (s) => {
    s.order[s.side] = 1 - s.order[s.side];
    worn(s);
  }),
  run('alternate', (s) => {
    s.side = enemy(s.side);
    return 'next';
  }),
]);

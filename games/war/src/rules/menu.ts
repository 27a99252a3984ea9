/** Chapter IV, 4D and 4F: what a player may do when it is his turn to act: actions, passing, skipping, Elven Rings. */
import type { Cx, Option, Say } from '@pony/engine';
import { isUnconquered, regionOf } from '../board.ts';
import type { Known, Refuse } from '../content/types.ts';
import { ARMY, CHARACTER, EYE, enemy, FREE, faceOf, type Side, WILL } from '../data.ts';
import { diplomacyOf, editionOf, tableOf, typeOfCard } from '../edition.ts';
import type { CardNo, CharacterNo, Die, SeatNo } from '../ids.ts';
import { MOST, PASS } from '../options.ts';
import { actorOf, mateOf, nextActor, roleOf } from '../seats.ts';
import type { War } from '../state.ts';
import { byDie, REFUSE_MENU } from './actions.ts';
import { REFUSE_WORN, wear, wornBits } from './command.ts';
import { diceOf, dieCount, ringFaces, spend, spendRing, turnDie, unusedDice, usesOf } from './dice.ts';
import { advanceForced, canAdvance } from './politics.ts';
import { removeTableCard } from './removal.ts';

const SKIP: readonly Option[] = Array.from({ length: MOST.dice }, (_, die) => ['skip', die] as const);
const RING = byDie('ring');
const pair = (verb: string, size: number): readonly (readonly Option[])[] =>
  Array.from({ length: size }, (_, id) => Array.from({ length: MOST.dice }, (_n, die) => [verb, id, die] as const));
const SWAY = pair('sway', MOST.characters);
const REMOVE = pair('remove-card', MOST.cards);

function canPay(s: War, side: Side, price: 'free' | 'ring' | 'cards'): boolean {
  if (price === 'free') return true;
  if (price === 'ring') return s.rings[side] > 0 && s.ringUsed[side] === 0; // WR-4.61
  return (
    s.hands[actorOf(s, side)].some((card) => typeOfCard(s, card) === ARMY) &&
    s.hands[actorOf(s, side)].some((card) => typeOfCard(s, card) === CHARACTER)
  );
}

/** WR-4.23, WR-4.24. */
const mayPass = (s: War, side: Side): boolean => unusedDice(s, side) < unusedDice(s, enemy(side));

export function menu(s: War, side: Side, out: Option[]): void {
  const { actions, deeds } = editionOf(s);
  for (let die = 0; die < dieCount(s); die++) {
    if (diceOf(s, side, die) === 0) continue;
    for (const as of usesOf(s, side, die))
      for (const action of actions) {
        if (action.side !== null && action.side !== side) continue;
        if (action.results === null || action.results.includes(as)) action.candidates(s, side, die, as, out);
      }
    if (side === FREE)
      for (let c = 0; c < s.at.length; c++) if (diplomacyOf(s, c) && s.at[c] >= 0) out.push(SWAY[c][die]);
    for (const card of s.table[enemy(side)]) if (tableOf(s, card)?.removal) out.push(REMOVE[card][die]);
    out.push(SKIP[die]);
    if (s.rings[side] > 0) for (const face of ringFaces(side)) if (face !== faceOf(die)) out.push(RING[die][face]);
  }
  const seat = actorOf(s, side);
  for (const deed of deeds) if (deed.side === side && deed.can(s, seat)) deed.candidates(s, seat, out);
  out.push(PASS);
}

/** An action ends with the die that pays for it, and the result it is used as. */
const dieIn = (option: Option): Die => lastBut(1, option);
const resultIn = (option: Option): number => lastBut(0, option);
function lastBut(n: number, option: Option): number {
  const id = option[option.length - 1 - n];
  return typeof id === 'number' ? id : -1;
}

export function refuseMenu(s: War, side: Side, option: Option, known: Known): Refuse {
  const verb = option[0];
  if (verb === 'pass') return mayPass(s, side) ? null : REFUSE_MENU.mustPassRight;
  if (verb === 'ring') return refuseRing(s, side, option[1], option[2]);
  if (verb === 'skip') return diceOf(s, side, option[1]) > 0 ? null : REFUSE_MENU.noDie;
  if (verb === 'sway') return refuseSway(s, side, option[1], option[2]);
  if (verb === 'remove-card') return refuseRemoval(s, side, option[1], option[2]);
  const deed = editionOf(s).deedOf.get(verb);
  if (deed) return deed.side === side ? deed.refuse(s, actorOf(s, side), option) : REFUSE_MENU.notYours;
  const action = editionOf(s).actionOf.get(verb);
  if (!action || (action.side !== null && action.side !== side)) return REFUSE_MENU.notYours;
  const die = dieIn(option);
  const as = resultIn(option);
  if (diceOf(s, side, die) === 0) return REFUSE_MENU.noDie;
  if (!usesOf(s, side, die).includes(as)) return REFUSE_MENU.otherResult;
  if (action.results !== null && !action.results.includes(as)) return REFUSE_MENU.otherResult;
  return action.refuse(s, side, option, as, known);
}

/** WR-4.51 to WR-4.58. */
function refuseRing(s: War, side: Side, from: Die, to: number): Refuse {
  if (s.rings[side] === 0) return REFUSE_MENU.noRing;
  if (s.ringUsed[side] === 1) return REFUSE_MENU.ringUsed;
  if (diceOf(s, side, from) === 0 || faceOf(from) === EYE) return REFUSE_MENU.noDie;
  if (side === FREE && to === WILL) return REFUSE_MENU.noWill;
  if (!ringFaces(side).includes(to)) return REFUSE_MENU.ringFace;
  return faceOf(from) === to ? REFUSE_MENU.sameFace : null;
}

/** WR-6.804: Boromir, Legolas and Gimli. */
function refuseSway(s: War, side: Side, c: CharacterNo, die: Die): Refuse {
  const diplomacy = diplomacyOf(s, c);
  if (side !== FREE || !diplomacy || s.at[c] < 0) return REFUSE_MENU.noDiplomat;
  if (diceOf(s, side, die) === 0) return REFUSE_MENU.noDie;
  const region = regionOf(s, s.at[c]);
  if (!diplomacy.regions.includes(region) || !isUnconquered(s, region)) return REFUSE_MENU.noDiplomat;
  if (!canAdvance(s, diplomacy.nation)) return REFUSE_MENU.cannotAdvance;
  return (wornBits(s, side) & (1 << diplomacy.nation)) === 0 ? null : REFUSE_WORN; // WR-11.36
}

/** WR-5.17, WR-5.42. */
function refuseRemoval(s: War, side: Side, card: CardNo, die: Die): Refuse {
  const removal = s.table[enemy(side)].includes(card) ? tableOf(s, card)?.removal : undefined;
  if (!removal) return REFUSE_MENU.notRemovable;
  if (diceOf(s, side, die) === 0) return REFUSE_MENU.noDie;
  const price = removal.price(s, faceOf(die));
  return price !== null && canPay(s, side, price) ? null : REFUSE_MENU.cannotPayRemoval;
}

/** Something a player may do without a die. */
function hasDeed(s: War, side: Side, seat: SeatNo): boolean {
  for (const deed of editionOf(s).deeds) if (deed.side === side && deed.can(s, seat)) return true;
  return false;
}
/** A side acts as long as it has dice, or something to do without one. */
export const mayAct = (s: War, side: Side): boolean => unusedDice(s, side) > 0 || hasDeed(s, side, actorNext(s, side));
/** Who of a side acts next; without a die the order binds nobody, and he acts who has something to do. */
export function actorNext(s: War, side: Side): SeatNo {
  const next = nextActor(s, side);
  const mate = mateOf(s, next);
  if (mate < 0 || unusedDice(s, side) > 0 || hasDeed(s, side, next)) return next;
  return hasDeed(s, side, mate) ? mate : next;
}

/** For texts: a die is used as what it shows, or as something else. */
const howUsed = (s: War, verb: string, die: Die, as: number): string =>
  faceOf(die) === as || editionOf(s).actionOf.get(verb)?.anyFace?.(die, as) ? 'same' : 'other';

/** An option of the menu in words: what is named first, the die that pays and what it is used as. */
export function tellMenu(s: War, option: Option): Say {
  const [verb, ...ids] = option;
  if (!editionOf(s).actionOf.has(verb))
    return { say: verb, args: Object.fromEntries(ids.map((id, i) => ['ab'[i], id])) };
  const die = dieIn(option);
  const as = resultIn(option);
  const use = { die, result: as, how: howUsed(s, verb, die, as) };
  return { say: verb, args: ids.length > 2 ? { a: ids[0], ...use } : use };
}

/** Carries out the option; true when it was the player's action. */
export function act(s: War, side: Side, option: Option, cx: Cx): boolean {
  const verb = option[0];
  if (verb === 'ring') {
    spendRing(s, side, cx);
    turnDie(s, side, option[1], option[2], cx);
    return false;
  }
  const deed = editionOf(s).deedOf.get(verb);
  if (deed) deed.act(s, actorOf(s, side), option, cx);
  else if (verb === 'pass') cx.emit('passes', { side: roleOf(s, s.actor) });
  else if (verb === 'skip') {
    spend(s, side, option[1]);
    cx.emit('skips', { side: roleOf(s, s.actor), die: option[1] });
  } else if (verb === 'sway') {
    spend(s, side, option[2]);
    cx.emit('sways', { side: roleOf(s, s.actor), character: option[1], die: option[2] });
    const nation = diplomacyOf(s, option[1])?.nation ?? 0;
    wear(s, side, 1 << nation); // WR-11.38
    advanceForced(s, nation, cx);
  } else if (verb === 'remove-card') {
    spend(s, side, option[2]);
    cx.emit('removes-card', { side: roleOf(s, s.actor), die: option[2], card: option[1] });
    removeTableCard(s, side, option[1], option[2], cx);
  } else {
    const die = dieIn(option);
    const as = resultIn(option);
    spend(s, side, die);
    for (const used of editionOf(s).used) used(s, side, die, as, verb, cx);
    cx.emit('uses-die', { side: roleOf(s, s.actor), die, result: as, how: howUsed(s, verb, die, as), action: verb });
    editionOf(s).actionOf.get(verb)?.act(s, side, option, as, cx);
  }
  return true;
}

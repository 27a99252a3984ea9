/** What is under way, by the address of its procedure: for rules that hold while something goes on, and for those who look on. */
import type { Address, Frame } from '@pony/engine';
import type { War } from './state.ts';

/** Whether a frame is one of this procedure, with the locals its address promises. */
export const isOf = <L>(f: Frame | undefined, { name }: Address<L>): f is Frame & L => f?.p === name;

/** The nearest to the top of the stack, with the locals its address promises. */
export function underWay<L>(s: War, what: Address<L>): (Frame & L) | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (isOf(f, what)) return f;
  }
  return undefined;
}

/** All of them: an Event may bring another one along. */
export const allUnderWay = <L>(s: War, what: Address<L>): (Frame & L)[] =>
  s.stack.filter((f): f is Frame & L => isOf(f, what));

/** The frame whose question is asked, if it belongs to this procedure. */
export function onTop<L>(s: War, what: Address<L>): (Frame & L) | undefined {
  const top = s.stack.at(-1);
  return isOf(top, what) ? top : undefined;
}

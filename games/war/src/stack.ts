/** What is under way, by the address of its procedure: for rules that hold while something goes on, and for those who look on. */
import type { Address, Frame } from '@pony/engine';
import type { War } from './state.ts';

/** The nearest to the top of the stack, with the locals its address promises. */
export function underWay<L>(s: War, { name }: Address<L>): (Frame & L) | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].p === name) return s.stack[i] as Frame & L;
  return undefined;
}

/** All of them: an Event may bring another one along. */
export const allUnderWay = <L>(s: War, { name }: Address<L>): (Frame & L)[] =>
  s.stack.filter((f): f is Frame & L => f.p === name);

/** The frame whose question is asked, if it belongs to this procedure. */
export function onTop<L>(s: War, { name }: Address<L>): (Frame & L) | undefined {
  const top = s.stack.at(-1);
  return top?.p === name ? (top as Frame & L) : undefined;
}

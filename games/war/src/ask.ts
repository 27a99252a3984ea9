/**
 * Questions of War: options are typed verb by verb, questions are named in a table with the rule behind each. What an
 * `answer` takes is named by its verbs, those its candidates have.
 */
import {
  type Ask,
  ask as askAny,
  type Cx,
  type Frame,
  type Label,
  type Option,
  type Say,
  type Step,
} from '@pony/engine';
import type { Refuse } from './content/types.ts';
import type { SeatNo } from './ids.ts';
import type { PromptName } from './prompts.ts';
import type { War } from './state.ts';
import type { WarOption } from './verbs.ts';

export interface Question<O, L, K = unknown, P = PromptName> extends Pick<Ask<War, L, K>, 'seats' | 'known'> {
  prompt(s: War, f: Frame & L, seat: SeatNo): Say & { readonly say: P };
  candidates(s: War, f: Frame & L, seat: SeatNo, out: O[]): void;
  refuse?(s: War, f: Frame & L, seat: SeatNo, option: O, known: K): Refuse;
  tell?(s: War, f: Frame & L, seat: SeatNo, option: O): Say;
  would?(s: War, f: Frame & L, seat: SeatNo, option: O): readonly Say[];
  answer(s: War, f: Frame & L, seat: SeatNo, option: O, cx: Cx): Label | undefined | void;
}

/** How a module with these options and these questions asks. */
export const asking =
  <O extends Option, P extends string>() =>
  <L, K = unknown>(label: Label, question: Question<O, L, K, P>): Step<War, L> =>
    askAny<War, L, K>(label, question);

export const ask = asking<WarOption, PromptName>();

/** Questions of War: options are typed verb by verb. What an `answer` takes is named by its verbs, those its candidates have. */
import { type Ask, ask as askAny, type Cx, type Frame, type Label, type Say, type Seat, type Step } from '@pony/engine';
import type { Refuse } from './content/types.ts';
import type { War } from './state.ts';
import type { WarOption } from './verbs.ts';

export interface Question<O, L, K = unknown> extends Pick<Ask<War, L, K>, 'seats' | 'prompt' | 'known'> {
  candidates(s: War, f: Frame & L, seat: Seat, out: O[]): void;
  refuse?(s: War, f: Frame & L, seat: Seat, option: O, known: K): Refuse;
  tell?(s: War, f: Frame & L, seat: Seat, option: O): Say;
  would?(s: War, f: Frame & L, seat: Seat, option: O): readonly Say[];
  answer(s: War, f: Frame & L, seat: Seat, option: O, cx: Cx): Label | undefined | void;
}

export const ask = <L, K = unknown>(label: Label, question: Question<WarOption, L, K>): Step<War, L> =>
  askAny<War, L, K>(label, question as Ask<War, L, K>);

/** What is told, said by the prompt bar: its sentence once it can be read, and what was thrown, drawn or played. */
import type { SeatView } from '@pony/protocol';
import type { GameText } from '@pony/text';
import type { ReactNode } from 'react';
import { sealOfSide, sideOfSeat } from '../table/sides.ts';
import type { PromptBarProps } from '../talk/PromptBar.tsx';
import type { Ui } from '../ui-context.tsx';
import type { Act } from './acts.ts';
import { PropPicture } from './PropPicture.tsx';
import type { TellingNow } from './use-telling.ts';

/** More are not told apart at this size. */
const MOST = 12;

type Spoken = Pick<PromptBarProps, 'side' | 'seal' | 'over' | 'sentence' | 'mood'>;

const words = (act: Act): string[] => act.sentence.map((part) => (typeof part === 'string' ? part : part.text));

/** What is in the air, in words. */
const falling = ({ props }: Act): string =>
  props.some(({ is }) => is === 'tile') ? 'ui.drama.drawn' : 'ui.drama.thrown';

interface Narrated extends Pick<TellingNow, 'aloft'> {
  act: Act;
  seats: readonly SeatView[];
  text: GameText;
  say: Ui['say'];
}

export function narrated({ act, aloft, seats, text, say }: Narrated): Spoken {
  const by = act.seat === null ? 'neutral' : sideOfSeat(seats, act.seat);
  const side = act.side ?? by;
  // Whoever decided may not be whose dice fall.
  const theirs = seats.flatMap((_, seat) => (sideOfSeat(seats, seat) === side ? [seat] : []));
  const who = side === by ? act.seat : theirs.length === 1 ? theirs[0] : null;
  const name = who === null ? '' : text.say(`seat.${seats[who].id}`);
  return {
    side,
    seal: sealOfSide(side),
    over: name || say('ui.drama.title'),
    sentence: aloft ? [say(falling(act))] : [words(act).join('')],
    mood: 'telling',
  };
}

export const picturesOf = ({ act, aloft }: Pick<Narrated, 'act' | 'aloft'>): ReactNode =>
  act.props.length === 0
    ? undefined
    : act.props.slice(0, MOST).map((prop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was thrown stays where it fell
        <PropPicture key={`${act.id} ${i}`} prop={prop} aloft={aloft} />
      ));

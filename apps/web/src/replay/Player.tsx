import { Button, Icon, type IconName, Segmented, Slider, usePhone } from '@pony/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words.ts';
import css from './Replay.module.css';

export const SPEEDS = { slow: 2600, usual: 1300, fast: 320 } as const;
export type Speed = keyof typeof SPEEDS;
const SIGNS: Record<Speed, string> = { slow: '½', usual: '1×', fast: '4×' };
const NEXT: Record<Speed, Speed> = { slow: 'usual', usual: 'fast', fast: 'slow' };

interface PlayerProps {
  n: number;
  last: number;
  playing: boolean;
  /** What stands under the handle, in words. */
  words: string;
  parts: readonly { at: number; label: string }[];
  events: readonly { at: number; icon: IconName; label: string }[];
  /** Signs of a review, and its curve over the slider. */
  signs?: readonly { at: number; sign: string; label: string }[];
  over?: ReactNode;
  onGo: (n: number) => void;
  onPlay: (on: boolean) => void;
}

/** Keys of the whole screen while nothing else has the focus: space plays, arrows step, comma and dot step anywhere. */
function usePlayerKeys(keys: Readonly<Record<string, () => void>>): void {
  const held = useRef(keys);
  held.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement;
      if (target.matches('input:not([type=range]), textarea, select')) return;
      const free = target === document.body || target.closest('footer[data-mood]') !== null;
      const pressed = target.matches('button, a, [role=menuitem]') && event.key === ' ';
      const own = [',', '.'].includes(event.key) || (free && !target.matches('input') && !pressed);
      const act = held.current[event.key];
      if (!act || !own) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Back, play, forward, and the slider over all decisions. */
export function Player(props: PlayerProps) {
  const { n, last, playing, words, parts, events, signs, over, onGo, onPlay } = props;
  const { say } = useWords();
  const back = (): void => onGo(Math.max(0, n - 1));
  const forward = (): void => onGo(Math.min(last, n + 1));
  const play = (): void => onPlay(!playing);
  usePlayerKeys({
    ' ': play,
    ',': back,
    '.': forward,
    ArrowLeft: back,
    ArrowRight: forward,
    Home: () => onGo(0),
    End: () => onGo(last),
  });
  return (
    <div className={css.player} data-row data-player>
      <div className={css.steps}>
        <Button kind="quiet" icon="pp:step-back" label={say('replay.back')} notNow={n === 0} onPress={back} />
        <Button
          kind="quiet"
          icon={playing ? 'pp:pause' : 'pp:play'}
          label={say(playing ? 'replay.pause' : 'replay.play')}
          onPress={play}
          className={css.play}
        />
        <Button
          kind="quiet"
          icon="pp:step-forward"
          label={say('replay.forward')}
          notNow={n === last}
          onPress={forward}
        />
      </div>
      <div className={css.slider}>
        {over}
        <Slider
          dark
          label={say('replay.slider')}
          value={n}
          max={last}
          valueText={words}
          onChange={onGo}
          marks={parts}
          events={signs && signs.length > 0 ? [] : events}
          signs={signs}
        />
      </div>
    </div>
  );
}

interface PlayerEndProps {
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  /** The gold button. */
  children: ReactNode;
}

/** How fast, and the way on from here. */
export function PlayerEnd({ speed, onSpeed, children }: PlayerEndProps) {
  const { say } = useWords();
  const phone = usePhone();
  return (
    <div className={css.end}>
      {phone ? (
        <Button
          kind="quiet"
          label={say('replay.speedNow', { speed: SIGNS[speed] })}
          onPress={() => onSpeed(NEXT[speed])}
          className={css.pace}
        >
          {SIGNS[speed]}
        </Button>
      ) : (
        <Segmented
          dark
          label={say('replay.speed')}
          value={speed}
          segments={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: SIGNS[value] }))}
          onChoose={onSpeed}
          className={css.speed}
        />
      )}
      {children}
    </div>
  );
}

interface ReviewEndProps {
  marks: readonly { at: number; sign: string }[];
  n: number;
  onGo: (n: number) => void;
  children: ReactNode;
}

/** In a review: the ways to the moves that gave something away, instead of how fast it plays. */
export function ReviewEnd({ marks, n, onGo, children }: ReviewEndProps) {
  const { say } = useWords();
  const poor = marks.filter(({ sign }) => sign !== '!');
  const before = poor.findLast(({ at }) => at < n);
  const next = poor.find(({ at }) => at > n);
  return (
    <div className={css.end}>
      <div className={css.jumps}>
        <Button kind="quiet" label={say('review.before')} notNow={!before} onPress={() => before && onGo(before.at)}>
          <Icon name="pp:step-back" />?
        </Button>
        <Button kind="quiet" label={say('review.next')} notNow={!next} onPress={() => next && onGo(next.at)}>
          ?<Icon name="pp:step-forward" />
        </Button>
      </div>
      {children}
    </div>
  );
}

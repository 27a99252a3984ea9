/** The pieces of a review: a turning point, a choice beside others, the work still going on. */
import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName, Side } from '../types.ts';
import css from './Pieces.module.css';

interface TurnCardProps {
  number: number;
  /** Where in the game. */
  place: string;
  swing: number;
  /** The swing in words, read aloud. */
  swingWords: string;
  /** The piece or card it was about. */
  picture: ReactNode;
  fact: string;
  /** What would have been better, or that it was the best. */
  better?: string;
  watch: { label: string; href: string };
  /** One row that leads to the replay: on a phone. */
  row?: boolean;
  more?: { label: string; href: string };
}

/** A moment at which the game turned. */
export function TurnCard(props: TurnCardProps) {
  const { number, place, swing, swingWords, picture, fact, better, watch, more, row } = props;
  if (row)
    return (
      <a className={css.turnRow} data-turn={number} href={watch.href} title={watch.label}>
        <b>{number}</b>
        <span>
          <em>{fact}</em>
          <i>{[place, better].filter(Boolean).join(' · ')}</i>
        </span>
        <span className={css.swing} data-up={swing > 0 || undefined} role="img" aria-label={swingWords}>
          {Math.abs(swing)}
        </span>
        <Icon name="pp:play" label={watch.label} />
      </a>
    );
  return (
    <article className={css.turn} data-turn={number}>
      <header>
        <b>{number}</b>
        <span>{place}</span>
        <span className={css.swing} data-up={swing > 0 || undefined} role="img" aria-label={swingWords}>
          {Math.abs(swing)}
        </span>
      </header>
      <div className={css.body}>
        {picture}
        <p>
          <em title={fact}>{fact}</em>
          {better && <i>{better}</i>}
        </p>
      </div>
      <footer>
        <Button kind="quiet" icon="pp:play" href={watch.href}>
          {watch.label}
        </Button>
        {more && (
          <Button kind="quiet" icon="gi:light-bulb" href={more.href}>
            {more.label}
          </Button>
        )}
      </footer>
    </article>
  );
}

interface ChoiceLineProps {
  words: ReactNode;
  /** In percent. */
  value: number;
  percent: string;
  /** better, played: what is said beside the words. */
  tags: readonly { readonly id: 'better' | 'played'; readonly label: string }[];
}

/** Something that was chosen or could have been, and what it comes to. */
export function ChoiceLine({ words, value, percent, tags }: ChoiceLineProps) {
  const is = (id: string): boolean => tags.some((tag) => tag.id === id);
  return (
    <li className={classes(css.choice, is('better') && css.better, is('played') && css.played)}>
      <span>
        <b>{words}</b>
        {tags.map(({ id, label }) => (
          <em key={id} data-tag={id}>
            {label}
          </em>
        ))}
      </span>
      <span className={css.bar}>
        <i style={{ width: `${value}%` }} />
        <u>{percent}</u>
      </span>
    </li>
  );
}

interface LineStepsProps {
  /** Read aloud. */
  label: string;
  steps: readonly { readonly id: string; readonly side: Side; readonly seal: IconName; readonly words: string }[];
  /** The step that is shown on the table; none while the game itself is. */
  shown: number | null;
  onShow: (step: number) => void;
}

/** Moves that would have followed; a press shows the table after one of them. */
export function LineSteps({ label, steps, shown, onShow }: LineStepsProps) {
  return (
    <ol className={css.line} aria-label={label} data-line>
      {steps.map(({ id, side, seal, words }, i) => (
        <li key={id}>
          <button type="button" aria-pressed={shown === i} data-side={side} onClick={() => onShow(i)}>
            <Icon name={seal} />
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface WorkingProps {
  words: string;
  done: number;
  all: number;
  stop?: { label: string; onPress: () => void };
}

/** Work that goes on, in words and as a bar, with the way to end it. */
export function Working({ words, done, all, stop }: WorkingProps) {
  return (
    <div className={css.working} data-working>
      <label>
        <span>{words}</span>
        <progress value={done} max={Math.max(1, all)} />
      </label>
      {stop && (
        <Button kind="quiet" onPress={stop.onPress}>
          {stop.label}
        </Button>
      )}
    </div>
  );
}

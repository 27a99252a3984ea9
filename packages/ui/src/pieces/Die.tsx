import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName, Side, State } from '../types.ts';
import css from './Die.module.css';

interface DieProps {
  side: Side;
  /** One glyph, or two side by side. */
  glyphs: readonly IconName[];
  /** The letter of the face in the reader's language. */
  letter?: string;
  label: string;
  state?: State;
  spent?: boolean;
  /** Tells a special die apart: a disc at its corner and an inner rim. */
  mark?: IconName;
  /** Faces that flash by before it settles; changes of `roll` start it. */
  roll?: { id: string | number; faces: readonly IconName[] };
  /** Marks what it is, for hints that point at it. */
  thing?: string;
  onPress?: () => void;
}

/** A die with pictures: round-cornered and blue, or sharp and red. A spent one is an outline and stays in the tray. */
export function Die({ side, glyphs, letter, label, state = 'rest', spent, mark, roll, thing, onPress }: DieProps) {
  const face = (
    <>
      {roll && (
        <span key={roll.id} className={css.strip} aria-hidden="true">
          {roll.faces.slice(0, 3).map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same face may come twice
            <span key={`${i}-${name}`}>
              <Icon name={name} />
            </span>
          ))}
        </span>
      )}
      <span
        key={`face-${roll?.id ?? ''}`}
        className={classes(css.face, glyphs.length > 1 && css.two, roll && css.settle)}
      >
        {glyphs.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same glyph may stand twice
          <Icon key={`${i}-${name}`} name={name} />
        ))}
      </span>
      {letter && <b className={css.letter}>{letter}</b>}
      {mark && (
        <span className={css.mark}>
          <Icon name={mark} />
        </span>
      )}
    </>
  );
  const common = {
    className: classes(css.die, css[side], spent && css.spent, mark && css.special),
    'data-state': state,
    'data-thing': thing,
  };
  if (!onPress)
    return (
      <span {...common} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button
      {...common}
      type="button"
      onClick={onPress}
      data-rove
      aria-disabled={state === 'not-now' || spent || undefined}
    >
      <span className="pony-aloud">{label}</span>
      <span className={css.silent} aria-hidden="true">
        {face}
      </span>
    </button>
  );
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[22, 22]],
  2: [
    [12, 12],
    [32, 32],
  ],
  3: [
    [12, 12],
    [22, 22],
    [32, 32],
  ],
  4: [
    [12, 12],
    [32, 12],
    [12, 32],
    [32, 32],
  ],
  5: [
    [12, 12],
    [32, 12],
    [22, 22],
    [12, 32],
    [32, 32],
  ],
  6: [
    [12, 11],
    [32, 11],
    [12, 22],
    [32, 22],
    [12, 33],
    [32, 33],
  ],
};

interface CombatDieProps {
  value: number;
  label: string;
  /** Known once the number to hit is known. */
  result?: 'hit' | 'miss';
  /** Written under the die: the sum when a modifier changed it, or "2 → 5" after a re-roll. */
  note?: string;
  rerolled?: boolean;
}

/** A die with pips: a hit has a gold face and a thick rim, a miss is dim. */
export function CombatDie({ value, label, result, note, rerolled }: CombatDieProps) {
  return (
    <span className={classes(css.pips, result && css[result], rerolled && css.again)} role="img" aria-label={label}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <rect x="2" y="2" width="40" height="40" rx="8" />
        {PIPS[value]?.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="4" />
        ))}
      </svg>
      {note && <em>{note}</em>}
    </span>
  );
}

import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Panel } from '../base/Panel.tsx';
import { Piece } from '../card/Piece.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { IconName, Side, State } from '../types.ts';
import type { CardStat } from './face.ts';
import css from './Kit.module.css';
import { faceColors, Stat } from './PlayCard.tsx';

interface ZoneProps {
  label: string;
  count?: number | string;
  /** The words stand upright at the left edge: a seat's area. */
  upright?: boolean;
  side?: Side;
  /** Colour of the edge among friends: number of the seat. */
  seat?: number;
  active?: boolean;
  /** The place itself can be chosen: a reserve, the deck. */
  target?: { words: string; state?: State; onPress: (event: MouseEvent<HTMLElement>) => void };
  empty?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A place where cards lie in a row: staging area, a seat's own area, a reserve. */
export function Zone({ label, count, upright, side, seat, active, target, empty, children, className }: ZoneProps) {
  const none = Array.isArray(children) ? children.length === 0 : !children;
  return (
    <Panel
      label={label}
      side={side}
      active={active}
      className={classes(css.zone, upright && css.upright, className)}
      style={seat === undefined ? undefined : { borderLeft: `5px solid var(--seat-${seat + 1})` }}
    >
      <h3 className={classes('pony-caps', css.zoneName)}>
        {label} {count !== undefined && <b>{count}</b>}
      </h3>
      <div className={css.cards}>
        {none ? <span className={css.empty}>{empty}</span> : children}
        {target && (
          <button
            type="button"
            className={css.target}
            data-rove
            data-state={target.state ?? 'legal'}
            onClick={target.onPress}
          >
            {target.words}
          </button>
        )}
      </div>
    </Panel>
  );
}

interface HandProps {
  label: string;
  count: number;
  /** cards: a fan that overlaps when it must. spines: lines, in one or two columns. */
  as?: 'cards' | 'spines';
  columns?: 1 | 2;
  children: ReactNode;
  className?: string;
}

/** The cards of the reader. */
export function HandRow({ label, count, as = 'cards', columns = 1, children, className }: HandProps) {
  return (
    <section
      aria-label={label}
      className={classes(as === 'cards' ? css.fan : css.spines, className)}
      style={{ '--n': Math.max(2, count), '--columns': columns } as CSSProperties}
    >
      {children}
    </section>
  );
}

interface LaneProps {
  label: string;
  above?: ReactNode;
  place: ReactNode;
  verdict?: ReactNode;
  below?: ReactNode;
  className?: string;
}

/** Two sides at one place: theirs above, the place, how it stands, ours below. */
export function Lane({ label, above, place, verdict, below, className }: LaneProps) {
  return (
    <section className={classes(css.lane, className)} aria-label={label}>
      <div className={css.above}>{above}</div>
      {place}
      {verdict}
      <div className={css.below}>{below}</div>
    </section>
  );
}

interface PlacePlateProps {
  name: string;
  /** A number in a disc (a path), or an emblem on a square. */
  sign: { text: string } | { icon: IconName };
  round?: boolean;
  color?: string;
  note?: ReactNode;
  stats?: readonly CardStat[];
  seed: string;
  motif?: IconName;
  state?: State;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  thing?: string;
}

/** A location on the table: picture, number or emblem, name, what it is worth. */
export function PlacePlate(props: PlacePlateProps) {
  const { name, sign, round, color = 'var(--k-quest)', note, stats = [], seed, motif, state, onPress, thing } = props;
  const label = [name, 'text' in sign ? sign.text : '', ...stats.map((one) => `${one.label} ${one.value}`)];
  return (
    <Piece
      label={label.filter(Boolean).join('. ')}
      className={classes(css.plate, round && css.round)}
      state={state}
      onPress={onPress}
      thing={thing}
      style={faceColors(color)}
    >
      <Picture seed={seed} tone="face" motif={motif} width={300} height={36} className={css.platePicture} />
      <span className={css.plateLine}>
        <span className={css.plateSign}>{'text' in sign ? sign.text : <Icon name={sign.icon} />}</span>
        <span className={css.plateName}>
          <b>{name}</b>
          {note && <small>{note}</small>}
        </span>
        {stats.map((stat) => (
          <Stat key={stat.label} stat={stat} />
        ))}
      </span>
    </Piece>
  );
}

interface ScaleProps {
  left: { icon: IconName; value: ReactNode; words?: string };
  right: { icon: IconName; value: ReactNode; words?: string };
  /** What would come of it now, in words. */
  children: ReactNode;
  /** Which end is dark; left unless said. */
  darkRight?: boolean;
  /** Who would win it: the whole band takes the colour of that side. */
  won?: Side;
  small?: boolean;
}

/** Two sums against each other, and between them what would come of it if it were resolved now. */
export function Scale({ left, right, children, darkRight, won, small }: ScaleProps) {
  const end = (of: ScaleProps['left'], dark: boolean) => (
    <span className={css.end} data-dark={dark || undefined}>
      <Icon name={of.icon} />
      <b>{of.value}</b>
      {of.words && <i>{of.words}</i>}
    </span>
  );
  return (
    <div className={classes(css.scale, small && css.smallScale)} data-turned={darkRight || undefined} data-won={won}>
      {end(left, !darkRight)}
      <span className={css.middle}>{children}</span>
      {end(right, darkRight === true)}
    </div>
  );
}

interface PileProps {
  label: string;
  count: number;
  icon: IconName;
  /** Face up: a discard. */
  open?: boolean;
  state?: State;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}

/** A deck or a discard: its back or top, and how many cards. */
export function Pile({ label, count, icon, open, state, onPress }: PileProps) {
  return (
    <Piece
      label={`${label}: ${count}`}
      className={classes(css.pile, open && css.openPile)}
      state={state}
      onPress={onPress}
    >
      <Icon name={icon} />
      <b>{count}</b>
    </Piece>
  );
}

/** How far something has come. */
export function Meter({ label, value, max, icon }: { label: string; value: number; max: number; icon?: IconName }) {
  return (
    <span className={css.meter} role="img" aria-label={`${label}: ${value} / ${max}`}>
      <span style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
      <b>
        {icon && <Icon name={icon} />}
        {value} / {max}
      </b>
    </span>
  );
}

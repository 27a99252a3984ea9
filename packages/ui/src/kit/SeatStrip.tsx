import type { ReactNode } from 'react';
import { Panel } from '../base/Panel.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName, Side } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { SeatMark } from './SeatMark.tsx';
import css from './Seats.module.css';

export interface SeatNumber {
  readonly icon: IconName;
  readonly label: string;
  readonly value: number | string;
  readonly tone?: 'harm';
  /** Names the place for what flies there: `deck 2`. */
  readonly pile?: string;
}

interface SeatStripProps {
  mark: string;
  seat?: number;
  side?: Side;
  name: string;
  /** Presence, or what the seat does now. */
  note?: ReactNode;
  numbers?: readonly SeatNumber[];
  /** What lies before the seat: chips. */
  children?: ReactNode;
  /** At the right end: enemies, what presses on it. */
  right?: ReactNode;
  /** Its owner is asked. */
  active?: boolean;
  /** Something happens to it now. */
  hot?: boolean;
  /** Unfolds the strip; without it there is nothing more to see. */
  onOpen?: () => void;
  open?: boolean;
  /** The area in full, when unfolded. */
  area?: ReactNode;
  className?: string;
}

/** Another seat in one line: who, how they stand, their cards as chips; a press on the name unfolds it. */
export function SeatStrip(props: SeatStripProps) {
  const { mark, seat, side, name, note, numbers = [], right, active, hot, onOpen, open, area, className } = props;
  const { say } = useUi();
  const who = (
    <>
      <SeatMark mark={mark} seat={seat} side={side} at={active ? 'on' : undefined} />
      <span className={css.words}>
        <b>{name}</b>
        {note && <em>{note}</em>}
      </span>
    </>
  );
  return (
    <Panel
      label={name}
      side={side}
      active={active}
      className={classes(css.strip, hot && css.hot, className)}
      style={side ? undefined : ({ '--seat': `var(--seat-${(seat ?? 0) + 1})` } as React.CSSProperties)}
    >
      <div className={css.line}>
        {onOpen ? (
          <button type="button" className={css.who} data-rove aria-expanded={open} onClick={onOpen}>
            {who}
            <span className="pony-aloud">{say(open ? 'ui.fold' : 'ui.unfold')}</span>
          </button>
        ) : (
          <span className={css.who}>{who}</span>
        )}
        {numbers.map((one) => (
          <span
            key={one.label}
            className={css.number}
            data-tone={one.tone}
            data-pile={one.pile}
            role="img"
            aria-label={`${one.label}: ${one.value}`}
          >
            <Icon name={one.icon} />
            {one.value}
          </span>
        ))}
        {!open && props.children && <div className={css.chips}>{props.children}</div>}
        {!open && right && <div className={css.rightChips}>{right}</div>}
      </div>
      {open && <div className={css.area}>{area}</div>}
    </Panel>
  );
}

interface OrderStripProps {
  label: string;
  seats: readonly { id: string; mark: string; seat?: number; side?: Side; words: string; at?: 'on' | 'done' }[];
}

/** Seats in the order they are asked: passed, on, next. */
export function OrderStrip({ label, seats }: OrderStripProps) {
  return (
    <ol className={css.order} aria-label={label}>
      {seats.map((one, i) => (
        <li key={one.id} data-at={one.at} aria-current={one.at === 'on' ? 'step' : undefined}>
          {i > 0 && <Icon name="pp:pass" className={css.arrow} />}
          <span>
            <SeatMark mark={one.mark} seat={one.seat} side={one.side} at={one.at} />
            {one.words}
          </span>
        </li>
      ))}
    </ol>
  );
}

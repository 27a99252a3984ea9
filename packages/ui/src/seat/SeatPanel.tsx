import type { ReactNode } from 'react';
import { Panel } from '../base/Panel.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Seal } from '../pieces/Seal.tsx';
import type { IconName, Side } from '../types.ts';
import css from './SeatPanel.module.css';

export interface SeatGroup {
  id: string;
  label: string;
  icon?: IconName;
  items: ReactNode;
  /** Open the group as a sheet: small things in it are too small to press. */
  onOpen?: () => void;
}

interface SeatPanelProps {
  side: Side;
  seal: IconName;
  name: string;
  /** here, away, bot: a dot and the words beside it. */
  presence: 'here' | 'away' | 'bot';
  presenceWords: string;
  active?: boolean;
  /** Purse, supply: numbers at a glance. */
  numbers?: ReactNode;
  groups?: readonly SeatGroup[];
  /** One line for the phone. */
  mini?: boolean;
  children?: ReactNode;
  className?: string;
}

/** One seat: who, how much, and what lies before them, sorted by kind. */
export function SeatPanel(props: SeatPanelProps) {
  const { side, seal, name, presence, presenceWords, active, numbers, groups = [], mini, children, className } = props;
  return (
    <Panel side={side} active={active} label={name} className={classes(css.seat, mini && css.mini, className)}>
      <div className={css.who}>
        <Seal side={side} icon={seal} className={css.seal} />
        <div>
          <b className={css.name}>{name}</b>
          <span className={css.presence}>
            <i className={css.dot} data-presence={presence} />
            {presenceWords}
          </span>
        </div>
      </div>
      {numbers && <div className={css.numbers}>{numbers}</div>}
      {groups.map((group) => {
        const inside = (
          <>
            <span className={classes('pony-caps', css.caption)}>
              {group.icon && <Icon name={group.icon} />}
              {group.label}
            </span>
            <span className={css.items}>{group.items}</span>
          </>
        );
        if (!group.onOpen)
          return (
            <div key={group.id} className={css.group}>
              {inside}
            </div>
          );
        return (
          <button key={group.id} type="button" className={css.group} onClick={group.onOpen} data-rove>
            {inside}
          </button>
        );
      })}
      {children}
    </Panel>
  );
}

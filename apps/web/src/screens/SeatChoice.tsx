import type { SeatSpec } from '@pony/engine';
import { Seal, Segmented, sealOfSide, sideOfSeat } from '@pony/ui';
import type { ReactNode } from 'react';
import { LEVELS, LONGEST_NAME, type Plan, type Planned } from '../new-table.ts';
import { useWords } from '../words.ts';
import css from './NewTable.module.css';

const SITTERS: readonly Planned[] = ['you', 'friend', 'bot'];
const ONLINE_SITTERS: readonly Planned[] = ['you', 'friend', 'open', 'bot'];

type Sitter = Plan['sitters'][number];

interface SeatChoiceProps {
  seats: readonly SeatSpec[];
  at: number;
  name: string;
  /** A few words on what the seat starts with. */
  note?: string;
  sitter: Sitter;
  online: boolean;
  onChange(part: Partial<Sitter>): void;
  /** What the seat chooses for itself. */
  children?: ReactNode;
}

/** One seat of a new table: who sits there, and a bot's level. */
export function SeatChoice({ seats, at, name, note, sitter, online, onChange, children }: SeatChoiceProps) {
  const { say } = useWords();
  const side = sideOfSeat(seats, at);
  const { who, level } = sitter;
  return (
    <div className={css.seat}>
      <Seal side={side} icon={sealOfSide(side)} className={css.seal} />
      <div className={css.name}>
        <b>{name}</b>
        {note && <em>{note}</em>}
      </div>
      <div className={css.choice}>
        <Segmented
          label={say('new.seatOf', { seat: name })}
          value={who}
          segments={(online ? ONLINE_SITTERS : SITTERS).map((value) => ({
            value,
            label: online ? say(`online.sitter.${value}`) : say(`new.${value}`),
          }))}
          onChoose={(value) => onChange({ who: value })}
        />
        {who === 'friend' && !online && (
          <label className={css.friend}>
            <span className="pony-aloud">{say('new.friendName', { seat: name })}</span>
            <input
              value={sitter.name ?? ''}
              maxLength={LONGEST_NAME}
              placeholder={say('new.friendHint')}
              autoComplete="off"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </label>
        )}
        {who === 'bot' && (
          <div className={css.level}>
            <Segmented
              label={say('new.levelOf', { seat: name })}
              value={level}
              segments={LEVELS.map((value) => ({ value, label: say(`new.level.${value}`) }))}
              onChoose={(value) => onChange({ level: value })}
            />
            <em>{say(`new.levelHow.${level}`)}</em>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

import type { Ref } from 'react';
import { Panel } from '../base/Panel.tsx';
import { SeatPanel } from '../seat/SeatPanel.tsx';
import { sealOfSide, sideOfSeat } from '../table/sides.ts';
import type { Seat, TableProps } from '../table-props.ts';
import { useUi } from '../ui-context.tsx';
import css from './Generic.module.css';
import type { Choice } from './offers.ts';
import { Counters, Zones } from './Things.tsx';

interface BoardProps {
  table: TableProps;
  choices: readonly Choice[];
  onThing: (kind: string, id: number, from: Element) => void;
}

function SeatOf({ seat, table, choices, onThing }: BoardProps & { seat: Seat }) {
  const { situation, text, present } = table;
  const { say } = useUi();
  const { id, holder, level, name } = situation.seats[seat];
  const side = sideOfSeat(situation.seats, seat);
  const words = (): string => {
    if (holder === 'bot') return level ? `${say('ui.bot')} · ${say(`ui.level.${level}`)}` : say('ui.bot');
    return holder === 'open' ? say('ui.nobody') : name || say('ui.you');
  };
  const here = holder === 'person' && (present?.[seat] ?? true);
  return (
    <SeatPanel
      side={side}
      seal={sealOfSide(side)}
      name={text.say(`seat.${id}`)}
      presence={holder === 'bot' ? 'bot' : here ? 'here' : 'away'}
      presenceWords={words()}
      active={situation.asked.includes(seat)}
      className={css.seat}
    >
      <Counters view={situation.view} owner={seat} text={text} />
      <Zones view={situation.view} owner={seat} text={text} choices={choices} onThing={onThing} />
    </SeatPanel>
  );
}

/** Everything that lies on the table: what belongs to nobody first, then the others, then the reader. */
export function Board({ ref, ...props }: BoardProps & { ref?: Ref<HTMLDivElement> }) {
  const { situation, text, viewer } = props.table;
  const { say } = useUi();
  const others = situation.seats.map((_, seat) => seat).filter((seat) => !viewer.includes(seat));
  return (
    <div ref={ref} className={css.board}>
      <Panel className={css.middle} label={say('ui.onTheTable')}>
        <Counters view={situation.view} owner={null} text={text} />
        <Zones view={situation.view} owner={null} text={text} choices={props.choices} onThing={props.onThing} />
      </Panel>
      {[...others, ...viewer].map((seat) => (
        <SeatOf key={seat} seat={seat} {...props} />
      ))}
    </div>
  );
}

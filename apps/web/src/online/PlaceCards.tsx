import type { SeatInfo, TableInfo } from '@pony/protocol';
import { Button, classes, Icon, Seal, sealOfSide, sideOfSeat } from '@pony/ui';
import { Fragment } from 'react';
import { useWords } from '../words.ts';
import { api } from './api.ts';
import { keepLink, swapLinks } from './links.ts';
import css from './Waiting.module.css';

interface PlaceCardsProps {
  table: TableInfo;
  seatName(seat: number): string;
  present: readonly boolean[];
  /** Sits down on an open seat; nothing for whoever sits already. */
  onSit?: (seat: number) => void;
  attempt(work: () => Promise<unknown>): void;
}

/** Bots that only keep the place of a friend. */
export const meanwhile = ({ kind, ready }: SeatInfo): boolean => kind === 'bot' && !ready;
const free = (seat: SeatInfo): boolean => seat.kind === 'open' || seat.kind === 'link' || meanwhile(seat);

/** The seats before the start as place cards; the maker of the table may still change them. */
export function PlaceCards({ table, seatName, present, onSit, attempt }: PlaceCardsProps) {
  const { say } = useWords();
  const { seats, owned, id } = table;
  const [mine, more] = seats.filter(({ yours }) => yours);
  const maySwap = ({ kind, yours }: SeatInfo): boolean =>
    owned && mine !== undefined && !more && !yours && kind !== 'person' && !table.opening;
  const swap = (other: number): void =>
    attempt(async () => {
      await api.swap(id, mine.seat, other);
      swapLinks(id, mine.seat, other);
    });
  const between = seats.length === 2 ? seats.find(maySwap) : undefined;
  return (
    <ul className={classes(css.places, between && css.swapping)}>
      {seats.map((seat, i) => (
        <Fragment key={seat.seat}>
          <li
            className={classes(css.place, free(seat) && css.free)}
            data-side={sideOfSeat(seats, seat.seat)}
            data-place={seat.seat}
          >
            <Seal
              side={sideOfSeat(seats, seat.seat)}
              icon={sealOfSide(sideOfSeat(seats, seat.seat))}
              className={css.seal}
            />
            <Who seat={seat} name={seatName(seat.seat)} here={present[seat.seat]} />
            {seat.kind === 'open' && onSit && <Button onPress={() => onSit(seat.seat)}>{say('home.sitDown')}</Button>}
            {owned && free(seat) && <Changes table={table} seat={seat} attempt={attempt} />}
            {seats.length > 2 && maySwap(seat) && (
              <Button icon="pp:swap" onPress={() => swap(seat.seat)}>
                {say('online.seat.takeIt')}
              </Button>
            )}
          </li>
          {i === 0 && between && (
            <li className={css.between}>
              <Button icon="pp:swap" act="swap" label={say('online.seat.swap')} onPress={() => swap(between.seat)} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}

function Who({ seat, name, here }: { seat: SeatInfo; name: string; here: boolean }) {
  const { say } = useWords();
  const who = {
    person: seat.yours ? say('new.you') : seat.name,
    bot: seat.level ? say(`ui.level.${seat.level}`) : say('new.bot'),
    open: say('online.seat.anybody'),
    link: say('online.seat.friend'),
  }[seat.kind];
  const state = {
    person: seat.ready ? say(seat.yours || here ? 'online.here' : 'online.notHere') : say('online.waiting.notReady'),
    bot: say(seat.ready ? 'new.bot' : 'online.seat.meanwhile'),
    open: say('online.seat.open'),
    link: say('online.seat.link'),
  }[seat.kind];
  return (
    <>
      <b>{who}</b>
      <em>{name}</em>
      <span className={css.state} data-here={seat.kind === 'person' && seat.ready && (seat.yours || here)}>
        {seat.kind === 'person' && seat.ready && <Icon name="pp:tick" />}
        {state}
      </span>
    </>
  );
}

/** What the maker of the table may do with a place nobody has taken. */
function Changes({ table, seat, attempt }: { table: TableInfo; seat: SeatInfo } & Pick<PlaceCardsProps, 'attempt'>) {
  const { say } = useWords();
  const set = (kind: 'open' | 'link' | 'bot', stays = true): void =>
    attempt(async () => {
      const bot = { level: 'ranger', ...(stays ? null : { meanwhile: true }) };
      const { token } = await api.setSeat(table.id, seat.seat, { kind, ...(kind === 'bot' ? bot : null) });
      if (token) keepLink(table.id, seat.seat, token);
    });
  const linked = seat.kind === 'link';
  const open = seat.kind === 'open';
  return (
    <div className={css.changes}>
      {linked && !table.rated && (
        <Button icon="pp:pony" act="meanwhile" onPress={() => set('bot', false)}>
          {say('online.seat.seatMeanwhile')}
        </Button>
      )}
      {seat.kind === 'open' && !table.rated && (
        <Button icon="pp:pony" onPress={() => set('bot')}>
          {say('online.seat.makeBot')}
        </Button>
      )}
      <Button kind="link" onPress={() => set('link')}>
        {say(open ? 'online.seat.makeLink' : 'online.seat.newLink')}
      </Button>
      {seat.kind !== 'open' && (
        <Button kind="link" onPress={() => set('open')}>
          {say('online.seat.makeOpen')}
        </Button>
      )}
    </div>
  );
}

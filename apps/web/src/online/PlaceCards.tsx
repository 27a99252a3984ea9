import type { SeatInfo, TableInfo } from '@pony/protocol';
import { Button, classes, Icon, Seal, sealOfSide, sideOfSeat, usePhone } from '@pony/ui';
import { Fragment, useState } from 'react';
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

/** Places that were free and where somebody sat down while the reader looked on. */
function useArrivals(seats: readonly SeatInfo[]): readonly number[] {
  const freeNow = seats.filter(free).map(({ seat }) => seat);
  const [kept, keep] = useState({ free: freeNow, came: [] as readonly number[] });
  if (kept.free.join() === freeNow.join()) return kept.came;
  const taken = ({ seat, kind }: SeatInfo): boolean => kind === 'person' && !freeNow.includes(seat);
  const came = seats.filter(taken).map(({ seat }) => seat);
  keep({ free: freeNow, came: came.filter((seat) => kept.free.includes(seat) || kept.came.includes(seat)) });
  return kept.came;
}

/** The seats before the start as place cards; the maker of the table may still change them. */
export function PlaceCards({ table, seatName, present, onSit, attempt }: PlaceCardsProps) {
  const { say } = useWords();
  const phone = usePhone();
  const { seats, owned, id } = table;
  const [mine, more] = seats.filter(({ yours }) => yours);
  const maySwap = ({ kind, yours }: SeatInfo): boolean =>
    owned && mine !== undefined && !more && !yours && kind !== 'person' && !table.opening;
  const swap = (other: number): void =>
    attempt(async () => {
      await api.swap(id, mine.seat, other);
      swapLinks(id, mine.seat, other);
    });
  const arrived = useArrivals(seats);
  const between = seats.length === 2 ? seats.find(maySwap) : undefined;
  return (
    <ul className={classes(css.places, between && css.swapping)}>
      {seats.map((seat, i) => (
        <Fragment key={seat.seat}>
          <li
            className={classes(css.place, free(seat) && css.free)}
            data-side={sideOfSeat(seats, seat.seat)}
            data-place={seat.seat}
            data-arrived={arrived.includes(seat.seat) || undefined}
          >
            <Seal
              side={sideOfSeat(seats, seat.seat)}
              icon={sealOfSide(sideOfSeat(seats, seat.seat))}
              className={css.seal}
            />
            <Who
              seat={seat}
              name={seatName(seat.seat)}
              here={present[seat.seat]}
              short={phone && owned && seat.kind === 'link'}
            />
            {seat.kind === 'open' && onSit && <Button onPress={() => onSit(seat.seat)}>{say('home.sitDown')}</Button>}
            {owned && free(seat) && (
              <div className={css.changes}>
                <BotChange table={table} seat={seat} attempt={attempt} />
                {!phone && <LinkChanges table={table} seat={seat} attempt={attempt} />}
              </div>
            )}
            {owned && seat.kind === 'person' && !seat.yours && !phone && (
              <ChairChanges table={table} seat={seat} here={present[seat.seat]} attempt={attempt} />
            )}
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

interface WhoProps {
  seat: SeatInfo;
  name: string;
  here: boolean;
  /** What the button below says as well is only read aloud. */
  short: boolean;
}

function Who({ seat, name, here, short }: WhoProps) {
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
      <span
        className={short ? 'pony-aloud' : css.state}
        data-here={seat.kind === 'person' && seat.ready && (seat.yours || here)}
      >
        {seat.kind === 'person' && seat.ready && <Icon name="pp:tick" />}
        {state}
      </span>
    </>
  );
}

interface ChangeProps extends Pick<PlaceCardsProps, 'attempt'> {
  table: TableInfo;
  seat: SeatInfo;
}

function useSet({ table, seat, attempt }: ChangeProps): (kind: 'open' | 'link' | 'bot', stays?: boolean) => void {
  return (kind, stays = true) =>
    attempt(async () => {
      const bot = { level: 'ranger', ...(stays ? null : { meanwhile: true }) };
      const { token } = await api.setSeat(table.id, seat.seat, { kind, ...(kind === 'bot' ? bot : null) });
      if (token) keepLink(table.id, seat.seat, token);
    });
}

/** The maker of the table seats a bot where nobody sits: for good, or until the friend comes. */
function BotChange(props: ChangeProps) {
  const { say } = useWords();
  const set = useSet(props);
  const { kind } = props.seat;
  if (props.table.rated || kind === 'bot') return null;
  return kind === 'link' ? (
    <Button icon="pp:pony" act="meanwhile" onPress={() => set('bot', false)}>
      {say('online.seat.seatMeanwhile')}
    </Button>
  ) : (
    <Button icon="pp:pony" onPress={() => set('bot')}>
      {say('online.seat.makeBot')}
    </Button>
  );
}

/** The maker of the table says who may come to a place nobody has taken: a friend by a link, or anybody. */
function LinkChanges(props: ChangeProps) {
  const { say } = useWords();
  const set = useSet(props);
  const open = props.seat.kind === 'open';
  return (
    <>
      <Button kind="link" onPress={() => set('link')}>
        {say(open ? 'online.seat.makeLink' : 'online.seat.newLink')}
      </Button>
      {!open && (
        <Button kind="link" onPress={() => set('open')}>
          {say('online.seat.makeOpen')}
        </Button>
      )}
    </>
  );
}

interface ChairProps extends ChangeProps {
  here: boolean;
}

/** The maker of the table frees the chair of somebody who stays away, or puts him out for good. */
function ChairChanges({ table, seat, here, attempt }: ChairProps) {
  const { say } = useWords();
  const [sure, setSure] = useState(false);
  const free = (putOut: boolean): void =>
    attempt(async () => {
      const kind = table.listed ? 'open' : 'link';
      const { token } = await api.setSeat(table.id, seat.seat, { kind, ...(putOut ? { putOut } : null) });
      if (token) keepLink(table.id, seat.seat, token);
    });
  return (
    <div className={css.changes}>
      {!here && (
        <Button act="free-chair" onPress={() => free(false)}>
          {say('online.seat.freeChair')}
        </Button>
      )}
      <Button kind="link" act="put-out" onPress={() => (sure ? free(true) : setSure(true))}>
        {say(sure ? 'online.seat.putOutSure' : 'online.seat.putOut')}
      </Button>
    </div>
  );
}

/** On a phone the same changes of all free places stand in a list of their own. */
export function PlaceChanges({ table, seatName, present, attempt }: Omit<PlaceCardsProps, 'onSit'>) {
  const places = table.owned ? table.seats.filter(free) : [];
  const others = table.owned ? table.seats.filter(({ kind, yours }) => kind === 'person' && !yours) : [];
  return (
    <>
      {places.map((seat) => (
        <div key={seat.seat} className={css.changes}>
          {places.length > 1 && <b>{seatName(seat.seat)}</b>}
          <LinkChanges table={table} seat={seat} attempt={attempt} />
        </div>
      ))}
      {others.map((seat) => (
        <div key={seat.seat}>
          <b>{seat.name}</b>
          <ChairChanges table={table} seat={seat} here={present[seat.seat]} attempt={attempt} />
        </div>
      ))}
    </>
  );
}

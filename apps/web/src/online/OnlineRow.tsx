import type { TableInfo } from '@pony/protocol';
import { Seal, type Side, sealOfSide, sideOfSeat } from '@pony/ui';
import type { ReactNode } from 'react';
import { shelfFor } from '../games.ts';
import css from '../parts/MyTables.module.css';
import { type ReadLang, useWords } from '../words.ts';
import { usePaceWords } from './pace-words.ts';

/** Whose turn it is, for the reader: a sentence under `home.` or `online.state.`. */
export function useOnlineState(): (
  table: TableInfo,
  seatName: (game: string, seat: string) => string,
) => { words: string; yours: boolean } {
  const { say, lang } = useWords();
  return (table, seatName) => {
    const list = (seats: readonly number[]): string =>
      new Intl.ListFormat(lang).format(seats.map((seat) => seatName(table.game, table.seats[seat].id)));
    if (table.fault) return { words: say('online.state.fault'), yours: false };
    if (table.status === 'over') return { words: say('online.state.over'), yours: false };
    if (table.status === 'waiting') {
      const free = table.seats.filter(({ kind }) => kind === 'open' || kind === 'link').map(({ seat }) => seat);
      const unready = table.seats.some(({ yours, ready }) => yours && !ready);
      if (free.length > 0) return { words: say('online.state.free', { seat: list(free) }), yours: false };
      if (table.undealt) return { words: say('online.state.undealt'), yours: unready };
      // The dice want the reader's share: his page opens it.
      if (table.seats.some(({ yours, opened, pledge }) => yours && (pledge === null || (table.opening && !opened))))
        return { words: say('online.state.here'), yours: true };
      return { words: say(unready ? 'online.state.ready' : 'online.state.waits'), yours: unready };
    }
    const yours = table.asked.some((seat) => table.seats[seat]?.yours);
    if (yours) return { words: say('home.yourMove'), yours };
    return { words: say('home.waitingFor', { seat: list(table.asked) }), yours };
  };
}

interface OnlineRowProps {
  table: TableInfo;
  seatName: (game: string, seat: string) => string;
  as?: 'div' | 'li';
  /** Buttons. */
  children: ReactNode;
}

/** One table of the server: the game, who plays, whose turn it is. */
export function OnlineRow({ table, seatName, as: Tag = 'div', children }: OnlineRowProps) {
  const { say, lang } = useWords();
  const paceWords = usePaceWords();
  const state = useOnlineState()(table, seatName);
  const own = table.seats.filter(({ yours }) => yours);
  const side: Side = own.length === 1 ? sideOfSeat(table.seats, own[0].seat) : 'neutral';
  const title = shelfFor(table.game, table.options)?.title[lang as ReadLang] ?? table.game;
  const others = table.seats
    .filter(({ kind, yours }) => !yours && (kind === 'person' || kind === 'bot'))
    .map(({ kind, name }) => (kind === 'bot' ? say('new.bot') : name));
  const people = others.length > 0 ? new Intl.ListFormat(lang).format(others) : '';
  return (
    <Tag className={css.row} data-yours={state.yours || undefined}>
      <Seal side={side} icon={own.length === 1 ? sealOfSide(side) : 'pp:pony'} className={css.seal} />
      <span className={css.words}>
        <b>{people ? `${title} · ${people}` : title}</b>
        <em>{[state.words, paceWords(table.pace)].join(' · ')}</em>
      </span>
      {children}
    </Tag>
  );
}

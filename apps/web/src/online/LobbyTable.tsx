import type { SeatInfo, TableInfo } from '@pony/protocol';
import { classes, FairDisc, Panel, Seal, sealOfSide, sideOfSeat, usePhone } from '@pony/ui';
import type { ReactNode } from 'react';
import { shelfFor } from '../games.ts';
import { Scene } from '../scenes/Scene.tsx';
import { useWords } from '../words.ts';
import css from './Lobby.module.css';
import { usePaceWords } from './pace-words.ts';

type SeatName = (game: string, seat: string) => string;

/** Somebody may sit down there, and the reader does not sit there yet. */
export const isFree = ({ seats }: TableInfo): boolean =>
  seats.some(({ kind }) => kind === 'open') && !seats.some(({ yours }) => yours);

/** Who sits on a seat, in a word. */
function useSitter(): (seat: SeatInfo) => string {
  const { say } = useWords();
  return ({ kind, name }) => {
    if (kind === 'bot') return say('new.bot');
    const open = kind === 'open';
    return kind === 'person' ? name : say(open ? 'online.lobby.free' : 'online.lobby.kept');
  };
}

/** The rating of who sits there, or that there is none yet; nothing where none is told. */
function useRatingWord(): (seat: SeatInfo) => string {
  const { say } = useWords();
  return ({ rating }) => (rating === undefined ? '' : ` · ${rating ?? say('online.lobby.newcomer')}`);
}

/** The language of the talk at a table, in the reader's own words. */
function useTalkWord(): (table: TableInfo) => string | null {
  const { lang } = useWords();
  return (table) => (table.lang ? (new Intl.DisplayNames(lang, { type: 'language' }).of(table.lang) ?? null) : null);
}

interface LobbyCardProps {
  table: TableInfo;
  title: string;
  seatName: SeatName;
  chosen: boolean;
  onChoose: () => void;
}

/** A table that waits: its picture, who sits there, how fast it goes. A press looks at it. */
export function LobbyCard({ table, title, seatName, chosen, onChoose }: LobbyCardProps) {
  const { say } = useWords();
  const paceWords = usePaceWords();
  const sitter = useSitter();
  const phone = usePhone();
  const ratingWord = useRatingWord();
  const talk = useTalkWord()(table);
  const shelf = shelfFor(table.game, table.options);
  const tags = [
    paceWords(table.pace),
    ...(talk ? [talk] : []),
    ...(phone ? [] : [say(`online.lobby.undo.${table.undo}`)]),
    ...(table.rated ? [say('online.rated.is')] : []),
    ...(table.seats.some(({ yours }) => yours) ? [say('online.lobby.isYours')] : []),
  ];
  return (
    <li>
      <button type="button" className={css.card} aria-pressed={chosen} onClick={onChoose}>
        {shelf && <Scene name={shelf.id} className={css.picture} />}
        <span className={css.words}>
          <b>{title}</b>
          <span className={css.pills}>
            {table.seats.map((seat) => {
              const side = sideOfSeat(table.seats, seat.seat);
              return (
                <span key={seat.seat} className={classes(css.pill, seat.kind === 'open' && css.free)}>
                  <Seal side={side} icon={sealOfSide(side)} />
                  <span className="pony-aloud">{seatName(table.game, seat.id)}: </span>
                  {sitter(seat)}
                  {ratingWord(seat)}
                </span>
              );
            })}
          </span>
          <span className={css.tags}>
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </span>
        </span>
      </button>
    </li>
  );
}

interface ChosenTableProps {
  table: TableInfo;
  title: string;
  seatName: SeatName;
  /** The free chair that is meant. */
  seat: number | null;
  onSeat: (seat: number) => void;
  /** How it stands between the reader and the one who waits there. */
  between: { readonly won: number; readonly lost: number } | null;
  children: ReactNode;
}

/** The table that is looked at: place cards, its terms, and what seals its chance. */
export function ChosenTable({ table, title, seatName, seat, onSeat, between, children }: ChosenTableProps) {
  const { say } = useWords();
  const paceWords = usePaceWords();
  const sitter = useSitter();
  const ratingWord = useRatingWord();
  const talk = useTalkWord()(table);
  const shelf = shelfFor(table.game, table.options);
  const mine = table.seats.some(({ yours }) => yours);
  const terms: [string, string][] = [
    [say('online.pace.title'), paceWords(table.pace)],
    [say('new.undo'), say(`new.undoHow.${table.undo}`)],
    [say('online.rated.title'), say(`online.rated.${table.rated ? 'on' : 'off'}`)],
    [say('online.watchers.title'), say(`online.watchers.${table.watch ? 'on' : 'off'}`)],
    ...(talk ? [[say('online.lobby.talk'), talk] as [string, string]] : []),
    ...(between ? [[say('online.lobby.between'), say('online.lobby.stands', between)] as [string, string]] : []),
  ];
  return (
    <Panel as="aside" className={css.chosen} label={say('online.lobby.chosen')}>
      {shelf && <Scene name={shelf.id} className={css.scene} />}
      <div className={css.inside}>
        <p className="pony-caps">{say('online.lobby.chosen')}</p>
        <h2>{title}</h2>
        <ul className={css.places}>
          {table.seats.map((one) => {
            const side = sideOfSeat(table.seats, one.seat);
            const words = (
              <>
                <Seal side={side} icon={sealOfSide(side)} />
                <b>{one.kind === 'open' && !mine && one.seat === seat ? say('online.lobby.you') : sitter(one)}</b>
                <small>
                  {seatName(table.game, one.id)}
                  {ratingWord(one)}
                </small>
              </>
            );
            return (
              <li key={one.seat} data-side={side} data-free={one.kind === 'open' || undefined}>
                {one.kind === 'open' && !mine ? (
                  <button type="button" aria-pressed={one.seat === seat} onClick={() => onSeat(one.seat)}>
                    {words}
                  </button>
                ) : (
                  <div>{words}</div>
                )}
              </li>
            );
          })}
        </ul>
        <dl className={css.terms}>
          {terms.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
        <p className={css.seal}>
          <FairDisc is="sealed" />
          <span>
            <b>{say('online.dice.title')}.</b> {say('online.lobby.sealed')}
          </span>
        </p>
      </div>
    </Panel>
  );
}

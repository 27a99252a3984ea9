/** The players: areas, the others, dials, hands. */
import { FitRow, FitText, FitZone, Icon, type PlayFace, TableCard } from '@pony/ui';
import { inside, type Rect, row } from '@pony/ui/fit';
import type { CSSProperties } from 'react';
import { heldFace } from './faces.ts';
import { NUMERALS } from './facts.ts';
import css from './LcgTable.module.css';
import { countOf, type LcgTableState, useLcg } from './lcg.ts';
import { CardsIn, Heads, OnTable, Opens } from './OnTable.tsx';

const HIGH = 40;
const MOST = 50;
/** Words at the left of a zone, in rem. */
const LABEL = 1.6;
const FRIEND_LABEL = 6;

/** "You", a friend's name; whoever holds several seats tells them apart by their numbers, unless one has a name of its own. */
function nameOfSeat({ situation, text, viewer, say }: LcgTableState, seat: number): string {
  const number = text.say(`seat.p${seat + 1}`);
  if (viewer.length === 1 && viewer[0] === seat) return say('you');
  const { name } = situation.seats[seat];
  const shared = viewer.filter((one) => situation.seats[one].name === name).length > 1;
  return shared ? number : name || number;
}

const labelOf = (table: LcgTableState, seat: number): string =>
  table.view.threat.length > 1 ? `${NUMERALS[seat]} · ${nameOfSeat(table, seat)}` : nameOfSeat(table, seat);
const edge = (seat: number): CSSProperties => ({ borderLeft: `5px solid var(--seat-${seat + 1})` });

/** Everything a player has before them: enemies first. In one column enemies may have a row of their own. */
export function Area({ seat, rect, zone, foes = true }: { seat: number; rect: Rect; zone: string; foes?: boolean }) {
  const table = useLcg();
  const { view, drawn, situation, say, zones } = table;
  const { enemies, own } = drawn.areas[seat];
  const { r } = zones.c;
  const beside = zones.kind === 'wide' || zones.kind === 'low';
  return (
    <FitZone
      rect={rect}
      zone={zone}
      label={labelOf(table, seat)}
      active={situation.asked.includes(seat)}
      className={css.paper}
      style={edge(seat)}
    >
      {beside && (
        <span className={css.upright} style={{ width: LABEL * r }}>
          {labelOf(table, seat)}
        </span>
      )}
      {own.length + enemies.length === 0 && <p className={css.empty}>{say(view.out[seat] ? 'out' : 'empty')}</p>}
      <CardsIn
        rect={{ x: 0, y: 0, w: rect.w - 5, h: rect.h }}
        first={foes ? enemies : []}
        second={own}
        place="before"
        tiers={beside ? 3 : 7}
        label={beside ? LABEL * r : 0}
      />
    </FitZone>
  );
}

export function EngagedRow({ seat, rect }: { seat: number; rect: Rect }) {
  const { drawn, say } = useLcg();
  return (
    <FitZone rect={rect} zone="engaged" label={say('enemies')} className={css.paper}>
      <CardsIn
        rect={{ x: 0, y: 0, w: rect.w, h: rect.h }}
        second={drawn.areas[seat].enemies}
        place="before"
        tiers={2}
      />
    </FitZone>
  );
}

/** Whether anything of a friend can be pressed now. */
function useLitBefore(): (seat: number) => boolean {
  const { drawn, stateOf } = useLcg();
  return (seat) => {
    const { enemies, own } = drawn.areas[seat];
    return [...enemies, ...own].some(({ card }) => stateOf('card', card) === 'legal');
  };
}

/** Everything of a friend, as heads in a sheet. */
function FriendCards({ seat }: { seat: number }) {
  const { drawn } = useLcg();
  const { enemies, own } = drawn.areas[seat];
  return (
    <Heads
      items={[...enemies, ...own]}
      keyOf={(one) => one.card}
      draw={(one, lying) => <OnTable one={one} lying={lying} place="before" />}
    />
  );
}

/** Friends beside each other: who, and what they have, in squares; a press on the name opens it. */
export function Friends({ seats, rect }: { seats: readonly number[]; rect: Rect }) {
  const table = useLcg();
  const { drawn, situation, zones, view, text } = table;
  const litBefore = useLitBefore();
  const { r } = zones.c;
  const beside = zones.kind === 'wide' || zones.kind === 'low';
  const w = (rect.w - (seats.length - 1) * 4) / seats.length;
  const label = beside ? FRIEND_LABEL * r : w;
  return (
    <>
      {seats.map((seat, i) => {
        const { enemies, own } = drawn.areas[seat];
        const room = w - label - 5;
        return (
          <FitZone
            key={seat}
            rect={{ ...rect, x: rect.x + i * (w + 4), w }}
            zone={`friend-${seat}`}
            label={labelOf(table, seat)}
            active={situation.asked.includes(seat)}
            className={css.paper}
            style={edge(seat)}
          >
            <Opens
              name={labelOf(table, seat)}
              lit={(!beside || room < 44) && litBefore(seat)}
              className={css.friend}
              style={{ width: label - 6, height: rect.h - 4 }}
              words={
                <>
                  <FitText>
                    {labelOf(table, seat)}
                    {view.first === seat ? ' ★' : ''}
                  </FitText>
                  <small>
                    <Icon name="gi:burning-eye" label={text.say('counter.threat')} /> {view.threat[seat]}{' '}
                    <Icon name="gi:card-play" label={text.say('zone.hand')} /> {countOf(view, 'hand', seat)}
                    {!beside && ` · ${enemies.length} / ${own.length}`}
                  </small>
                </>
              }
            >
              <FriendCards seat={seat} />
            </Opens>
            {beside && room >= 44 && (
              <div className={css.part} style={{ left: label }}>
                <CardsIn
                  rect={{ x: 0, y: 0, w: room, h: rect.h }}
                  first={enemies}
                  second={own}
                  place="before"
                  tiers={3}
                />
              </div>
            )}
          </FitZone>
        );
      })}
    </>
  );
}

/** Threat of every player; a player who can be chosen is pressed here. */
/** `few`: those of others only while they can be chosen. */
export function Dials({ className, few }: { className?: string; few?: boolean }) {
  const table = useLcg();
  const { view, text, stateOf, press, say, me } = table;
  const seats = view.threat
    .map((threat, seat) => ({ threat, seat }))
    .filter(({ seat }) => !few || seat === me || stateOf('seat', seat) === 'legal');
  const markOf = (seat: number): string =>
    view.threat.length > 1 ? `${NUMERALS[seat]}${view.first === seat ? ' ★' : ''}` : text.say('counter.threat');
  return (
    <div className={`${css.dialRow} ${className ?? ''}`} data-part="dials">
      {seats.map(({ threat, seat }) => (
        <button
          key={seat}
          type="button"
          className={css.dial}
          data-rove
          data-thing={`seat ${seat}`}
          data-state={stateOf('seat', seat)}
          data-high={threat >= HIGH || undefined}
          data-out={view.out[seat] || undefined}
          style={
            {
              '--part': Math.min(1, threat / MOST),
              '--seat': threat >= HIGH ? 'var(--side-dark)' : `var(--seat-${seat + 1})`,
            } as CSSProperties
          }
          aria-label={`${nameOfSeat(table, seat)}: ${threat} ${markOf(seat)}${view.first === seat ? `, ${say('first')}` : ''}`}
          onClick={(event) => press('seat', seat, event.currentTarget)}
        >
          <b>{threat}</b> <span>{markOf(seat)}</span>
        </button>
      ))}
    </div>
  );
}

/** A hand that is open to the viewer; equal titles are one card with a number. Where it has no room, a press opens it. */
export function Hand({ seat, rect, zone = 'hand' }: { seat: number; rect: Rect; zone?: string }) {
  const table = useLcg();
  const { view, drawn, text, stateOf, press, viewer, zones, room } = table;
  const { c, kind } = zones;
  const hand = view.hands[seat];
  const titles = drawn.hands[seat];
  if (typeof hand === 'number' || titles === null) return null;
  const words = viewer.length > 1 ? `${text.say('zone.hand')} · ${nameOfSeat(table, seat)}` : text.say('zone.hand');
  const copiesOf = (id: number): number => hand.filter((card) => view.titles[card] === id).length;
  const faceOf = (id: number): PlayFace => {
    const face = heldFace(view.titleIds[id], text);
    const copies = copiesOf(id);
    return copies > 1 ? { ...face, name: `${face.name} ×${copies}` } : face;
  };
  const beside = kind === 'wide' || kind === 'low';
  const label = beside ? LABEL * c.r : 0;
  const box = inside(rect, c, { label });
  const laid = row(box, titles.length, c, { tiers: 3 });
  const small = rect.h <= 46 || laid.way.startsWith('tokens');
  const card = (id: number, lying: Parameters<Parameters<typeof FitRow<number>>[0]['draw']>[1]) => (
    <TableCard
      {...lying}
      t={room.t}
      face={faceOf(id)}
      state={stateOf('title', id)}
      onPress={(event) => press('title', id, event.currentTarget)}
      travel={`title-${seat}-${id}`}
      thing={`title ${id}`}
    />
  );
  const lit = titles.some((id) => stateOf('title', id) === 'legal');
  return (
    <FitZone rect={rect} zone={zone} label={words} className={css.hand}>
      {small && titles.length > 0 ? (
        <Opens
          name={`${words}: ${hand.length}`}
          title={words}
          lit={lit}
          className={css.handle}
          words={
            <>
              <Icon name="pp:cards" />
              <b>{words}</b>
              <b>{hand.length}</b>
            </>
          }
        >
          <Heads items={titles} keyOf={(id) => id} draw={card} />
        </Opens>
      ) : (
        <>
          {beside && (
            <span className={css.upright} style={{ width: label }}>
              {words} {hand.length}
            </span>
          )}
          {titles.length === 0 && <p className={css.empty}>{text.say('table.empty')}</p>}
          <FitRow box={box} laid={laid} c={c} items={titles} keyOf={(id) => id} draw={card} />
        </>
      )}
    </FitZone>
  );
}

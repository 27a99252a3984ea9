/** The players: areas, strips of the others, dials, hands. */
import { CardChip, CardSpine, HandRow, Icon, Panel, PlayCard, type PlayFace, SeatStrip, Zone } from '@pony/ui';
import { useState } from 'react';
import { faceOf, heldFace } from './faces.ts';
import { NUMERALS, printed } from './facts.ts';
import css from './LcgTable.module.css';
import { countOf, type LcgTableState, useLcg } from './lcg.ts';
import { OnTable } from './Parts.tsx';

const HIGH = 40;
const MOST = 50;

/** "You", a friend's name; whoever holds several seats tells them apart by their numbers, unless one has a name of its own. */
function nameOfSeat({ situation, text, viewer, say }: LcgTableState, seat: number): string {
  const number = text.say(`seat.p${seat + 1}`);
  if (viewer.length === 1 && viewer[0] === seat) return say('you');
  const { name } = situation.seats[seat];
  const shared = viewer.filter((one) => situation.seats[one].name === name).length > 1;
  return shared ? number : name || number;
}

/** Width of an area at the least width of a screen of that size; cards lie in one row as long as they can be read. */
const ROOM = { wide: 955, tablet: 710 } as const;
const GAP = 10;
const LEAST = 108;

/** Few cards are drawn large. */
function widthOf(n: number, { size, view }: LcgTableState): number {
  if (size === 'phone') return 100;
  const most = view.threat.length > 1 ? 132 : 160;
  return Math.max(LEAST, Math.min(most, Math.floor(ROOM[size] / n) - GAP));
}

/** Everything a player has before them: enemies first. */
export function Area({ seat, className }: { seat: number; className?: string }) {
  const table = useLcg();
  const { view, drawn, situation, say, size } = table;
  const { enemies, own } = drawn.areas[seat];
  const width = widthOf(enemies.length + own.length, table);
  return (
    <Zone
      upright={size !== 'phone'}
      seat={seat}
      label={`${NUMERALS[seat]} · ${nameOfSeat(table, seat)}`}
      active={situation.asked.includes(seat)}
      empty={say(view.out[seat] ? 'out' : 'empty')}
      className={className}
    >
      {[
        ...enemies.map((one) => <OnTable key={one.card} one={one} width={width} />),
        ...(enemies.length > 0 ? [<span key="between" className={css.between} />] : []),
        ...own.map((one) => <OnTable key={one.card} one={one} width={width} />),
      ]}
    </Zone>
  );
}

/** Another player in one line; a press unfolds the area, and what can be chosen there unfolds it by itself. */
export function Friend({ seat }: { seat: number }) {
  const table = useLcg();
  const { view, drawn, text, situation, stateOf, press, say } = table;
  const { enemies, own } = drawn.areas[seat];
  const [unfolded, setUnfolded] = useState(false);
  // What lies on their cards is seen only in the area itself.
  const within = view.cards.some(
    (one) => stateOf('card', one.card) === 'legal' && [...own, ...enemies].some(({ card }) => card === one.host),
  );
  const open = unfolded || within;
  const chip = (one: (typeof own)[number], filled: boolean) => {
    const face = faceOf(one, view, text);
    const few = face.stats?.filter(({ counts }, i, all) => counts || i >= all.length - (filled ? 3 : 1));
    return (
      <CardChip
        key={one.card}
        face={{ ...face, stats: few, tokens: [] }}
        filled={filled}
        hot={view.attack?.enemy === one.card}
        state={stateOf('card', one.card)}
        onPress={(event) => press('card', one.card, event.currentTarget)}
        thing={`card ${one.card}`}
        travel={`card-${one.card}`}
      />
    );
  };
  return (
    <SeatStrip
      mark={NUMERALS[seat]}
      seat={seat}
      name={nameOfSeat(table, seat)}
      note={view.out[seat] ? say('out') : view.first === seat ? say('first') : undefined}
      active={situation.asked.includes(seat)}
      hot={view.attack?.by === 'enemy' && view.attack.seat === seat}
      numbers={[
        {
          icon: 'gi:burning-eye',
          label: text.say('counter.threat'),
          value: view.threat[seat],
          tone: view.threat[seat] >= HIGH ? 'harm' : undefined,
        },
        { icon: 'gi:card-play', label: text.say('zone.hand'), value: countOf(view, 'hand', seat) },
      ]}
      onOpen={() => setUnfolded(!open)}
      open={open}
      area={<Area seat={seat} />}
      right={enemies.map((one) => chip(one, true))}
    >
      {own.map((one) => chip(one, false))}
    </SeatStrip>
  );
}

/** Threat of every player; a player who can be chosen is pressed here. */
export function Dials({ className }: { className?: string }) {
  const table = useLcg();
  const { view, text, stateOf, press, say, size } = table;
  const markOf = (seat: number): string =>
    view.threat.length > 1 ? `${NUMERALS[seat]}${view.first === seat ? ' ★' : ''}` : text.say('counter.threat');
  return (
    <Panel className={`${css.dials} ${className ?? ''}`} label={text.say('counter.threat')}>
      <div className={css.dialRow} data-part="dials">
        {view.threat.map((threat, seat) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
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
              } as React.CSSProperties
            }
            aria-label={`${nameOfSeat(table, seat)}: ${threat} ${markOf(seat)}${view.first === seat ? `, ${say('first')}` : ''}`}
            onClick={(event) => press('seat', seat, event.currentTarget)}
          >
            <b>{threat}</b> <span>{markOf(seat)}</span>
          </button>
        ))}
      </div>
      {size === 'phone' && <StageLine />}
    </Panel>
  );
}

/** The stage in a word: number, side, progress. */
function StageLine() {
  const { view, drawn, say } = useLcg();
  const { stage } = drawn;
  if (!stage) return null;
  const points = stage.stats.questPoints ?? 0;
  const id = view.titleIds[view.titles[stage.card]];
  return (
    <span className={css.stageLine}>
      <b>{`${printed(id).stage ?? ''}${stage.face.endsWith('.b') ? 'B' : 'A'}`}</b>
      {points > 0 && (
        <>
          <Icon name="gi:mountain-road" label={say('progress')} />
          <b>{`${stage.progress}/${points}`}</b>
        </>
      )}
    </span>
  );
}

/** A hand that is open to the viewer; equal titles are one card with a number. `laid`: as cards in a row, else as spines. */
export function Hand({ seat, laid, className }: { seat: number; laid?: boolean; className?: string }) {
  const table = useLcg();
  const { view, drawn, text, stateOf, press, size, viewer } = table;
  const hand = view.hands[seat];
  const titles = drawn.hands[seat];
  if (typeof hand === 'number' || titles === null) return null;
  const name = viewer.length > 1 ? `${text.say('zone.hand')} · ${nameOfSeat(table, seat)}` : text.say('zone.hand');
  const copiesOf = (id: number): number => hand.filter((card) => view.titles[card] === id).length;
  const named = (id: number): PlayFace => {
    const face = heldFace(view.titleIds[id], text);
    const copies = copiesOf(id);
    return copies > 1 ? { ...face, name: `${face.name} ×${copies}` } : face;
  };
  if (laid)
    return (
      <Zone label={name} count={hand.length} empty={text.say('table.empty')} className={className}>
        {titles.map((id) => (
          <PlayCard
            key={id}
            shape="upright"
            width={titles.length > 8 ? 104 : 120}
            face={named(id)}
            state={stateOf('title', id)}
            onPress={(event) => press('title', id, event.currentTarget)}
            thing={`title ${id}`}
          />
        ))}
      </Zone>
    );
  return (
    <div className={className}>
      <h3 className={`pony-caps ${css.handName}`}>
        {name}
        <b>{hand.length}</b>
      </h3>
      <HandRow label={text.say('zone.hand')} count={titles.length} as="spines" columns={size === 'phone' ? 2 : 1}>
        {titles.map((id) => {
          const { stats, ...face } = named(id);
          return (
            <CardSpine
              key={id}
              // Two columns on a phone have room for the name alone.
              face={size === 'phone' ? face : { ...face, stats }}
              state={stateOf('title', id)}
              onPress={(event) => press('title', id, event.currentTarget)}
              thing={`title ${id}`}
            />
          );
        })}
      </HandRow>
    </div>
  );
}

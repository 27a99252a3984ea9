import { classes, Icon, Panel, Seal } from '@pony/ui';
import { FREE, SEAL, SHADOW, SIDE } from '../data/facts.ts';
import { diceShown, upTo } from '../model.ts';
import { Slot } from '../slots.tsx';
import { hasTeams } from '../team.ts';
import { useWar } from '../war.ts';
import { DiceRow } from './Bits.tsx';
import css from './Sides.module.css';
import { TeamRows } from './Teams.tsx';

/** Who holds a side and whether they are there. */
export function useWho(side: number): { name: string; line: string; presence: 'here' | 'away' | 'bot' } {
  const { words, situation, present, seatOf, alone, isReader, view, size } = useWar();
  const seat = situation.seats[seatOf(side)];
  const cards = words.say('table.cards', { n: view.sides[side].backs.length });
  if (hasTeams(view)) {
    const left = view.sides[side].dice.reduce((sum, n) => sum + n, 0);
    const line = words.say(size === 'wide' ? 'table.left' : 'table.diceLeft', { n: left });
    return { name: words.side(side), line, presence: 'here' };
  }
  if (alone && isReader(side))
    return { name: words.side(side), line: `${words.say('table.you')} · ${cards}`, presence: 'here' };
  if (seat.holder === 'bot') {
    const key = `table.botLevel.${seat.level}`;
    const level = words.has(key) ? words.say(key) : seat.level;
    return {
      name: words.side(side),
      line: [words.say('table.bot'), level, cards].filter(Boolean).join(' · '),
      presence: 'bot',
    };
  }
  const here = present?.[seatOf(side)] ?? true;
  const who = seat.name || words.say(here ? 'table.here' : 'table.away');
  return { name: words.side(side), line: `${who} · ${cards}`, presence: here ? 'here' : 'away' };
}

/** Seal, name, and who sits there. */
export function Who({ side }: { side: number }) {
  const { view } = useWar();
  const { name, line, presence } = useWho(side);
  return (
    <div className={css.who}>
      <Seal side={SIDE[side]} icon={SEAL[side]} className={css.seal} />
      <div>
        <b>{name}</b>
        <span className={css.meta}>
          {!hasTeams(view) && <i className={css.dot} data-presence={presence} />}
          {line}
        </span>
      </div>
    </div>
  );
}

/** The other side: who, and what dice are left. */
export function OtherSide({ side, className }: { side: number; className?: string }) {
  const { view, words, open } = useWar();
  return (
    <Panel side={SIDE[side]} label={words.side(side)} className={className}>
      <button
        type="button"
        className={classes(css.head, hasTeams(view) && css.small)}
        data-rove
        onClick={() => open({ what: 'piles', id: side })}
      >
        <Who side={side} />
      </button>
      <TeamRows side={side} />
      <div className={css.otherDice}>
        <DiceRow side={side} dice={diceShown(view.sides[side])} small />
      </div>
      <Slot name="side" side={side} />
    </Panel>
  );
}

/** The Elven Rings of both sides: green with the Free Peoples, red in the hands of the Shadow. */
export function Rings() {
  const { view, words, stateOf, press, me } = useWar();
  return (
    <div className={css.rings}>
      {[FREE, SHADOW].flatMap((side) =>
        upTo(view.sides[side].rings).map((i) => {
          const lit = i === 0 && side === me ? stateOf({ kind: 'ring', id: side }) : 'rest';
          const name = words.say('table.ring', { side: SIDE[side] });
          const label = view.sides[side].ringUsed ? `${name}, ${words.say('table.ringUsed')}` : name;
          const ring = <Icon name="gi:globe-ring" label={label} className={side === FREE ? css.green : css.red} />;
          if (lit === 'rest') return <span key={`${side}-${i}`}>{ring}</span>;
          return (
            <button
              key={`${side}-${i}`}
              type="button"
              data-rove
              data-state={lit}
              data-thing={`ring ${side}`}
              className={css.ring}
              onClick={(event) => press({ kind: 'ring', id: side }, event.currentTarget)}
            >
              {ring}
            </button>
          );
        }),
      )}
    </div>
  );
}

/** The reader's own dice and Rings. */
export function Tray({ className }: { className?: string }) {
  const { me, view, words, alone, situation } = useWar();
  const dice = diceShown(view.sides[me]);
  const left = dice.filter((die) => !die.spent).length;
  return (
    <Panel side={SIDE[me]} label={words.side(me)} active={situation.prompt !== null} className={className}>
      {hasTeams(view) && (
        <>
          <div className={css.small}>
            <Who side={me} />
          </div>
          <TeamRows side={me} />
        </>
      )}
      {!hasTeams(view) && (
        <div className={css.row}>
          <span className="pony-caps">
            {alone ? words.say('table.yourDice') : words.say('table.diceOf', { side: words.side(me) })}
          </span>
          <span className="pony-caps">{words.say('table.left', { n: left })}</span>
        </div>
      )}
      <div className={css.trayDice} data-many={dice.length > 6 || undefined}>
        <DiceRow side={me} dice={dice} />
      </div>
      <div className={css.belongings}>
        {view.sides.some(({ rings }) => rings > 0) && (
          <div className={css.row}>
            <span className="pony-caps">{words.say('table.rings')}</span>
            <Rings />
          </div>
        )}
        <Slot name="side" side={me} />
      </div>
    </Panel>
  );
}

import { Coin, Counter, classes, Icon, type IconName, SeatPanel, UnitToken } from '@pony/ui';
import { type ReactNode, useRef } from 'react';
import { useDuel } from '../duel.ts';
import { SIDES } from '../facts.ts';
import { KIND_ICON, SEAT_SEAL, SEAT_SIDE } from '../icons.ts';
import { sortedArea } from './areas.ts';
import { OwnedTile, OwnedToken, PlayedTab } from './PlayedTab.tsx';
import { Roads } from './Roads.tsx';
import css from './SeatRow.module.css';
import { useDensity } from './use-density.ts';
import { useSeatWords } from './use-seat-words.ts';

/** The purse: pressed when the other side has to lose a coin. */
export function Purse({ seat }: { seat: number }) {
  const { view, text, stateOf, press } = useDuel();
  const thing = { kind: 'purse', id: seat } as const;
  const state = stateOf(thing);
  const inside = (
    <Counter value={view.sides[seat].coins} label={text.say('counter.coins')} mark={<Coin className={css.coin} />} />
  );
  if (state !== 'legal')
    return (
      <span className={css.purse} data-purse={seat}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={css.purse}
      data-rove
      data-state={state}
      data-purse={seat}
      onClick={(event) => press(thing, event.currentTarget)}
      aria-label={text.say('option.lose-coin')}
    >
      {inside}
    </button>
  );
}

function Supply({ seat }: { seat: number }) {
  const { view, say, text } = useDuel();
  const { supply } = view.sides[seat];
  return (
    <span className={css.supply} data-supply={seat}>
      <UnitToken side={SEAT_SIDE[seat]} count={supply} label={`${text.say('counter.supply')}: ${supply}`} />
      <small aria-hidden="true">{say('inSupply')}</small>
    </span>
  );
}

interface GroupProps {
  icon?: IconName;
  label: string;
  /** Stands for the label when there is no room. */
  letter?: string;
  children: ReactNode;
}

/** Things of one kind under its name. */
function Group({ icon, label, letter, children }: GroupProps) {
  return (
    <div className={css.group}>
      <span className={classes('pony-caps', css.caption)}>
        {icon && <Icon name={icon} />}
        <span>{label}</span>
        <b aria-hidden="true">{letter}</b>
      </span>
      <span className={css.items}>{children}</span>
    </div>
  );
}

/** One side on a wide screen: who, purse, supply, the three roads, and everything played, sorted by kind. */
export function SeatRow({ seat, className }: { seat: number; className?: string }) {
  const { view, situation, text, say, open } = useDuel();
  const side = view.sides[seat];
  const words = useSeatWords(seat);
  const row = useRef<HTMLDivElement>(null);
  useDensity(row, `${side.area.join()}|${side.tiles.join()}|${side.tokens.join()}|${text.lang}`);
  const name = text.say(`seat.${SIDES[seat]}`);
  return (
    <div className={classes(css.row, className)}>
      <SeatPanel
        side={SEAT_SIDE[seat]}
        seal={SEAT_SEAL[seat]}
        name={name}
        presence={words.presence}
        presenceWords={words.words}
        active={situation.asked.includes(seat)}
        numbers={
          <>
            <Purse seat={seat} />
            <Supply seat={seat} />
            <Roads seat={seat} className={css.roads} />
          </>
        }
        className={css.panel}
      >
        <div ref={row} className={css.area}>
          <button
            type="button"
            className={css.open}
            data-rove
            onClick={() => open({ what: 'area', id: seat })}
            aria-label={say('openArea', { seat: name })}
          />
          {sortedArea(side.area).map(({ kind, cards }) => (
            <Group
              key={kind}
              icon={KIND_ICON[kind]}
              label={text.say(`kind.${kind}`)}
              letter={text.say(`tag.kind.${kind}`)}
            >
              {cards.map((card) => (
                <PlayedTab key={card} card={card} />
              ))}
            </Group>
          ))}
          {side.tokens.length > 0 && (
            <Group label={say('tokens')}>
              {side.tokens.map((token) => (
                <OwnedToken key={token} token={token} />
              ))}
            </Group>
          )}
          {side.tiles.length > 0 && (
            <Group label={say('landmark')}>
              {side.tiles.map((tile) => (
                <OwnedTile key={tile} tile={tile} />
              ))}
            </Group>
          )}
          {side.area.length + side.tokens.length + side.tiles.length === 0 && (
            <p className={css.nothing}>{say('nothingPlayed')}</p>
          )}
        </div>
      </SeatPanel>
    </div>
  );
}

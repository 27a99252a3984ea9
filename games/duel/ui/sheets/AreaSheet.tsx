import { Card, Icon, Sheet, UnitToken, useRoving } from '@pony/ui';
import { useRef } from 'react';
import { useDuel } from '../duel.ts';
import { cardFace } from '../faces.tsx';
import { SIDES, TILES } from '../facts.ts';
import { KIND_ICON, SEAT_SEAL, SEAT_SIDE } from '../icons.ts';
import { TokenFace } from '../marks/effects.tsx';
import { RegionPennon } from '../marks/marks.tsx';
import { sortedArea } from '../seats/areas.ts';
import css from './sheets.module.css';

/** Everything a side has played, sorted by kind, each card large enough to press. */
export function AreaBody({ seat }: { seat: number }) {
  const duel = useDuel();
  const { view, text, say, open, stateOf, press } = duel;
  const side = view.sides[seat];
  const list = useRef<HTMLDivElement>(null);
  useRoving(list);
  return (
    <div ref={list} className={css.groups}>
      <p className={css.supply}>
        <UnitToken side={SEAT_SIDE[seat]} count={side.supply} label={text.say('counter.supply')} />
        {text.say('counter.supply')}
      </p>
      {sortedArea(side.area).map(({ kind, cards }) => (
        <section key={kind}>
          <h3 className="pony-caps">
            <Icon name={KIND_ICON[kind]} /> {text.say(`kind.${kind}`)} · {cards.length}
          </h3>
          <div className={css.cards}>
            {cards.map((card) => {
              const thing = { kind: 'card', id: card } as const;
              const state = stateOf(thing);
              return (
                <Card
                  key={card}
                  face={cardFace(duel, card)}
                  width={72}
                  state={state}
                  onPress={(event) =>
                    state === 'rest' ? open({ what: 'card', id: card }) : press(thing, event.currentTarget)
                  }
                />
              );
            })}
          </div>
        </section>
      ))}
      {side.tokens.length > 0 && (
        <section className={css.whole}>
          <h3 className="pony-caps">{say('tokens')}</h3>
          {side.tokens.map((token) => (
            <button
              key={token}
              type="button"
              className={css.line}
              data-rove
              onClick={() => open({ what: 'token', id: token })}
            >
              <TokenFace token={token} />
              <span>
                <b>{text.name('token', token)}</b>
                <small>{text.name('token', token, 'effect')}</small>
              </span>
            </button>
          ))}
        </section>
      )}
      {side.tiles.length > 0 && (
        <section className={css.whole}>
          <h3 className="pony-caps">{say('landmarks')}</h3>
          {side.tiles.map((tile) => (
            <button
              key={tile}
              type="button"
              className={css.line}
              data-rove
              onClick={() => open({ what: 'tile', id: tile })}
            >
              <RegionPennon region={TILES[tile].region} aloud={false} />
              <span>
                <b>{text.name('tile', tile)}</b>
                <small>{text.name('tile', tile, 'effect')}</small>
              </span>
            </button>
          ))}
        </section>
      )}
      {side.area.length + side.tokens.length + side.tiles.length === 0 && <p>{say('nothingPlayed')}</p>}
    </div>
  );
}

export function AreaSheet({ seat, onClose }: { seat: number; onClose: () => void }) {
  const { text, say } = useDuel();
  const title = say('areaOf', { seat: text.say(`seat.${SIDES[seat]}`) });
  return (
    <Sheet title={title} icon={SEAT_SEAL[seat]} onClose={onClose}>
      <AreaBody seat={seat} />
    </Sheet>
  );
}

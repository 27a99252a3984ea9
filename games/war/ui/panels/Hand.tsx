import { classes, Icon } from '@pony/ui';
import { Fragment } from 'react';
import { DECKS, FACES, GLYPHS } from '../data/facts.ts';
import { openHands } from '../team.ts';
import { useWar } from '../war.ts';
import css from './Hand.module.css';
import { Mark } from './Teams.tsx';

/** A card seen from its top edge: the letter of the die that plays it, and its name; in battle that of its combat half. */
export function Spine({ card, tall, combat }: { card: number; tall?: boolean; combat?: boolean }) {
  const { words, stateOf, press, point, size, facts, view } = useWar();
  const { type, combat: half, player } = facts.cards[card];
  const only = player < 0 ? -1 : view.seats.findIndex(({ role }) => role === player);
  const effect = `combat.${half}.effect`;
  const does = `card.${facts.cards[card].id}.effect`;
  const state = stateOf({ kind: 'card', id: card });
  return (
    <button
      type="button"
      className={classes(css.spine, tall && css.tall)}
      data-rove
      data-type={FACES[type]}
      data-lit={state === 'legal' || undefined}
      data-chosen={state === 'selected' || undefined}
      data-travel={`card-${card}`}
      data-thing={`card ${card}`}
      onClick={(event) => press({ kind: 'card', id: card }, event.currentTarget)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(card)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(card)}
      onBlur={() => point(null)}
    >
      <span className={css.type}>{words.tag(type)}</span>
      <b>
        {combat ? words.combat(card) : words.card(card)}
        {!combat && words.has(does) && <small className={css.does}>{words.say(does)}</small>}
        {combat && <small>{words.card(card)}</small>}
        {combat && words.has(effect) && (size !== 'phone' || state === 'legal') && <em>{words.say(effect)}</em>}
      </b>
      <span className={css.signs}>
        {only >= 0 && !combat && (
          <span title={words.say('team.card', { name: words.side(player) })}>
            <Mark seat={only} small />
          </span>
        )}
        <Icon name={GLYPHS[type][0]} label={words.die(type)} />
      </span>
    </button>
  );
}

/** The backs of a hand that the reader may not read, by deck. */
export function Backs({ side }: { side: number }) {
  const { view, words } = useWar();
  const { backs } = view.sides[side];
  return (
    <div className={css.backs}>
      {DECKS.map((deck, i) => {
        const n = backs.filter((back) => back === i).length;
        return (
          <span key={deck} className={css.back} data-deck={deck}>
            <Icon name={i === 0 ? 'gi:broadsword' : 'gi:vertical-banner'} label={words.deck(i)} />
            <b>{n}</b>
          </span>
        );
      })}
    </div>
  );
}

/** The reader's own cards as spines; the whole card is one press away. */
export function Hand({ columns, className }: { columns?: boolean; className?: string }) {
  const { me, view, words, alone, seatOf } = useWar();
  const hands = openHands(view, me);
  const hand = view.sides[me].hand;
  return (
    <section
      className={classes(css.hand, columns && css.columns, className)}
      data-hand
      aria-label={words.say('table.yourHand')}
    >
      {!columns && (
        <header className={css.head}>
          <span className="pony-caps">
            {alone ? words.say('table.yourHand') : words.say('table.handOf', { side: words.side(me) })}
          </span>
          {hands.length < 2 && (
            <span className="pony-caps">
              {(hand ?? view.sides[me].backs).length} / {view.seats[hands[0]?.seat ?? seatOf(me)].limit}
            </span>
          )}
        </header>
      )}
      {hand === null && <Backs side={me} />}
      {hand?.length === 0 && <p className={css.empty}>{words.say('table.emptyHand')}</p>}
      {hands.map(({ seat, cards }) => (
        <Fragment key={seat}>
          {hands.length > 1 && (
            <header className={css.head}>
              <span className={css.holder}>
                <Mark seat={seat} small />
                <span className="pony-caps">{words.side(view.seats[seat].role)}</span>
              </span>
              <span className="pony-caps">
                {cards.length} / {view.seats[seat].limit}
              </span>
            </header>
          )}
          {cards.map((card) => (
            <Spine key={card} card={card} tall={columns} />
          ))}
        </Fragment>
      ))}
    </section>
  );
}

import { CardChip, CardSpine, classes, HandRow, PlayCard, SeatStrip, useUi } from '@pony/ui';
import css from './CardGameTable.module.css';
import { handFace, reserveFace } from './faces.ts';
import { NUMERALS } from './facts.ts';
import { type CardView, type PlayerView, useTable } from './table-state.ts';
import { deck, reserve } from './targets.ts';

const count = (cards: readonly number[] | number): number => (typeof cards === 'number' ? cards : cards.length);

function Reserved({ one }: { one: CardView }) {
  const { text, at } = useTable();
  const chip = (card: number, face: ReturnType<typeof reserveFace>) => {
    const thing = { kind: 'card', id: card };
    return (
      <CardChip
        key={card}
        face={face}
        state={at.stateOf(thing)}
        onPress={(event) => at.press(thing, event.currentTarget)}
        travel={`card-${card}`}
        thing={`card ${card}`}
      />
    );
  };
  return (
    <>
      {chip(one.card, reserveFace(text, one))}
      {one.items.map((item) =>
        chip(item, { ...handFace(text, item), stats: [], typeLine: undefined, foot: undefined }),
      )}
    </>
  );
}

/** A seat in one strip: who, how many cards where, Ring token, reserve. */
export function Seat({ player, className }: { player: PlayerView; className?: string }) {
  const { text, view, props, me, open } = useTable();
  const { say } = useUi();
  const { seats, asked } = props.situation;
  const { seat } = player;
  const mine = seat === me;
  const ring = [{ icon: 'gi:ring' as const, label: text.say('word.ring'), value: player.ring ? 1 : 0 }];
  const piles = [
    { icon: 'gi:stack' as const, label: text.say('zone.deck'), value: player.deck },
    { icon: 'gi:clockwise-rotation' as const, label: text.say('zone.cycle'), value: count(player.cycled) },
    { icon: 'gi:skull-crossed-bones' as const, label: text.say('zone.gone'), value: count(player.gone) },
  ];
  const place = reserve(seat);
  const top = deck(seat);
  const holder = seats[seat];
  const who = props.viewer.includes(seat) ? say('ui.you') : holder.holder === 'bot' ? say('ui.bot') : holder.name;
  return (
    <div className={classes(css.seat, className)}>
      <SeatStrip
        mark={NUMERALS[view.order.indexOf(seat)]}
        side={player.side === 0 ? 'light' : 'dark'}
        name={text.name('seat', seat)}
        note={view.passed & (1 << seat) ? text.say('table.passed') : who}
        active={asked.includes(seat)}
        onOpen={() => open({ what: 'pile', id: seat })}
        numbers={[
          { icon: 'pp:cards', label: text.say('zone.hand'), value: count(player.hand) },
          ...(props.size === 'phone' ? [] : piles),
          ...(view.scenario === 'fellowship' ? [] : ring),
        ]}
        right={
          mine ? (
            <>
              <Target thing={place} words={text.say('zone.reserve')} />
              <Target
                thing={top}
                words={
                  player.top === null
                    ? text.say('zone.deck')
                    : `${text.say('zone.deck')}: ${text.name('card', player.top)}`
                }
              />
            </>
          ) : undefined
        }
      />
      {player.reserve.length > 0 && (
        <section className={css.reserve} aria-label={text.say('zone.reserve')}>
          {player.reserve.map((one) => (
            <Reserved key={one.card} one={one} />
          ))}
        </section>
      )}
    </div>
  );
}

/** A place that is chosen by its name: the own reserve, the top of the own deck. */
function Target({ thing, words }: { thing: { kind: string; id: number }; words: string }) {
  const { at } = useTable();
  const state = at.stateOf(thing);
  if (state !== 'legal' && state !== 'selected') return null;
  return (
    <button
      type="button"
      className={css.target}
      data-rove
      data-state={state}
      data-thing={`${thing.kind} ${thing.id}`}
      onClick={(event) => at.press(thing, event.currentTarget)}
    >
      {words}
    </button>
  );
}

/** The cards of the reader: hand, and what was drawn apart from it. */
export function Hand({ as, className }: { as: 'cards' | 'spines'; className?: string }) {
  const { view, text, at, me } = useTable();
  const player = view.players[me];
  const held = typeof player.hand === 'number' ? [] : player.hand;
  const apart = typeof player.apart === 'number' ? [] : player.apart;
  const cards = [...apart, ...held];
  const Piece = as === 'cards' ? PlayCard : CardSpine;
  return (
    <HandRow label={text.say('zone.hand')} count={cards.length} as={as} columns={2} className={className}>
      {cards.map((card) => {
        const thing = { kind: 'card', id: card };
        const face = handFace(text, card);
        return (
          <Piece
            key={card}
            face={
              as === 'cards'
                ? face
                : {
                    ...face,
                    stats: [],
                    typeLine: apart.includes(card) ? text.say('zone.apart') : undefined,
                    foot: undefined,
                  }
            }
            {...(as === 'cards' ? { shape: 'upright' as const } : {})}
            state={at.stateOf(thing)}
            onPress={(event) => at.press(thing, event.currentTarget)}
            travel={`card-${card}`}
            thing={`card ${card}`}
          />
        );
      })}
      {typeof player.hand === 'number' && (
        <p className={css.empty}>{text.render('table.inHand', { n: player.hand })}</p>
      )}
    </HandRow>
  );
}

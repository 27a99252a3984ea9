import { CardChip, CardSpine, classes, HandRow, Icon, PlayCard, SeatStrip, type Thing, useUi } from '@pony/ui';
import { handFace, reserveFace } from './faces.ts';
import { NUMERALS } from './facts.ts';
import { priceOf, priceSign } from './prices.ts';
import css from './Seats.module.css';
import { type CardView, type PlayerView, useTable } from './table-state.ts';
import { deck, reserve, twinOf } from './targets.ts';

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

/** What lies in a reserve; the own one, and the top of the own deck, are places that can be chosen. `keep`: empty too. */
export function Reserve({ player, named, keep }: { player: PlayerView; named?: boolean; keep?: boolean }) {
  const { text, mine, at, props } = useTable();
  const { seat, top } = player;
  const own = mine.includes(seat);
  const words = text.say('zone.reserve');
  const deckWords = text.say('zone.deck');
  const lit = (thing: Thing): boolean => own && ['legal', 'selected'].includes(at.stateOf(thing) ?? '');
  const isPlace = lit(reserve(seat));
  if (player.reserve.length === 0 && !keep && !isPlace && !lit(deck(seat))) return null;
  return (
    <section
      className={classes(css.reserve, props.size === 'phone' && css.line)}
      aria-label={named ? `${words}: ${text.name('seat', seat)}` : words}
    >
      {!isPlace && <h4 className="pony-caps">{named ? text.name('seat', seat) : words}</h4>}
      {own && (
        <>
          <Target thing={reserve(seat)} words={named ? `${words}: ${text.name('seat', seat)}` : words} />
          <Target thing={deck(seat)} words={top === null ? deckWords : `${deckWords}: ${text.name('card', top)}`} />
        </>
      )}
      {player.reserve.map((one) => (
        <Reserved key={one.card} one={one} />
      ))}
    </section>
  );
}

/** A seat in one strip: who, how many cards where, Ring token, reserve; on a phone reserves have a line of their own. */
export function Seat({ player, className }: { player: PlayerView; className?: string }) {
  const { text, view, props, open, me } = useTable();
  const { say } = useUi();
  const { seats, asked } = props.situation;
  const { seat } = player;
  const ringWords = text.say(player.ring ? 'table.ringReady' : 'table.ringUsed');
  const piles = [
    { icon: 'gi:stack' as const, label: text.say('zone.deck'), pile: `deck ${seat}`, value: player.deck },
    {
      icon: 'gi:clockwise-rotation' as const,
      label: text.say('zone.cycle'),
      pile: `cycle ${seat}`,
      value: count(player.cycled),
    },
    {
      icon: 'gi:skull-crossed-bones' as const,
      label: text.say('zone.gone'),
      pile: `gone ${seat}`,
      value: count(player.gone),
    },
  ];
  const holder = seats[seat];
  const who = props.viewer.includes(seat) ? say('ui.you') : holder.holder === 'bot' ? say('ui.bot') : holder.name;
  return (
    <div className={classes(css.seat, className)} data-size={props.size}>
      <SeatStrip
        mark={NUMERALS[view.order.indexOf(seat)]}
        side={player.side === 0 ? 'light' : 'dark'}
        name={text.name('seat', seat)}
        note={view.passed & (1 << seat) ? text.say('table.passed') : who}
        active={asked.includes(seat)}
        onOpen={() => open({ what: 'pile', id: seat })}
        numbers={[
          { icon: 'pp:cards', label: text.say('zone.hand'), pile: `hand ${seat}`, value: count(player.hand) },
          ...(props.size === 'phone' ? [] : piles),
        ]}
        right={
          player.hasRing && (
            <span
              className={css.ring}
              data-used={!player.ring || undefined}
              role="img"
              aria-label={ringWords}
              title={ringWords}
            >
              <Icon name="gi:ring" />
            </span>
          )
        }
      />
      {props.size !== 'phone' && <Reserve player={player} keep={seat === me} />}
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

interface HandProps {
  player: PlayerView;
  as: 'cards' | 'spines';
  /** Over the hand, where the reader has several. */
  named?: boolean;
  /** In one row that is scrolled: while a fight has the place. */
  folded?: boolean;
}

/** The cards of one deck of the reader: hand, and what was drawn apart from it. */
export function Hand({ player, as, named, folded }: HandProps) {
  const { text, at, view, props } = useTable();
  const held = typeof player.hand === 'number' ? [] : player.hand;
  const apart = typeof player.apart === 'number' ? [] : player.apart;
  const cards = [...apart, ...held];
  const Piece = as === 'cards' ? PlayCard : CardSpine;
  const label = named ? text.render('table.handOf', { seat: player.seat }) : text.say('zone.hand');
  const { coming } = view;
  const comes = coming && coming.seat === player.seat && coming.location < 0;
  return (
    <div className={css.oneHand} data-as={folded ? 'folded' : as} data-size={props.size}>
      {named && <h3 className="pony-caps">{label}</h3>}
      <HandRow label={label} count={cards.length} as={as} columns={2}>
        {comes && <CardSpine face={{ ...handFace(text, coming.card), stats: [], foot: undefined, ghost: true }} />}
        {cards.map((card) => {
          const twin = twinOf(card, at.offers, apart.includes(card) ? apart : held);
          const thing = { kind: 'card', id: twin };
          const face = handFace(text, card);
          const price = priceOf(text, at.offers, twin);
          const sign = props.size === 'phone' && price ? priceSign(at.offers) : undefined;
          const line = apart.includes(card) ? text.say('zone.apart') : undefined;
          return (
            <Piece
              key={card}
              face={
                as === 'cards'
                  ? { ...face, typeLine: line ?? face.typeLine }
                  : { ...face, stats: [], typeLine: line, foot: undefined }
              }
              {...(as === 'cards' ? { shape: 'upright' as const } : {})}
              state={at.stateOf(thing)}
              price={sign ? <Icon name={sign} className={css.sign} /> : price}
              priceWords={price}
              onPress={(event) => at.press(thing, event.currentTarget)}
              travel={`card-${card}`}
              thing={`card ${card}`}
            />
          );
        })}
        {typeof player.hand === 'number' && <p>{text.render('table.inHand', { n: player.hand })}</p>}
      </HandRow>
    </div>
  );
}

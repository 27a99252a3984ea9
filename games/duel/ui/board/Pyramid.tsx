import { Card, CardBack, CardSlot, Coin, Flip, Icon } from '@pony/ui';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { type Price, type SlotView, useDuel } from '../duel.ts';
import { cardFace, numeralOf } from '../faces.tsx';
import { LAYOUTS, type Slot } from '../facts.ts';
import { lookAt } from '../look-at.ts';
import { priceWords } from '../prices.ts';
import { DiscardPile } from './DiscardPile.tsx';
import { Ending } from './Ending.tsx';
import css from './Pyramid.module.css';

/** All in em of a card, which is 5.5 wide and 7.5 tall: half a place sideways, and the strip of a card that stays in sight. */
const HALF = 2.97;
const OPEN_STRIP = 4.45;
const DOWN_STRIP = 2;

interface Pattern {
  tops: readonly number[];
  broad: number;
  tall: number;
  middle: number;
}

/** Where the rows of a chapter lie. A row dealt face down has nothing to show while it is covered, so it needs less. */
function patternOf(slots: readonly Slot[]): Pattern {
  const tops: number[] = [];
  let top = 0;
  for (let row = 1; row <= Math.max(...slots.map((slot) => slot.row)); row++) {
    tops[row] = top;
    top += slots.find((slot) => slot.row === row)?.down ? DOWN_STRIP : OPEN_STRIP;
  }
  const middle = Math.max(...slots.map((slot) => slot.x));
  return { tops, broad: middle * 2 * HALF + 5.5, tall: (tops.at(-1) as number) + 7.5, middle };
}
const PATTERNS = LAYOUTS.map(patternOf);

/** What a card costs the reader now. */
function PriceTag({ price, coins }: { price: Price; coins: number }) {
  const { text } = useDuel();
  return (
    <>
      {price.chained && <Icon name="pp:chain" />}
      {price.coins > coins && <Icon name="pp:lock" />}
      {price.coins === 0 ? text.say('word.free') : <Coin value={price.coins} />}
    </>
  );
}

function SlotCard({ slot }: { slot: SlotView }) {
  const duel = useDuel();
  const { view, situation, say, text } = duel;
  const thing = { kind: 'slot', id: slot.slot } as const;
  const state = duel.stateOf(thing);
  const press = (event: { currentTarget: Element }): void => duel.press(thing, event.currentTarget);
  const width = 'var(--pyramid-cw)';
  const back = (
    <CardBack
      label={say('faceDown', { row: slot.row, chapter: view.chapter })}
      numeral={numeralOf(view.chapter)}
      width={width}
      onPress={press}
    />
  );
  if (slot.card === null || slot.price === null) return <Flip up={false} face={null} back={back} />;
  const covered = !slot.available;
  const payer = situation.seat ?? view.active;
  const lit = state === 'legal' || state === 'selected';
  const words = [priceWords(duel, slot.price)];
  if (covered) words.push(say('covered'));
  else if (state === 'legal') words.push(say('lit'));
  const face = (
    <Card
      face={cardFace({ text, say }, slot.card, words)}
      width={width}
      state={lit ? state : covered ? 'not-now' : 'rest'}
      price={covered ? undefined : <PriceTag price={slot.price} coins={view.sides[payer].coins} />}
      onPress={press}
      travel={`card-${slot.card}`}
    />
  );
  return <Flip up face={face} back={back} />;
}

/** The cards of the chapter, row over row; taken cards leave a dashed place. */
export function Pyramid() {
  const { view, situation, say, stateOf } = useDuel();
  const slots = LAYOUTS[view.chapter - 1];
  const { tops, broad, tall, middle } = PATTERNS[view.chapter - 1];
  const here = new Map(view.layout.map((slot) => [slot.slot, slot]));
  const at = ({ x, row }: Slot): CSSProperties => ({ left: `${(x + middle) * HALF}em`, top: `${tops[row]}em` });
  const desk = useRef<HTMLDivElement>(null);
  const { version } = situation;
  // Large cards on a small screen are scrolled: the lowest that is open comes into sight.
  useLayoutEffect(() => {
    if (version >= 0 && desk.current && desk.current.scrollHeight > desk.current.clientHeight)
      [...desk.current.querySelectorAll('[data-open]')].at(-1)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [version]);
  return (
    <section
      className={css.room}
      aria-label={say('layout', { chapter: view.chapter, cards: view.layout.length })}
      style={{ '--broad': broad, '--tall': tall } as CSSProperties}
      data-chapter={view.chapter}
      data-breathe
    >
      <div ref={desk} className={css.desk}>
        <div key={view.chapter} className={css.pyramid}>
          {slots.map((slot, i) => {
            const there = here.get(i);
            const key = `${slot.row}:${slot.x}`;
            const lit = there !== undefined && stateOf({ kind: 'slot', id: i }) !== 'not-now';
            return (
              <div
                key={key}
                className={css.place}
                style={
                  {
                    ...at(slot),
                    zIndex: there ? slot.row + (lit && there.available ? 20 : 1) : 0,
                    '--turn': i,
                  } as CSSProperties
                }
                data-open={there?.available || undefined}
                data-look={there?.card == null ? undefined : lookAt('card', there.card)}
              >
                {there ? <SlotCard slot={there} /> : <CardSlot width="var(--pyramid-cw)" />}
              </div>
            );
          })}
        </div>
      </div>
      {situation.outcome && view.layout.length === 0 ? <Ending /> : <DiscardPile />}
    </section>
  );
}

/** A card on the table, and rows of them laid by the rule of fit. */
import { plain } from '@pony/text';
import { FitRow, type Lying, Sheet, TableCard } from '@pony/ui';
import { inside, pair, type Rect } from '@pony/ui/fit';
import { useState } from 'react';
import type { CardView } from '../src/view.ts';
import { attachedTo, faceOf, idOf, nameOf, type Place } from './faces.ts';
import css from './LcgTable.module.css';
import { type LcgTableState, useLcg } from './lcg.ts';

/** What pressing the card would do, in a word: wounds of a defender, or whose text on it is used. */
function priceOf({ at, text, view, drawn }: LcgTableState, card: number): string | undefined {
  const here = at.offers.filter(
    ({ option, refusal }) =>
      refusal === undefined && typeof option[1] === 'number' && drawn.at(option[1]) === card && option[0] !== 'back',
  );
  for (const { option, would } of here)
    if (option[1] === card)
      for (const say of would ?? []) if (text.has(`would.${say.say}`)) return plain(text.tell('would', say));
  const on = [...new Set(here.map(({ option }) => Number(option[1])))];
  return on.length === 1 && on[0] !== card && view.cards.some((one) => one.card === on[0])
    ? nameOf(text, idOf(view, on[0]))
    : undefined;
}

export function OnTable({ one, lying, place }: { one: CardView; lying: Lying; place: Place }) {
  const table = useLcg();
  const { view, text, stateOf, press, room } = table;
  const price = priceOf(table, one.card);
  return (
    <TableCard
      face={faceOf(one, view, text, attachedTo(one.card, view, text), place)}
      {...lying}
      t={room.t}
      state={stateOf('card', one.card)}
      price={price}
      priceWords={price}
      onPress={(event) => press('card', one.card, event.currentTarget)}
      travel={`card-${one.card}`}
      thing={`card ${one.card}`}
    />
  );
}

/** Enemies and their like first, then the others; in tokens those that matter come first. */
interface CardsInProps {
  rect: Rect;
  first?: readonly CardView[];
  second: readonly CardView[];
  place: Place;
  tiers: number;
  label?: number;
}

/** Lit, hurt, bearing something, ready: those that are kept outside a stack. */
const weight =
  ({ stateOf, drawn, view }: LcgTableState) =>
  (one: CardView): number =>
    (stateOf('card', one.card) === 'legal' ? 16 : 0) +
    (one.damage > 0 || view.cards.some(({ card, host }) => host === one.card && drawn.at(card) === one.card) ? 8 : 0) +
    (one.type === 'hero' ? 4 : 0) +
    (one.exhausted ? 0 : 2);

export function CardsIn({ rect, first = [], second, place, tiers, label = 0 }: CardsInProps) {
  const table = useLcg();
  const { c } = table.zones;
  const box = inside(rect, c, { label });
  const laid = pair(box, first.length, second.length, c, { tiers });
  const all = [...first, ...second];
  const heavy = weight(table);
  const items = laid.more > 0 ? all.toSorted((a, b) => heavy(b) - heavy(a)) : all;
  return (
    <>
      {laid.rule !== undefined && <span className={css.rule} style={{ left: box.x + laid.rule }} />}
      <FitRow
        box={box}
        laid={laid}
        c={c}
        items={items}
        keyOf={(one) => one.card}
        draw={(one, lying) => <OnTable one={one} lying={lying} place={place} />}
        stack={(rest, lying) => <Stack rest={rest} lying={lying} place={place} />}
      />
    </>
  );
}

/** Opens a sheet of heads. */
function Stack({ rest, lying, place }: { rest: readonly CardView[]; lying: Lying; place: Place }) {
  const { stateOf, view, text } = useLcg();
  const lit = rest.some((one) => stateOf('card', one.card) === 'legal');
  const names = rest.map((one) => nameOf(text, idOf(view, one.card))).join(', ');
  return (
    <Opens
      name={names}
      label={`+${rest.length}: ${names}`}
      lit={lit}
      className={css.stack}
      style={{ width: lying.w, height: lying.h }}
      words={`+${rest.length}`}
    >
      <Heads
        items={rest}
        keyOf={(one) => one.card}
        draw={(one, how) => <OnTable one={one} lying={how} place={place} />}
      />
    </Opens>
  );
}

interface OpensProps {
  name: string;
  /** Read aloud, where the words alone say too little. */
  label?: string;
  lit: boolean;
  words: React.ReactNode;
  className?: string;
  style?: React.CSSProperties;
  children: React.ReactNode;
  /** Said when it is given: what the sheet is called. */
  title?: string;
}

/** A place too small for its cards: a press opens them as a sheet. It is lit when one of them is. */
export function Opens({ name, label, lit, words, className, style, children, title = name }: OpensProps) {
  const { situation } = useLcg();
  const [at, setAt] = useState<number | null>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        style={style}
        data-rove
        data-opens
        data-state={lit ? 'legal' : undefined}
        aria-label={label}
        onClick={() => setAt(situation.version)}
      >
        {words}
      </button>
      {at === situation.version && (
        <Sheet title={title} label={name} onClose={() => setAt(null)}>
          <div data-reads data-opened>
            {children}
          </div>
        </Sheet>
      )}
    </>
  );
}

interface HeadsProps<T> {
  items: readonly T[];
  keyOf(item: T): string | number;
  draw(item: T, lying: Lying): React.ReactNode;
}

/** Cards as heads, in columns, in a sheet. */
export function Heads<T>({ items, keyOf, draw }: HeadsProps<T>) {
  const { zones, room } = useLcg();
  const { c } = zones;
  const w = Math.max(c.min, Math.min(1.5 * c.want, (Math.min(room.w, 420) - 60) / 2));
  const how: Lying = { w, h: Math.max(44, 0.49 * w), way: 'head', covered: false, small: w < c.want, flat: true };
  return (
    <div className={css.heads}>
      {items.map((item) => (
        <div key={keyOf(item)}>{draw(item, how)}</div>
      ))}
    </div>
  );
}

/** The collection: filters above, cards with steppers below. */
import { Button, Icon, type IconName } from '@pony/ui';
import type { Deck } from '../../src/decks/index.ts';
import { heldFace } from '../faces.ts';
import { colorOf, type Printed } from '../facts.ts';
import css from './Decks.module.css';
import { ALL, COSTS, countIn, type Filter, MOST, SPHERES, TYPES, withCount, withHero } from './draft.ts';
import { useDecks } from './use-decks.ts';

const TYPE_ICON: Readonly<Record<string, IconName>> = {
  hero: 'gi:visored-helm',
  ally: 'gi:person',
  attachment: 'gi:backpack',
  event: 'gi:scroll-unfurled',
};

interface PickProps {
  label: string;
  values: readonly string[];
  on: readonly string[];
  named(value: string): string;
  icon?: Readonly<Record<string, IconName>>;
  onChange(on: readonly string[]): void;
}

function Pick({ label, values, on, named, icon, onChange }: PickProps) {
  return (
    <fieldset className={css.pick}>
      <legend className="pony-caps">{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={on.includes(value)}
          onClick={() => onChange(on.includes(value) ? on.filter((one) => one !== value) : [...on, value])}
        >
          {icon && <Icon name={icon[value]} />}
          {named(value)}
        </button>
      ))}
    </fieldset>
  );
}

export function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { text, say } = useDecks();
  const changed = filter !== ALL;
  return (
    <div className={css.filters}>
      <input
        type="search"
        value={filter.words}
        placeholder={say('search')}
        aria-label={say('search')}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <Pick
        label={say('sphere')}
        values={SPHERES}
        on={filter.spheres}
        named={(one) => text.say(`sphere.${one}`)}
        onChange={(spheres) => onChange({ ...filter, spheres })}
      />
      <Pick
        label={say('type')}
        values={TYPES}
        on={filter.types}
        named={(one) => text.say(`type.${one}`)}
        icon={TYPE_ICON}
        onChange={(types) => onChange({ ...filter, types })}
      />
      <Pick
        label={text.say('stat.cost')}
        values={COSTS}
        on={filter.costs}
        named={(one) => one}
        onChange={(costs) => onChange({ ...filter, costs })}
      />
      {changed && (
        <Button kind="link" onPress={() => onChange(ALL)}>
          {say('allCards')}
        </Button>
      )}
    </div>
  );
}

/** One card of the collection with its number in the deck. */
function PoolCard({ card, deck, onChange }: { card: Printed; deck: Deck; onChange: (deck: Deck) => void }) {
  const { text, say, look } = useDecks();
  const face = heldFace(card.id, text);
  const effect = `card.${card.id}.effect`;
  const hero = card.type === 'hero';
  const n = hero ? Number(deck.heroes.includes(card.id)) : countIn(deck, card.id);
  const most = hero ? 1 : MOST;
  return (
    <li
      className={css.card}
      data-in={n > 0 || undefined}
      data-card={card.id}
      style={{ '--k': colorOf(card) } as React.CSSProperties}
    >
      <button type="button" className={css.band} onClick={() => look(card.id)}>
        <i>{hero ? card.threat : face.cost}</i>
        <b>{face.name}</b>
      </button>
      <div className={css.inside}>
        <p className={css.line}>
          {text.say(`type.${card.type}`)}
          {(face.stats ?? []).map((stat) => (
            <span key={stat.label}>
              <Icon name={stat.icon} label={stat.label} />
              <b>{stat.value}</b>
            </span>
          ))}
        </p>
        <p className={css.words}>
          {text.has(effect)
            ? text.say(effect)
            : (card.traits ?? []).map((trait) => text.say(`trait.${trait}`)).join(' · ')}
        </p>
      </div>
      <div className={css.stepper}>
        <button
          type="button"
          aria-label={say('less', { name: face.name })}
          aria-disabled={n === 0 || undefined}
          onClick={() => n > 0 && onChange(hero ? withHero(deck, card.id) : withCount(deck, card.id, n - 1))}
        >
          −
        </button>
        <span role="img" aria-label={say('copies', { n })}>
          {Array.from({ length: most }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places never change
            <i key={i} data-on={i < n || undefined} />
          ))}
        </span>
        <button
          type="button"
          aria-label={say('more', { name: face.name })}
          aria-disabled={n >= most || undefined}
          onClick={() => n < most && onChange(hero ? withHero(deck, card.id) : withCount(deck, card.id, n + 1))}
        >
          +
        </button>
      </div>
    </li>
  );
}

export function Pool(props: { cards: readonly Printed[]; deck: Deck; onChange: (deck: Deck) => void }) {
  const { say } = useDecks();
  if (props.cards.length === 0) return <p className={css.none}>{say('noneFound')}</p>;
  return (
    <ul className={css.pool} aria-label={say('collection')}>
      {props.cards.map((card) => (
        <PoolCard key={card.id} card={card} deck={props.deck} onChange={props.onChange} />
      ))}
    </ul>
  );
}

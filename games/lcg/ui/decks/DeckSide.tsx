/** The deck as it stands: heroes, cards by type, what forbids it, the cost curve. */
import { Icon, Panel, PlayCard } from '@pony/ui';
import type { Deck } from '../../src/decks/index.ts';
import { heldFace, nameOf } from '../faces.ts';
import { colorOf, printed } from '../facts.ts';
import css from './Decks.module.css';
import { curveOf, TYPES, threatOf } from './draft.ts';
import { useDecks } from './use-decks.ts';

export function Heroes({ deck }: { deck: Deck }) {
  const { text, say, look } = useDecks();
  return (
    <Panel className={css.heroes} title={say('heroes')} aside={say('threat', { n: threatOf(deck, printed) })}>
      <div className={css.heroRow}>
        {deck.heroes.map((id) => (
          <PlayCard key={id} face={{ ...heldFace(id, text), cost: undefined }} width={118} onPress={() => look(id)} />
        ))}
        {deck.heroes.length === 0 && <p className={css.none}>{say('noHero')}</p>}
      </div>
    </Panel>
  );
}

function Faults({ deck }: { deck: Deck }) {
  const { kit, say, faultWords } = useDecks();
  const faults = kit.deckFaults(deck);
  if (faults.length === 0)
    return (
      <p className={css.legal} data-legal="yes">
        <Icon name="pp:tick" />
        {say('legal')}
      </p>
    );
  return (
    <ul className={css.faults} data-legal="no" aria-label={say('broken')}>
      {faults.map((fault) => (
        <li key={faultWords(fault)}>
          {faultWords(fault)} {fault.rule && <small>{fault.rule}</small>}
        </li>
      ))}
    </ul>
  );
}

export function List({ deck }: { deck: Deck }) {
  const { text, kit, say, look } = useDecks();
  const rows = kit.tidy(deck).cards;
  return (
    <Panel className={css.deck} label={say('cards', { n: kit.sizeOf(deck) })}>
      <h2>{say('cards', { n: kit.sizeOf(deck) })}</h2>
      <Faults deck={deck} />
      <div className={css.lists}>
        {TYPES.slice(1).map((type) => {
          const own = rows.filter(({ id }) => printed(id).type === type);
          if (own.length === 0) return null;
          return (
            <section key={type}>
              <h3 className="pony-caps">
                {text.say(`type.${type}`)} {own.reduce((sum, { count }) => sum + count, 0)}
              </h3>
              <ul>
                {own.map(({ id, count }) => (
                  <li key={id} style={{ '--k': colorOf(printed(id)) } as React.CSSProperties}>
                    <button type="button" onClick={() => look(id)}>
                      <i>{String(printed(id).cost ?? '').toUpperCase()}</i>
                      <span>{nameOf(text, id)}</span>
                      <b>{count}</b>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Panel>
  );
}

export function Curve({ deck }: { deck: Deck }) {
  const { say } = useDecks();
  const columns = curveOf(deck, printed);
  const most = Math.max(1, ...columns.map(({ n }) => n));
  return (
    <Panel className={css.curve} title={say('curve')}>
      <ol>
        {columns.map(({ cost, n }) => (
          <li key={cost} aria-label={say('column', { cost, n })}>
            <b>{n > 0 ? n : ''}</b>
            <span style={{ height: `${(n / most) * 100}%` }} />
            <i>{cost}</i>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

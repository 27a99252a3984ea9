/** The decks there are: those of the box, and one's own; import beside them. */
import { Button, ImportPanel, Panel, PromptBar } from '@pony/ui';
import type { Deck, Fault } from '../../src/decks/index.ts';
import { nameOf } from '../faces.ts';
import { printed } from '../facts.ts';
import css from './Decks.module.css';
import { type Draft, type OwnDeck, threatOf } from './draft.ts';
import { useDecks } from './use-decks.ts';

interface LibraryProps {
  own: readonly OwnDeck[];
  open(draft: Draft): void;
  drop(id: string): void;
  /** The text of a deck as deck sites print it. */
  textOf(name: string, deck: Deck): string;
  saveAs(name: string, text: string): void;
  read(text: string): { name: string; deck: Deck; faults: readonly Fault[] };
}

function Row({ name, deck, note, children }: { name: string; deck: Deck; note: string; children: React.ReactNode }) {
  const { text, kit, say } = useDecks();
  const heroes = deck.heroes.map((id) => nameOf(text, id)).join(', ');
  return (
    <li className={css.row}>
      <div>
        <b>{name}</b>
        <p>{note || heroes}</p>
        <small>
          {say('summary', { cards: kit.sizeOf(deck), heroes: deck.heroes.length, threat: threatOf(deck, printed) })}
        </small>
      </div>
      <div className={css.rowActs}>{children}</div>
    </li>
  );
}

/** Reads a list or an OCTGN file; every card that is not understood is named, and nothing is taken over by halves. */
function Import({ read, open }: Pick<LibraryProps, 'read' | 'open'>) {
  const { say, faultWords } = useDecks();
  const take = (given: string): readonly string[] => {
    const { name, deck, faults } = read(given);
    if (faults.length === 0) open({ id: null, name: name || say('imported'), deck });
    return faults.map(faultWords);
  };
  return <ImportPanel say={say} accept=".o8d,.txt,text/plain,text/xml" act="read-deck" rows={7} take={take} />;
}

export function Library({ own, open, drop, textOf, saveAs, read }: LibraryProps) {
  const { text, kit, say } = useDecks();
  const given = kit.KNOWN_DECKS.map((row) => ({
    id: row.id,
    name: text.say(`deck.${row.id}.name`),
    note: text.say(`deck.${row.id}.note`),
    deck: kit.tidy(row),
  }));
  const exported = (name: string, deck: Deck) => (
    <Button
      icon="gi:tied-scroll"
      label={say('export', { name })}
      onPress={() => saveAs(`${name}.txt`, textOf(name, deck))}
    />
  );
  return (
    <>
      <div className={css.library}>
        <div className={css.shelves}>
          <Panel className={css.shelf} label={say('own')}>
            <h2>{say('own')}</h2>
            <ul aria-label={say('own')}>
              {own.length === 0 && <li className={css.none}>{say('noOwn')}</li>}
              {own.map((one) => {
                const deck = kit.decodeDeck(one.deck);
                const legal = kit.deckFaults(deck).length === 0;
                return (
                  <Row key={one.id} name={one.name} deck={deck} note={legal ? '' : say('broken')}>
                    <Button onPress={() => open({ id: one.id, name: one.name, deck })}>{say('change')}</Button>
                    {exported(one.name, deck)}
                    <Button icon="pp:x" label={say('drop', { name: one.name })} onPress={() => drop(one.id)} />
                  </Row>
                );
              })}
            </ul>
          </Panel>
          <Panel className={css.shelf} label={say('given')}>
            <h2>{say('given')}</h2>
            <ul aria-label={say('given')}>
              {given.map(({ id, name, note, deck }) => (
                <Row key={id} name={name} deck={deck} note={note}>
                  <Button onPress={() => open({ id: null, name, deck })}>{say('copy')}</Button>
                  {exported(name, deck)}
                </Row>
              ))}
            </ul>
          </Panel>
        </div>
        <Import read={read} open={open} />
      </div>
      <PromptBar
        side="light"
        seal="pp:star"
        over={say('title')}
        sentence={[say('libraryAsk')]}
        actions={[
          { id: 'new-table', kind: 'link', label: say('toTable'), href: '/new/lcg' },
          {
            id: 'new-deck',
            kind: 'main',
            label: say('new'),
            onPress: () => open({ id: null, name: '', deck: { heroes: [], cards: [] } }),
          },
        ]}
      />
    </>
  );
}

/** One deck: the collection at the left, the deck at the right; on a phone one after the other. */
import { CardSpine, Panel, PromptBar, Sheet, type TableSize, Tabs } from '@pony/ui';
import { useMemo, useState } from 'react';
import { heldFace, nameOf } from '../faces.ts';
import { printed } from '../facts.ts';
import { Curve, Heroes, List } from './DeckSide.tsx';
import css from './Decks.module.css';
import { ALL, type Draft, type Filter, found, testHand, threatOf } from './draft.ts';
import { Filters, Pool } from './Pool.tsx';
import { useDecks } from './use-decks.ts';

interface DeckBuilderProps {
  draft: Draft;
  size: TableSize;
  onChange(draft: Draft): void;
  onKeep(): void;
  onBack(): void;
  onShare(): void;
  onPlay(): void;
  /** It is kept as it is. */
  kept: boolean;
}

type Page = 'pool' | 'deck';

export function DeckBuilder({ draft, size, onChange, onKeep, onBack, onShare, onPlay, kept }: DeckBuilderProps) {
  const { text, kit, say } = useDecks();
  const [filter, setFilter] = useState<Filter>(ALL);
  const [page, setPage] = useState<Page>('pool');
  const [hand, setHand] = useState<readonly string[] | null>(null);
  const { deck } = draft;
  const cards = useMemo(() => {
    const wordsOf = (id: string): string =>
      [
        nameOf(text, id),
        text.has(`card.${id}.effect`) ? text.say(`card.${id}.effect`) : '',
        ...(printed(id).traits ?? []).map((trait) => text.say(`trait.${trait}`)),
      ].join(' ');
    return found(filter, wordsOf);
  }, [filter, text]);
  const legal = kit.deckFaults(deck).length === 0;
  const draw = (): void => setHand(testHand(deck, Math.random));
  const pool = (
    <div className={css.left}>
      <Panel className={css.filterPanel} label={say('filters')}>
        <Filters filter={filter} onChange={setFilter} />
      </Panel>
      <Pool cards={cards} deck={deck} onChange={(next) => onChange({ ...draft, deck: next })} />
    </div>
  );
  const side = (
    <div className={css.right}>
      <Panel className={css.naming} label={say('name')}>
        <label>
          <span className="pony-caps">{say('name')}</span>
          <input
            value={draft.name}
            maxLength={60}
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
        </label>
      </Panel>
      <Heroes deck={deck} />
      <List deck={deck} />
      <Curve deck={deck} />
    </div>
  );
  return (
    <>
      <div className={css.builder} data-size={size}>
        {size !== 'phone' || page === 'pool' ? pool : null}
        {size !== 'phone' || page === 'deck' ? side : null}
      </div>
      {size === 'phone' && (
        <Tabs
          label={say('title')}
          value={page}
          controls="decks"
          tabs={[
            { id: 'pool', label: say('collection'), icon: 'pp:cards' },
            { id: 'deck', label: say('yourDeck'), icon: 'gi:card-play', count: kit.sizeOf(deck) },
          ]}
          onChoose={setPage}
        />
      )}
      <PromptBar
        side="light"
        seal="pp:star"
        over={say('title')}
        sentence={[
          { word: draft.name || say('unnamed') },
          ': ',
          say('summary', { cards: kit.sizeOf(deck), heroes: deck.heroes.length, threat: threatOf(deck, printed) }),
        ]}
        actions={[
          { id: 'back', kind: 'link', label: say('library'), onPress: onBack },
          { id: 'share', kind: 'link', label: say('share'), onPress: onShare },
          { id: 'hand', kind: 'quiet', icon: 'pp:cards', label: say('testHand'), onPress: draw },
          kept && legal
            ? { id: 'play', kind: 'main', label: say('play'), onPress: onPlay }
            : { id: 'keep', kind: 'main', label: say('keep'), onPress: onKeep },
        ]}
      />
      {hand && (
        <Sheet title={say('testHand')} onClose={() => setHand(null)}>
          <div className={css.hand}>
            {hand.map((id, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a drawn hand does not change
              <CardSpine key={`${id} ${i}`} face={heldFace(id, text)} />
            ))}
            <button type="button" className={css.again} onClick={draw}>
              {say('drawAgain')}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}

/** The deck pages: a library of decks, and the builder for one of them. */
import type { GameText } from '@pony/ui';
import { Slip, useTableSize } from '@pony/ui';
import { useMemo, useState } from 'react';
import type { CardNames, Deck, Fault } from '../../src/decks/index.ts';
import { nameOf } from '../faces.ts';
import { LargeCard } from '../LargeCard.tsx';
import { DeckBuilder } from './DeckBuilder.tsx';
import type { DeckKit, Draft, OwnDeck } from './draft.ts';
import { Library } from './Library.tsx';
import { DecksProvider } from './use-decks.ts';

export type { DeckKit, OwnDeck } from './draft.ts';

interface DecksProps {
  text: GameText;
  kit: DeckKit;
  /** Names of cards in every language people write them in, and in that of deck sites. */
  names: readonly CardNames[];
  english: CardNames;
  own: readonly OwnDeck[];
  /** A deck in short or a known one, from the address. */
  asked: string | null;
  keep(deck: OwnDeck): void;
  drop(id: string): void;
  saveAs(name: string, text: string): void;
  /** Goes to a new table with this deck. */
  play(deck: string): void;
  /** Gives the address of a deck to whoever wants it. */
  share(deck: string, name: string): Promise<boolean>;
  newId(): string;
}

export function Decks(props: DecksProps) {
  const { text, kit, own } = props;
  const size = useTableSize();
  const [draft, setDraft] = useState<Draft | null>(() => askedFor(props));
  const [looked, setLooked] = useState<string | null>(null);
  const [slip, setSlip] = useState<string | null>(null);
  const book = useMemo(() => kit.nameBook(props.names), [kit, props.names]);
  const say = (key: string, args?: Readonly<Record<string, string | number>>): string => text.say(`decks.${key}`, args);
  const shared = {
    text,
    kit,
    say,
    look: setLooked,
    faultWords: (fault: Fault): string =>
      text.say(
        `deck-fault.${fault.say}`,
        kit.faultArgs(fault, (id) => nameOf(text, id)),
      ),
  };
  const same = own.find(({ id }) => id === draft?.id);
  const kept = draft !== null && same?.deck === kit.encodeDeck(draft.deck) && same.name === draft.name;
  const keep = (): void => {
    if (!draft) return;
    const id = draft.id ?? props.newId();
    const name = draft.name.trim() || say('unnamed');
    props.keep({ id, name, deck: kit.encodeDeck(draft.deck) });
    setDraft({ ...draft, id, name });
  };
  return (
    <DecksProvider value={shared}>
      {draft ? (
        <DeckBuilder
          draft={draft}
          size={size}
          kept={kept}
          onChange={setDraft}
          onKeep={keep}
          onBack={() => setDraft(null)}
          onPlay={() => props.play(kit.encodeDeck(draft.deck))}
          onShare={() =>
            void props
              .share(kit.encodeDeck(draft.deck), draft.name)
              .then((done) => setSlip(say(done ? 'shared' : 'notShared')))
          }
        />
      ) : (
        <Library
          own={own}
          open={setDraft}
          drop={props.drop}
          textOf={(name: string, deck: Deck) => kit.writePlain(name, deck, props.english)}
          saveAs={props.saveAs}
          read={(given) => (kit.isOctgn(given) ? kit.readOctgn(given, book) : kit.readPlain(given, book))}
        />
      )}
      {looked && <LargeCard id={looked} text={text} onClose={() => setLooked(null)} />}
      {slip && <Slip onClose={() => setSlip(null)}>{slip}</Slip>}
    </DecksProvider>
  );
}

/** The deck that the address names; one that cannot be read is left out. */
function askedFor({ asked, kit, own, text }: DecksProps): Draft | null {
  if (!asked) return null;
  const mine = own.find(({ id }) => id === asked);
  if (mine) return { id: mine.id, name: mine.name, deck: kit.decodeDeck(mine.deck) };
  try {
    const known = kit.knownDeck(asked);
    return { id: null, name: known ? text.say(`deck.${asked}.name`) : '', deck: known ?? kit.decodeDeck(asked) };
  } catch {
    return null;
  }
}

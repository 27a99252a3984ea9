import { completeOptions } from '@pony/engine';
import { decks as kit } from '@pony/lcg';
import { Decks } from '@pony/lcg/decks';
import { gameText } from '@pony/text';
import { copyText } from '@pony/ui';
import { use, useMemo } from 'react';
import { loaded, type Shelf, shelfOf } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { newId } from '../random.ts';
import { go } from '../router.ts';
import { saveAs } from '../save-as.ts';
import type { ScreenProps } from '../screen.ts';
import { NotFound } from '../screens/NotFound.tsx';
import { dropDeck, keepDeck, useOwnDecks } from '../store/own-decks.ts';
import { type ReadLang, useWords, wordsOver } from '../words.ts';
import css from './Lcg.module.css';

const GAME = 'lcg';

/** `/decks/lcg`: the deck library; `?deck=` opens one in the builder. */
export default function DecksPage({ query }: ScreenProps) {
  const shelf = shelfOf(GAME);
  return shelf ? <Page shelf={shelf} asked={query.get('deck')} /> : <NotFound />;
}

type Names = Readonly<Record<string, { readonly name: string }>>;

function Page({ shelf, asked }: { shelf: Shelf; asked: string | null }) {
  const words = useWords();
  const { say } = words;
  const lang = words.lang as ReadLang;
  const { game, texts } = use(loaded(shelf));
  const text = useMemo(
    () => gameText(wordsOver(lang, texts[lang]), game.rules(completeOptions(game, {}))),
    [lang, texts, game],
  );
  const own = useOwnDecks(GAME);
  useTitle(say('new.decks'));
  const english = texts.en.card as unknown as Names;
  return (
    <main className={css.page} id="decks">
      <h1 className="pony-aloud">{say('new.decks')}</h1>
      <PageBar />
      <Decks
        text={text}
        kit={kit}
        names={[english, texts.uk.card as unknown as Names]}
        english={english}
        own={own}
        asked={asked}
        keep={(deck) => keepDeck(GAME, deck)}
        drop={(id) => dropDeck(GAME, id)}
        saveAs={saveAs}
        play={(deck) => go(`/new/${GAME}?deck@p1=${encodeURIComponent(deck)}`)}
        share={(deck) => copyText(`${location.origin}/decks/${GAME}?deck=${encodeURIComponent(deck)}`)}
        newId={newId}
      />
    </main>
  );
}

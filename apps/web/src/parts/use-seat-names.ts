import { useEffect, useState } from 'react';
import { loaded, SHELF } from '../games.ts';
import { isSpoilt, type KeptTable, type Spoilt } from '../store/kept.ts';
import { type ReadLang, useWords } from '../words.ts';

/** Names of seats, from the words of the games that are on the list. */
export function useSeatNames(tables: readonly (KeptTable | Spoilt)[]): (game: string, seat: string) => string {
  const { lang } = useWords();
  const [names, setNames] = useState<Readonly<Record<string, unknown>>>({});
  const games = [...new Set(tables.flatMap((row) => (isSpoilt(row) ? [] : [row.game])))].join(' ');
  useEffect(() => {
    let gone = false;
    for (const game of games.split(' ')) {
      const shelf = SHELF.find((one) => one.game === game && one.load);
      if (!shelf) continue;
      loaded(shelf).then(
        ({ texts }) => !gone && setNames((all) => ({ ...all, [game]: texts[lang as ReadLang].seat })),
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [games, lang]);
  return (game, seat) => (names[game] as Record<string, string> | undefined)?.[seat] ?? '…';
}

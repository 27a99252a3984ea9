import { useEffect, useState } from 'react';
import { loaded, SHELF } from '../games.ts';
import type { Spoilt } from '../store/kept.ts';
import { type ReadLang, useWords } from '../words.ts';

/** Names of seats, from the words of the games that are on the list; a table that cannot be read has none. */
export function useSeatNames(
  tables: readonly ({ readonly game: string } | Spoilt)[],
): (game: string, seat: string) => string {
  const { lang } = useWords();
  const [names, setNames] = useState<Readonly<Record<string, unknown>>>({});
  const games = [...new Set(tables.flatMap((row) => ('game' in row ? [row.game] : [])))].join(' ');
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

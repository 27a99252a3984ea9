import type { Bundle } from '@pony/text';
import { useEffect, useState } from 'react';
import { loaded, SHELF } from '../games.ts';
import { type ReadLang, useWords } from '../words.ts';

type Branch = 'seat' | 'reason' | 'setup.scenario' | 'setup.difficulty';

/** Words of the games on a list, as they come: `seat fellowship`, `reason quest`; nothing while they are not there. */
export function useGameWords(games: readonly string[]): (game: string, branch: Branch, id: string) => string {
  const { lang } = useWords();
  const [texts, setTexts] = useState<Readonly<Record<string, Bundle>>>({});
  const wanted = [...new Set(games)].toSorted().join(' ');
  useEffect(() => {
    let gone = false;
    for (const game of wanted.split(' ')) {
      const shelf = SHELF.find((one) => one.game === game && one.load);
      if (!shelf) continue;
      loaded(shelf).then(
        (found) => !gone && setTexts((all) => ({ ...all, [game]: found.texts[lang as ReadLang] })),
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [wanted, lang]);
  return (game, branch, id) => {
    let here: unknown = texts[game];
    for (const step of [...branch.split('.'), id]) here = (here as Record<string, unknown> | undefined)?.[step];
    return typeof here === 'string' ? here : '';
  };
}

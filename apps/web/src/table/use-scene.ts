import type { Options, Seat } from '@pony/engine';
import { type Bundle, gameText } from '@pony/text';
import { GenericTable, useTableSize } from '@pony/ui';
import { use, useMemo } from 'react';
import { gameUi } from '../game-ui.ts';
import { loaded, namesOf, type Shelf } from '../games.ts';
import { useRuleSheet } from '../learn/RuleSheet.tsx';
import { useTitle } from '../parts/use-title.ts';
import { useSettings } from '../settings.ts';
import { type ReadLang, useWords, wordsOver } from '../words.ts';

interface Scene {
  shelf: Shelf;
  game: string;
  options: Options;
  viewer: readonly Seat[];
  /** Shows any game at the generic table. */
  generic: boolean;
  /** What the page is, when it is more than the game: a replay, a lesson. */
  page?: string;
  /** The reader is waited for. */
  calls?: boolean;
  /** Words over those of the game. */
  more?: Readonly<Record<ReadLang, Bundle>>;
}

/** Everything a game is shown with, wherever it is played or studied: its table, its words, its rules. */
export function useScene({ shelf, game: id, options, viewer, generic, page, calls, more }: Scene) {
  const client = useWords();
  const lang = client.lang as ReadLang;
  const size = useTableSize();
  const { game, texts } = use(loaded(shelf));
  const own = use(gameUi(id, options));
  const names = use(namesOf(id, useSettings().names));
  const { openRule, sheet } = useRuleSheet(id, shelf.id);
  const title = page ? `${page}: ${shelf.title[lang]}` : shelf.title[lang];
  useTitle(title, calls);
  const rules = useMemo(() => game.rules(options), [game, options]);
  const words = useMemo(() => wordsOver(lang, { ...texts[lang], ...more?.[lang] }, names), [lang, texts, more, names]);
  const text = useMemo(() => gameText(words, rules, viewer.length === 1 ? viewer[0] : null), [words, rules, viewer]);
  const pictures = useSettings().pictures ? own?.pictures : undefined;
  const ui = useMemo(() => ({ lang, say: words.say, pictures }), [lang, words, pictures]);
  const home = client.say('brand.home');
  const bar = { name: page ?? client.say('brand.short'), home: '/', homeLabel: page ? `${page}. ${home}` : home };
  const Table = generic || !own ? GenericTable : own.Table;
  return { client, lang, size, game, rules, own, title, Table, words, text, ui, bar, openRule, sheet };
}

import type { Options, Seat } from '@pony/engine';
import { gameText } from '@pony/text';
import { GenericTable, useTableSize } from '@pony/ui';
import { use, useMemo } from 'react';
import { gameUi } from '../game-ui.ts';
import { loaded, type Shelf } from '../games.ts';
import { useRuleSheet } from '../learn/RuleSheet.tsx';
import { useTitle } from '../parts/use-title.ts';
import { type ReadLang, useWords, wordsOver } from '../words.ts';

interface Scene {
  shelf: Shelf;
  game: string;
  options: Options;
  viewer: readonly Seat[];
  /** Shows any game at the generic table. */
  generic: boolean;
}

/** Everything a running game is shown with, wherever it is played: its table, its words, its rules. */
export function useScene({ shelf, game: id, options, viewer, generic }: Scene) {
  const client = useWords();
  const lang = client.lang as ReadLang;
  const size = useTableSize();
  const { game, texts } = use(loaded(shelf));
  const own = use(gameUi(id));
  const { openRule, sheet } = useRuleSheet(id);
  useTitle(shelf.title[lang]);
  const rules = useMemo(() => game.rules(options), [game, options]);
  const words = useMemo(() => wordsOver(lang, texts[lang]), [lang, texts]);
  const text = useMemo(() => gameText(words, rules, viewer.length === 1 ? viewer[0] : null), [words, rules, viewer]);
  const ui = useMemo(() => ({ lang, say: words.say }), [lang, words]);
  const bar = { name: client.say('brand.short'), home: '/', homeLabel: client.say('brand.home') };
  const Table = generic || !own ? GenericTable : own.Table;
  return { client, lang, size, Table, words, text, ui, bar, openRule, sheet };
}

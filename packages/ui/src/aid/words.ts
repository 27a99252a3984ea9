/** The words of a player aid, which stand in bundles of their own. */
import { type Bundle, type Lang, makeText } from '@pony/text';
import type { AidRow, AidSection } from './types.ts';

export function aidWords(lang: Lang, bundles: Readonly<Record<string, Bundle>>) {
  const { say } = makeText(lang, [bundles[lang] ?? bundles.en]);
  /** A section under its title. */
  const section = (id: string, rows: readonly AidRow[], as?: AidSection['as']): AidSection => ({
    id,
    title: say(`title.${id}`),
    rows,
    as,
  });
  return { say, section };
}

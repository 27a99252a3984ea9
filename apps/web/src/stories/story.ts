import type { ReactNode } from 'react';
import type { ReadLang } from '../words.ts';

/** A component shown with made-up data, in the language of the cell it stands in. */
export interface Story {
  name: string;
  show: (t: (words: Record<ReadLang, string>) => string) => ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
}

import { createContext, type ReactNode, useContext } from 'react';
import type { PictureBook } from './picture/book.ts';

/** What every component needs from the page around it. */
export interface Ui {
  lang: string;
  /** The words of the components themselves: keys of `text/*.json`. */
  say(key: string, args?: Record<string, unknown>): string;
  /** Woodcuts of the game that is shown; none where signs are enough. */
  pictures?: PictureBook;
}

const Context = createContext<Ui>({ lang: 'en', say: (key) => key });

export function UiProvider({ value, children }: { value: Ui; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

export const useUi = (): Ui => useContext(Context);

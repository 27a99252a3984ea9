/** What the reader points at on the generic table: a menu, a "why not?", a closer look. */
import { useMemo, useState } from 'react';
import type { Refusal, TableProps } from '../table-props.ts';
import { type Choice, choicesAt, choicesOf, isLegal } from './offers.ts';

export interface Thing {
  readonly kind: string;
  readonly id: number;
}
export interface Pointing {
  readonly choices: readonly Choice[];
  /** The next press asks why instead of acting. */
  readonly asking: boolean;
  setAsking(on: boolean): void;
  readonly menu: (Thing & { anchor: Element; choices: readonly Choice[] }) | null;
  readonly why: { refusal: Refusal; anchor: Element | null } | null;
  readonly opened: Thing | null;
  /** Takes a choice, or says why not. */
  take(choice: Choice, anchor: Element | null): void;
  /** A thing on the table was pressed. */
  point(kind: string, id: number, anchor: Element): void;
  open(thing: Thing): void;
  close(): void;
}

type Floating = Pick<Pointing, 'menu' | 'why' | 'opened'>;
const NOTHING: Floating = { menu: null, why: null, opened: null };

export function usePointing({ situation, text, mood, choose }: TableProps): Pointing {
  const { offers, version } = situation;
  const [asking, setAsking] = useState(false);
  const [kept, setKept] = useState<Floating & { version: number }>({ ...NOTHING, version });
  const floating = kept.version === version ? kept : { ...NOTHING, opened: kept.opened };
  const set = (part: Partial<Floating>): void => setKept({ ...NOTHING, ...part, version });
  const live = mood === 'live';
  const choices = useMemo(() => (live ? choicesOf(offers, text.option) : []), [live, offers, text]);

  const take: Pointing['take'] = (choice, anchor) => {
    setAsking(false);
    const { refusal, option } = choice.offer;
    set(refusal ? { why: { refusal, anchor } } : {});
    if (!refusal) choose(option);
  };
  return {
    ...floating,
    choices,
    asking,
    setAsking,
    take,
    point(kind, id, anchor) {
      const here = choicesAt(choices, kind, id);
      const refused = here.find((choice) => !isLegal(choice));
      if (here.some(isLegal) && !(asking && refused)) set({ menu: { kind, id, anchor, choices: here } });
      else if (refused) take(refused, anchor);
      else set({ opened: { kind, id } });
    },
    open: (opened) => set({ opened }),
    close: () => set({}),
  };
}

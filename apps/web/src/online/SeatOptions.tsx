import type { OptionSpec } from '@pony/engine';
import type { SeatInfo, TableInfo } from '@pony/protocol';
import { makeText } from '@pony/text';
import { Suspense, use, useMemo } from 'react';
import { loaded, type Shelf, shelfFor } from '../games.ts';
import { type ReadLang, useWords } from '../words.ts';
import { api } from './api.ts';
import css from './Online.module.css';
import { OwnOptions } from './OwnOptions.tsx';

interface SeatOptionsProps {
  seat: SeatInfo;
  table: TableInfo;
  specs: readonly OptionSpec[];
  attempt(work: () => Promise<unknown>): void;
}

/** In the waiting room: the options of a seat of the reader. */
export function SeatOptions(props: SeatOptionsProps) {
  const shelf = shelfFor(props.table.game, props.table.options);
  if (!shelf || props.specs.length === 0) return null;
  return (
    <Suspense>
      <InWords {...props} shelf={shelf} />
    </Suspense>
  );
}

function InWords({ seat, table, specs, attempt, shelf }: SeatOptionsProps & { shelf: Shelf }) {
  const lang = useWords().lang as ReadLang;
  const { texts } = use(loaded(shelf));
  const words = useMemo(() => makeText(lang, [texts[lang]]), [lang, texts]);
  const named = (id: string, value?: string): string => {
    const key = `setup.${id}.${value ?? 'name'}`;
    return words.has(key) ? words.say(key) : (value ?? id);
  };
  const chosen = seat.options ?? {};
  const choose = (id: string, value: string): void =>
    attempt(() => api.setOptions(table.id, seat.seat, { ...chosen, [id]: value }));
  return (
    <div className={css.own} data-own-options={seat.id}>
      <OwnOptions specs={specs} chosen={chosen} named={named} onChoose={choose} />
    </div>
  );
}

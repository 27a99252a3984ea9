import type { SeatInfo, TableInfo } from '@pony/protocol';
import { Suspense, use } from 'react';
import { loaded, type Shelf, shelfFor } from '../games.ts';
import { seatSpecs } from '../new-table.ts';
import { SeatOptions } from '../parts/SeatOptions.tsx';
import { useOptionWords } from '../parts/use-option-words.ts';
import { api } from './api.ts';

interface WaitingOptionsProps {
  seat: SeatInfo;
  table: TableInfo;
  attempt(work: () => Promise<unknown>): void;
}

/** In the waiting room: the options of a seat of the reader. */
export function WaitingOptions(props: WaitingOptionsProps) {
  const shelf = shelfFor(props.table.game, props.table.options);
  return shelf ? (
    <Suspense>
      <InWords {...props} shelf={shelf} />
    </Suspense>
  ) : null;
}

function InWords({ seat, table, attempt, shelf }: WaitingOptionsProps & { shelf: Shelf }) {
  const { game, texts } = use(loaded(shelf));
  const named = useOptionWords(texts);
  const chosen = seat.options ?? {};
  return (
    <SeatOptions
      seat={seat.id}
      specs={seatSpecs(game)}
      chosen={(id) => chosen[id]}
      named={named}
      onChoose={(id, value) => attempt(() => api.setOptions(table.id, seat.seat, { ...chosen, [id]: value }))}
    />
  );
}

import { type Undealable, undealable } from '@pony/engine';
import type { SeatInfo, TableInfo } from '@pony/protocol';
import { Slip } from '@pony/ui';
import { Suspense, use, useState } from 'react';
import { loaded, type Shelf, shelfFor } from '../games.ts';
import { liesBetween, plainOptions, seatSpecs } from '../new-table.ts';
import { SeatOptions } from '../parts/SeatOptions.tsx';
import { useFaultWords, useOptionWords } from '../parts/use-option-words.ts';
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
  const faultWords = useFaultWords(texts);
  const [fault, setFault] = useState<Undealable | null>(null);
  const chosen = seat.options ?? {};
  /** What the game does not understand is told here and never sent. */
  const choose = (id: string, value: string): void => {
    const wrong = undealable(game, { ...plainOptions(table.options), [`${id}@${seat.id}`]: value });
    const agrees = wrong === null || liesBetween(wrong, seat.seat);
    setFault(agrees ? null : wrong);
    if (agrees) attempt(() => api.setOptions(table.id, seat.seat, { ...chosen, [id]: value }));
  };
  return (
    <>
      <SeatOptions
        seat={seat.id}
        specs={seatSpecs(game)}
        chosen={(id) => chosen[id]}
        named={named}
        game={game.id}
        onChoose={choose}
      />
      {fault && (
        <Slip tone="error" onClose={() => setFault(null)}>
          {faultWords(fault).join(' ')}
        </Slip>
      )}
    </>
  );
}

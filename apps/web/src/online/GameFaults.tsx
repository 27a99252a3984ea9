import type { OptionFault } from '@pony/engine';
import type { TableInfo } from '@pony/protocol';
import { Suspense, use } from 'react';
import { loaded, type Shelf, shelfFor } from '../games.ts';
import { useFaultWords } from '../parts/use-option-words.ts';

interface GameFaultsProps {
  table: TableInfo;
  says: readonly OptionFault[];
}

/** What the rules of a game say against choices, each sentence with its rule. */
export function GameFaults({ table, says }: GameFaultsProps) {
  const shelf = shelfFor(table.game, table.options);
  return shelf && says.length > 0 ? (
    <Suspense>
      <InWords shelf={shelf} says={says} />
    </Suspense>
  ) : null;
}

function InWords({ shelf, says }: { shelf: Shelf; says: readonly OptionFault[] }) {
  const { texts } = use(loaded(shelf));
  const wordsOf = useFaultWords(texts);
  return says.map((one) => (
    <span key={`${one.say} ${JSON.stringify(one.args)}`}>
      {' '}
      {wordsOf({ message: '', says: [one] })}
      {one.rule && `(${one.rule})`}
    </span>
  ));
}

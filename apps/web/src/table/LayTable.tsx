import { use, useEffect, useState } from 'react';
import { loaded, type Shelf, shelfOf } from '../games.ts';
import { newTable } from '../local/client.ts';
import { orderFrom } from '../new-table.ts';
import { go } from '../router.ts';
import type { ScreenProps } from '../screen.ts';
import { NotFound } from '../screens/NotFound.tsx';
import { type ReadLang, useWords } from '../words.ts';
import { Laying } from './Laying.tsx';
import { tableAddress } from './pace.ts';

/** `/table/new?game=duel`: lays a table as the address asks and sits down at it. One click from home. */
export default function LayTable({ query }: ScreenProps) {
  const shelf = shelfOf(query.get('game') ?? '');
  return shelf ? <Lay shelf={shelf} query={query} /> : <NotFound />;
}

function Lay({ shelf, query }: { shelf: Shelf; query: URLSearchParams }) {
  const { lang } = useWords();
  const { game } = use(loaded(shelf));
  const [fault, setFault] = useState<unknown>(null);
  const [words] = useState(() => query.toString());
  useEffect(() => {
    let gone = false;
    const asked = new URLSearchParams(words);
    newTable(orderFrom(asked, game, shelf.options)).then(
      (id) => !gone && go(tableAddress(id, asked), { replace: true }),
      (cause: unknown) => !gone && setFault(cause),
    );
    return () => {
      gone = true;
    };
  }, [words, game, shelf]);
  if (fault) throw fault;
  return <Laying title={shelf.title[lang as ReadLang]} />;
}

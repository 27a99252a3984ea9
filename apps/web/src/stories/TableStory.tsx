/**
 * A game's table with the real rules and no house around it. `?table=war&seed=a&n=20&until=to&seat=0`: plays `n` decisions
 * at random, then on until `until` (a verb or a prompt) is asked of the seat. seat=both: one screen for two; seat=none: a
 * spectator; crowd=mine:12: so many of a kind; bot=on: the other seats play at random; mood=replay or away; o.<id>=<value>: an option of the game.
 */
import { completeOptions, explain, type Option, options } from '@pony/engine';
import type { LoadedGame } from '@pony/games';
import { decide, logFor, openTable, situation, type Table, undo } from '@pony/table';
import { gameText } from '@pony/text';
import { Button, type GameUi, GenericTable, type Seat, type TableProps, threatsTo, useTableSize } from '@pony/ui';
import { useEffect, useMemo, useState } from 'react';
import { gameUi } from '../game-ui.ts';
import { loaded, SHELF } from '../games.ts';
import { useWords, wordsOver } from '../words.ts';

/** Verbs that a lively game leaves for later. */
const IDLE: ReadonlySet<string> = new Set(['skip', 'pass', 'done', 'no', 'cease', 'ring', 'discard']);

interface Laid {
  readonly table: Table;
  readonly viewer: readonly Seat[];
  random(): boolean;
}

/** The options in the address, over those of the game that is named: an expansion is played as an option of another game. */
const optionsIn = (query: URLSearchParams): Record<string, string> => ({
  ...SHELF.find(({ id }) => id === query.get('table'))?.options,
  ...Object.fromEntries([...query].flatMap(([key, value]) => (key.startsWith('o.') ? [[key.slice(2), value]] : []))),
});

/** `crowd=mine:12,staging:10`: so many of each, where the game knows how. */
function crowdIn(query: URLSearchParams): Record<string, number> | null {
  const words = query.get('crowd');
  if (words === null) return null;
  return Object.fromEntries(
    words.split(',').map((part) => {
      const [name, n] = part.split(':');
      return [name, Number(n)];
    }),
  );
}

/** Lays a table as the address says. */
function lay({ game }: LoadedGame, query: URLSearchParams): Laid {
  const seat = query.get('seat') ?? '0';
  const chosen = optionsIn(query);
  const complete = completeOptions(game, chosen);
  const every = game
    .rules(complete)
    .seats(complete)
    .map((_, i) => i);
  const viewer = seat === 'both' ? every : seat === 'none' ? [] : [Number(seat)];
  const table = openTable({
    game,
    seed: query.get('seed') ?? 'pony',
    options: chosen,
    seats: every.map((one) =>
      viewer.includes(one) ? { holder: 'person', name: 'Olena' } : { holder: 'bot', name: '', level: 'ranger' },
    ),
  });
  let state = 1;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const random = (): boolean => {
    if (table.state.outcome) return false;
    const active = situation(table, []).asked[0];
    const all = options(table.rules, table.state, active);
    const eager = all.filter(([verb]) => !IDLE.has(verb) || below(6) === 0);
    const from = eager.length > 0 ? eager : all;
    return decide(table, active, from[below(from.length)]).ok;
  };
  for (let i = 0; i < Number(query.get('n') ?? 0); i++) random();
  const until = query.get('until');
  for (let i = 0; until && i < 4000; i++) {
    const { prompt, offers } = situation(table, viewer);
    const asked = prompt?.say === until || offers.some(({ option, refusal }) => option[0] === until && !refusal);
    if (asked || !random()) break;
  }
  return { table, viewer, random };
}

function Live({ game, ui, query }: { game: LoadedGame; ui: GameUi | null; query: URLSearchParams }) {
  const { lang } = useWords();
  const { table, viewer, random } = useMemo(() => lay(game, query), [game, query]);
  const [seen, setSeen] = useState(() => situation(table, viewer));
  const size = useTableSize();
  const reading = lang === 'uk' ? 'uk' : 'en';
  const text = useMemo(
    () => gameText(wordsOver(reading, game.texts[reading]), table.rules, viewer[0] ?? null),
    [game, reading, table, viewer],
  );
  const log = useMemo(() => logFor(table, viewer).slice(0, seen.decisions + 1), [seen, table, viewer]);
  const show = (): void => setSeen(situation(table, viewer));
  useEffect(() => {
    if (query.get('bot') !== 'on' || seen.outcome || seen.offers.length > 0) return;
    const timer = setTimeout(() => {
      random();
      setSeen(situation(table, viewer));
    }, 300);
    return () => clearTimeout(timer);
  }, [seen, query, random, table, viewer]);
  const Own = ui?.Table ?? GenericTable;
  const wanted = crowdIn(query);
  const shown = wanted && ui?.crowd ? { ...seen, view: ui.crowd(seen.view, wanted) } : seen;
  return (
    <div data-version={seen.version}>
      <Own
        situation={shown}
        log={log}
        threats={threatsTo(ui?.threats?.(seen.view) ?? [], viewer, seen.seat)}
        text={text}
        lang={reading}
        viewer={viewer}
        size={size}
        mood={(query.get('mood') as TableProps['mood'] | null) ?? 'live'}
        choose={(option: Option) => {
          decide(table, situation(table, viewer).seat ?? 0, option);
          show();
        }}
        undo={(to) => {
          undo(table, viewer[0] ?? 0, to ?? seen.undo.last ?? 0);
          show();
        }}
        why={async (option) => explain(table.rules, table.state, seen.seat ?? 0, option)}
        openRule={(id) => {
          location.hash = id;
        }}
        bar={{ name: 'Prancing Pony', home: '/', homeLabel: 'Home', children: <Button icon="pp:menu" label="Menu" /> }}
      />
    </div>
  );
}

export function TableStory({ query }: { query: URLSearchParams }) {
  const [all, setAll] = useState<{ game: LoadedGame; ui: GameUi | null } | null>(null);
  const id = query.get('table') ?? '';
  const options = useMemo(() => optionsIn(query), [query]);
  useEffect(() => {
    const shelf = SHELF.find((one) => one.id === id);
    if (shelf) Promise.all([loaded(shelf), gameUi(shelf.game, options)]).then(([game, ui]) => setAll({ game, ui }));
  }, [id, options]);
  return all ? <Live {...all} query={query} /> : <main aria-busy="true" />;
}

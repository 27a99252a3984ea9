// A live table in the workshop: real rules, no page around it.
// ?story=table&seed=a&n=20&seat=0&until=to plays `n` random decisions, then on until `until` is offered to the seat.
// seat=both: one screen for two; seat=none: a spectator; bot=on: the other side plays at random.
import { explain, options } from '@pony/engine';
import { decide, logFor, openTable, situation, undo } from '@pony/table';
import { gameText, makeText } from '@pony/text';
import { Button, useTableSize } from '@pony/ui';
import { game, rules } from '@pony/war';
import gameEn from '@pony/war/text/en.json';
import gameUk from '@pony/war/text/uk.json';
import { useEffect, useMemo, useState } from 'react';
import { WarTable } from '../../games/war/ui/index.tsx';

export function openStory(query) {
  const seat = query.get('seat') ?? '0';
  const viewer = seat === 'both' ? [0, 1] : seat === 'none' ? [] : [Number(seat)];
  const table = openTable({
    game,
    seed: query.get('seed') ?? 'pony',
    seats: [0, 1].map((one) =>
      viewer.includes(one) ? { holder: 'person', name: 'Taras' } : { holder: 'bot', name: '', level: 'ranger' },
    ),
  });
  let state = 1;
  const below = (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const random = () => {
    if (table.state.outcome) return false;
    const active = situation(table, []).asked[0];
    const all = options(rules, table.state, active);
    const eager = all.filter(
      ([verb]) => !['skip', 'pass', 'done', 'no', 'cease', 'ring'].includes(verb) || below(6) === 0,
    );
    const from = eager.length > 0 ? eager : all;
    return decide(table, active, from[below(from.length)]).ok;
  };
  for (let i = 0; i < Number(query.get('n') ?? 0); i++) random();
  const until = query.get('until');
  if (until)
    for (let i = 0; i < 4000; i++) {
      const now = situation(table, viewer);
      const wanted =
        now.prompt?.say === until || now.offers.some(({ option, refusal }) => option[0] === until && !refusal);
      if (wanted || !random()) break;
    }
  return { table, viewer, random };
}

export function TableStory({ query, lang }) {
  const { table, viewer, random } = useMemo(() => openStory(query), [query]);
  const [seen, setSeen] = useState(() => situation(table, viewer));
  const size = useTableSize();
  const text = useMemo(
    () => gameText(makeText(lang, [lang === 'uk' ? gameUk : gameEn]), rules, viewer[0] ?? null),
    [lang, viewer],
  );
  const log = useMemo(() => logFor(table, viewer).slice(0, seen.decisions + 1), [seen, table, viewer]);
  useEffect(() => {
    Object.assign(globalThis, {
      war: { table, see: () => situation(table, viewer), show: () => setSeen(situation(table, viewer)) },
    });
    if (query.get('bot') !== 'on' || seen.outcome || seen.offers.length > 0) return undefined;
    const timer = setTimeout(() => {
      random();
      setSeen(situation(table, viewer));
    }, 300);
    return () => clearTimeout(timer);
  }, [seen, query, random, table, viewer]);
  return (
    <WarTable
      situation={seen}
      log={log}
      text={text}
      lang={lang}
      viewer={viewer}
      size={size}
      mood={query.get('mood') ?? 'live'}
      choose={(option) => {
        decide(table, situation(table, viewer).seat ?? 0, option);
        setSeen(situation(table, viewer));
      }}
      undo={(to) => {
        undo(table, viewer[0] ?? 0, to ?? seen.undo.last ?? 0);
        setSeen(situation(table, viewer));
      }}
      why={async (option) => explain(rules, table.state, seen.seat ?? 0, option)}
      openRule={(id) => {
        location.hash = id;
      }}
      bar={{
        name: 'Prancing Pony',
        home: '/',
        homeLabel: 'Prancing Pony, home',
        children: <Button icon="pp:menu" label="Menu" />,
      }}
    />
  );
}

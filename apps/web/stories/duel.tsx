/**
 * The Duel table without a page around it, for those who draw it. Not shipped.
 * ?seed=a&n=20&seat=0&lang=uk&theme=candle&motion=off&until=move: plays `n` random decisions, then on until `until` is asked
 * of the seat; seat=both is one screen for two, seat=none a spectator; bot=off leaves the other side alone.
 */
import '../src/fonts.css';
import '@pony/ui/look.css';
import '../src/page.css';
import { type DuelView, game, rules } from '@pony/duel';
import en from '@pony/duel/text/en.json' with { type: 'json' };
import uk from '@pony/duel/text/uk.json' with { type: 'json' };
import { DuelTable } from '@pony/duel/ui';
import { explain, type Option, options, type Rules } from '@pony/engine';
import type { Situation } from '@pony/protocol';
import { decide, logFor, openTable, situation, undo } from '@pony/table';
import { gameText, makeText } from '@pony/text';
import { applyAppearance, Button, type Seat, setSprite, UiProvider, useTableSize } from '@pony/ui';
import uiEn from '@pony/ui/text/en.json' with { type: 'json' };
import uiUk from '@pony/ui/text/uk.json' with { type: 'json' };
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

const ask = new URLSearchParams(location.search);
const lang = ask.get('lang') ?? 'en';
const seat = ask.get('seat') ?? '0';
const viewer: readonly Seat[] = seat === 'both' ? [0, 1] : seat === 'none' ? [] : [Number(seat)];
const motion = ask.get('motion') === 'off' ? 'off' : 'on';
const plain = rules as unknown as Rules;

const table = openTable({
  game,
  seed: ask.get('seed') ?? 'pony',
  seats: [0, 1].map((one) =>
    viewer.includes(one)
      ? { holder: 'person', name: lang === 'uk' ? 'Ви' : 'You' }
      : { holder: 'bot', name: '', level: 'ranger' },
  ),
});

let state = 1;
/** A throw that is the same every time the page is opened. */
function below(n: number): number {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}

function randomMove(): boolean {
  if (table.state.outcome) return false;
  const active = situation(table, []).asked[0];
  const all = options(plain, table.state, active);
  const eager = all.filter(([verb]) => verb !== 'done' && (verb !== 'discard' || below(5) === 0));
  const from = eager.length > 0 ? eager : all;
  return decide(table, active, from[below(from.length)]).ok;
}

for (let i = 0; i < Number(ask.get('n') ?? 0); i++) randomMove();
const until = ask.get('until');
if (until)
  for (let i = 0; i < 400; i++) {
    const now = situation(table, viewer);
    if (now.offers.some(({ option, refusal }) => option[0] === until && !refusal)) break;
    if (!randomMove()) break;
  }

applyAppearance({ theme: ask.get('theme') === 'candle' ? 'candle' : 'light', textSize: 100, motion, marks: false });
document.documentElement.lang = lang;
setSprite(__SPRITE__);
const words = makeText(lang, lang === 'uk' ? [uk, uiUk] : [en, uiEn]);

function Harness() {
  const [seen, setSeen] = useState(() => situation(table, viewer));
  const size = useTableSize();
  const text = useMemo(() => gameText(words, plain, viewer[0] ?? null), []);
  const log = useMemo(() => logFor(table, viewer).slice(0, seen.decisions + 1), [seen]);
  useEffect(() => {
    if (ask.get('bot') === 'off' || seen.outcome || seen.offers.length > 0) return;
    const timer = setTimeout(() => {
      randomMove();
      setSeen(situation(table, viewer));
    }, 700);
    return () => clearTimeout(timer);
  }, [seen]);
  return (
    <UiProvider value={{ lang, say: words.say }}>
      <DuelTable
        situation={seen as Situation<DuelView>}
        log={log}
        text={text}
        lang={lang}
        viewer={viewer}
        size={size}
        mood="live"
        choose={(option: Option) => {
          decide(table, situation(table, viewer).seat ?? 0, option);
          setSeen(situation(table, viewer));
        }}
        undo={(to) => {
          undo(table, viewer[0] ?? 0, to ?? seen.undo.last ?? 0);
          setSeen(situation(table, viewer));
        }}
        why={async (option) => explain(plain, table.state, seen.seat ?? 0, option)}
        openRule={(id) => {
          location.hash = id;
        }}
        bar={{
          name: 'Prancing Pony',
          home: '/',
          homeLabel: 'Home',
          children: <Button icon="pp:menu" label="Menu" />,
        }}
        after={[{ id: 'again', kind: 'main', label: lang === 'uk' ? 'Ще раз' : 'Again' }]}
      />
    </UiProvider>
  );
}

Object.assign(globalThis, { duelStory: { table, situation: () => situation(table, viewer) } });
createRoot(document.getElementById('root') as HTMLElement).render(<Harness />);

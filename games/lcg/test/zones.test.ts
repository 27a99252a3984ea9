/** The zones of the table at every size of window and of letters, and the counted rows of cards in them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inside, pair, type Rect, row, tokens } from '@pony/ui/fit';
import { type PhaseKind, type Zones, zonesOf } from '../ui/zones.ts';

const WINDOWS = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
  [1366, 625],
  [1536, 730],
  [960, 540],
  [911, 512],
  [780, 360],
] as const;
const PHASES: readonly PhaseKind[] = ['planning', 'quest', 'combat'];
const within = (a: Rect, b: Rect): boolean =>
  a.x >= b.x - 0.6 && a.y >= b.y - 0.6 && a.x + a.w <= b.x + b.w + 0.6 && a.y + a.h <= b.y + b.h + 0.6;
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.6 || b.x + b.w <= a.x + 0.6 || a.y + a.h <= b.y + 0.6 || b.y + b.h <= a.y + 0.6;

const rectsOf = ({ kind: _kind, c: _c, ...rest }: Zones): [string, Rect][] =>
  Object.entries(rest).flatMap(([name, rect]) => (rect ? [[name, rect]] : []));

test('no zone leaves the window, lies over another or is too small', () => {
  for (const [W, H] of WINDOWS)
    for (const t of [1, 1.5])
      for (const players of [1, 2, 4])
        for (const phase of PHASES)
          for (const engaged of [false, true]) {
            const what = `${W}x${H} ${t} p${players} ${phase} ${engaged ? 'engaged' : ''}`;
            const rects = rectsOf(zonesOf(W, H, { t, players, phase, engaged }));
            for (const [name, rect] of rects) {
              assert.ok(within(rect, { x: 0, y: 0, w: W, h: H }), `${what}: ${name} leaves the window`);
              assert.ok(
                rect.h >= 26 && rect.w >= 44,
                `${what}: ${name} is ${Math.round(rect.w)}x${Math.round(rect.h)}`,
              );
              for (const [other, at] of rects)
                if (name < other) assert.ok(apart(rect, at), `${what}: ${name} lies over ${other}`);
            }
          }
});

/** What a row of cards becomes, as the table of the design says it. */
const said = ({ way, more, w, k }: ReturnType<typeof row>): string =>
  `${way}${more ? ` +${more}` : ''} ${Math.round(w)}${k > 1 ? `/${k}` : ''}`;
const LABEL = 1.6;

function mine(W: number, H: number, n: number, foes: number, t = 1): string {
  const { kind, c, mine: zone } = zonesOf(W, H, { t, phase: 'quest', engaged: foes > 0 });
  const wide = kind === 'wide';
  const box = inside(zone, c, { label: wide ? LABEL * c.r : 0 });
  return said(pair(box, wide ? foes : 0, n, c, { tiers: wide ? 3 : 7 }));
}
function hand(W: number, H: number, n: number, t = 1): string {
  const { c, hand: zone } = zonesOf(W, H, { t, phase: 'planning' });
  return said(row(inside(zone, c), n, c, { tiers: 3 }));
}

test('the counted rows become what the design says', () => {
  assert.deepEqual(
    [3, 6, 8, 12, 20].map((n) => mine(1366, 768, n, 1)),
    ['open 161', 'open 142', 'open 109', 'tiers 142/2', 'tiers 120/3'],
  );
  assert.equal(mine(1366, 768, 12, 8), 'tiers 120/3');
  assert.deepEqual(
    [3, 6, 8, 12].map((n) => mine(1920, 1080, n, 1)),
    ['open 226', 'open 204', 'open 157', 'tiers 204/2'],
  );
  assert.deepEqual(
    [3, 6, 12, 20].map((n) => mine(390, 844, n, 0)),
    ['open 118', 'tiers 118/2', 'tiers 118/4', 'tiers 100/7'],
  );
  assert.deepEqual(
    [6, 10, 15].map((n) => hand(1366, 768, n)),
    ['open 161', 'tiers 129/2', 'tiers 129/2'],
  );
  assert.deepEqual(
    [6, 10, 15].map((n) => hand(390, 844, n)),
    ['heads 97/2', 'tokens 44/2', 'tokens, stack +2 44/2'],
  );
  assert.deepEqual(
    [3, 6, 20].map((n) => mine(1366, 768, n, 1, 1.5)),
    ['open 161', 'tiers, smaller 132/2', 'tokens 66/2'],
  );
});

test('in every zone of every window all cards lie, up to twenty characters, eight enemies and a hand of fifteen', () => {
  for (const [W, H] of WINDOWS)
    for (const t of [1, 1.5])
      for (const players of [1, 2, 4])
        for (const phase of PHASES) {
          const z = zonesOf(W, H, { t, players, phase, engaged: true });
          for (const zone of [z.mine, z.hand, z.engaged, z.staging, z.friends, z.quest])
            if (zone && zone.h > 45)
              for (let n = 1; n <= 20; n++) {
                const box = inside(zone, z.c);
                for (const laid of [row(box, n, z.c, { tiers: 3 }), tokens(box, n, z.c)]) {
                  assert.equal(laid.rects.length + Math.max(0, laid.more - 1), n);
                  for (const rect of laid.rects) assert.ok(within(rect, { x: 0, y: 0, w: box.w, h: box.h }));
                }
              }
        }
});

/** The rule of fit in full: every count of cards at every size of window and of letters. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Box,
  cardSizes,
  HEAD,
  inside,
  type Laid,
  pair,
  type Rect,
  type RowHow,
  row,
  tokens,
} from '../src/fit/fit.ts';

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
const within = (a: Rect, b: Box): boolean =>
  a.x >= -0.6 && a.y >= -0.6 && a.x + a.w <= b.w + 0.6 && a.y + a.h <= b.h + 0.6;

/** No card leaves its zone, none is lost, every name stays in sight. */
function sound(what: string, laid: Laid, n: number, box: Box, least: number): void {
  for (const rect of laid.rects) {
    assert.ok(within(rect, box), `${what}: a card leaves its zone (${laid.way})`);
    if (laid.way.startsWith('tokens')) assert.ok(rect.w >= 43.5, `${what}: a token of ${rect.w}`);
    else {
      assert.ok(rect.w >= least - 1, `${what}: narrower than a name`);
      assert.ok(rect.h >= HEAD * rect.w - 1, `${what}: a head is covered`);
    }
  }
  assert.equal(laid.rects.length + Math.max(0, laid.more - 1), n, `${what}: cards are lost`);
}

test('cards in a zone never leave it, cover no name, and none is lost', () => {
  for (const [W, H] of WINDOWS)
    for (const t of [0.9, 1, 1.25, 1.5]) {
      const c = cardSizes(W, H, t);
      for (const w of [0.3, 0.62, 1])
        for (const h of [44, 56, 72, 100, 140, 200, 300, 460, 640]) {
          const box = inside({ w: w * W, h }, c);
          for (let n = 0; n <= 20; n++)
            for (const tiers of [2, 3, 7]) {
              const how: RowHow = { tiers };
              const what = `${W}x${H} ${t} box ${Math.round(w * W)}x${h} n${n}`;
              sound(what, row(box, n, c, how), n, box, c.min);
              sound(what, tokens(box, n, c), n, box, c.min);
              for (const foes of [1, 4, 8]) sound(what, pair(box, foes, n, c, how), n + foes, box, c.min);
            }
        }
    }
});

test('a big window has big cards, and a row grows to the largest before it leaves room', () => {
  const widths = [
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ].map(([W, H]) => row({ w: 0.6 * W, h: 0.3 * H }, 3, cardSizes(W, H)).w);
  assert.deepEqual(widths, [161, 226, 302]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leastZoom, settle, showing, zoomAt } from '../src/board/camera.ts';
import { ticks } from '../src/chart/scale.ts';
import { place } from '../src/float/place.ts';
import { nearest } from '../src/keys/direction.ts';
import { landscape } from '../src/picture/ridges.ts';
import { apart, discsOf } from '../src/review/discs.ts';

const screen = { left: 0, top: 0, width: 1366, height: 768 };

test('a paper lies on the asked side when there is room, else on the other, and stays on the screen', () => {
  const paper = { width: 400, height: 300 };
  const right = place({ left: 100, top: 200, width: 80, height: 100 }, paper, screen, 'right');
  assert.deepEqual([right.beside, right.left, right.top], ['right', 192, 100]);
  const atEdge = place({ left: 1280, top: 700, width: 80, height: 60 }, paper, screen, 'right');
  assert.equal(atEdge.beside, 'left');
  assert.ok(atEdge.top + paper.height <= screen.height);
  assert.ok(atEdge.nib <= paper.height);
  const phone = place(
    { left: 10, top: 300, width: 340, height: 40 },
    { width: 344, height: 200 },
    { ...screen, width: 360 },
  );
  assert.equal(phone.beside, 'below');
  assert.ok(phone.left >= 8 && phone.left + 344 <= 352);
});

test('arrows go to the nearest thing straight ahead', () => {
  const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 100, y: y * 100 })));
  assert.equal(nearest({ x: 100, y: 100 }, grid, 'ArrowRight'), 5);
  assert.equal(nearest({ x: 100, y: 100 }, grid, 'ArrowUp'), 1);
  assert.equal(nearest({ x: 0, y: 0 }, grid, 'ArrowLeft'), -1);
  assert.equal(
    nearest(
      { x: 0, y: 0 },
      [
        { x: 90, y: 70 },
        { x: 120, y: 0 },
      ],
      'ArrowRight',
    ),
    1,
  );
});

test('the point under the finger stays there while zooming', () => {
  const world = { width: 400, height: 400, fit: 'contain', largest: 4 } as const;
  const next = zoomAt({ k: 1, x: 10, y: 20 }, 2, { x: 110, y: 220 }, world, { width: 200, height: 200 });
  assert.equal(next.k, 2);
  assert.deepEqual([(110 - next.x) / next.k, (220 - next.y) / next.k], [100, 200]);
});

test('a board never leaves its window, a small one lies in the middle or at the right', () => {
  const board = { width: 400, height: 200, fit: 'contain', nearest: 4 } as const;
  const room = { width: 800, height: 800 };
  assert.equal(leastZoom(board, room), 2);
  assert.deepEqual(settle({ k: 0.1, x: 500, y: 500 }, board, room), { k: 2, x: 0, y: 200 });
  const near = showing([{ x: 400, y: 200 }], 8, board, room);
  assert.deepEqual([near.x + 400 * near.k, near.y + 200 * near.k], [800, 800], 'its corner lies in that of the window');
  const wide = { width: 1200, height: 400 };
  const whole = (spare: 'middle' | 'right') => settle({ k: 0, x: 0, y: 0 }, { ...board, spare }, wide).x;
  assert.deepEqual([whole('middle'), whole('right')], [200, 400]);
});

test('the same seed draws the same hills, another seed others', () => {
  assert.deepEqual(landscape('card-1', 120, 70), landscape('card-1', 120, 70));
  assert.notEqual(landscape('card-1', 120, 70).far, landscape('card-2', 120, 70).far);
  for (const number of landscape('x', 120, 70).near.match(/-?\d+(\.\d+)?/g) ?? []) assert.ok(Number(number) >= 0);
});

test('an axis has few round numbers that cover the values', () => {
  assert.deepEqual(ticks([0, 3, 14]), [0, 5, 10, 15]);
  assert.deepEqual(ticks([]), [0, 1]);
  assert.deepEqual(ticks([1, 2, 3]), [0, 1, 2, 3]);
  assert.equal(ticks([-2, 7])[0] <= -2, true);
});

test('discs of turning points stand beside each other and inside the drawing, wherever the points lie', () => {
  const box = { w: 340, h: 140, even: 65 };
  const crowds = [
    [
      [60, 40],
      [66, 48],
    ],
    [
      [310, 8],
      [312, 12],
      [314, 132],
    ],
    [
      [52, 64],
      [54, 66],
      [56, 64],
    ],
  ];
  for (const crowd of crowds) {
    const points = crowd.map(([x, y]) => ({ x, y }));
    const discs = discsOf(points, box).map((disc, i) => ({ x: points[i].x + disc.x, y: points[i].y + disc.y }));
    for (const [i, one] of discs.entries()) {
      assert.ok(one.x > 12 && one.x < box.w - 12 && one.y > 12 && one.y < box.h - 12);
      for (const other of discs.slice(0, i)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 25);
    }
  }
  const alone = discsOf(
    [
      { x: 100, y: 30 },
      { x: 200, y: 100 },
    ],
    box,
  );
  assert.deepEqual(alone[1], { x: 0, y: 23 }, 'below even it stands below');
  assert.deepEqual(alone[0], { x: 0, y: 23 }, 'where it would leave the drawing it turns round');
});

test('numbers at the ends of lines stand apart, in order, inside the drawing', () => {
  assert.deepEqual(apart([50, 50, 20], 14, 83), [50, 64, 20]);
  assert.deepEqual(apart([80, 81, 82, 79], 14, 83), [55, 69, 83, 41]);
  assert.deepEqual(apart([10, 60], 14, 83), [10, 60]);
});

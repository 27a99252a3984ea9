// Shield, arm, hand, and the thing in it.
import { curve, disc, facet, gouge, type Point } from '../knife.ts';
import { type Body, type Pose, pt, xy } from './body.ts';
import { limb } from './limb.ts';
import { things } from './things.ts';

/** On the near arm. */
export function shield(body: Body): void {
  const { a, s, B, g, has, halo } = body;
  if (has('shield')) {
    const sh = has('round') ? null : 1;
    const q = B(pt(-15, -46));
    if (sh) {
      a('K', curve('-27,-64! -15,-68 -3,-64! -4,-44 -15,-26! -26,-44', B), halo);
      a('M', curve('-24,-61! -15,-64.5 -6,-61! -7,-45 -15,-30! -23,-45', B));
      a(
        has('tree') ? 'P' : 'A',
        has('tree')
          ? g(pt(-15, -36), pt(-15, -60), 1, 0, B, s) +
              g(pt(-15, -50), pt(-20, -58), 0.8, 0, B, s) +
              g(pt(-15, -50), pt(-10, -58), 0.8, 0, B, s) +
              g(pt(-15, -44), pt(-20, -50), 0.7, 0, B, s) +
              g(pt(-15, -44), pt(-10, -50), 0.7, 0, B, s)
          : facet('-22,-56 -15,-50 -8,-56 -8,-51 -15,-44 -22,-51', B) +
              facet('-22,-47 -15,-41 -8,-47 -8,-43 -15,-36 -21,-42', B),
      );
    } else {
      const r = 14 * s;
      a('K', disc(q.x, q.y, r), halo);
      a('M', disc(q.x, q.y, r * 0.84));
      a('K', disc(q.x, q.y, r * 0.56));
      a('A', disc(q.x, q.y, r * 0.42));
      a('K', disc(q.x, q.y, r * 0.14));
    }
  }
}

const ELBOWS: Readonly<Record<Pose, Point>> = {
  staff: pt(23, -60),
  spear: pt(23, -60),
  banner: pt(23, -60),
  up: pt(25, -84),
  sword: pt(24, -58),
  axe: pt(22, -58),
  torch: pt(25, -62),
  bow: pt(-22, -74),
  horn: pt(20, -66),
  low: pt(21, -54),
  fore: pt(19, -56),
  lantern: pt(24, -62),
};
const HANDS: Readonly<Record<Pose, Point>> = {
  staff: pt(23, -52),
  spear: pt(24, -50),
  banner: pt(23, -52),
  up: pt(21, -100),
  sword: pt(25, -66),
  axe: pt(22, -48),
  torch: pt(25, -72),
  bow: pt(-30, -74),
  horn: pt(8, -78),
  low: pt(22, -38),
  fore: pt(5, -58),
  lantern: pt(24, -56),
};

/** The far arm with what it holds. */
export function arm(body: Body): void {
  const { a, s, B, g, wr, troll, clo, HA, skin, o } = body;
  if (!o.pose) return;
  const hand = HANDS[o.pose];
  const elbow = ELBOWS[o.pose];
  const bow = o.pose === 'bow';
  const shoulder = pt(bow ? -13 : 13.5, -74);
  const thing = things[o.item ?? ''];
  const held = { ...body, hand };
  const sleeve = { elbow: 0.86, wrist: 0.62, ink: clo, cut: true };
  thing?.under?.(held);
  if (bow) {
    limb(body, [pt(12, -74), pt(21, -72), pt(-1, -77)], { ...sleeve, w: 4.6 });
    a(skin, disc(...xy(B(pt(-1, -77))), s * 2.8));
  }
  limb(body, [troll ? pt(20, -76) : shoulder, elbow, hand], { ...sleeve, w: wr ? 6.4 : troll ? 7.6 : 5.2 });
  const top = B(pt(shoulder.x * 0.9, shoulder.y + 2));
  const bend = B(elbow);
  a(
    HA,
    gouge(top.x, top.y, (top.x + bend.x * 2) / 3, (top.y + bend.y * 2) / 3, 0.6 * s) +
      gouge(...xy(bend), ...xy(B(pt((elbow.x + hand.x) / 2, (elbow.y + hand.y) / 2 + 1))), 0.5 * s),
  );
  thing?.over?.(held);
  a(wr ? 'M' : skin, disc(...xy(B(hand)), Math.max(2, s * (troll ? 5 : 3))), 'K1');
  let d = '';
  for (let i = -1; i < 2; i++)
    d += g(pt(hand.x - 2.8, hand.y + i * 1.7), pt(hand.x + 0.8, hand.y + i * 1.7 + 0.3), 0.3, 0, B, s);
  a('K', d);
}

// Flames and hosts.

import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';
import type { Point } from '../knife.ts';
import { gouge, poly, smooth } from '../knife.ts';

const rnd = Math.round;
export function flames(c: Block, ink: Ink, y: number, h: number, n: number) {
  const { R } = c;
  const p: Point[] = [{ x: -8, y: y + 30, c: true }];
  for (let i = 0; i < n; i++) {
    const x = (i / n) * (c.W + 16) - 8,
      w = (c.W + 16) / n;
    p.push(
      { x: x + w * 0.1, y: y - R.r(0, 10) },
      { x: x + w * R.r(0.4, 0.8), y: y - h * R.r(0.4, 1), c: true },
      { x: x + w * 0.75, y: y - h * 0.25 },
    );
  }
  p.push({ x: c.W + 8, y: y + 30, c: true });
  c.add(ink, smooth(p));
}
export function host(c: Block, y: number, ink: Ink, n: number, h: number) {
  const { R } = c;
  let d = '',
    rim = '';
  for (let i = 0; i < n; i++) {
    const x = ((i + R.r(0.1, 0.9)) / n) * c.W,
      yy = y + R.r(-h * 0.06, h * 0.06),
      r = h * 0.13;
    const hh = h * R.r(0.85, 1.15);
    d += `M${rnd(x - r * 1.9)} ${rnd(yy + 8)}q0-${rnd(h * 0.3)} ${rnd(r * 1.3)}-${rnd(h * 0.34)}q-${rnd(r)}-${rnd(r * 2.4)} ${rnd(r * 0.6)}-${rnd(r * 2.4)} ${rnd(r * 1.6)} 0 ${rnd(r * 0.6)} ${rnd(r * 2.4)}q${rnd(r * 1.3)} ${rnd(h * 0.06)} ${rnd(r * 1.3)} ${rnd(h * 0.34)}z`;
    rim +=
      gouge(x - r * 1.2, yy - h * 0.28, x - r * 0.7, yy - h * 0.44, 1.2) +
      gouge(x - r * 1.7, yy, x - r * 1.2, yy - h * 0.2, 1.2);
    const sx = x + r * 2.2,
      l = R.r(-4, 4),
      t = Math.max(1, h * 0.022);
    d += poly([
      { x: sx - t, y: yy + 8 },
      { x: sx + l - t * 0.6, y: yy - hh * 1.3 },
      { x: sx + l - t * 2, y: yy - hh * 1.3 },
      { x: sx + l, y: yy - hh * 1.62 },
      { x: sx + l + t * 2, y: yy - hh * 1.3 },
      { x: sx + l + t * 0.6, y: yy - hh * 1.3 },
      { x: sx + t, y: yy + 8 },
    ]);
    if (R() < 0.14)
      d += `M${rnd(sx + l)} ${rnd(yy - hh * 1.3)}l${rnd(h * 0.5)} ${rnd(h * 0.1)}-${rnd(h * 0.14)} ${rnd(h * 0.12)} ${rnd(h * 0.1)} ${rnd(h * 0.16)}-${rnd(h * 0.46)}-${rnd(h * 0.06)}z`;
  }
  c.add(ink, d, h > 40 ? c.i.halo : null);
  if (h > 40) c.add(c.i.hi === 'P' ? 'L' : c.i.hi, rim);
}

// Silhouettes lit by wedges.
import type { Block, Halo, Silhouette } from './block.ts';
import type { Ink } from './inks.ts';
import { disc, gouge, type Place } from './knife.ts';
import { flatten, hatch } from './light.ts';
import type { SubjectWords } from './words.ts';

const HOLES: readonly Ink[] = ['A', 'M', 'P', 'K', 'D'];

/** The ink of its holes: as the words say, else one that stands out. */
function holeInk(c: Block, t: ReadonlySet<string>, ink: Ink): Ink {
  const named = HOLES.find((one) => t.has(`h${one}`));
  if (named) return named;
  if (ink !== 'K') return 'K';
  return c.i.sky === 'K' ? 'M' : 'L';
}

function litInk(c: Block, t: ReadonlySet<string>, ink: Ink): Ink {
  if (ink === 'A' || ink === 'P') return 'P';
  if (ink !== 'K' || c.i.hi !== 'P' || t.has('hp')) return c.i.hi;
  if (c.i.far === 'K') return 'M';
  return c.i.sky === 'L' ? 'L' : c.i.hi;
}

/** A disc with rays behind it. */
function glow(c: Block, x: number, y: number, r: number): void {
  const { R } = c;
  const from = R() * 6;
  let d = '';
  for (let i = 0; i < 30; i++) {
    const a = from + (i / 30) * 6.283;
    const r0 = r * R.r(0.72, 0.86);
    const r1 = r * R.r(1.1, 1.75);
    d += gouge(x + Math.cos(a) * r0, y + Math.sin(a) * r0, x + Math.cos(a) * r1, y + Math.sin(a) * r1, R.r(1.6, 3));
  }
  c.add('A', d);
  const behind: Record<Ink, Ink> = { P: 'L', L: 'P', K: 'D', D: 'M', M: 'L', A: 'L' };
  c.add(behind[c.i.sky], disc(x, y, r * 0.8));
}

/** The way of the light to the middle of a thing; never straight down. */
function towards(c: Block, x: number, y: number): { readonly x: number; readonly y: number } {
  const [dx, dy] = [x - c.lx, y - c.ly];
  const length = Math.hypot(dx, dy) || 1;
  const way = { x: dx / length, y: dy / length };
  return Math.abs(way.x) < 0.35 ? { x: way.x < 0 ? -0.35 : 0.35, y: 0.94 } : way;
}

export function silhouette(c: Block, shape: Silhouette, s: SubjectWords, ink: Ink): void {
  const { W, R } = c;
  const { t } = s;
  const far = t.has('far');
  const centred = t.has('c');
  const size = ((far ? 90 : 150) * (s.s || 100)) / 100;
  const cx = s.x != null ? (s.x / 100) * W : W * (c.lx < W / 2 ? 0.56 : 0.44);
  const at = s.y != null ? s.y * 2.4 : null;
  const base = centred ? null : (at ?? (far ? c.hz + 10 : 212));
  const cy = at ?? 116;
  if (t.has('g')) glow(c, cx, (at ?? 206) - size * 0.5, size * 0.62);
  const hole = holeInk(c, t, ink);
  const flip = t.has('f') ? -1 : 1;
  const turn = s.r || 0;
  const [ca, sa] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const turned: Place = (p) => ({
    x: flip * (p.x - 100) * ca - (p.y - 100) * sa,
    y: flip * (p.x - 100) * sa + (p.y - 100) * ca,
  });
  const points = flatten(shape[0] ?? '', turned, 3).flat();
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = Math.round((size / Math.max(x1 - x0, y1 - y0)) * 1000) / 1000;
  const X = Math.round(cx - ((x0 + x1) / 2) * k);
  const Y = Math.round(base != null ? base - y1 * k : cy - ((y0 + y1) / 2) * k);
  if (base != null && !t.has('sky') && !far && !t.has('ns')) {
    const side = c.lx < cx ? 1 : -1;
    const wide = (x1 - x0) * k;
    let d = '';
    for (let i = 0; i < 5; i++) {
      const y = base - 2 + i * 2.6;
      const x = cx - side * wide * (0.34 - i * 0.02);
      d += gouge(x, y, x + side * wide * R.r(0.75, 1.2), y + R.r(0, 3), 2.6);
    }
    c.add(c.i.near, d);
  }
  const halo: Halo = t.has('nh') ? null : t.has('hb') ? hole : c.i.halo;
  const width = t.has('hb') || t.has('gap') ? 9 : 5;
  stamp(
    c,
    shape,
    { ink, hole, halo, width: Math.round(width / k) },
    `translate(${X} ${Y})${turn ? `rotate(${turn})` : ''}scale(${flip * k} ${k})translate(-100-100)`,
  );
  if (t.has('plain') || far) return;
  const place: Place = (p) => {
    const { x, y } = turned(p);
    return { x: X + k * x, y: Y + k * y };
  };
  const outlines = shape.slice(0, 2).flatMap((d) => flatten(d, place, 3));
  const way = towards(c, cx, base != null ? base - size / 2 : cy);
  if (ink !== 'K')
    c.add('K', hatch(outlines, { x: -way.x, y: -way.y }, R, { gap: 6, len: size * 0.13, w: 2.4, keep: 0.45, max: 34 }));
  else
    c.add(
      litInk(c, t, ink),
      hatch(outlines, way, R, { gap: 5.4, len: size * 0.12, w: 2.6, keep: 0.45, max: 42, min: 5 }),
    );
}

interface Inking {
  readonly ink: Ink;
  readonly hole: Ink;
  readonly halo: Ink | null;
  readonly width: number;
}
/** Body, holes and islands, moved into place as one. */
function stamp({ inks, raw }: Block, [body, holes, islands]: Silhouette, how: Inking, transform: string): void {
  const stroke = how.halo ? ` stroke="${inks[how.halo]}" stroke-width="${how.width}"` : '';
  const path = (ink: Ink, d: string | undefined, more = ''): string =>
    d ? `<path fill="${inks[ink]}"${more} d="${d}"/>` : '';
  raw(
    `<g transform="${transform}">${path(how.ink, body, stroke)}${path(how.hole, holes)}${path(how.ink, islands)}</g>`,
  );
}

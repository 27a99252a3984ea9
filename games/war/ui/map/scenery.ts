/** Peaks, trees and the rest as path data: drawn by number, so that no two are quite alike and all are always the same. */
import { GLYPHS } from './atlas.ts';

const fixed = (value: number): number => Math.round(value * 10) / 10;

/** A number from 0 to 1 that belongs to a place on the map. */
const grain = (x: number, y: number): number => {
  const mixed = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
};

const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, i) => `${text}${part}${i < values.length ? fixed(values[i]) : ''}`, '');

export interface Peaks {
  body: string;
  shade: string;
}

/** Mountains: the lit slope and the shaded one. */
function peaks(list: readonly (readonly number[])[]): Peaks {
  let body = '';
  let shade = '';
  for (const [x, y, size] of list) {
    const g = grain(x, y);
    const w = (5.4 + g * 1.8) * size;
    const h = (9 + ((g * 7) % 1) * 3.4) * size;
    const top = x + (g - 0.5) * w * 0.5;
    const base = y + h * 0.42;
    const high = base - h;
    body += d`M${x - w} ${base}Q${x - w * 0.42} ${base - h * 0.42} ${top} ${high}Q${x + w * 0.4} ${base - h * 0.5} ${x + w} ${base}Z`;
    shade += d`M${top} ${high}Q${x + w * 0.4} ${base - h * 0.5} ${x + w} ${base}L${x + w * 0.22} ${base}Q${x + w * 0.36} ${base - h * 0.34} ${top} ${high}Z`;
  }
  return { body, shade };
}

/** Trees: crowns on short stems. */
function trees(list: readonly (readonly number[])[]): string {
  let out = '';
  for (const [x, y, size] of list) {
    const r = (2.3 + grain(x, y) * 0.9) * size;
    out += d`M${x - r} ${y}a${r} ${r * 1.05} 0 1 1 ${r * 2} 0q${-r} ${r * 0.5} ${-r * 2} 0ZM${x} ${y + r * 0.2}v${r * 0.95}`;
  }
  return out;
}

function hills(list: readonly (readonly number[])[]): string {
  let out = '';
  for (const [x, y, size] of list) {
    const w = (4 + grain(x, y) * 1.4) * size;
    out += d`M${x - w} ${y + 1}q${w} ${-w * 1.25} ${w * 2} 0M${x + w * 0.3} ${y - w * 0.2}l${w * 0.25} ${w * 0.45}`;
  }
  return out;
}

/** Reeds with a line of water. */
function marsh(list: readonly (readonly number[])[]): string {
  let out = '';
  for (const [x, y, size] of list) {
    const s = 2.6 * size;
    out += d`M${x - s} ${y}h${s * 2}M${x} ${y - 0.6}v${-s}M${x - s * 0.5} ${y - 0.6}l${-s * 0.35} ${-s * 0.75}M${x + s * 0.5} ${y - 0.6}l${s * 0.35} ${-s * 0.75}`;
  }
  return out;
}

function grass(list: readonly (readonly number[])[]): string {
  let out = '';
  for (const [x, y, size] of list) {
    const s = 2.1 * size;
    out += d`M${x - s * 0.8} ${y - s}l${s * 0.5} ${s}M${x} ${y - s * 1.3}v${s * 1.3}M${x + s * 0.8} ${y - s}l${-s * 0.5} ${s}`;
  }
  return out;
}

/** Stones of a burnt land. */
function waste(list: readonly (readonly number[])[]): string {
  let out = '';
  for (const [x, y, size] of list) {
    const s = (0.9 + grain(x, y) * 0.7) * size;
    out += d`M${x - s} ${y}l${s * 0.8} ${-s * 1.3}l${s * 1.1} ${s * 1.2}Z`;
  }
  return out;
}

const every = <T>(list: readonly T[], of: number, keep: (place: number) => boolean): T[] =>
  list.filter((_, i) => keep(i % of));

/** `far` is drawn at every zoom, `near` only when one comes closer. */
export const SCENERY = {
  far: {
    peaks: peaks(every(GLYPHS.peaks, 2, (i) => i === 0)),
    trees: trees(every(GLYPHS.trees, 3, (i) => i === 0)),
  },
  near: {
    peaks: peaks(GLYPHS.peaks),
    trees: trees(every(GLYPHS.trees, 3, (i) => i !== 0)),
    hills: hills(GLYPHS.hills),
    marsh: marsh(GLYPHS.marsh),
    grass: grass(GLYPHS.grass),
    waste: waste(GLYPHS.waste),
  },
};

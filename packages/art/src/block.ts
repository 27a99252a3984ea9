// The block that is cut: layers of one ink after another, printed as one SVG.
import type { Chance } from './chance.ts';
import type { Ink, Light, Palette } from './inks.ts';

/** A thin line around a shape: an ink, and half its width where it is not 2.5. */
export type Halo = Ink | `${Ink}${number}` | null;

/** One silhouette: body, holes, islands. */
export type Silhouette = readonly string[];

export interface Block {
  readonly W: number;
  readonly H: number;
  readonly R: Chance;
  /** Height of the horizon. */
  readonly hz: number;
  /** Where the light stands, and how large it is. */
  readonly lx: number;
  readonly ly: number;
  readonly lr: number;
  readonly i: Light;
  /** Whether it is on the sea. */
  readonly sea: boolean;
  readonly inks: Palette;
  /** Prints a path in an ink over what is there. */
  add(ink: Ink, d: string, halo?: Halo): void;
  /** Prints something written in full. */
  raw(svg: string): void;
}

/** What a block is made of, before it is printed. */
export interface Layers {
  add(ink: Ink, d: string, halo?: Halo): void;
  raw(svg: string): void;
  print(width: number, height: number): string;
}

export function layers(inks: Palette): Layers {
  const done: string[] = [];
  let ink: Ink | null = null;
  let paths: string[] = [];
  const close = (): void => {
    if (ink && paths.length === 1) done.push(`<path fill="${inks[ink]}"${paths[0]}`);
    else if (ink) done.push(`<g fill="${inks[ink]}"><path${paths.join('<path')}</g>`);
    [ink, paths] = [null, []];
  };
  const stroke = (halo: string): string => {
    const width = halo.length > 1 ? Number(halo.slice(1)) * 2 : 5;
    const color = Object.entries(inks).find(([name]) => name === halo[0])?.[1];
    return ` stroke="${color}"${width === 5 ? '' : ` stroke-width="${width}"`}`;
  };
  return {
    add(next, d, halo = null) {
      if (!d) return;
      if (ink !== next) close();
      ink = next;
      paths.push(halo ? `${stroke(halo)} d="${d}"/>` : ` d="${d.replace(/z(?=M|$)/g, '')}"/>`);
    },
    raw(svg) {
      close();
      done.push(svg);
    },
    print(width, height) {
      close();
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><g stroke-linejoin="round" stroke-width="5" paint-order="stroke">${done.join('')}</g></svg>`;
    },
  };
}

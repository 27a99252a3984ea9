import type { Block } from '../block.ts';
import type { Ink } from '../inks.ts';

/** How a subject of a line is to be cut: place and size, its words, its ink. */
interface Cutting {
  readonly x: number;
  readonly y: number | null;
  /** Size: 1 as it is drawn. */
  readonly k: number;
  readonly t: ReadonlySet<string>;
  readonly ink: Ink;
  /** Behind the colon of its name. */
  readonly arg?: string;
  readonly rot?: number;
  /** -1 when it looks the other way. */
  readonly f: 1 | -1;
}
export type Subjects = Readonly<Record<string, (c: Block, o: Cutting) => void>>;

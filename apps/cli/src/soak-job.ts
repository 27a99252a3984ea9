/** A row of `npm run soak`. */
export interface Bound {
  /** Dotted path into the figures of the command. */
  readonly figure: string;
  readonly least?: number;
  readonly most?: number;
}

interface SoakRun {
  /** Words after `npm run -s pony --`. */
  readonly command: readonly string[];
  readonly bounds: readonly Bound[];
}

export interface SoakJob extends SoakRun {
  readonly title: string;
  /** The small part of it that every test run repeats, unless other tests do; the same each time, at any speed of the machine. */
  readonly share?: SoakRun;
  /** Figures worth a column, besides those of the bounds. */
  readonly show: readonly string[];
}

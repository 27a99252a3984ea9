/** What `npm run soak` runs and what it must show. A later game adds its rows here. */

export interface Bound {
  /** Dotted path into the figures of the command. */
  readonly figure: string;
  readonly least?: number;
  readonly most?: number;
}

export interface SoakJob {
  readonly title: string;
  /** Words after `npm run -s pony --`. */
  readonly command: readonly string[];
  readonly bounds: readonly Bound[];
  /** Figures worth a column, besides those of the bounds. */
  readonly show: readonly string[];
}

const LAWS_HOLD: readonly Bound[] = [{ figure: 'violations', most: 0 }];

export const soakJobs: readonly SoakJob[] = [
  {
    title: 'Duel: rules, content and refusals with a test',
    command: ['rules', 'duel'],
    bounds: [
      { figure: 'untested.length', most: 0 },
      { figure: 'faults.length', most: 0 },
      { figure: 'refusals.unprovoked.length', most: 0 },
    ],
    show: [
      'rules',
      'tested',
      'content.faces.tested',
      'content.tiles.tested',
      'content.tokens.tested',
      'content.bonusSpaces.tested',
    ],
  },
  {
    title: 'Duel: the laws in random play',
    command: ['fuzz', 'duel', '--games', '2000', '--seed', 'soak'],
    bounds: LAWS_HOLD,
    show: ['games', 'decisions'],
  },
  {
    title: 'Duel: speed',
    command: ['bench', 'duel', '--seconds', '5'],
    bounds: [
      { figure: 'decisionsPerSecond', least: 300_000 },
      { figure: 'patchBytesMedian', most: 2048 },
    ],
    show: ['playoutsPerSecond', 'clonesPerSecond', 'stateBytes', 'viewBytes'],
  },
  {
    title: 'Duel: random games',
    command: ['simulate', 'duel', '--games', '20000', '--seed', 'soak', '--seats', 'random,random'],
    bounds: [{ figure: 'finished', least: 20_000 }],
    show: ['decisions', 'lengths.median', 'lengths.max'],
  },
  {
    title: 'Duel: greedy against random',
    command: ['match', 'duel', '--a', 'greedy', '--b', 'random', '--games', '400', '--seed', 'soak'],
    bounds: [{ figure: 'rate', least: 0.9 }],
    show: ['wins', 'losses', 'draws', 'ci95', 'msPerAction.a'],
  },
  {
    title: 'Duel: search against greedy at the budget of ranger',
    command: ['match', 'duel', '--a', 'ranger', '--b', 'greedy', '--games', '100', '--seed', 'soak'],
    bounds: [{ figure: 'rate', least: 0.75 }],
    show: ['wins', 'losses', 'draws', 'ci95', 'msPerAction.a'],
  },
  {
    title: 'Duel: search against random at the budget of ranger',
    command: ['match', 'duel', '--a', 'ranger', '--b', 'random', '--games', '100', '--seed', 'soak'],
    bounds: [{ figure: 'rate', least: 0.99 }],
    show: ['wins', 'losses', 'draws', 'ci95', 'msPerAction.a'],
  },
];

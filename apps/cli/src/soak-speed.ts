/** Rows of `npm run soak` that hold speeds, each measured in turns, so that no other work on the machine matters. */
import type { SoakJob } from './soak-job.ts';

/** The commit that the speeds of this release are held against. */
const BASE = 'b170328b';
const PASSAGE = 'scenario=passage-through-mirkwood,players=2';
const TRILOGY = 'scenario=trilogy';
type Row = readonly [title: string, game: string, options?: string];
const optionsOf = (options?: string): string[] => (options === undefined ? [] : ['--options', options]);

const TABLES: readonly Row[] = [
  ['Duel', 'duel'],
  ['War of the Ring', 'war', 'players=2'],
  ['War of the Ring, four players', 'war', 'players=4'],
  ['Card Game, the Trilogy', 'card-game', TRILOGY],
  ['The Lord of the Rings: The Card Game, two players', 'lcg', PASSAGE],
];
const RULES: readonly Row[] = [
  ['Duel', 'duel'],
  ['War of the Ring', 'war', 'players=2'],
  ['Kings of Middle-earth', 'war', 'players=2,kings=on'],
  ['War of the Ring, four players', 'war', 'players=4'],
  ['Card Game, the Trilogy', 'card-game', TRILOGY],
  ['Card Game, the Duel', 'card-game', 'scenario=duel'],
  ['The Lord of the Rings: The Card Game, two players', 'lcg', PASSAGE],
  ['The Lord of the Rings: The Card Game, four players', 'lcg', 'scenario=passage-through-mirkwood,players=4'],
];
const RATIOS = (kind: string): string[] => [
  `${kind}.ratio.from`,
  `${kind}.ratio.to`,
  `${kind}.ratioAllThreads.median`,
  `${kind}.own.perSecond`,
  `${kind}.own.microseconds`,
];

export const speedJobs: readonly SoakJob[] = [
  {
    title: 'Speed: this commit against itself',
    command: ['bench', 'war', '--against', 'HEAD'],
    bounds: [{ figure: 'play.ratio.median', least: 0.98, most: 1.02 }],
    show: RATIOS('play'),
  },
  ...RULES.map(
    ([title, game, options]): SoakJob => ({
      title: `Speed: random play, ${title}`,
      command: ['bench', game, '--against', BASE, ...optionsOf(options)],
      bounds: [{ figure: 'play.ratio.median', least: 0.99 }],
      show: RATIOS('play'),
    }),
  ),
  ...TABLES.map(
    ([title, game, options]): SoakJob => ({
      title: `Speed: a table and its viewers, ${title}`,
      command: ['bench', game, '--table', '--against', BASE, ...optionsOf(options)],
      bounds: [{ figure: 'table.ratioAllThreads.median', least: game === 'lcg' ? 3.5 : 0.99 }],
      show: [...RATIOS('table'), 'decide.ratio.median', ...parts('own'), ...parts('rival')],
    }),
  ),
  ...TABLES.map(
    ([title, game, options]): SoakJob => ({
      title: `Speed: code that V8 throws away at a table, ${title}`,
      command: ['bench', game, '--deopts', ...optionsOf(options)],
      bounds: [{ figure: 'deopts.in10000', most: 50 }],
      show: ['deopts.warmingUp', 'deopts.decisions'],
    }),
  ),
  ...TABLES.filter(([, game]) => game !== 'lcg').map(
    ([title, game, options]): SoakJob => ({
      title: `Speed: a table after one of The Lord of the Rings: The Card Game in the same process, ${title}`,
      command: ['bench', game, '--table', '--after', 'lcg', ...optionsOf(options)],
      bounds: [{ figure: 'table.ratioAllThreads.median', least: 0.95 }],
      show: RATIOS('table'),
    }),
  ),
  ...TABLES.map(
    ([title, game, options]): SoakJob => ({
      title: `Speed: the mover's view, ${title}`,
      command: ['bench', game, '--view', '--against', BASE, ...optionsOf(options)],
      bounds: [{ figure: 'view.ratio.median', least: 0.99 }],
      show: ['viewAgainstPlay.ratio.median', ...RATIOS('view')],
    }),
  ),
];

function parts(side: string): string[] {
  return ['decide', 'views', 'patches', 'text'].map((part) => `parts.${side}.parts.${part}`);
}

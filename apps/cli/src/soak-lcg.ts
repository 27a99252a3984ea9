/** What `npm run soak` must show of The Lord of the Rings: The Card Game. */
import type { Bound, SoakJob } from './soak-job.ts';

const NAME = 'The Lord of the Rings: The Card Game';
const TESTED: readonly Bound[] = [
  { figure: 'untested.length', most: 0 },
  { figure: 'faults.length', most: 0 },
  { figure: 'refusals.unprovoked.length', most: 0 },
  { figure: 'content.cards.tested', least: 138 },
];
const SCENARIOS = [
  ['passage-through-mirkwood', 'Passage Through Mirkwood'],
  ['journey-along-the-anduin', 'Journey Along the Anduin'],
  ['escape-from-dol-guldur', 'Escape from Dol Guldur'],
] as const;
const ALONE = 'players=1,difficulty=easy,deck@p1=starter-leadership';
/** A quest of one person, as the presses of a round are counted. */
const BY_MOUSE = 'players=1,difficulty=easy,deck@p1=sample-leadership-spirit';
const SHOWN = ['results.won', 'ci95.won', 'results.lost', 'ci95.lost', 'lengths.median'];

const quests = (seats: string, options: string, games: number, more: readonly string[] = []): string[] => [
  'simulate',
  'lcg',
  '--games',
  String(games),
  '--seed',
  'soak',
  '--seats',
  seats,
  '--options',
  options,
  ...more,
];

/** Easy Passage Through Mirkwood: what the bots make of it alone and four together. */
const EASY_PASSAGE: readonly (readonly [title: string, command: string[], bounds: readonly Bound[]])[] = [
  ['random alone', quests('random', ALONE, 200), [{ figure: 'results.lost', least: 191 }]],
  ['greedy alone', quests('greedy', ALONE, 400), [{ figure: 'results.won', least: 200 }]],
  [
    'four greedy together',
    quests('greedy,greedy,greedy,greedy', 'players=4,difficulty=easy', 400),
    [{ figure: 'results.won', least: 160 }],
  ],
  // Its interval has to lie above that of greedy, two rows up
  ['search alone', quests('search', ALONE, 400, ['--ms', '100']), [{ figure: 'finished', least: 400 }]],
];

/** Every scenario on normal with the two sample decks: all games end. */
const EVERY_SCENARIO = SCENARIOS.flatMap(([id, title]) =>
  (['random', 'greedy', 'search'] as const).map((bot): SoakJob => {
    const games = bot === 'search' ? 60 : 100;
    const options = `scenario=${id},players=2,deck@p1=sample-leadership-spirit,deck@p2=sample-lore-tactics`;
    return {
      title: `${NAME}: ${title}, two ${bot}`,
      command: quests(`${bot},${bot}`, options, games, bot === 'search' ? ['--ms', '100'] : []),
      bounds: [{ figure: 'finished', least: games }],
      show: SHOWN,
    };
  }),
);

export const lcgJobs: readonly SoakJob[] = [
  {
    title: `${NAME}: rules, cards and refusals with a test`,
    command: ['rules', 'lcg'],
    bounds: TESTED,
    show: ['rules', 'tested', 'later', 'table'],
    share: { command: ['rules', 'lcg'], bounds: TESTED },
  },
  {
    title: `${NAME}: the laws in random play, every scenario, 1 to 4 players, campaigns`,
    command: ['fuzz', 'lcg', '--games', '400', '--seed', 'soak'],
    bounds: [{ figure: 'violations', most: 0 }],
    show: ['games', 'decisions'],
  },
  {
    title: `${NAME}: speed`,
    command: ['bench', 'lcg', '--seconds', '5'],
    bounds: [
      { figure: 'decisionsPerSecond', least: 40_000 },
      { figure: 'clonesPerSecond', least: 100_000 },
      { figure: 'patchBytesMedian', most: 2048 },
    ],
    show: ['playoutsPerSecond', 'stateBytes', 'viewBytes'],
  },
  {
    title: `${NAME}: a whole solo quest by mouse`,
    command: ['browser', 'lcg', '--options', BY_MOUSE, '--seed', 'soak'],
    bounds: [
      { figure: 'finished', least: 1 },
      { figure: 'complaints', most: 0 },
      { figure: 'pressesARound', most: 24.9 },
    ],
    show: ['decisions', 'byMouse', 'rounds', 'reason', 'seconds'],
  },
  ...EASY_PASSAGE.map(
    ([title, command, bounds]): SoakJob => ({ title: `${NAME}: ${title}`, command, bounds, show: SHOWN }),
  ),
  ...EVERY_SCENARIO,
];

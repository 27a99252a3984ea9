/** What `npm run soak` must show of the Card Game. */
import type { Bound, SoakJob } from './soak-job.ts';

const SCENARIOS = [
  ['trilogy', 'the Trilogy', 4],
  ['duel', 'the Duel', 2],
  ['duel-three', 'the Three-player Duel', 3],
  ['fellowship', 'the Fellowship', 2],
] as const;

const under = (scenario: string): string[] => ['--options', `scenario=${scenario}`];
const TESTED: readonly Bound[] = [
  { figure: 'untested.length', most: 0 },
  { figure: 'faults.length', most: 0 },
  { figure: 'refusals.unprovoked.length', most: 0 },
  { figure: 'content.cards.tested', least: 112 },
  { figure: 'content.locations.tested', least: 41 },
];
const MATCH = ['wins', 'losses', 'ci95', 'bySide.free.rate', 'bySide.shadow.rate', 'msPerAction.a'];

/** Of 400 games of the Trilogy each side wins at least 30 %; of 200 of another scenario at least 20 %. */
const played = (scenario: string, games: number, least: number, seats: number): SoakJob['command'] => [
  'simulate',
  'card-game',
  ...under(scenario),
  '--seats',
  Array.from({ length: seats }, () => 'greedy').join(),
  '--games',
  String(games),
  '--seed',
  `soak ${least}`,
];

export const cardGameJobs: readonly SoakJob[] = [
  {
    title: 'Card Game: rules, content and refusals with a test',
    command: ['rules', 'card-game'],
    bounds: TESTED,
    show: ['rules', 'tested', 'table'],
    share: { command: ['rules', 'card-game'], bounds: TESTED },
  },
  ...SCENARIOS.map(
    ([id, name]): SoakJob => ({
      title: `Card Game: the laws in random play, ${name}`,
      command: ['fuzz', 'card-game', ...under(id), '--games', '250', '--seed', 'soak'],
      bounds: [{ figure: 'violations', most: 0 }],
      show: ['games', 'decisions'],
    }),
  ),
  {
    title: 'Card Game: speed',
    command: ['bench', 'card-game', '--seconds', '5'],
    bounds: [
      { figure: 'decisionsPerSecond', least: 150_000 },
      { figure: 'patchBytesMedian', most: 2048 },
    ],
    show: ['playoutsPerSecond', 'clonesPerSecond', 'stateBytes', 'viewBytes'],
  },
  ...SCENARIOS.slice(0, 2).map(
    ([id, name]): SoakJob => ({
      title: `Card Game: greedy against random, ${name}`,
      command: [
        'match',
        'card-game',
        ...under(id),
        '--a',
        'greedy',
        '--b',
        'random',
        '--games',
        '200',
        '--seed',
        'soak',
      ],
      bounds: [
        { figure: 'bySide.free.rate', least: 0.95 },
        { figure: 'bySide.shadow.rate', least: 0.95 },
      ],
      show: MATCH,
    }),
  ),
  ...SCENARIOS.slice(0, 2).map(
    ([id, name]): SoakJob => ({
      title: `Card Game: search against greedy, ${name}`,
      command: [
        'match',
        'card-game',
        ...under(id),
        '--a',
        'search',
        '--b',
        'greedy',
        '--ms',
        '200',
        '--games',
        '200',
        '--seed',
        'soak',
      ],
      bounds: [{ figure: 'rate', least: id === 'duel' ? 0.65 : 0.55 }],
      show: MATCH,
    }),
  ),
  ...SCENARIOS.map(([id, name, seats]): SoakJob => {
    const trilogy = id === 'trilogy';
    const games = trilogy ? 400 : 200;
    const least = games * (trilogy ? 0.3 : 0.2);
    return {
      title: `Card Game: both sides win, ${name}`,
      command: played(id, games, least, seats),
      bounds: [
        { figure: 'finished', least: games },
        { figure: 'results.free', least },
        { figure: 'results.shadow', least },
        ...(trilogy
          ? [
              { figure: 'reasons.more-points', least: 1 },
              { figure: 'reasons.lead', least: 1 },
            ]
          : []),
      ],
      show: ['decisions', 'lengths.median', 'lengths.max'],
    };
  }),
  {
    title: 'Card Game: a whole Duel by mouse',
    command: ['browser', 'card-game', '--seat', 'gandalf', '--options', 'scenario=duel', '--seed', 'soak'],
    bounds: [
      { figure: 'finished', least: 1 },
      { figure: 'complaints', most: 0 },
    ],
    show: ['decisions', 'byMouse', 'reason', 'seconds'],
  },
];

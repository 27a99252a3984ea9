/** What `npm run soak` runs and what it must show. A later game adds its rows here. */
import { cardGameJobs } from './soak-card-game.ts';
import { clientJobs } from './soak-client.ts';
import type { Bound, SoakJob } from './soak-job.ts';
import { lcgJobs } from './soak-lcg.ts';
import { serverJobs } from './soak-server.ts';
import { speedJobs } from './soak-speed.ts';

export type { Bound, SoakJob } from './soak-job.ts';

const LAWS_HOLD: readonly Bound[] = [{ figure: 'violations', most: 0 }];
const ALL_TESTED: readonly Bound[] = [
  { figure: 'untested.length', most: 0 },
  { figure: 'faults.length', most: 0 },
  { figure: 'refusals.unprovoked.length', most: 0 },
];
const DUEL_CONTENT: readonly Bound[] = [
  { figure: 'content.faces.tested', least: 61 },
  { figure: 'content.tiles.tested', least: 7 },
  { figure: 'content.tokens.tested', least: 18 },
  { figure: 'content.bonus spaces.tested', least: 8 },
];
const MATCH = ['wins', 'losses', 'draws', 'ci95', 'bySide.fellowship.rate', 'bySide.sauron.rate', 'msPerAction.a'];
const WAR_MATCH = ['wins', 'losses', 'ci95', 'msPerAction.a'];
/** Tables of War: players, with and without Kings. */
const WAR_TABLES: readonly (readonly [title: string, options: string])[] = ['2', '3', '4'].flatMap((players) => [
  [`${players} players`, `players=${players},kings=off`] as const,
  [`${players} players and Kings`, `players=${players},kings=on`] as const,
]);
/** Whole games in a browser: whose decisions are made by mouse, and at what table. */
const BY_MOUSE: readonly (readonly [title: string, seat: string, options: string])[] = [
  ['War of the Ring: a whole game by mouse, the Free Peoples', 'free-peoples', 'kings=off'],
  ['War of the Ring: a whole game by mouse, the Shadow', 'shadow', 'kings=off'],
  ['Kings of Middle-earth: a whole game by mouse, the Free Peoples', 'free-peoples', 'kings=on'],
  ['Kings of Middle-earth: a whole game by mouse, the Shadow', 'shadow', 'kings=on'],
  ['Kings of Middle-earth: a game of four by mouse, the player of Rohan', 'rohan', 'players=4,kings=on'],
];
const KINGS_CONTENT: readonly Bound[] = [
  { figure: 'content.events.tested', least: 19 },
  { figure: 'content.combat halves.tested', least: 19 },
  { figure: 'content.ruler cards.tested', least: 13 },
  { figure: 'content.Kings tiles.tested', least: 2 },
];
/** A match of the share is short: it must only show that the better bot is the better one. */
const BETTER: readonly Bound[] = [{ figure: 'rate', least: 0.6 }];

export const soakJobs: readonly SoakJob[] = [
  {
    title: 'Duel: rules, content and refusals with a test',
    command: ['rules', 'duel'],
    bounds: [...ALL_TESTED, ...DUEL_CONTENT],
    show: ['rules', 'tested', 'look', 'table'],
    share: { command: ['rules', 'duel'], bounds: [...ALL_TESTED, ...DUEL_CONTENT] },
  },
  {
    title: 'Duel: the laws in random play',
    command: ['fuzz', 'duel', '--games', '2000', '--seed', 'soak'],
    bounds: LAWS_HOLD,
    show: ['games', 'decisions'],
  },
  {
    title: 'War of the Ring: chances come true',
    command: ['judge', 'war', '--games', '400', '--seed', 'soak'],
    bounds: [
      { figure: 'brier', most: 0.22 },
      { figure: 'worst', most: 4 },
    ],
    show: ['constant', 'auc', 'positions'],
  },
  {
    title: 'War of the Ring: greedy against that of version 0.1',
    command: ['match', 'war', '--a', 'greedy', '--b', 'greedy@bots-0.1', '--games', '300', '--seed', 'soak'],
    bounds: [
      { figure: 'rate', least: 0.5 },
      { figure: 'uncounted', most: 6 },
    ],
    show: MATCH,
  },
  {
    title: 'Duel: speed',
    command: ['bench', 'duel', '--seconds', '5'],
    bounds: [
      { figure: 'decisionsPerSecond', least: 300_000 },
      { figure: 'patchBytesMedian', most: 2048 },
    ],
    show: ['playoutsPerSecond', 'clonesPerSecond', 'stateBytes', 'viewBytes'],
    share: { command: ['bench', 'duel', '--seconds', '1'], bounds: [{ figure: 'patchBytesMedian', most: 2048 }] },
  },
  {
    title: 'Duel: random games',
    command: ['simulate', 'duel', '--games', '20000', '--seed', 'soak', '--seats', 'random,random'],
    bounds: [{ figure: 'finished', least: 20_000 }],
    show: ['decisions', 'lengths.median', 'lengths.max'],
    share: {
      command: ['simulate', 'duel', '--games', '200', '--seed', 'share'],
      bounds: [{ figure: 'finished', least: 200 }],
    },
  },
  {
    title: 'Duel: greedy against random',
    command: ['match', 'duel', '--a', 'greedy', '--b', 'random', '--games', '400', '--seed', 'soak'],
    bounds: [{ figure: 'rate', least: 0.9 }],
    show: MATCH,
    share: {
      command: ['match', 'duel', '--a', 'greedy', '--b', 'random', '--games', '10', '--seed', 'share'],
      bounds: BETTER,
    },
  },
  {
    title: 'Duel: search against greedy at the budget of ranger',
    command: ['match', 'duel', '--a', 'search', '--b', 'greedy', '--ms', '200', '--games', '100', '--seed', 'soak'],
    bounds: [{ figure: 'rate', least: 0.75 }],
    show: MATCH,
    share: {
      command: [
        'match',
        'duel',
        '--a',
        'search',
        '--b',
        'greedy',
        '--iterations',
        '400',
        '--games',
        '6',
        '--seed',
        'share',
      ],
      bounds: [{ figure: 'rate', least: 0.5 }],
    },
  },
  {
    title: 'Duel: search against random at the budget of ranger',
    command: ['match', 'duel', '--a', 'search', '--b', 'random', '--ms', '200', '--games', '100', '--seed', 'soak'],
    bounds: [{ figure: 'rate', least: 0.99 }],
    show: MATCH,
    share: {
      command: [
        'match',
        'duel',
        '--a',
        'search',
        '--b',
        'random',
        '--iterations',
        '60',
        '--games',
        '6',
        '--seed',
        'share',
      ],
      bounds: BETTER,
    },
  },
  {
    title: 'War of the Ring: rules, content and refusals with a test',
    command: ['rules', 'war'],
    bounds: ALL_TESTED,
    show: ['rules', 'tested', 'later', 'table'],
  },
  ...WAR_TABLES.map(
    ([title, given]): SoakJob => ({
      title: `War of the Ring: the laws in random play, ${title}`,
      command: ['fuzz', 'war', '--options', given, '--games', '60', '--seed', 'soak'],
      bounds: LAWS_HOLD,
      show: ['games', 'decisions'],
    }),
  ),
  {
    title: 'War of the Ring: the laws in random play, variants drawn',
    command: ['fuzz', 'war', '--games', '60', '--seed', 'soak'],
    bounds: LAWS_HOLD,
    show: ['games', 'decisions'],
  },
  {
    title: 'War of the Ring: speed',
    command: ['bench', 'war', '--seconds', '5'],
    bounds: [
      { figure: 'decisionsPerSecond', least: 80_000 },
      { figure: 'playoutsPerSecond', least: 10 },
      { figure: 'clonesPerSecond', least: 200_000 },
      { figure: 'patchBytesMedian', most: 2048 },
    ],
    show: ['stateBytes', 'viewBytes'],
  },
  {
    title: 'Kings of Middle-earth: rules, content and refusals with a test',
    command: ['rules', 'kings'],
    bounds: [...ALL_TESTED, ...KINGS_CONTENT],
    show: ['rules', 'tested', 'table', 'notIncluded'],
    share: { command: ['rules', 'kings'], bounds: [...ALL_TESTED, ...KINGS_CONTENT] },
  },
  {
    title: 'Kings of Middle-earth: speed',
    command: ['bench', 'war', '--options', 'kings=on', '--seconds', '5'],
    bounds: [{ figure: 'decisionsPerSecond', least: 80_000 }],
    show: ['playoutsPerSecond', 'stateBytes', 'viewBytes'],
  },
  {
    title: 'Kings of Middle-earth: greedy against the one that leaves Kings alone',
    command: [
      'match',
      'war',
      '--a',
      'greedy',
      '--b',
      'greedy-shy',
      '--options',
      'kings=on',
      '--games',
      '400',
      '--seed',
      'soak',
    ],
    bounds: [
      { figure: 'rate', least: 0.55 },
      { figure: 'bySide.free-peoples.rate', least: 0.52 },
      { figure: 'bySide.shadow.rate', least: 0.52 },
    ],
    show: WAR_MATCH,
  },
  ...['3', '4'].map(
    (players): SoakJob => ({
      title: `War of the Ring: teams of greedy against random, ${players} players`,
      command: [
        'match',
        'war',
        '--a',
        'greedy',
        '--b',
        'random',
        '--options',
        `players=${players}`,
        '--games',
        '100',
        '--seed',
        'soak',
      ],
      bounds: [{ figure: 'rate', least: 0.97 }],
      show: WAR_MATCH,
    }),
  ),
  {
    title: 'War of the Ring: greedy against random',
    command: ['match', 'war', '--a', 'greedy', '--b', 'random', '--games', '100', '--seed', 'soak'],
    bounds: [
      { figure: 'bySide.free-peoples.rate', least: 0.97 },
      { figure: 'bySide.shadow.rate', least: 0.97 },
    ],
    show: WAR_MATCH,
    share: {
      command: ['match', 'war', '--a', 'greedy', '--b', 'random', '--games', '2', '--seed', 'share'],
      bounds: BETTER,
    },
  },
  {
    title: 'War of the Ring: search against greedy',
    command: ['match', 'war', '--a', 'search', '--b', 'greedy', '--ms', '200', '--games', '200', '--seed', 'soak'],
    bounds: [
      { figure: 'rate', least: 0.6 },
      { figure: 'bySide.free-peoples.rate', least: 0.5 },
      { figure: 'bySide.shadow.rate', least: 0.5 },
    ],
    show: WAR_MATCH,
  },
  {
    title: 'War of the Ring: both sides win, by every road',
    command: ['simulate', 'war', '--seats', 'greedy,greedy', '--games', '400', '--seed', 'soak'],
    bounds: [
      { figure: 'results.free-peoples', least: 140 },
      { figure: 'results.shadow', least: 140 },
      { figure: 'reasons.ring', least: 1 },
      { figure: 'reasons.corruption', least: 1 },
      { figure: 'reasons.military-shadow', least: 1 },
      { figure: 'reasons.military-free-peoples', least: 1 },
      { figure: 'turns.median', least: 7, most: 14 },
    ],
    show: ['turns.min', 'turns.max', 'decisions', 'lengths.median'],
  },
  ...['mouse', 'touch', 'keys'].map(
    (means): SoakJob => ({
      title: `Duel: a whole game by ${means}`,
      command: ['browser', 'duel', '--means', means, '--seed', 'soak'],
      bounds: [
        { figure: 'finished', least: 1 },
        { figure: 'complaints', most: 0 },
      ],
      show: ['decisions', 'byMouse', 'reason', 'seconds'],
    }),
  ),
  {
    title: 'Duel: a whole game by mouse at the generic table',
    command: ['browser', 'duel', '--generic', '--seed', 'soak'],
    bounds: [
      { figure: 'finished', least: 1 },
      { figure: 'complaints', most: 0 },
    ],
    show: ['decisions', 'byMouse', 'reason', 'seconds'],
  },
  {
    title: 'Duel: a whole game of two browsers at a server, a third looks on; nothing hidden in any byte',
    command: ['browser', 'duel', '--online'],
    bounds: [
      { figure: 'finished', least: 1 },
      { figure: 'compared', least: 100 },
      { figure: 'complaints', most: 0 },
    ],
    show: ['decisions', 'byHand', 'reason', 'seconds'],
  },
  ...BY_MOUSE.map(
    ([title, seat, given]): SoakJob => ({
      title,
      command: ['browser', 'war', '--seat', seat, '--seed', 'soak', '--options', given],
      bounds: [
        { figure: 'finished', least: 1 },
        { figure: 'complaints', most: 0 },
      ],
      show: ['decisions', 'byMouse', 'reason', 'seconds'],
    }),
  ),
  ...cardGameJobs,
  ...lcgJobs,
  ...speedJobs,
  ...serverJobs,
  ...clientJobs,
];

/** Rows of `npm run soak` for the server. */
import type { SoakJob } from './soak-job.ts';

const LOAD = ['sockets', 'serverP50ms', 'clientP50ms', 'clientP99ms', 'serverCpuMsPerDecision', 'residentMB'];

const HARMS = [
  'lockOut',
  'poisonedKeys',
  'starvation',
  'slowReaders',
  'drippingWebhooks',
  'clockJumps',
  'diskFull',
  'deployWith150Undos',
  'tableFlood',
];

export const serverJobs: readonly SoakJob[] = [
  {
    title: 'Server: games through cut lines and killed processes',
    command: ['faults', '--games', '40', '--seed', 'soak'],
    bounds: [
      { figure: 'games', least: 120 },
      { figure: 'kills', least: 100 },
    ],
    show: ['decisions', 'cuts', 'sqlite.kills', 'postgres.kills', 'two.kills'],
    share: {
      command: ['faults', '--games', '2', '--on', 'sqlite', '--seed', 'share'],
      bounds: [
        { figure: 'games', least: 2 },
        { figure: 'cuts', least: 10 },
        { figure: 'kills', least: 1 },
      ],
    },
  },
  ...(['sqlite', 'postgres'] as const).map(
    (on): SoakJob => ({
      title: `Server: games while a stranger does his worst, on ${on}`,
      command: ['harm', '--games', '4', '--on', on],
      bounds: [
        { figure: 'games', least: 4 * HARMS.length },
        { figure: 'lost', most: 0 },
        { figure: 'doubled', most: 0 },
        { figure: 'lockedOut', most: 0 },
        { figure: 'worstMs', most: 250 },
      ],
      show: ['decisions', 'longestTurnMs', 'diskFull.outages', ...HARMS.map((name) => `${name}.worstMs`)],
    }),
  ),
  {
    title: 'Server: a thousand tables, a decision a second each',
    command: ['load', '--tables', '1000', '--seconds', '30'],
    bounds: [
      { figure: 'perSecond', least: 950 },
      { figure: 'serverP99ms', most: 100 },
      { figure: 'patchMedianBytes', most: 2048 },
      { figure: 'heapPerIdleTableKB', most: 50 },
    ],
    show: LOAD,
    share: {
      command: ['load', '--tables', '20', '--seconds', '2'],
      bounds: [
        { figure: 'decisions', least: 20 },
        { figure: 'patchMedianBytes', most: 2048 },
      ],
    },
  },
  ...(['sqlite', 'postgres'] as const).map(
    (on): SoakJob => ({
      title: `Server: five hundred tables of War, a decision a second each, on ${on}`,
      command: ['load', '--game', 'war', '--tables', '500', '--seconds', '30', '--on', on],
      bounds: [
        { figure: 'perSecond', least: 475 },
        { figure: 'serverP99ms', most: 100 },
        { figure: 'patchMedianBytes', most: 2048 },
      ],
      show: LOAD,
    }),
  ),
  ...[1, 2].map(
    (processes): SoakJob => ({
      title: `Server: a thousand tables on PostgreSQL, ${processes === 1 ? 'one process' : 'two processes, the players of a table at different ones'}`,
      command: ['load', '--tables', '1000', '--seconds', '30', '--on', 'postgres', '--processes', String(processes)],
      bounds: [
        { figure: 'perSecond', least: 950 },
        // Every game is played in both processes: with clients and database they want more than two cores.
        { figure: 'serverP99ms', most: processes === 1 ? 100 : 250 },
      ],
      show: [...LOAD, 'toldP50ms', 'toldP99ms'],
    }),
  ),
  ...(['sqlite', 'postgres'] as const).map(
    (on): SoakJob => ({
      title: `Server: 5,000 idle tables of War in one process, on ${on}`,
      command: ['load', '--game', 'war', '--idle', '5000', '--decisions', '400', '--on', on],
      bounds: [
        { figure: 'asleep', least: 5000 },
        { figure: 'heapPerIdleTableKB', most: 100 },
        { figure: 'peakMB', most: 1024 },
        { figure: 'woken', least: 200 },
        { figure: 'wakeP99ms', most: 250 },
      ],
      show: ['sockets', 'residentMB', 'openedPerSecond', 'wakeP50ms'],
    }),
  ),
];

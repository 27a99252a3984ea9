/** The browser client: every screen, and how it feels on a slow device. */
import type { SoakJob } from './soak-job.ts';

const FEELS = {
  duel: 'Duel',
  war: 'War',
  kings: 'War with Kings of Middle-earth',
  'card-game': 'The Card Game',
  lcg: 'The Lord of the Rings: The Card Game',
};

export const clientJobs: readonly SoakJob[] = [
  {
    title: 'Every screen of every game at seven sizes: axe, words, 44 px, nothing scrolls',
    command: ['screens'],
    bounds: [{ figure: 'findings', most: 0 }],
    show: ['screens', 'sizes', 'looks'],
  },
  ...Object.entries(FEELS).map(
    ([game, title]): SoakJob => ({
      title: `${title}: how it feels on a device four times slower`,
      command: ['feel', game],
      bounds: [
        { figure: 'coldStartMs', most: 3000 },
        { figure: 'inputToPaintMs', most: 100 },
        { figure: 'inputToPaintWorstMs', most: 200 },
      ],
      show: ['coldStartWorstMs', 'inputs'],
    }),
  ),
];

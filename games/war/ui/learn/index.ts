/** The guided first two turns of War of the Ring, one lesson for each side, and what is different for teams. */
import { type LessonCover, loading } from '@pony/ui/lesson';
import { SEAL, SIDE } from '../data/facts.ts';
import { clearOf, placeOf, pointsOf, SIDE_NAMES } from './places.ts';

const READING = { placeOf, pointsOf, clearOf };

export const lessons: readonly LessonCover[] = [
  {
    id: 'free',
    title: {
      side: SIDE[0],
      seal: SEAL[0],
      name: SIDE_NAMES['free-peoples'],
      about: {
        en: 'Slip past the Hunt with the Ring, wake the sleeping peoples, hold the walls. 29 short steps.',
        uk: 'Проведіть Перстень повз гонитву, розбудіть народи, утримайте мури. 29 коротких кроків.',
      },
    },
    load: loading(READING, () => [
      import('./free.json', { with: { type: 'json' } }),
      import('./free.en.json', { with: { type: 'json' } }),
      import('./free.uk.json', { with: { type: 'json' } }),
    ]),
  },
  {
    id: 'shadow',
    title: {
      side: SIDE[1],
      seal: SEAL[1],
      name: SIDE_NAMES.shadow,
      about: {
        en: 'Hunt the Ring-bearers with Eyes and Nazgûl, bring Isengard to war, break the Fords. 27 short steps.',
        uk: 'Полюйте на Персненосців Очима й назгулами, підніміть Ісенгард, прорвіть Броди. 27 коротких кроків.',
      },
    },
    load: loading(READING, () => [
      import('./shadow.json', { with: { type: 'json' } }),
      import('./shadow.en.json', { with: { type: 'json' } }),
      import('./shadow.uk.json', { with: { type: 'json' } }),
    ]),
  },
  {
    id: 'teams',
    title: {
      side: SIDE[0],
      seal: 'gi:queen-crown',
      name: { en: 'Three and four players', uk: 'Троє та четверо гравців' },
      about: {
        en: 'What is different in teams: order, command, common dice, hands of one’s own. 11 short steps.',
        uk: 'Що інакше в командах: порядок, командування, спільні кубики, власні руки. 11 коротких кроків.',
      },
    },
    load: loading(READING, () => [
      import('./teams.json', { with: { type: 'json' } }),
      import('./teams.en.json', { with: { type: 'json' } }),
      import('./teams.uk.json', { with: { type: 'json' } }),
    ]),
  },
];

/** The guided first round of the Trilogy, one lesson for each side. */
import { type LessonCover, loading } from '@pony/ui/lesson';
import { clearOf, placeOf, pointsOf } from './places.ts';

const READING = { placeOf, pointsOf, clearOf };

export const lessons: readonly LessonCover[] = [
  {
    id: 'free',
    title: {
      side: 'light',
      seal: 'pp:star',
      name: { en: 'Free Peoples', uk: 'Вільні Народи' },
      about: {
        en: 'Lead Frodo’s deck: hurry along the path with Gandalf and hold Minas Tirith. 14 short steps.',
        uk: 'Ведіть колоду Фродо: поспішайте шляхом із Гандальфом і втримайте Мінас-Тіріт. 14 коротких кроків.',
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
      side: 'dark',
      seal: 'pp:eye',
      name: { en: 'Shadow', uk: 'Тінь' },
      about: {
        en: 'Lead the Witch-king’s deck: hunt the hobbits at the Ferry and gather Mordor’s armies. 14 short steps.',
        uk: 'Ведіть колоду Короля-Відьмака: полюйте на гобітів біля порома та збирайте війська Мордору. 14 коротких кроків.',
      },
    },
    load: loading(READING, () => [
      import('./shadow.json', { with: { type: 'json' } }),
      import('./shadow.en.json', { with: { type: 'json' } }),
      import('./shadow.uk.json', { with: { type: 'json' } }),
    ]),
  },
];

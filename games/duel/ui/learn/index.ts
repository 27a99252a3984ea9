import type { Lesson } from '@pony/ui';

export const lesson: Lesson = {
  seed: 'lesson',
  seat: 0,
  decisions: [],
  parts: [],
  steps: [],
  texts: { en: {}, uk: {} },
};

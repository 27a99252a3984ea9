/** Stages that are finished by defeating one enemy: whom to look for. */
export const goals: Readonly<Record<string, string>> = {
  'a-chosen-path-dont-leave-the-path': 'ungoliants-spawn',
};

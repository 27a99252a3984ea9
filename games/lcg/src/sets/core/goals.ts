/** Stages that are finished by defeating one enemy, or not before it is defeated: whom to look for. */
export const goals: Readonly<Record<string, string>> = {
  'a-chosen-path-dont-leave-the-path': 'ungoliants-spawn',
  'a-chosen-path-beorns-path': 'ungoliants-spawn',
  'to-the-river': 'hill-troll',
  'out-of-the-dungeons': 'nazgul-of-dol-guldur',
};

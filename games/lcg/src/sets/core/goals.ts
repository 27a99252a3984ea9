/** Stages that are finished by defeating one enemy, or not before it is defeated: whom to look for. */
export const goals: Readonly<Record<string, string>> = {
  'a-chosen-path-dont-leave-the-path': 'ungoliants-spawn',
  'a-chosen-path-beorns-path': 'ungoliants-spawn',
  'to-the-river': 'hill-troll',
  'out-of-the-dungeons': 'nazgul-of-dol-guldur',
};

/** Campaign cards by which the players lose when somebody leaves play: whom to keep. */
export const charges: Readonly<Record<string, string>> = {
  'campaign-passage-through-mirkwood': 'mendor',
  'campaign-journey-along-the-anduin': 'mendor',
};

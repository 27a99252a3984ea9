/** The rule behind every question, opened from the prompt. */
const RULES: Readonly<Record<string, string>> = {
  turn: 'DU-5.3',
  place: 'DU-11.7',
  'place-spread': 'DU-16.8',
  'use-rings': 'DU-13.2',
  'use-moves': 'DU-16.10',
  'use-removals': 'DU-11.14',
  'use-coinLoss': 'DU-11.12',
  'use-greyLoss': 'DU-12.6',
  'use-fromDiscard': 'DU-12.1',
  'use-extraTurns': 'DU-5.5',
  'extra-turn-too-late': 'DU-5.9',
  'use-fortressRemovals': 'DU-13.15',
  'use-manoeuvres': 'DU-11.10',
  'use-namedAlliance': 'DU-12.4',
  'use-icons': 'DU-6.5',
  pick: 'DU-12.8',
  keep: 'DU-14.2',
};

export const ruleOfPrompt = (say: string | undefined): string | undefined =>
  say !== undefined && Object.hasOwn(RULES, say) ? RULES[say] : undefined;

/** The rule behind every question, opened from the prompt. */
const RULES: Readonly<Record<string, string>> = {
  act: 'CG-14.3',
  cycle: 'CG-25.3',
  'cycle-first': 'CG-4.5',
  forsake: 'CG-25.13',
  winnow: 'CG-24.4',
  'ring-eliminate': 'CG-37.4',
  'eliminate-apart': 'CG-41.64',
  'play-apart': 'CG-21.5',
  'bring-out': 'CG-10.5',
  'choose-path': 'CG-12.7',
  support: 'CG-33.8',
  fall: 'CG-27.4',
  guard: 'CG-41.17',
  fight: 'CG-26.1',
  'may-card': 'CG-23.4',
  'may-location': 'CG-9.5',
  'take-card': 'CG-25.21',
  'take-location': 'CG-25.21',
  'mark-attack': 'CG-28.4',
  'mark-defence': 'CG-28.4',
  go: 'CG-22.6',
  'eliminate-one': 'CG-25.7',
  'death-ride': 'CG-41.45',
  'death-ride-answer': 'CG-41.46',
  treachery: 'CG-41.66',
  'palantir-eliminate': 'CG-41.70',
  'palantir-cycle': 'CG-41.70',
};

export const ruleOfPrompt = (say: string | undefined): string | undefined =>
  say !== undefined && Object.hasOwn(RULES, say) ? RULES[say] : undefined;

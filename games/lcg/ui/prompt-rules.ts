/** The rule behind every question. */
import type { Say } from '@pony/engine';

const RULES: Readonly<Record<string, string>> = {
  planning: 'LC-F2.2',
  commit: 'LC-8.1',
  travel: 'LC-9.1',
  engage: 'LC-10.1',
  'engage-tie': 'LC-10.8',
  'deal-order': 'LC-11.3',
  face: 'LC-F6.4a',
  defend: 'LC-12.4',
  sentinel: 'LC-12.24',
  'damage-hero': 'LC-12.8',
  'damage-defender': 'LC-12.14',
  attack: 'LC-13.1',
  attackers: 'LC-13.2',
  ranged: 'LC-13.12',
  mulligan: 'LC-4.6',
  'first-player': 'LC-4.4',
  respond: 'LC-17.23',
  cancel: 'LC-18.1',
  order: 'LC-17.19',
  stack: 'LC-2.18',
  pay: 'LC-7.5',
  attach: 'LC-22.3',
  choose: 'LC-17.31',
  'choose-one': 'LC-17.34',
  'announce-x': 'LC-7.19',
  restricted: 'LC-22.12',
  search: 'LC-18.27',
  heal: 'LC-27.3',
};

export function ruleOfPrompt(prompt: Say | null): string | undefined {
  if (!prompt) return undefined;
  if (prompt.say === 'window') return `LC-W${String(prompt.args?.step)}`;
  return RULES[prompt.say];
}

/** Questions of War that are mostly answered in the same way, and those whose only option may be taken by itself. Pure. */
import type { Habits } from '@pony/ui/habit';
import { CITY, FREE, NATIONS } from './data/facts.ts';
import { PLACES } from './map/atlas.ts';
import type { WarView } from './model.ts';

const REARGUARD = 'leave-rearguard';
/** Where something goes, and who goes: nothing is rolled or drawn by these. */
const PLAIN: ReadonlySet<string> = new Set([
  'attack/army',
  'attack/target',
  'op-attack/army',
  'op-attack/target',
  'march/army',
  'march/to',
  'march/onward',
  'enter/where',
  'separate/who',
  'separate/where',
  'remove-table-card/pay',
]);

/** A City or a Stronghold of the Free Peoples. */
function isRefuge(region: number): boolean {
  const { kind, nation } = PLACES[region];
  return kind >= CITY && nation >= 0 && NATIONS[nation].side === FREE;
}

export const habits: Habits<WarView> = {
  usual: [
    {
      id: 'leave',
      at: ['force/leave', 'joining-force/leave'],
      before: ['march/to', 'march/onward', 'attack/target', 'op-attack/target'],
      // Without a card in hand the dice of an attack may follow at once, and after the last die the next turn begins.
      answer: ({ prompt, view, seat }) => {
        const hand = seat === null ? null : view.seats[seat].hand;
        const rolls = prompt?.say === REARGUARD && !hand?.length;
        return rolls || !view.sides.some(({ dice }) => dice.some((count) => count > 0)) ? null : ['done'];
      },
    },
    {
      // With no step walked a declaration changes nothing, but where the Free Peoples have a City or a Stronghold.
      id: 'no-steps',
      always: true,
      at: ['fellowship-phase/declare'],
      answer: ({ view: { fellowship } }) => (fellowship.progress === 0 && !isRefuge(fellowship.region) ? ['no'] : null),
    },
    { id: 'declare', at: ['fellowship-phase/declare'], answer: () => ['no'] },
    { id: 'guide', always: true, at: ['name-guide/choose'], answer: ({ view }) => ['guide', view.fellowship.guide] },
  ],
  plain: ({ question }) => question !== null && PLAIN.has(question),
};

/** What the cards of the tiny set do. */
import {
  action,
  card,
  character,
  enemy,
  exhaust,
  filter,
  first,
  it,
  mod,
  mods,
  pick,
  reveal,
  self,
  setup,
  swap,
  WHY,
  withValue,
} from '../../src/words/index.ts';

export const FORD_TEXTS = [
  card('ford-warden', mods(mod('defense', 1))),
  card(
    'ford-scholar',
    action(
      { cost: [exhaust(self)] },
      pick(character(withValue('willpower'))),
      pick(
        character(
          withValue('willpower'),
          filter((s, one, u) => one !== first(s, u), WHY.same),
        ),
      ),
      swap('willpower', 'phase'),
    ),
    action({ cost: [exhaust(self)] }, pick(enemy(withValue('willpower'))), swap('willpower', 'phase', self, it)),
  ),
  card('hold-the-ford.a', setup(reveal(() => 1))),
];

import { combat, effect, nazgulFights } from '../../combat.ts';
import { companionsWho, pickOne } from '../../combat-picks.ts';

const silence = pickOne('words-of-power', {
  options: (s, b) => companionsWho(s, b),
  optional: false,
  act: (_s, b, option, cx) => {
    b.silenced |= 1 << option[1];
    cx.emit('silences', { character: option[1] });
  },
});

/** One Companion in the fight has no Leadership and no abilities in this round. */
export const wordsOfPower = combat('words-of-power', {
  requires: nazgulFights,
  effects: [effect(1, (_s, _b, side, cx) => cx.call(silence, { side }))],
  procedures: [silence],
});

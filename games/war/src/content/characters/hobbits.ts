/** Meriadoc and Peregrin as Guides: they leave the Fellowship to take one point of damage off (WR-9.57). */
import type { Guide } from '../../hooks.ts';
import { leaveAlone } from '../../rules/separate.ts';

export const hobbitGuide: Guide = {
  mayHelp: () => true,
  help: (s, _f, cx) => {
    cx.call(leaveAlone, { character: s.guide, was: s.guide });
    return true;
  },
};

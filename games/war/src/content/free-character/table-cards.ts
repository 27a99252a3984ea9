/** Free Peoples Character cards that lie on the table until the Hunt calls for them (WR-9.92 to WR-9.94). */
import { inFellowship } from '../../board.ts';
import { BOROMIR, GANDALF_GREY, GIMLI, LEGOLAS } from '../../data.ts';
import { event, someInFellowship } from '../vocabulary.ts';

/** Another tile is drawn and resolved in place of the first. */
export const mithrilCoatAndSting = event('mithril-coat-and-sting', { ops: [], table: { hunt: 'replaces' } });

export const axeAndBow = event('axe-and-bow', {
  requires: [someInFellowship(GIMLI, LEGOLAS)],
  ops: [],
  table: { hunt: 'reduces', amount: 1, keep: (s) => inFellowship(s, GIMLI) || inFellowship(s, LEGOLAS) },
});

export const hornOfGondor = event('horn-of-gondor', {
  requires: [someInFellowship(BOROMIR)],
  ops: [],
  table: { hunt: 'reduces', amount: 1, keep: (s) => inFellowship(s, BOROMIR) },
});

/** The tile is not drawn at all. */
export const wizardsStaff = event('wizards-staff', {
  requires: [someInFellowship(GANDALF_GREY)],
  ops: [],
  table: { hunt: 'prevents', keep: (s) => inFellowship(s, GANDALF_GREY) },
});

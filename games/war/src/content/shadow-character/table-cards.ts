/** Shadow Character cards that lie on the table. */
import { inPlay } from '../../board.ts';
import { ROHAN, region, regions, SARUMAN, WILL } from '../../data.ts';
import { event, someInPlay } from '../vocabulary.ts';

/** Every casualty of the Fellowship may cost FP a Character card. */
export const wornWithSorrowAndToil = event('worn-with-sorrow-and-toil', {
  ops: [],
  table: { hunt: 'on-casualty', leavesOnDeclare: 'in-free-city' },
});

/** Once, before a Hunt roll: +1 on every die of it. */
export const flocksOfCrebain = event('flocks-of-crebain', {
  ops: [],
  table: { hunt: 'before-roll', amount: 1, leavesOnDeclare: 'in-free-city' },
});

/** A tile when the Fellowship's way touches Moria, or a combat card from the table. */
export const balrogOfMoria = event('balrog-of-moria', {
  ops: [],
  table: { hunt: 'on-path', region: region('moria'), combat: true },
});

/** A card after each event played with an Event result. */
export const thePalantirOfOrthanc = event('the-palantir-of-orthanc', {
  requires: [someInPlay(SARUMAN)],
  ops: [],
  table: {
    keep: (s) => inPlay(s, SARUMAN),
    drawsAfterEvent: true,
    removal: { price: (_s, face) => (face === WILL ? 'free' : 'ring') },
  },
});

const ROHAN_CITIES = regions('helms-deep', 'edoras');

/** Rohan wakes only through a Companion, a declaration in Helm's Deep or Edoras, or an attack on one of them. */
export const wormtongue = event('wormtongue', {
  requires: [someInPlay(SARUMAN)],
  ops: [],
  table: {
    keep: (s) => inPlay(s, SARUMAN) && s.active[ROHAN] === 0,
    forbidsActivation: (_s, nation, cause, where) =>
      nation === ROHAN &&
      cause !== 'companion' &&
      !((cause === 'declared' || cause === 'attacked') && ROHAN_CITIES.includes(where)),
  },
});

import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule('[haradrim-mumakil] plain icons', () => {
  table({ on: { pelargir: ['haradrim-mumakil'] } }).counts('pelargir', 2, 1);
  table({ on: { umbar: ['haradrim-mumakil'] } }).counts('umbar', 0, 3);
});

const BRINGERS = [
  ['coastal-raiders', 'dol-amroth', 2],
  ['corsairs-of-umbar', 'umbar', 0],
  ['haradrim-regulars', 'harad', 0],
  ['haradrim-cavalry', 'minas-tirith', 2],
  ['the-black-fleet', 'pelargir', 2],
] as const;

rule(
  '[coastal-raiders] [corsairs-of-umbar] [haradrim-regulars] [haradrim-cavalry] [the-black-fleet] CG-41.32 CG-10.9 eliminated to bring their battleground out of its deck, and only out of the deck',
  () => {
    for (const [id, at] of BRINGERS) {
      table({ turn: 'saruman', reserve: [id], bare: ['aragorn'] })
        .does(`use ${id}`)
        .lies({ [at]: 'active' })
        .shows({ [id]: 'gone' });
      table({ turn: 'saruman', reserve: [id], free: [at] }).refuses(`use ${id}`, 'CG-41.32', 'not-in-deck');
      table({ turn: 'saruman', reserve: [id], on: { [at]: [] } }).refuses(`use ${id}`, 'CG-41.32', 'not-in-deck');
    }
  },
);

rule('[coastal-raiders] [haradrim-cavalry] [the-black-fleet] one more attack icon at their battleground only', () => {
  table({ on: { 'dol-amroth': ['coastal-raiders', 'haradrim-cavalry', 'the-black-fleet'] } }).counts(
    'dol-amroth',
    4,
    2,
  );
  table({ on: { 'minas-tirith': ['coastal-raiders', 'haradrim-cavalry', 'the-black-fleet'] } }).counts(
    'minas-tirith',
    4,
    3,
  );
  table({ on: { pelargir: ['coastal-raiders', 'haradrim-cavalry', 'the-black-fleet'] } }).counts('pelargir', 4, 1);
});

rule('[the-black-serpent] CG-41.33 only reactivates, and only battlegrounds with the Southron icon', () => {
  const t = table({
    turn: 'saruman',
    reserve: ['the-black-serpent'],
    free: ['umbar', 'moria', 'pelargir'],
    shadow: ['dol-amroth', 'lorien'],
    bare: ['aragorn'],
  });
  t.does('use the-black-serpent').may('bring umbar', 'bring pelargir', 'bring dol-amroth').does('bring pelargir');
  t.lies({ pelargir: 'active' }).shows({ 'the-black-serpent': 'gone' });
  table({ turn: 'saruman', reserve: ['the-black-serpent'], free: ['moria'] }).refuses(
    'use the-black-serpent',
    'CG-10.10',
    'no-battleground-fits',
  );
  table({ on: { umbar: ['the-black-serpent', 'haradrim-regulars'] } }).counts('umbar', 0, 4);
});

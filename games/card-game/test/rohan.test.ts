import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule('[riders-of-rohan] [village-militia] plain icons', () => {
  table({ on: { edoras: ['riders-of-rohan', 'village-militia'] } }).counts('edoras', 0, 3);
  table({ on: { orthanc: ['riders-of-rohan', 'village-militia'] } }).counts('orthanc', 3, 2);
});

rule('[eomer] CG-EX8 CG-21.6 CG-21.9 five cards apart, one army played, four cycled that pay for it', () => {
  const t = table({
    hand: { frodo: ['eomer', 'sting', 'gimli'] },
    deck: { frodo: ['riders-of-rohan', 'village-militia', 'theoden', 'sam-gamgee', 'glamdring', 'treebeard'] },
    on: { edoras: [] },
  });
  t.does('play eomer reserve', 'cycle sting').hand('frodo', 'gimli').asks('frodo', 'play-apart', { seat: 0, n: 1 });
  t.may(
    'play riders-of-rohan reserve',
    'play riders-of-rohan edoras',
    'play village-militia reserve',
    'play village-militia edoras',
    'done',
  );
  t.refuses('play theoden reserve', 'CG-21.10', 'not-allowed-apart').refuses(
    'play gimli reserve',
    'CG-21.5',
    'not-apart',
  );
  t.does('play riders-of-rohan edoras').hand('frodo', 'gimli');
  t.shows({ 'riders-of-rohan': 'edoras', 'village-militia': 'cycle', theoden: 'cycle', glamdring: 'cycle' });
  t.shows({ treebeard: 'deck' });
});

rule(
  '[eowyn] CG-41.65 CG-EX9 CG-22.4 played to a battleground she may eliminate a Nazgûl there; moved she does nothing',
  () => {
    const on = { morannon: ['the-hunter', 'black-breath@the-hunter', 'the-reaver'] };
    const t = table({ hand: { frodo: ['eowyn', 'sting'] }, on });
    t.does('play eowyn morannon')
      .asks('frodo', 'may-card')
      .does('yes')
      .may('eliminate the-hunter', 'eliminate the-reaver');
    t.refuses('eliminate eowyn', 'CG-25.7', 'choose-one-to-eliminate');
    t.does('eliminate the-hunter').shows({ 'the-hunter': 'gone', 'black-breath': 'gone', 'the-reaver': 'morannon' });
    table({ hand: { frodo: ['eowyn', 'sting'] }, on })
      .does('play eowyn morannon', 'no')
      .shows({ 'the-hunter': 'morannon' });
    table({ hand: { frodo: ['eowyn', 'sting'] }, on: { ...on, edoras: ['wolf-riders'] } })
      .does('play eowyn edoras')
      .silent('may-card')
      .asks('witch-king', 'act');
    table({ reserve: ['eowyn'], on })
      .does('move eowyn morannon')
      .asks('witch-king', 'act');
  },
);

rule('[eowyn] CG-41.1 played to the reserve she may fetch Merry or Pippin; her icons are leadership', () => {
  const t = table({ hand: { frodo: ['eowyn', 'sting'] }, cycle: ['merry-brandybuck', 'gimli'] });
  t.does('play eowyn reserve').may('take merry-brandybuck', 'none').does('take merry-brandybuck');
  t.hand('frodo', 'merry-brandybuck');
  table({ on: { edoras: ['eowyn'] } }).counts('edoras', 0, 1);
  table({ on: { edoras: ['eowyn', 'village-militia'], orthanc: ['riders-of-rohan'] } }).counts('edoras', 0, 3);
});

rule('[theoden] CG-41.27 CG-41.61 icons with a Gandalf in play; any Rohan card of five may be played', () => {
  table({ on: { edoras: ['theoden'] } }).counts('edoras', 0, 1);
  table({ on: { edoras: ['theoden'] }, reserve: ['gandalf-the-grey'] }).counts('edoras', 0, 2);
  table({ on: { edoras: ['theoden'] }, reserve: ['gandalf-the-white'] }).counts('edoras', 0, 2);
  const t = table({
    hand: { frodo: ['theoden', 'sting'] },
    reserve: ['gandalf-the-grey'],
    deck: { frodo: ['shadowfax', 'eomer', 'death-ride-ride-to-ruin', 'sam-gamgee', 'village-militia'] },
  });
  t.does('play theoden reserve').may(
    'give shadowfax gandalf-the-grey',
    'play eomer reserve',
    'event death-ride-ride-to-ruin',
    'play village-militia reserve',
    'done',
  );
  t.does('give shadowfax gandalf-the-grey').shows({ shadowfax: 'reserve', eomer: 'cycle' });
});

rule('[theoden] CG-28.7 he keeps his icons when Gandalf falls beside him in the fight', () => {
  const t = table({
    on: { edoras: ['theoden', 'gandalf-the-grey', 'devilry-of-saruman', 'wolf-riders'] },
  }).counts('edoras', 5, 4);
  t.allPass().lies({ edoras: 'shadow' }).shows({ theoden: 'gone', 'gandalf-the-grey': 'gone' }).leaveOpen();
  const u = table({ on: { edoras: ['theoden', 'gandalf-the-grey', 'devilry-of-saruman', 'white-hand-orcs'] } });
  u.counts('edoras', 4, 4).allPass().lies({ edoras: 'free' }).shows({ theoden: 'gone' }).leaveOpen();
});

rule('[shadowfax] CG-41.30 CG-11.4 any battleground, out of a deck or a scoring area; Gandalf must go there', () => {
  const t = table({
    reserve: ['gandalf-the-white', 'shadowfax@gandalf-the-white'],
    fresh: ['gandalf-the-white'],
    shadow: ['orthanc'],
    free: ['edoras'],
    on: { moria: [] },
  });
  t.does('use shadowfax').mayWith(
    'bring',
    ...[
      'dol-amroth',
      'edoras',
      'helms-deep',
      'lorien',
      'minas-tirith',
      'pelargir',
      'rivendell',
      'dol-guldur',
      'harad',
    ].map((id) => `bring ${id}`),
    ...['minas-morgul', 'morannon', 'orthanc', 'umbar'].map((id) => `bring ${id}`),
  );
  t.does('bring umbar').shows({ 'gandalf-the-white': 'umbar', shadowfax: 'umbar' }).counts('umbar', 3, 2);
});

rule('[death-ride-ride-to-ruin] CG-41.45 CG-41.46 Rohan in reserve for Mordor on battlegrounds, items counted', () => {
  const t = table({
    hand: { frodo: ['death-ride-ride-to-ruin', 'sting'] },
    reserve: ['eomer', 'riders-of-rohan', 'gandalf-the-grey', 'shadowfax@gandalf-the-grey'],
    on: { morannon: ['mordor-orcs', 'the-reaver', 'fell-beast@the-reaver'], 'bag-end': ['the-hunter'] },
  });
  t.does('event death-ride-ride-to-ruin');
  t.may('eliminate eomer', 'eliminate riders-of-rohan', 'eliminate shadowfax', 'done');
  t.refuses('eliminate gandalf-the-grey', 'CG-41.45', 'ride-or-done');
  t.does('eliminate shadowfax', 'eliminate eomer', 'done').shows({ shadowfax: 'gone', 'gandalf-the-grey': 'reserve' });
  t.asks('witch-king', 'death-ride-answer', { seat: 1, n: 2 });
  t.may('eliminate mordor-orcs', 'eliminate the-reaver', 'eliminate fell-beast');
  t.refuses('eliminate the-hunter', 'CG-41.46', 'mordor-answers');
  t.does('eliminate the-reaver').shows({ 'the-reaver': 'gone', 'fell-beast': 'gone', 'mordor-orcs': 'morannon' });
  t.shows({ 'death-ride-ride-to-ruin': 'gone' });
});

rule('[death-ride-ride-to-ruin] CG-41.46 with too few cards Mordor loses all', () => {
  table({
    hand: { frodo: ['death-ride-ride-to-ruin', 'sting'] },
    reserve: ['eomer', 'riders-of-rohan'],
    on: { morannon: ['mordor-orcs'], 'bag-end': ['the-hunter'] },
  })
    .does('event death-ride-ride-to-ruin', 'eliminate eomer', 'eliminate riders-of-rohan')
    .shows({ 'mordor-orcs': 'gone', 'the-hunter': 'bag-end', eomer: 'gone' });
});

rule(
  '[eomer] CG-21.7 CG-15.5 with nothing left to cycle exactly Éomer pays for the Riders, not they for themselves',
  () => {
    const t = table({
      hand: { frodo: ['eomer'] },
      deck: { frodo: ['sting', 'riders-of-rohan'] },
      bare: ['frodo'],
      on: { edoras: [] },
    });
    t.does('play eomer reserve');
    t.does('play riders-of-rohan reserve').asks('frodo', 'forsake').may('forsake eomer');
    t.refuses('forsake riders-of-rohan', 'CG-15.5', 'keep-for-cost').does('forsake eomer');
    t.shows({ 'riders-of-rohan': 'reserve' });
  },
);

rule('[eomer] CG-21.7 CG-15.4 where nothing else could pay the play is not legal', () => {
  const t = table({
    hand: { frodo: ['eomer'] },
    deck: { frodo: ['sting', 'riders-of-rohan'] },
    bare: ['frodo'],
    on: { edoras: [] },
  });
  t.does('play eomer edoras').refuses('play riders-of-rohan reserve', 'CG-21.7', 'cannot-pay-apart').may('done');
});

rule('[theoden] [shadowfax] CG-21.7 CG-15.5 the wielder does not pay for what is given to him', () => {
  const give = (reserve: readonly string[]) =>
    table({
      hand: { frodo: ['theoden'] },
      deck: { frodo: ['sting', 'shadowfax'] },
      reserve,
      bare: ['frodo'],
      on: { edoras: [] },
    }).does('play theoden edoras', 'forsake-top');
  give(['gandalf-the-grey']).refuses('give shadowfax gandalf-the-grey', 'CG-21.7', 'cannot-pay-apart').may('done');
  const t = give(['gandalf-the-grey', 'gimli']).does('give shadowfax gandalf-the-grey');
  t.asks('frodo', 'forsake').may('forsake gimli').does('forsake gimli').shows({ gimli: 'gone', shadowfax: 'reserve' });
});

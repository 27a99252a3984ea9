import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule(
  '[gandalf-the-white] [helms-deep] CG-17.1 CG-21.6 Gandalf the Grey is removed even from among the cards drawn apart',
  () => {
    const t = table({
      turn: 'saruman',
      hand: { saruman: ['threats-and-promises', 'gollum'], frodo: ['village-militia'] },
      deck: { frodo: ['gandalf-the-grey', 'gandalf-the-white', 'smeagol', 'sting', 'quickbeam'] },
      reserve: ['saruman'],
      on: { 'bag-end': [] },
    });
    t.does('event threats-and-promises', 'bring helms-deep').asks('frodo', 'play-apart');
    t.does('play gandalf-the-white helms-deep');
    t.shows({ 'gandalf-the-grey': 'gone', 'gandalf-the-white': 'helms-deep', smeagol: 'cycle', sting: 'cycle' });
    t.hand('frodo', 'village-militia').asks('saruman', 'go').leaveOpen();
  },
);

rule(
  '[helms-deep] [theoden] [eomer] CG-21.8 CG-21.5 cards drawn apart within cards drawn apart: each group is cycled by itself',
  () => {
    const t = table({
      turn: 'saruman',
      hand: { saruman: ['threats-and-promises', 'gollum'] },
      deck: {
        frodo: [
          'theoden',
          'smeagol',
          'sting',
          'quickbeam',
          'merry-brandybuck',
          'eomer',
          'shadowfax',
          'pippin-took',
          'sam-gamgee',
          'narya-ring-of-fire',
          'riders-of-rohan',
          'glamdring',
          'bilbo-baggins',
          'gimli',
          'treebeard',
        ],
      },
      reserve: ['saruman'],
      on: { 'bag-end': [] },
    });
    t.does('event threats-and-promises', 'bring helms-deep', 'play theoden helms-deep').asks('frodo', 'play-apart');
    t.does('play eomer reserve').asks('frodo', 'play-apart');
    t.may('play riders-of-rohan reserve', 'play riders-of-rohan helms-deep', 'done').does(
      'play riders-of-rohan helms-deep',
    );
    t.shows({
      theoden: 'helms-deep',
      eomer: 'reserve',
      'riders-of-rohan': 'helms-deep',
      glamdring: 'cycle',
      shadowfax: 'cycle',
      smeagol: 'cycle',
    });
    t.leaveOpen();
  },
);

rule(
  '[theoden] [death-ride-ride-to-ruin] CG-41.61 CG-41.45 an event among the five is carried out before the rest is cycled',
  () => {
    const t = table({
      turn: 'frodo',
      hand: { frodo: ['theoden', 'sting'] },
      deck: { frodo: ['death-ride-ride-to-ruin', 'shadowfax', 'pippin-took', 'sam-gamgee', 'bilbo-baggins'] },
      reserve: ['eomer'],
      on: { 'bag-end': [], 'minas-tirith': ['the-witch-king', 'fell-beast@the-witch-king', 'mordor-orcs'] },
    });
    t.does('play theoden reserve')
      .mayWith('event', 'event death-ride-ride-to-ruin')
      .does('event death-ride-ride-to-ruin');
    t.may('eliminate eomer', 'eliminate theoden', 'done').does('eliminate eomer', 'done');
    t.asks('witch-king').may('eliminate the-witch-king', 'eliminate fell-beast', 'eliminate mordor-orcs');
    t.does('eliminate fell-beast');
    t.shows({
      'fell-beast': 'gone',
      'the-witch-king': 'minas-tirith',
      'death-ride-ride-to-ruin': 'gone',
      shadowfax: 'cycle',
      theoden: 'reserve',
    });
  },
);

rule(
  '[anduril] [minas-tirith] CG-41.30 CG-9.3 whoever is forsaken for the battleground brought out does not go there',
  () => {
    const t = table({
      turn: 'aragorn',
      reserve: ['aragorn', 'anduril@aragorn'],
      fresh: ['aragorn'],
      on: { 'bag-end': [] },
    });
    t.does('use anduril', 'bring minas-tirith', 'yes', 'forsake aragorn');
    t.shows({ aragorn: 'gone', anduril: 'gone' }).lies({ 'minas-tirith': 'active' }).handSize('aragorn', 3);
  },
);

rule(
  '[frodo-baggins] [elven-cloak] [gollum] CG-12.5 CG-41.17 the choice of the guard comes up in a fight in the middle of the action phase',
  () => {
    const t = table({
      turn: 'saruman',
      on: { orodruin: ['gollum', 'shelob', 'frodo-baggins', 'elven-cloak@frodo-baggins', 'sting@frodo-baggins'] },
    });
    t.does('use gollum').asks('frodo', 'guard').does('guard elven-cloak');
    t.shows({ 'frodo-baggins': 'cycle', 'elven-cloak': 'cycle', sting: 'cycle', gollum: 'cycle', shelob: 'gone' });
    t.asks('saruman', 'choose-path').may('bring crack-of-doom', 'bring morgai').does('bring morgai');
    t.lies({ orodruin: 'free', morgai: 'active' }).counts('morgai', 1, 0);
  },
);

rule(
  '[sam-gamgee] [phial-of-galadriel] [elven-cloak] CG-18.9 CG-41.71 items of the other deck are cycled to its own pile',
  () => {
    const t = table({
      turn: 'frodo',
      reserve: ['sam-gamgee', 'elven-cloak@sam-gamgee', 'phial-of-galadriel@sam-gamgee', 'sting@sam-gamgee'],
      on: { 'bag-end': [] },
    });
    t.does('use sam-gamgee').shows({
      'elven-cloak': 'cycle',
      'phial-of-galadriel': 'cycle',
      'sam-gamgee': 'cycle',
      sting: 'cycle',
    });
    assert.deepEqual(
      t.view(null).players.map((player) => player.cycled),
      [2, 0, 2, 0],
    );
  },
);

rule(
  '[the-black-serpent] [the-warrior] CG-31.1 CG-31.2 a battleground taken back from the other side has only the icons added to it',
  () => {
    const t = table({
      turn: 'saruman',
      reserve: ['the-black-serpent', 'the-warrior'],
      free: ['umbar'],
      on: { 'bag-end': [] },
    });
    t.does('use the-black-serpent').lies({ umbar: 'active' }).counts('umbar', 0, 0);
    t.does('pass', 'use the-warrior').counts('umbar', 0, 1);
  },
);

rule(
  '[caradhras-the-cruel] CG-12.10 CG-12.12 with no other number 4 path he stays where he is; else he fights on the old one',
  () => {
    const t = table({
      turn: 'saruman',
      hand: { saruman: ['caradhras-the-cruel', 'gollum'] },
      used: ['khazad-dum', 'the-doors-of-durin'],
      on: { caradhras: [] },
    });
    t.does('play caradhras-the-cruel caradhras')
      .shows({ 'caradhras-the-cruel': 'caradhras' })
      .lies({ caradhras: 'active' });
    const u = table({
      turn: 'saruman',
      hand: { saruman: ['caradhras-the-cruel', 'gollum'] },
      used: ['khazad-dum'],
      on: { caradhras: [] },
    });
    u.does('play caradhras-the-cruel caradhras').shows({ 'caradhras-the-cruel': 'gone' });
    u.lies({ caradhras: 'shadow', 'the-doors-of-durin': 'active' }).leaveOpen();
  },
);

rule('[eowyn] [nazguls-mantle] CG-41.65 CG-41.15 the Mantle does not help against Éowyn', () => {
  const t = table({
    turn: 'frodo',
    hand: { frodo: ['eowyn', 'sting'] },
    on: { 'bag-end': [], morannon: ['the-hunter', 'nazguls-mantle@the-hunter', 'the-warrior'] },
  });
  t.does('play eowyn morannon', 'yes')
    .may('eliminate the-hunter', 'eliminate the-warrior')
    .does('eliminate the-hunter');
  t.shows({ 'the-hunter': 'gone', 'nazguls-mantle': 'gone', 'the-warrior': 'morannon' });
});

rule(
  '[balrog-of-moria] CG-37.14 CG-37.15 in the Duel one player forsakes twice, the second time after seeing the first',
  () => {
    const t = table({
      scenario: 'duel',
      turn: 'witch-king',
      hand: { 'witch-king': ['balrog-of-moria', 'gollum'], gandalf: ['sting'] },
      on: { moria: [], caradhras: [] },
    });
    t.does('play balrog-of-moria moria')
      .asks('gandalf', 'forsake')
      .does('forsake-top')
      .asks('gandalf', 'forsake')
      .does('forsake sting');
    t.handSize('gandalf', 0);
  },
);

rule(
  '[the-three-hunters] [dead-men-of-dunharrow] CG-41.24 CG-41.25 the Dead Men support Aragorn at Dol Guldur only if they may be there',
  () => {
    const t = table({
      turn: 'aragorn',
      hand: { aragorn: ['the-three-hunters', 'aragorn', 'dead-men-of-dunharrow', 'elrond'] },
      on: { 'bag-end': [], 'dol-guldur': ['high-elves'] },
    });
    t.does('event the-three-hunters', 'cycle elrond');
    for (let i = 0; i < 3; i++) t.does('pass');
    t.refuses('play dead-men-of-dunharrow dol-guldur', 'CG-5.4');
    t.does('play aragorn dol-guldur').counts('dol-guldur', 4, 2);
  },
);

rule('[gorbag-and-shagrat] CG-25.6 CG-41.49 with an empty hand the icon is paid for by a forsake', () => {
  const t = table({ turn: 'witch-king', reserve: ['gorbag-and-shagrat', 'grishnakh'], on: { 'cirith-ungol': [] } });
  t.does('move gorbag-and-shagrat cirith-ungol', 'yes')
    .may('forsake grishnakh', 'forsake-top')
    .does('forsake grishnakh');
  t.counts('cirith-ungol', 2, 0);
});

rule(
  '[anduril] [shadowfax] CG-41.75 CG-41.30 whoever forsakes the item for the battleground brought out goes there all the same',
  () => {
    const t = table({
      turn: 'aragorn',
      reserve: ['aragorn', 'anduril@aragorn'],
      fresh: ['aragorn'],
      on: { 'bag-end': [] },
    });
    t.does('use anduril', 'bring minas-tirith', 'yes', 'forsake anduril');
    t.shows({ anduril: 'gone', aragorn: 'minas-tirith' }).handSize('aragorn', 3);
    const u = table({
      scenario: 'duel',
      reserve: ['gandalf-the-white', 'shadowfax@gandalf-the-white', 'glamdring@gandalf-the-white'],
      on: { 'bag-end': [] },
    });
    u.does('use shadowfax', 'bring pelargir', 'yes', 'forsake shadowfax');
    u.shows({ shadowfax: 'gone', 'gandalf-the-white': 'pelargir', glamdring: 'pelargir' });
  },
);

/** Corners where several rules meet: short cases, each with what the table shows after it. */
import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule('[frodo-baggins] CG-24.4 CG-8.3 winnowed beside an empty deck he becomes the deck and is drawn', () => {
  const t = table({ hand: { frodo: ['sting', 'frodo-baggins'] }, bare: ['frodo'], on: { 'bag-end': [] } });
  t.does('winnow', 'eliminate frodo-baggins', 'eliminate sting').hand('frodo', 'frodo-baggins');
  const u = table({ hand: { frodo: ['sting', 'gimli'] }, bare: ['frodo'], on: { 'bag-end': [] } });
  u.does('winnow', 'eliminate sting', 'eliminate gimli').handSize('frodo', 0).asks('witch-king', 'act');
});

rule('[denethor] CG-8.4 the last card of the deck is taken, then the cycle pile becomes the deck', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['arwen'] },
    deck: { aragorn: ['boromir'] },
    bare: ['aragorn'],
    cycle: ['elrond', 'legolas'],
    reserve: ['denethor'],
    on: { 'bag-end': [] },
  });
  t.does('use denethor', 'forsake arwen', 'take boromir').hand('aragorn', 'boromir');
  t.shows({ elrond: 'deck', legolas: 'deck', arwen: 'gone' });
});

rule('[the-messenger] CG-8.3 CG-41.41 cycled beside an empty deck he is the deck, and nothing can be taken', () => {
  const t = table({ turn: 'witch-king', reserve: ['the-messenger'], bare: ['witch-king'], on: { 'bag-end': [] } });
  t.does('use the-messenger').may('none').does('none').shows({ 'the-messenger': 'deck' }).handSize('witch-king', 0);
});

rule('[the-day-without-dawn] CG-8.2 CG-21.5 drawing apart goes on from the new deck', () => {
  const t = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-day-without-dawn', 'grishnakh'] },
    deck: { 'witch-king': ['olog-hai', 'black-uruks', 'the-hunter', 'the-reaver'] },
    bare: ['witch-king'],
    cycle: ['mordor-orcs', 'mordor-orcs.2', 'mordor-orcs.3', 'the-warrior'],
    on: { 'bag-end': [] },
  });
  t.does('event the-day-without-dawn').asks('witch-king', 'eliminate-apart');
  // Four, then three of the four and of Grishnákh who paid
  assert.deepEqual([t.state.apart.length, t.state.decks[1].length], [7, 2]);
  t.does('eliminate the-hunter', 'play olog-hai reserve', 'play black-uruks reserve').asks('aragorn', 'act');
  t.shows({ 'the-hunter': 'gone', 'olog-hai': 'reserve', 'black-uruks': 'reserve' }).handSize('witch-king', 0);
});

rule(
  '[shadowfax] [gandalf-the-white] CG-17.4 CG-41.30 a wielder removed for a card of Helm’s Deep goes nowhere',
  () => {
    const t = table({
      reserve: ['gandalf-the-grey', 'shadowfax@gandalf-the-grey'],
      deck: { frodo: ['gandalf-the-white', 'sting', 'gimli', 'smeagol', 'treebeard'] },
      on: { 'bag-end': [] },
    });
    t.does('use shadowfax', 'bring helms-deep', 'play gandalf-the-white helms-deep').asks('witch-king', 'act');
    t.shows({ 'gandalf-the-white': 'helms-deep', 'gandalf-the-grey': 'gone', shadowfax: 'gone', treebeard: 'cycle' });
  },
);

rule('[the-black-captain] [dol-guldur] [lorien] CG-41.31 he may go to what was named, not to what that brings', () => {
  const t = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-black-captain', 'olog-hai'] },
    reserve: ['the-witch-king'],
    shadow: ['lorien'],
    on: { 'bag-end': [] },
  });
  t.does('event the-black-captain', 'bring dol-guldur').may('go dol-guldur', 'no').does('go dol-guldur');
  t.shows({ 'the-witch-king': 'dol-guldur' }).counts('lorien', 0, 0).counts('dol-guldur', 0, 2);
});

rule('[dead-men-of-dunharrow] [strider] CG-33.8 CG-41.25 the side may let them support another leader', () => {
  const t = table({ on: { harad: ['dead-men-of-dunharrow', 'strider', 'boromir'], 'bag-end': [] } });
  t.fights('fight harad').asks('aragorn', 'support');
  t.may('support dead-men-of-dunharrow strider', 'support dead-men-of-dunharrow boromir');
  t.does('support dead-men-of-dunharrow boromir').tells({ say: 'reckons', args: { attack: 2 } });
  t.lies({ harad: 'free' }).leaveOpen();
});

rule('[merry-brandybuck] [eowyn] CG-33.9 CG-33.3 one army of Rohan supports the Hobbit or the lady, not both', () => {
  const t = table({
    on: { 'helms-deep': ['merry-brandybuck', 'eowyn', 'village-militia', 'devilry-of-saruman', 'wolf-riders'] },
  }).fights();
  t.asks('frodo', 'support').may('support village-militia merry-brandybuck', 'support village-militia eowyn');
  t.does('support village-militia merry-brandybuck').lies({ 'helms-deep': 'shadow' });
  // One of five is cancelled by her leadership no more
  t.tells({ say: 'reckons', args: { attack: 5, defence: 4 } }).leaveOpen();
});

rule('[boromir] CG-15.4 CG-41.43 as the last card: the cost is forsaken, one is drawn, then one is forsaken', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['boromir'] },
    deck: { aragorn: ['arwen', 'elrond', 'legolas'] },
    on: { caradhras: [] },
  });
  t.does('play boromir caradhras').shows({ arwen: 'gone' }).asks('aragorn', 'forsake');
  t.may('forsake elrond', 'forsake-top').does('forsake-top').shows({ legolas: 'gone' }).hand('aragorn', 'elrond');
});

rule('[gandalf-the-grey] CG-39.13 CG-12.3 path 6 reached in round 4 makes it the last round', () => {
  const t = table({
    scenario: 'fellowship',
    turn: 'gandalf',
    round: 4,
    on: { egladil: ['gandalf-the-grey'] },
    hand: { balrog: ['grishnakh'] },
  });
  t.does('use gandalf-the-grey', 'cycle grishnakh').lies({ egladil: 'free', 'amon-hen': 'active' });
  t.allPass().scenario.over({ reason: 'more-points', score: 3 });
});

rule('[elven-cloak] CG-41.14 CG-41.17 it asks nothing beside a text as kind, and helps on no battleground', () => {
  table({ on: { imladris: ['bilbo-baggins', 'elven-cloak@bilbo-baggins', 'the-witch-king', 'the-hunter'] } })
    .fights()
    .shows({ 'bilbo-baggins': 'cycle', 'elven-cloak': 'cycle' })
    .corruption(0);
  table({ on: { lorien: ['legolas', 'elven-cloak@legolas', 'grond-hammer-of-the-underworld'] } })
    .fights()
    .shows({ legolas: 'gone', 'elven-cloak': 'gone' })
    .lies({ lorien: 'free' });
});

rule('[the-destroyer] CG-28.6 an attack icon on a battleground of the Shadow counts for the Free Peoples', () => {
  const t = table({ turn: 'witch-king', reserve: ['the-destroyer'], on: { 'bag-end': [], harad: [], lorien: [] } });
  t.does('use the-destroyer').may('mark harad', 'mark lorien').does('mark harad').counts('harad', 1, 1);
});

rule('[the-ringwraiths-are-abroad] [fell-beast] CG-20.1 CG-41.42 new in the reserve he stays, unless he flies', () => {
  const t = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-ringwraiths-are-abroad', 'fell-beast', 'grishnakh', 'olog-hai'] },
    deck: {
      'witch-king': [
        'the-hunter',
        'the-reaver',
        'mordor-orcs',
        'mordor-orcs.2',
        'black-uruks',
        'trolls-of-udun',
        'mordor-orcs.3',
      ],
    },
    on: { 'bag-end': [], lorien: [] },
  });
  t.does('event the-ringwraiths-are-abroad', 'cycle olog-hai', 'eliminate mordor-orcs', 'play the-hunter reserve');
  t.does('play the-reaver bag-end', 'pass', 'pass', 'pass').refuses('move the-hunter lorien', 'CG-20.1');
  t.does('give fell-beast the-hunter').may('go lorien', 'no').does('go lorien');
  t.shows({ 'the-hunter': 'lorien', 'fell-beast': 'lorien', grishnakh: 'cycle' });
});

rule('[the-black-serpent] [minas-tirith] CG-11.2 CG-31.1 its text comes again, its walls do not', () => {
  const t = table({
    turn: 'saruman',
    reserve: ['the-black-serpent'],
    shadow: ['minas-tirith', 'harad'],
    free: ['pelargir', 'orthanc'],
    on: { 'bag-end': [] },
  });
  t.does('use the-black-serpent').may('bring minas-tirith', 'bring harad', 'bring pelargir');
  t.does('bring minas-tirith').asks('aragorn', 'may-location').does('no').counts('minas-tirith', 0, 0);
});

rule('CG-37.4 CG-25.18 the Ring token of the Duel with nothing anywhere: nothing is drawn, nothing is owed', () => {
  const t = table({ scenario: 'duel', hand: {}, bare: ['gandalf'], on: { 'bag-end': [] } });
  t.does('ring').asks('witch-king', 'act').handSize('gandalf', 0);
});

rule('CG-38.9 CG-14.11 an action between breaks the run of passes of three players', () => {
  const t = table({
    scenario: 'duel-three',
    hand: { gandalf: ['sting'], 'witch-king': ['olog-hai'], saruman: ['gollum'] },
    on: { 'bag-end': [] },
  });
  t.does('pass', 'pass', 'cycle sting', 'pass', 'pass').asks('witch-king', 'act').does('pass');
  assert.equal(t.state.round, 2);
  t.leaveOpen();
});

rule('CG-35.2 a lead of exactly ten ends the game for the Free Peoples too', () => {
  table({ on: { 'bag-end': [] }, free: ['minas-tirith', 'lorien', 'rivendell', 'orthanc'] })
    .allPass()
    .scenario.over({ reason: 'lead', score: 10, seats: ['won', 'lost', 'won', 'lost'] });
});

rule('CG-25.1 CG-13.3 a single card that is drawn is told: its face to its player, the number to the others', () => {
  const t = table({ hand: { frodo: ['sting', 'gimli'] }, deck: { frodo: ['eomer'] }, on: { 'bag-end': [] } });
  t.does('winnow', 'eliminate sting', 'eliminate gimli').tells({ say: 'draws', args: { seat: 0, n: 1 } });
  const seen = (seat: number): string[] => t.scenario.heard(seat).map(({ say }) => say);
  assert.ok(seen(0).includes('draws-cards'));
  assert.ok(!seen(2).includes('draws-cards') && seen(2).includes('draws'));
});

rule('[anduril] [dol-amroth] CG-41.30 its wielder goes to Dol Amroth like to any other', () => {
  const t = table({ turn: 'aragorn', reserve: ['aragorn', 'anduril@aragorn'], on: { 'bag-end': [] } });
  t.does('use anduril', 'bring dol-amroth', 'no').shows({ aragorn: 'dol-amroth', anduril: 'dol-amroth' });
});

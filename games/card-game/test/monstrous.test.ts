import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule('[goblins-of-the-misty-mountains] plain icons', () => {
  table({ on: { rivendell: ['goblins-of-the-misty-mountains', 'goblins-of-the-misty-mountains.2'] } }).counts(
    'rivendell',
    2,
    2,
  );
});

rule(
  '[balrog-of-moria] CG-41.7 CG-22.7 reaching any path or battleground each Free Peoples player forsakes one, once',
  () => {
    const hand = { frodo: ['sting'], aragorn: ['lembas'] };
    const t = table({ turn: 'saruman', reserve: ['balrog-of-moria'], hand, on: { 'khazad-dum': [] } });
    t.does('move balrog-of-moria khazad-dum').asks('frodo', 'forsake').does('forsake sting').asks('aragorn', 'forsake');
    t.does('forsake lembas').counts('khazad-dum', 3, 0).asks('frodo', 'act');
    table({ turn: 'saruman', reserve: ['balrog-of-moria'], hand, on: { moria: [], rivendell: [] } })
      .does('move balrog-of-moria rivendell', 'forsake-top', 'forsake-top')
      .counts('rivendell', 2, 2);
    table({ on: { egladil: ['balrog-of-moria'] } }).counts('egladil', 2, 1);
  },
);

rule(
  '[barrow-wights] [cave-troll] [hill-troll] CG-41.72 eliminated out of the reserve: each Free Peoples player forsakes one',
  () => {
    for (const id of ['barrow-wights', 'cave-troll', 'hill-troll']) {
      const t = table({ turn: 'saruman', reserve: [id], deck: { frodo: ['sting'], aragorn: ['lembas'] } });
      t.does(`use ${id}`).shows({ [id]: 'gone', sting: 'gone', lembas: 'gone' });
    }
    table({ on: { 'the-old-forest': ['barrow-wights', 'hill-troll'] } }).counts('the-old-forest', 2, 1);
    table({ on: { 'khazad-dum': ['cave-troll'], moria: [] } }).counts('khazad-dum', 1, 0);
  },
);

rule('[candles-of-corpses] one more icon in the Dead Marshes; the same action', () => {
  table({ on: { 'dead-marshes': ['candles-of-corpses'] } }).counts('dead-marshes', 2, 1);
  table({ on: { 'emyn-muil': ['candles-of-corpses'] } }).counts('emyn-muil', 1, 0);
  table({ turn: 'saruman', reserve: ['candles-of-corpses'], deck: { frodo: ['sting'] } })
    .does('use candles-of-corpses')
    .shows({ sting: 'gone', 'candles-of-corpses': 'gone' });
});

rule(
  '[caradhras-the-cruel] CG-41.56 played to Caradhras another number 4 path must come; moved there nothing happens',
  () => {
    const t = table({ turn: 'saruman', hand: { saruman: ['caradhras-the-cruel', 'gollum'] }, on: { caradhras: [] } });
    t.does('play caradhras-the-cruel caradhras').shows({ 'caradhras-the-cruel': 'gone' }).corruption(1);
    t.lies({ caradhras: 'shadow' }).may('bring khazad-dum', 'bring the-doors-of-durin').does('bring khazad-dum');
    table({ turn: 'saruman', reserve: ['caradhras-the-cruel'], on: { caradhras: [] } })
      .does('move caradhras-the-cruel caradhras')
      .lies({ caradhras: 'active' });
    table({ turn: 'saruman', hand: { saruman: ['caradhras-the-cruel', 'gollum'] }, on: { 'khazad-dum': [] } })
      .does('play caradhras-the-cruel khazad-dum')
      .lies({ 'khazad-dum': 'active' });
    table({ turn: 'saruman', reserve: ['caradhras-the-cruel'], deck: { frodo: ['sting'] } })
      .does('use caradhras-the-cruel')
      .shows({ sting: 'gone' });
  },
);

rule('[flocks-of-crebain] [gollum] another unused path of the same number; Gollum is cycled if lost on a path', () => {
  table({ turn: 'saruman', on: { weathertop: ['flocks-of-crebain'] } })
    .does('use flocks-of-crebain', 'bring the-old-forest')
    .shows({ 'flocks-of-crebain': 'gone' })
    .corruption(1)
    .leaveOpen();
  table({ turn: 'saruman', on: { 'amon-hen': ['gollum'] } })
    .does('use gollum', 'bring dead-marshes')
    .shows({ gollum: 'cycle' })
    .corruption(1);
});

rule(
  '[shelob] CG-41.7 one more icon in her lair; each Free Peoples player forsakes one when she reaches a path',
  () => {
    const t = table({
      turn: 'saruman',
      reserve: ['shelob'],
      deck: { frodo: ['sting'], aragorn: ['lembas'] },
      on: { 'shelobs-lair': [] },
    });
    t.does('move shelob shelobs-lair').shows({ sting: 'gone', lembas: 'gone' }).counts('shelobs-lair', 2, 0);
    table({ turn: 'saruman', hand: { saruman: ['shelob', 'gollum'] }, on: { moria: [] } })
      .does('play shelob moria')
      .asks('frodo', 'act');
  },
);

import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { type Position, table } from './helpers.ts';

/** Brings out a path of the next number with Strider or Gandalf from a quiet path before it. */
function bringing(id: string, position: Position = {}) {
  const before: Record<number, string> = {
    1: '',
    2: 'bag-end',
    3: 'weathertop',
    4: 'imladris',
    5: 'khazad-dum',
    6: 'egladil',
  };
  const later: Record<number, string> = { 7: 'dead-marshes', 8: 'henneth-annun', 9: 'shelobs-lair' };
  const from = { ...before, ...later }[Number(NUMBERS[id])];
  return table({ ...position, on: { [from]: ['gandalf-the-grey'], ...(position.on ?? {}) } }).does(
    'use gandalf-the-grey',
    `bring ${id}`,
  );
}

const NUMBERS: Record<string, number> = {
  'inn-of-the-prancing-pony': 2,
  'the-old-forest': 2,
  weathertop: 2,
  'fords-of-bruinen': 3,
  imladris: 3,
  'the-council-of-elrond': 3,
  caradhras: 4,
  'khazad-dum': 4,
  'the-doors-of-durin': 4,
  'dimrill-dale': 5,
  egladil: 5,
  lothlorien: 5,
  'amon-hen': 6,
  'dead-marshes': 6,
  'emyn-muil': 6,
  'henneth-annun': 7,
  osgiliath: 7,
  'the-cross-roads': 7,
  'cirith-ungol': 8,
  'morgul-vale': 8,
  'shelobs-lair': 8,
  'crack-of-doom': 9,
  morgai: 9,
  orodruin: 9,
};

/** A path of number 1 by There Is Another Way. */
const another = (from: string, id: string, position: Position = {}) =>
  table({
    ...position,
    hand: { frodo: ['there-is-another-way', 'sting'], ...(position.hand ?? {}) },
    on: { [from]: [] },
  }).does('event there-is-another-way', `bring ${id}`);

rule('[bag-end] the Hobbit player draws two', () => {
  another('bucklebury-ferry', 'bag-end').handSize('frodo', 2);
});

rule('[bucklebury-ferry] the Mordor player draws one, the Hobbit player draws one', () => {
  another('bag-end', 'bucklebury-ferry').handSize('frodo', 1).handSize('witch-king', 1);
});

rule('[gildors-encampment] the Elf player draws one and cycles one', () => {
  another('bag-end', 'gildors-encampment', { hand: { frodo: ['there-is-another-way', 'sting'], aragorn: ['lembas'] } })
    .asks('aragorn', 'cycle')
    .does('cycle lembas')
    .handSize('aragorn', 1);
});

rule('[inn-of-the-prancing-pony] CG-EX17 each Shadow player draws two, into the hand of each deck', () => {
  bringing('inn-of-the-prancing-pony').handSize('witch-king', 2).handSize('saruman', 2).handSize('frodo', 0);
});

rule('[the-old-forest] [caradhras] [emyn-muil] CG-7.7 each Free Peoples player forsakes one, in turn order', () => {
  for (const id of ['the-old-forest', 'caradhras', 'emyn-muil']) {
    const t = bringing(id, { hand: { frodo: ['sting'], aragorn: ['lembas'] } });
    t.asks('frodo', 'forsake').does('forsake sting').asks('aragorn', 'forsake').does('forsake lembas');
    t.shows({ sting: 'gone', lembas: 'gone' });
    assert.deepEqual([t.state.gone[0].length, t.state.gone[2].length], [1, 1], id);
  }
});

rule('[weathertop] [orodruin] the Mordor player draws two', () => {
  for (const id of ['weathertop', 'orodruin']) bringing(id).handSize('witch-king', 2).handSize('saruman', 0);
});

rule('[fords-of-bruinen] CG-21.1 first all forsake, then all draw three', () => {
  const t = bringing('fords-of-bruinen', { hand: { frodo: ['sting'], aragorn: ['lembas'] } });
  t.does('forsake sting').asks('aragorn', 'forsake').handSize('frodo', 0).does('forsake lembas');
  t.handSize('frodo', 3).handSize('aragorn', 3);
});

rule('[imladris] the Elf player draws two', () => {
  bringing('imladris').handSize('aragorn', 2).handSize('frodo', 0);
});

rule('[the-council-of-elrond] [the-cross-roads] each Free Peoples player draws one', () => {
  for (const id of ['the-council-of-elrond', 'the-cross-roads'])
    bringing(id).handSize('frodo', 1).handSize('aragorn', 1).handSize('saruman', 0);
});

rule('[khazad-dum] [dead-marshes] [shelobs-lair] [crack-of-doom] the Monstrous player draws two', () => {
  for (const id of ['khazad-dum', 'dead-marshes', 'shelobs-lair', 'crack-of-doom'])
    bringing(id).handSize('saruman', 2).handSize('witch-king', 0);
});

rule(
  '[the-doors-of-durin] CG-41.8 CG-25.10 the Monstrous player may forsake one for an attack icon; with nothing, not',
  () => {
    bringing('the-doors-of-durin', { deck: { saruman: ['gollum'] } })
      .asks('saruman', 'may-location')
      .does('yes')
      .shows({ gollum: 'gone' })
      .counts('the-doors-of-durin', 1, 1);
    bringing('the-doors-of-durin').does('no').counts('the-doors-of-durin', 0, 1);
    bringing('the-doors-of-durin', { bare: ['saruman'] })
      .asks('witch-king', 'act')
      .counts('the-doors-of-durin', 0, 1);
  },
);

rule('[dimrill-dale] CG-25.4 CG-25.5 each Shadow player cycles two: with one in hand, one and a forsake', () => {
  const t = bringing('dimrill-dale', {
    hand: { 'witch-king': ['mordor-orcs', 'olog-hai', 'black-uruks'], saruman: ['gollum'] },
    deck: { saruman: ['shelob', 'ugluk'] },
  });
  t.does('cycle mordor-orcs', 'cycle olog-hai').hand('witch-king', 'black-uruks');
  t.shows({ gollum: 'cycle', shelob: 'gone', ugluk: 'deck' });
});

rule('[egladil] CG-7.7 both draw two before either cycles', () => {
  const t = bringing('egladil').asks('frodo', 'cycle').handSize('frodo', 2).handSize('aragorn', 2);
  t.leaveOpen();
});

rule('[lothlorien] the Elf player draws one, then cycles one', () => {
  bringing('lothlorien', { hand: { aragorn: ['lembas'] }, deck: { aragorn: ['arwen'] } })
    .does('cycle arwen')
    .hand('aragorn', 'lembas');
});

rule('[amon-hen] the Mordor player draws one, then cycles one', () => {
  bringing('amon-hen', { hand: { 'witch-king': ['olog-hai'] }, deck: { 'witch-king': ['black-uruks'] } })
    .does('cycle olog-hai')
    .hand('witch-king', 'black-uruks');
});

rule('[henneth-annun] the Dúnedain player draws one', () => {
  bringing('henneth-annun').handSize('aragorn', 1).handSize('frodo', 0);
});

rule('[osgiliath] the Dúnedain player may forsake one to draw three', () => {
  bringing('osgiliath', { deck: { aragorn: ['lembas'] } })
    .does('yes')
    .handSize('aragorn', 3)
    .shows({ lembas: 'gone' });
});

rule('[cirith-ungol] [morgul-vale] of five an army, or a Nazgûl, to any legal place', () => {
  const deck = { 'witch-king': ['mordor-orcs', 'the-hunter', 'fell-beast', 'black-breath', 'grishnakh'] };
  bringing('cirith-ungol', { deck })
    .may('play mordor-orcs reserve', 'done')
    .does('done')
    .shows({ 'the-hunter': 'cycle' });
  bringing('morgul-vale', { deck })
    .may('play the-hunter reserve', 'play the-hunter morgul-vale', 'done')
    .does('play the-hunter morgul-vale')
    .counts('morgul-vale', 1, 0);
});

rule('[morgai] CG-5.10 CG-28.6 starts with an attack icon on it', () => {
  bringing('morgai').counts('morgai', 1, 0);
  table({ on: { 'shelobs-lair': ['gandalf-the-grey'] } })
    .does('use gandalf-the-grey', 'bring morgai')
    .allPass()
    .corruption(1);
});

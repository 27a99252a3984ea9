import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule('[gimli] [dwarven-axe] CG-41.69 may take the Axe out of the cycle pile', () => {
  const t = table({ hand: { frodo: ['gimli', 'sting'] }, cycle: ['dwarven-axe'] });
  t.does('play gimli reserve').may('take dwarven-axe', 'none').does('take dwarven-axe').hand('frodo', 'dwarven-axe');
  table({ on: { imladris: ['gimli', 'dwarven-axe@gimli'] } }).counts('imladris', 0, 3);
});

rule('[bilbo-baggins] CG-41.11 CG-25.12 any elimination is cycling, with his items, and counts as done', () => {
  const t = table({ hand: { frodo: ['gimli'] }, reserve: ['bilbo-baggins', 'elven-cloak@bilbo-baggins'] });
  t.does('play gimli reserve', 'forsake bilbo-baggins').shows({ 'bilbo-baggins': 'cycle', 'elven-cloak': 'cycle' });
  t.does('none').shows({ gimli: 'reserve' });
  table({ on: { imladris: ['bilbo-baggins', 'the-hunter', 'the-reaver'] } })
    .allPass()
    .shows({ 'bilbo-baggins': 'cycle' })
    .lies({ imladris: 'free' })
    .leaveOpen();
});

rule('[bilbo-baggins] cycled out of the reserve to draw two', () => {
  table({ reserve: ['bilbo-baggins'] })
    .does('use bilbo-baggins')
    .handSize('frodo', 2)
    .shows({ 'bilbo-baggins': 'cycle' });
});

rule('[fatty-bolger] CG-41.12 CG-41.2 only a forsake out of the reserve spares him; his action eliminates him', () => {
  table({ hand: { frodo: ['sting'] }, reserve: ['fatty-bolger', 'sam-gamgee'] })
    .does('give sting sam-gamgee', 'forsake fatty-bolger')
    .shows({ 'fatty-bolger': 'cycle' });
  table({ reserve: ['fatty-bolger'] })
    .does('use fatty-bolger')
    .handSize('frodo', 3)
    .shows({ 'fatty-bolger': 'gone' });
  table({ hand: { frodo: ['fatty-bolger', 'gimli', 'sting'] } })
    .does('winnow', 'eliminate fatty-bolger', 'eliminate gimli')
    .shows({ 'fatty-bolger': 'gone' });
  table({ on: { 'bag-end': ['fatty-bolger'] } }).counts('bag-end', 0, 1);
  table({ reserve: ['fatty-bolger'], on: { imladris: [] } }).refuses('move fatty-bolger imladris', 'CG-6.5');
});

rule('[frodo-baggins] CG-41.10 CG-25.8 forsaken or winnowed from the hand he is shown and cycled', () => {
  const t = table({ hand: { frodo: ['frodo-baggins', 'gimli', 'sting'] } });
  t.does('winnow', 'eliminate frodo-baggins').shows({ 'frodo-baggins': 'cycle' }).tells('guarded');
  t.does('eliminate gimli').shows({ gimli: 'gone' });
});

rule('[frodo-baggins] [mithril-coat] CG-41.10 CG-18.7 his items are eliminated all the same', () => {
  table({
    on: { 'bag-end': ['frodo-baggins', 'mithril-coat@frodo-baggins', 'the-hunter', 'the-reaver', 'the-witch-king'] },
  })
    .counts('bag-end', 4, 3)
    .allPass()
    .shows({ 'frodo-baggins': 'cycle', 'mithril-coat': 'gone' })
    .corruption(1)
    .leaveOpen();
});

rule(
  '[frodo-baggins] [elven-cloak] CG-41.17 CG-41.18 two replacements fit: his player chooses; all his icons cancel',
  () => {
    const position = {
      on: {
        'bag-end': [
          'frodo-baggins',
          'mithril-coat@frodo-baggins',
          'elven-cloak@frodo-baggins',
          'the-witch-king',
          'the-reaver',
        ],
      },
    };
    const t = table(position).counts('bag-end', 3, 4).allPass().asks('frodo', 'guard');
    t.may('guard frodo-baggins', 'guard elven-cloak').refuses('guard mithril-coat', 'CG-41.17', 'guard-one');
    t.does('guard elven-cloak').leaveOpen().lies({ 'bag-end': 'free' });
    t.shows({ 'frodo-baggins': 'cycle', 'mithril-coat': 'cycle', 'elven-cloak': 'cycle' });
    table(position)
      .allPass()
      .does('guard frodo-baggins')
      .leaveOpen()
      .shows({ 'frodo-baggins': 'cycle', 'mithril-coat': 'gone', 'elven-cloak': 'gone' })
      .lies({ 'bag-end': 'free' });
  },
);

rule('[merry-brandybuck] CG-41.22 CG-33.9 Rohan battlegrounds are open to him and a Rohan army supports him', () => {
  const t = table({
    hand: { frodo: ['merry-brandybuck', 'sting'] },
    on: { edoras: ['village-militia'], pelargir: [] },
  });
  t.mayWith('play', 'play merry-brandybuck reserve', 'play merry-brandybuck edoras');
  t.does('play merry-brandybuck edoras').counts('edoras', 0, 1 + 1 + 1);
  table({ on: { edoras: ['merry-brandybuck'] } }).counts('edoras', 0, 1);
});

rule('[pippin-took] CG-41.22 the same with the Dúnedain', () => {
  const t = table({ reserve: ['pippin-took'], on: { pelargir: ['soldiers-of-gondor'], edoras: [] } });
  t.mayWith('move', 'move pippin-took pelargir').does('move pippin-took pelargir').counts('pelargir', 0, 3);
});

rule('[merry-brandybuck] [pippin-took] CG-41.13 CG-41.15 cycled if lost on a path, eliminated anywhere else', () => {
  table({ on: { 'bag-end': ['merry-brandybuck', 'pippin-took', 'the-witch-king', 'the-reaver'] } })
    .allPass()
    .shows({ 'merry-brandybuck': 'cycle', 'pippin-took': 'cycle' })
    .leaveOpen();
  table({ on: { edoras: ['merry-brandybuck', 'devilry-of-saruman', 'wolf-riders'] } })
    .allPass()
    .shows({ 'merry-brandybuck': 'gone' })
    .leaveOpen();
});

rule('[sam-gamgee] CG-41.71 CG-18.8 cycled with his items for a defence icon on the active path', () => {
  const t = table({ reserve: ['sam-gamgee', 'sting@sam-gamgee'], on: { 'bag-end': [], umbar: [] } });
  t.does('use sam-gamgee').counts('bag-end', 0, 1).shows({ 'sam-gamgee': 'cycle', sting: 'cycle' });
  table({ reserve: ['sam-gamgee'], on: { umbar: [] } }).refuses('use sam-gamgee', 'CG-23.7', 'no-active-path');
});

rule(
  '[herbs-and-stewed-rabbit] CG-41.68 a Hobbit out of the cycle pile, then a card, even if no Hobbit was there',
  () => {
    const t = table({ reserve: ['sam-gamgee', 'herbs-and-stewed-rabbit@sam-gamgee'], cycle: ['pippin-took', 'gimli'] });
    t.does('use herbs-and-stewed-rabbit').may('take pippin-took').refuses('none', 'CG-25.21', 'must-take');
    t.refuses('take gimli', 'CG-25.22', 'not-there').does('take pippin-took').handSize('frodo', 2);
    t.shows({ 'herbs-and-stewed-rabbit': 'gone', 'sam-gamgee': 'reserve' });
    table({ on: { 'bag-end': ['sam-gamgee', 'herbs-and-stewed-rabbit@sam-gamgee'] } })
      .does('use herbs-and-stewed-rabbit')
      .may('none')
      .does('none')
      .handSize('frodo', 1);
  },
);

rule('[sting] CG-41.3 one icon, one more while a Monstrous character is on the path', () => {
  table({ on: { 'bag-end': ['sam-gamgee', 'sting@sam-gamgee'] } }).counts('bag-end', 0, 2);
  table({ on: { 'bag-end': ['sam-gamgee', 'sting@sam-gamgee', 'barrow-wights'] } }).counts('bag-end', 1, 3);
});

rule(
  '[there-is-another-way] CG-41.36 CG-12.10 another path of the number with a defence icon; none left, nothing',
  () => {
    const t = table({ hand: { frodo: ['there-is-another-way', 'sting'] }, on: { 'bag-end': [] } });
    t.does('event there-is-another-way').lies({ 'bag-end': 'free' });
    t.may('bring bucklebury-ferry', 'bring gildors-encampment').does('bring bucklebury-ferry');
    t.counts('bucklebury-ferry', 0, 2).shows({ 'there-is-another-way': 'gone' });
    table({
      hand: { frodo: ['there-is-another-way', 'sting'] },
      on: { 'bag-end': [] },
      used: ['bucklebury-ferry', 'gildors-encampment'],
    })
      .does('event there-is-another-way')
      .lies({ 'bag-end': 'active' })
      .counts('bag-end', 0, 0);
  },
);

import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule(
  '[dead-men-of-dunharrow] CG-41.25 CG-41.54 icons only while supporting Strider or Aragorn, leadership or not',
  () => {
    table({ on: { 'minas-tirith': ['dead-men-of-dunharrow'] } }).counts('minas-tirith', 0, 3);
    table({ on: { 'minas-tirith': ['dead-men-of-dunharrow', 'strider'] } }).counts('minas-tirith', 0, 6);
    table({ on: { 'minas-tirith': ['dead-men-of-dunharrow', 'aragorn'] } }).counts('minas-tirith', 0, 7);
    table({ on: { 'minas-tirith': ['dead-men-of-dunharrow', 'boromir'] } }).counts('minas-tirith', 0, 4);
    table({ on: { umbar: ['dead-men-of-dunharrow', 'strider'] } }).counts('umbar', 3, 2);
  },
);

rule('[knights-of-dol-amroth] CG-41.73 one more defence icon at Dol Amroth only', () => {
  table({ on: { 'dol-amroth': ['knights-of-dol-amroth'] } }).counts('dol-amroth', 0, 4);
  table({ on: { pelargir: ['knights-of-dol-amroth'] } }).counts('pelargir', 0, 2);
});

rule('[guards-of-the-citadel] one more defence icon at Minas Tirith only', () => {
  table({ on: { 'minas-tirith': ['guards-of-the-citadel'] } }).counts('minas-tirith', 0, 5);
  table({ on: { pelargir: ['guards-of-the-citadel'] } }).counts('pelargir', 0, 2);
});

rule('[soldiers-of-gondor] [blade-of-westernesse] plain icons', () => {
  table({ on: { pelargir: ['soldiers-of-gondor'] } }).counts('pelargir', 0, 2);
  table({ on: { 'bag-end': ['merry-brandybuck', 'blade-of-westernesse@merry-brandybuck'] } }).counts('bag-end', 0, 2);
});

rule('[the-great-gate] CG-41.21 three icons at Minas Tirith, none elsewhere, and no Shadow battleground', () => {
  table({ on: { 'minas-tirith': ['the-great-gate'] } }).counts('minas-tirith', 0, 6);
  table({ on: { pelargir: ['the-great-gate'] } }).counts('pelargir', 0, 1);
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['the-great-gate', 'lembas'] },
    on: { harad: [], pelargir: [] },
  });
  t.refuses('play the-great-gate harad', 'CG-41.21', 'gate-stays-home');
  t.mayWith('play', 'play the-great-gate reserve', 'play the-great-gate pelargir');
  table({ turn: 'aragorn', reserve: ['the-great-gate'], on: { umbar: [] } }).refuses(
    'move the-great-gate umbar',
    'CG-41.21',
  );
});

rule('[aragorn] CG-17.2 CG-17.4 Strider is removed out of play with his items', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['aragorn', 'soldiers-of-gondor'] },
    reserve: ['strider', 'anduril@strider'],
    on: { 'bag-end': [] },
  });
  t.does('play aragorn reserve').shows({ strider: 'gone', anduril: 'gone', aragorn: 'reserve' });
  t.tells({ say: 'removed', args: { card: t.state.gone[2][t.state.gone[2].length - 1] } });
});

rule(
  '[aragorn] CG-17.3 CG-17.8 Strider is removed out of the deck, which is shuffled, and lies with the eliminated cards',
  () => {
    const t = table({ turn: 'aragorn', hand: { aragorn: ['aragorn', 'lembas'] }, on: { 'bag-end': [] } });
    const before = t.state.decks[2].slice();
    t.does('play aragorn reserve').shows({ strider: 'gone', lembas: 'cycle' });
    const rest = before.filter((card) => t.state.at[card] === 1);
    if (JSON.stringify(rest) === JSON.stringify(t.state.decks[2])) throw new Error('the deck was not shuffled');
  },
);

rule(
  '[aragorn] CG-17.6 CG-17.5 the cost comes first: Strider cycled for it is removed all the same; moving removes nothing',
  () => {
    table({ turn: 'aragorn', hand: { aragorn: ['aragorn', 'strider', 'lembas'] }, on: { 'bag-end': [] } })
      .does('play aragorn reserve', 'cycle strider')
      .shows({ strider: 'gone', lembas: 'hand' });
    table({ turn: 'aragorn', hand: { aragorn: ['strider'] }, reserve: ['aragorn'], on: { umbar: [] } })
      .does('move aragorn umbar')
      .shows({ strider: 'hand', aragorn: 'umbar' });
  },
);

rule('[aragorn] [saruman] CG-41.16 cycled when forsaken from the top of the deck, eliminated from the hand', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['aragorn', 'boromir'] },
    deck: { aragorn: ['lembas'] },
    reserve: ['denethor'],
  });
  t.does('use denethor', 'forsake aragorn').shows({ aragorn: 'gone' }).does('take faramir');
  table({ turn: 'aragorn', deck: { aragorn: ['aragorn'] }, reserve: ['denethor'], hand: { aragorn: ['boromir'] } })
    .does('use denethor', 'forsake-top')
    .shows({ aragorn: 'cycle' })
    .tells('guarded')
    .does('take faramir');
});

rule('[boromir] CG-41.43 draws on play; forsakes on reaching a path, by play or by move', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['boromir', 'lembas'] },
    deck: { aragorn: ['strider', 'arwen'] },
    on: { imladris: [] },
  });
  t.does('play boromir imladris').shows({ strider: 'hand', lembas: 'cycle' });
  t.asks('aragorn', 'forsake').may('forsake strider', 'forsake-top').does('forsake-top').shows({ arwen: 'gone' });
  table({ turn: 'aragorn', reserve: ['boromir'], deck: { aragorn: ['arwen'] }, on: { imladris: [] } })
    .does('move boromir imladris')
    .shows({ boromir: 'imladris', arwen: 'gone' });
  table({ turn: 'aragorn', hand: { aragorn: ['boromir', 'lembas'] }, deck: { aragorn: ['strider'] } })
    .does('play boromir reserve')
    .shows({ strider: 'hand' })
    .asks('saruman');
});

rule('[denethor] CG-41.50 CG-25.22 forsakes first, then takes; the cost stays paid when nothing is found', () => {
  const t = table({ turn: 'aragorn', hand: { aragorn: ['lembas'] }, reserve: ['denethor'] });
  t.does('use denethor', 'forsake lembas').may('take boromir', 'take faramir').does('take boromir');
  t.shows({ boromir: 'hand', lembas: 'gone', denethor: 'reserve' }).tells('takes');
  table({ turn: 'aragorn', hand: { aragorn: ['lembas'] }, gone: ['boromir', 'faramir'], reserve: ['denethor'] })
    .does('use denethor', 'forsake lembas')
    .may('none')
    .does('none')
    .shows({ lembas: 'gone' });
});

rule('[denethor] he himself may be what is forsaken', () => {
  table({ turn: 'aragorn', reserve: ['denethor'], bare: ['aragorn'] })
    .does('use denethor', 'forsake denethor')
    .does('none')
    .shows({ denethor: 'gone' });
});

rule('[faramir] CG-41.35 CG-12.12 reaching a number 7 path he may change it; he fights on the old one', () => {
  const t = table({ turn: 'aragorn', reserve: ['faramir'], on: { osgiliath: ['the-hunter'] } });
  t.does('move faramir osgiliath').asks('aragorn', 'may-card').may('yes', 'no').does('yes');
  t.shows({ faramir: 'gone', 'the-hunter': 'gone' }).lies({ osgiliath: 'free' });
  t.may('bring henneth-annun', 'bring the-cross-roads').does('bring henneth-annun').lies({ 'henneth-annun': 'active' });
  table({ turn: 'aragorn', reserve: ['faramir'], on: { osgiliath: [] } })
    .does('move faramir osgiliath', 'no')
    .lies({ osgiliath: 'active' });
  table({ turn: 'aragorn', reserve: ['faramir'], on: { 'shelobs-lair': [] } })
    .does('move faramir shelobs-lair')
    .asks('saruman', 'act');
});

rule(
  '[halbarad] CG-23.4 CG-23.5 the cost is paid first, and no hand card: cycled out of the reserve to take Strider or Aragorn',
  () => {
    const t = table({ turn: 'aragorn', reserve: ['halbarad'], gone: ['aragorn'] });
    t.does('use halbarad').may('take strider').does('take strider').shows({ halbarad: 'cycle', strider: 'hand' });
  },
);

rule('[prince-imrahil] CG-41.69 CG-21.2 one more hand card, if wanted, to take the Knights', () => {
  const hand = { aragorn: ['prince-imrahil', 'lembas', 'arwen'] };
  const t = table({ turn: 'aragorn', hand });
  t.does('play prince-imrahil reserve', 'cycle lembas', 'yes').may('take knights-of-dol-amroth');
  t.does('take knights-of-dol-amroth').hand('aragorn', 'knights-of-dol-amroth').shows({ arwen: 'cycle' });
  table({ turn: 'aragorn', hand }).does('play prince-imrahil reserve', 'cycle lembas', 'no').hand('aragorn', 'arwen');
});

rule('[strider] CG-41.34 CG-12.13 the next path; he is fought over on the old one', () => {
  const t = table({ turn: 'aragorn', on: { imladris: ['strider'] } });
  t.does('use strider').shows({ strider: 'cycle' }).lies({ imladris: 'free' });
  t.may('bring caradhras', 'bring khazad-dum', 'bring the-doors-of-durin').does('bring khazad-dum');
  t.lies({ 'khazad-dum': 'active' });
  table({ turn: 'aragorn', reserve: ['strider'], on: { imladris: [] } }).refuses(
    'use strider',
    'CG-23.3',
    'wrong-zone',
  );
  table({
    turn: 'aragorn',
    on: { imladris: ['strider'] },
    used: ['caradhras', 'khazad-dum', 'the-doors-of-durin'],
  }).refuses('use strider', 'CG-12.10', 'no-path-left');
});

rule(
  '[anduril] CG-41.30 CG-20.5 its wielder must go to the battleground brought out, even if new in the reserve',
  () => {
    const t = table({
      turn: 'aragorn',
      reserve: ['strider', 'anduril@strider'],
      fresh: ['strider'],
      on: { 'bag-end': [] },
      free: ['dol-amroth', 'minas-tirith'],
      shadow: ['pelargir'],
      used: ['umbar'],
    });
    t.does('use anduril');
    t.may(
      'bring dol-amroth',
      'bring minas-tirith',
      'bring pelargir',
      'bring harad',
      'bring minas-morgul',
      'bring morannon',
    );
    t.does('bring harad').shows({ strider: 'harad', anduril: 'harad' }).counts('harad', 2, 1);
    table({
      turn: 'aragorn',
      reserve: ['strider', 'anduril@strider'],
      on: {
        umbar: [],
        'dol-amroth': [],
        'minas-tirith': [],
        pelargir: [],
        harad: [],
        'minas-morgul': [],
        morannon: [],
      },
    }).refuses('use anduril', 'CG-10.10', 'no-battleground-fits');
  },
);

rule('[paths-of-the-dead] CG-41.6 four cards, five if Strider or Aragorn is in reserve after the forsakes', () => {
  const hand = { aragorn: ['paths-of-the-dead', 'lembas', 'arwen', 'elrond', 'boromir'] };
  const t = table({ turn: 'aragorn', hand, reserve: ['strider'] });
  t.does('event paths-of-the-dead', 'cycle lembas', 'forsake arwen', 'forsake elrond').handSize('aragorn', 6);
  t.shows({ 'paths-of-the-dead': 'gone' });
  table({ turn: 'aragorn', hand, reserve: ['strider'] })
    .does('event paths-of-the-dead', 'cycle lembas', 'forsake arwen', 'forsake strider')
    .handSize('aragorn', 6);
  table({ turn: 'aragorn', hand })
    .does('event paths-of-the-dead', 'cycle lembas', 'forsake arwen', 'forsake elrond')
    .handSize('aragorn', 5);
});

rule(
  '[the-red-arrow] CG-41.23 CG-41.53 Dúnedain battlegrounds are open to Rohan cards until the round ends, not to Merry',
  () => {
    const t = table({
      turn: 'aragorn',
      hand: { aragorn: ['the-red-arrow', 'lembas'], frodo: ['eomer', 'merry-brandybuck'] },
      reserve: ['riders-of-rohan'],
      on: { pelargir: [] },
    });
    t.does('event the-red-arrow', 'pass').asks('frodo');
    t.mayWith('move', 'move riders-of-rohan pelargir');
    t.refuses('play merry-brandybuck pelargir', 'CG-5.4', 'wrong-faction');
    t.does('move riders-of-rohan pelargir').shows({ 'riders-of-rohan': 'pelargir' });
  },
);

rule(
  '[the-three-hunters] CG-41.24 every battleground is open to the hunters, and any Free Peoples army supports them',
  () => {
    const t = table({
      turn: 'aragorn',
      hand: { aragorn: ['the-three-hunters', 'lembas'] },
      reserve: ['legolas', 'aragorn', 'elrond', 'gimli'],
      on: { edoras: ['riders-of-rohan'] },
    });
    t.refuses('move legolas edoras', 'CG-5.4');
    t.does('event the-three-hunters', 'pass', 'move gimli edoras', 'pass', 'move aragorn edoras');
    t.counts('edoras', 0, 5);
    t.does('pass', 'pass', 'pass').refuses('move elrond edoras', 'CG-5.4').mayWith('move', 'move legolas edoras');
  },
);

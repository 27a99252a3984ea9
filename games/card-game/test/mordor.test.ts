import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

const turn = 'witch-king';

rule('[black-uruks] [grond-hammer-of-the-underworld] [mordor-orcs] [olog-hai] [trolls-of-udun] plain icons', () => {
  const armies = ['black-uruks', 'grond-hammer-of-the-underworld', 'mordor-orcs.5', 'olog-hai', 'trolls-of-udun'];
  table({ on: { 'minas-tirith': armies, morannon: [] } }).counts('minas-tirith', 9, 3);
  table({ on: { morannon: armies } }).counts('morannon', 0, 2 + 6);
});

rule(
  '[gorbag-and-shagrat] CG-41.49 CG-28.2 CG-25.6 a hand card for a path icon on themselves, two at Cirith Ungol',
  () => {
    const hand = { 'witch-king': ['mordor-orcs', 'olog-hai'] };
    const t = table({ turn, hand, reserve: ['gorbag-and-shagrat'], on: { 'shelobs-lair': [] } });
    t.does('move gorbag-and-shagrat shelobs-lair').asks('witch-king', 'may-card').does('yes', 'cycle olog-hai');
    t.counts('shelobs-lair', 1, 0).tells('adds-icons');
    table({ turn, hand, reserve: ['gorbag-and-shagrat'], on: { 'cirith-ungol': [] } })
      .does('move gorbag-and-shagrat cirith-ungol', 'yes', 'cycle olog-hai')
      .counts('cirith-ungol', 2, 0);
    table({ turn, hand, reserve: ['gorbag-and-shagrat'], on: { 'cirith-ungol': [] } })
      .does('move gorbag-and-shagrat cirith-ungol', 'no')
      .counts('cirith-ungol', 0, 0);
    // With an empty hand a forsake pays (CG-25.4)
    table({ turn, reserve: ['gorbag-and-shagrat'], deck: { 'witch-king': ['olog-hai'] }, on: { 'cirith-ungol': [] } })
      .does('move gorbag-and-shagrat cirith-ungol', 'yes')
      .shows({ 'olog-hai': 'gone' })
      .counts('cirith-ungol', 2, 0);
  },
);

rule('[gorbag-and-shagrat] CG-41.5 leadership defence one, no leadership attack', () => {
  table({ on: { morannon: ['gorbag-and-shagrat', 'mordor-orcs'] } }).counts('morannon', 0, 2 + 2);
  table({ on: { lorien: ['gorbag-and-shagrat', 'mordor-orcs'] } }).counts('lorien', 1, 2);
});

rule('[grishnakh] CG-41.58 eliminated on a path for one corruption', () => {
  table({ turn, on: { 'amon-hen': ['grishnakh'] } })
    .does('use grishnakh')
    .corruption(1)
    .shows({ grishnakh: 'gone' });
  table({ turn, reserve: ['grishnakh'], on: { 'amon-hen': [] } }).refuses('use grishnakh', 'CG-23.3');
});

rule(
  '[mouth-of-sauron] [the-lidless-eye] CG-41.20 no path, by play or move, while a Shadow battleground is active',
  () => {
    const t = table({
      turn,
      hand: { 'witch-king': ['the-lidless-eye', 'olog-hai'] },
      reserve: ['mouth-of-sauron'],
      on: { morgai: [], umbar: [] },
    });
    t.refuses('move mouth-of-sauron morgai', 'CG-41.20', 'shadow-battleground-active');
    t.refuses('play the-lidless-eye morgai', 'CG-41.20');
    table({ turn, reserve: ['mouth-of-sauron'], on: { morgai: [], pelargir: [] } })
      .does('move mouth-of-sauron morgai')
      .shows({ 'mouth-of-sauron': 'morgai' });
    table({ reserve: ['mouth-of-sauron'], on: { 'bag-end': [] } })
      .allPass()
      .handSize('witch-king', 5)
      .leaveOpen();
  },
);

rule('[the-lidless-eye] CG-36.7 each Shadow player draws one; the limit is three while it is in reserve', () => {
  const t = table({ turn, hand: { 'witch-king': ['the-lidless-eye', 'olog-hai'] } });
  t.does('play the-lidless-eye reserve').handSize('witch-king', 1).handSize('saruman', 1).handSize('frodo', 0);
  t.does('pass', 'pass', 'pass').asks('witch-king', 'act', { seat: 1, n: 1, limit: 3, round: 1 });
});

rule('[the-beguiler] CG-25.5 each Free Peoples player cycles one hand card, or forsakes with none', () => {
  const t = table({
    turn,
    reserve: ['the-beguiler'],
    hand: { frodo: ['sting', 'gimli'] },
    deck: { aragorn: ['lembas'] },
  });
  t.does('use the-beguiler')
    .asks('frodo', 'cycle')
    .does('cycle sting')
    .shows({ lembas: 'gone', 'the-beguiler': 'cycle' });
});

rule('[the-black-easterling] draws on play; one defence at Dol Guldur without an army', () => {
  table({ turn, hand: { 'witch-king': ['the-black-easterling', 'olog-hai'] } })
    .does('play the-black-easterling reserve')
    .handSize('witch-king', 1);
  table({ on: { 'dol-guldur': ['the-black-easterling'] } }).counts('dol-guldur', 0, 3);
  table({ on: { morannon: ['the-black-easterling'] } }).counts('morannon', 0, 2);
});

rule('[the-commander] each Shadow player draws one', () => {
  table({ turn, reserve: ['the-commander'] })
    .does('use the-commander')
    .handSize('witch-king', 1)
    .handSize('saruman', 1);
});

rule('[the-destroyer] [the-warrior] CG-23.7 an icon on an active battleground; without one they cannot act', () => {
  const t = table({ turn, reserve: ['the-destroyer', 'the-warrior'], on: { umbar: [], pelargir: [], 'bag-end': [] } });
  t.does('use the-destroyer').may('mark umbar', 'mark pelargir').does('mark pelargir').counts('pelargir', 1, 1);
  t.does('pass', 'pass', 'pass', 'use the-warrior', 'mark umbar')
    .counts('umbar', 0, 3)
    .shows({ 'the-warrior': 'cycle' });
  for (const id of ['the-destroyer', 'the-warrior'])
    table({ turn, reserve: [id], on: { 'bag-end': [] } }).refuses(`use ${id}`, 'CG-23.7', 'no-active-battleground');
});

rule('[the-hunter] an attack icon on the active path', () => {
  table({ turn, reserve: ['the-hunter'], on: { 'bag-end': [] } })
    .does('use the-hunter')
    .counts('bag-end', 1, 0);
  table({ turn, reserve: ['the-hunter'], on: { umbar: [] } }).refuses('use the-hunter', 'CG-23.7', 'no-active-path');
});

rule('[the-messenger] CG-41.41 CG-6.11 takes a Nazgûl out of the cycle pile, itself too', () => {
  const t = table({
    turn,
    reserve: ['the-messenger'],
    cycle: ['the-reaver', 'olog-hai', 'mouth-of-sauron'],
    played: ['the-messenger'],
  });
  t.does('use the-messenger').may('take the-messenger', 'take the-reaver').does('take the-messenger');
  t.does('pass', 'pass', 'pass').refuses('play the-messenger reserve', 'CG-21.3', 'played-this-round');
});

rule('[the-reaver] CG-EX6 CG-20.2 CG-20.1 played to the reserve it cannot move this round, but can act', () => {
  const t = table({
    turn,
    hand: { 'witch-king': ['the-reaver', 'olog-hai'] },
    on: { 'bag-end': [] },
    deck: { frodo: ['sting'] },
  });
  t.does('play the-reaver reserve', 'pass', 'pass', 'pass');
  t.refuses('move the-reaver bag-end', 'CG-20.1', 'came-this-round').does('use the-reaver').shows({ sting: 'gone' });
});

rule('[the-witch-king] CG-41.19 every path but number 4; one card more; cycled from the top of the deck', () => {
  table({ turn, reserve: ['the-witch-king'], on: { 'khazad-dum': [] } }).refuses(
    'move the-witch-king khazad-dum',
    'CG-6.5',
    'wrong-path',
  );
  table({ turn, reserve: ['the-witch-king'], on: { morgai: [] } })
    .does('move the-witch-king morgai')
    .counts('morgai', 2, 0);
  table({ reserve: ['the-witch-king'], on: { 'bag-end': [] } })
    .allPass()
    .handSize('witch-king', 5)
    .leaveOpen();
  table({ turn, hand: { 'witch-king': ['olog-hai'] }, deck: { 'witch-king': ['the-witch-king'] } })
    .does('play olog-hai reserve')
    .shows({ 'the-witch-king': 'cycle' });
});

rule(
  '[black-breath] CG-41.40 CG-18.9 cycles the wielder with all items, each to its own player, for one corruption',
  () => {
    const t = table({ turn, on: { umbar: ['the-hunter', 'black-breath@the-hunter', 'fell-beast@the-hunter'] } });
    t.does('use black-breath')
      .corruption(1)
      .shows({ 'the-hunter': 'cycle', 'black-breath': 'cycle', 'fell-beast': 'cycle' });
    table({ turn, reserve: ['the-hunter', 'black-breath@the-hunter'] }).refuses('use black-breath', 'CG-23.3');
  },
);

rule('[black-riders-mount] CG-41.42 played on a wielder in reserve, it may ride to the active path, new or not', () => {
  const hand = { 'witch-king': ['black-riders-mount', 'olog-hai'] };
  const t = table({ turn, hand, reserve: ['the-hunter'], fresh: ['the-hunter'], on: { 'bag-end': [], umbar: [] } });
  t.does('give black-riders-mount the-hunter').may('go bag-end', 'no').does('go bag-end').counts('bag-end', 2, 0);
  table({ turn, hand, reserve: ['the-hunter'], on: { 'khazad-dum': [] } })
    .does('give black-riders-mount the-hunter')
    .asks('aragorn', 'act');
  table({ turn, hand, on: { 'bag-end': [], umbar: ['the-hunter'] } })
    .does('give black-riders-mount the-hunter')
    .shows({ 'black-riders-mount': 'umbar' });
});

rule('[fell-beast] CG-41.51 flies to a battleground that admits it; one attack and one defence icon', () => {
  const hand = { 'witch-king': ['fell-beast', 'olog-hai'] };
  const t = table({ turn, hand, reserve: ['the-hunter'], on: { lorien: [], umbar: [], morannon: [], 'bag-end': [] } });
  t.does('give fell-beast the-hunter').may('go lorien', 'go morannon', 'no').does('go lorien').counts('lorien', 1, 2);
  table({ on: { morannon: ['the-hunter', 'fell-beast@the-hunter'] } }).counts('morannon', 0, 3);
});

rule('[morgul-blade] CG-41.57 eliminated on a path for one corruption; its wielder stays', () => {
  table({ turn, on: { 'bag-end': ['the-hunter', 'morgul-blade@the-hunter'] } })
    .does('use morgul-blade')
    .corruption(1)
    .shows({ 'the-hunter': 'bag-end', 'morgul-blade': 'gone' });
});

rule(
  '[nazguls-mantle] CG-41.9 a wielder lost in a fight, attackers after it included, is cycled with all items',
  () => {
    table({ on: { 'bag-end': ['the-hunter', 'nazguls-mantle@the-hunter', 'the-reaver'] } })
      .allPass()
      .shows({ 'the-hunter': 'cycle', 'nazguls-mantle': 'cycle', 'the-reaver': 'gone' })
      .corruption(2)
      .leaveOpen();
    table({ hand: { frodo: ['eowyn', 'sting'] }, on: { morannon: ['the-hunter', 'nazguls-mantle@the-hunter'] } })
      .does('play eowyn morannon', 'yes')
      .shows({ 'the-hunter': 'gone', 'nazguls-mantle': 'gone' });
  },
);

rule('[the-black-captain] CG-41.31 needs the Witch-king in reserve, who may go to the battleground', () => {
  const hand = { 'witch-king': ['the-black-captain', 'olog-hai'] };
  const t = table({ turn, hand, reserve: ['the-witch-king'], free: ['lorien'], on: { morannon: [] } });
  t.does('event the-black-captain').may('bring lorien', 'bring minas-tirith', 'bring dol-guldur', 'bring minas-morgul');
  t.does('bring minas-tirith', 'no')
    .asks('witch-king', 'go')
    .does('go minas-tirith')
    .shows({ 'the-witch-king': 'minas-tirith' });
  t.shows({ 'the-black-captain': 'gone' });
  table({ turn, hand }).refuses('event the-black-captain', 'CG-41.31', 'needs-witch-king');
});

rule(
  '[the-day-without-dawn] CG-41.64 CG-21.7 of seven one is eliminated, up to two armies are played, the rest pays',
  () => {
    const deck = [
      'mordor-orcs',
      'olog-hai',
      'the-reaver',
      'the-hunter',
      'fell-beast',
      'black-breath',
      'black-uruks',
      'the-warrior',
    ];
    const t = table({
      turn,
      hand: { 'witch-king': ['the-day-without-dawn', 'grishnakh', 'morgul-blade'] },
      deck: { 'witch-king': deck },
    });
    t.does('event the-day-without-dawn', 'cycle grishnakh').asks('witch-king', 'eliminate-apart');
    t.refuses('eliminate morgul-blade', 'CG-21.5', 'not-apart').does('eliminate fell-beast');
    t.mayWith('play', 'play mordor-orcs reserve', 'play olog-hai reserve', 'play black-uruks reserve');
    t.does('play mordor-orcs reserve', 'play olog-hai reserve').hand('witch-king', 'morgul-blade');
    t.shows({ 'the-reaver': 'cycle', 'black-uruks': 'cycle', 'fell-beast': 'gone', 'the-warrior': 'deck' });
    const u = table({
      turn,
      hand: { 'witch-king': ['the-day-without-dawn', 'grishnakh', 'morgul-blade', 'the-hunter'] },
      deck: { 'witch-king': ['mordor-orcs', 'olog-hai'] },
      bare: ['witch-king'],
    });
    u.does('event the-day-without-dawn', 'cycle grishnakh', 'eliminate grishnakh', 'play mordor-orcs reserve');
    u.does('play olog-hai reserve').asks('witch-king', 'cycle').does('cycle morgul-blade').hand('witch-king');
  },
);

rule('[the-day-without-dawn] CG-21.7 CG-25.18 what could not be paid for cannot be played', () => {
  const t = table({
    turn,
    hand: { 'witch-king': ['the-day-without-dawn', 'grishnakh'] },
    deck: { 'witch-king': ['mordor-orcs', 'olog-hai'] },
    bare: ['witch-king'],
    on: { morannon: [] },
  });
  t.does('event the-day-without-dawn', 'eliminate grishnakh', 'play mordor-orcs morannon');
  t.refuses('play olog-hai morannon', 'CG-21.7', 'cannot-pay-apart')
    .may('done')
    .does('done')
    .shows({ 'olog-hai': 'deck' });
});

rule(
  '[the-ringwraiths-are-abroad] CG-41.64 CG-21.8 the same with Nazgûl; each is settled before the rest is cycled',
  () => {
    const deck = [
      'mordor-orcs',
      'the-black-easterling',
      'the-reaver',
      'the-hunter',
      'fell-beast',
      'black-breath',
      'black-uruks',
      'the-warrior',
    ];
    const t = table({
      turn,
      hand: { 'witch-king': ['the-ringwraiths-are-abroad', 'grishnakh'] },
      deck: { 'witch-king': deck },
      on: { 'bag-end': [] },
    });
    t.does('event the-ringwraiths-are-abroad', 'eliminate fell-beast', 'play the-black-easterling bag-end');
    t.hand('witch-king', 'the-warrior')
      .does('done')
      .shows({ 'the-reaver': 'cycle', 'the-black-easterling': 'bag-end' });
  },
);

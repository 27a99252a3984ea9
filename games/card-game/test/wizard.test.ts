import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

rule(
  '[gandalf-the-grey] CG-12.5 CG-12.6 the old path is fought at once, then the new one comes with its effect',
  () => {
    const t = table({ on: { imladris: ['gandalf-the-grey', 'the-witch-king', 'the-reaver'] } });
    t.does('use gandalf-the-grey').tells('fights', 'reckons', 'falls', 'wins');
    t.shows({ 'gandalf-the-grey': 'gone', 'the-witch-king': 'gone' }).lies({ imladris: 'free', 'khazad-dum': 'deck' });
    t.does('bring khazad-dum').handSize('saruman', 2).lies({ 'khazad-dum': 'active' });
  },
);

rule('[gandalf-the-white] CG-17.1 Gandalf the Grey leaves the game out of the hand, the deck or play', () => {
  const t = table({ hand: { frodo: ['gandalf-the-white', 'gandalf-the-grey', 'sting'] } });
  t.does('play gandalf-the-white reserve', 'cycle sting').shows({ 'gandalf-the-grey': 'gone' }).tells('removed');
  table({ hand: { frodo: ['gandalf-the-white', 'sting'] }, cycle: ['gandalf-the-grey'] })
    .does('play gandalf-the-white reserve')
    .shows({ 'gandalf-the-grey': 'gone' });
});

rule('[gandalf-the-white] [gandalf-the-grey] CG-17.7 playing the Grey removes nothing', () => {
  table({ hand: { frodo: ['gandalf-the-grey', 'sting'] }, reserve: ['gandalf-the-white'] })
    .does('play gandalf-the-grey reserve')
    .shows({ 'gandalf-the-white': 'reserve', 'gandalf-the-grey': 'reserve' });
});

rule(
  '[gandalf-the-white] CG-41.37 one card more in the draw phase while in reserve; cycled from the top of the deck',
  () => {
    table({ reserve: ['gandalf-the-white'], on: { 'bag-end': [] } })
      .allPass()
      .handSize('frodo', 4)
      .leaveOpen();
    table({ turn: 'witch-king', reserve: ['the-reaver'], deck: { frodo: ['gandalf-the-white'] }, bare: ['aragorn'] })
      .does('use the-reaver')
      .shows({ 'gandalf-the-white': 'cycle' });
  },
);

rule('[gwaihir-the-windlord] CG-6.10 cycled to take either Gandalf out of the cycle pile', () => {
  const t = table({ reserve: ['gwaihir-the-windlord'], cycle: ['gandalf-the-grey', 'gandalf-the-white', 'gimli'] });
  t.does('use gwaihir-the-windlord').may('take gandalf-the-grey', 'take gandalf-the-white');
  t.does('take gandalf-the-white').hand('frodo', 'gandalf-the-white').shows({ 'gwaihir-the-windlord': 'cycle' });
});

rule(
  '[quickbeam] CG-41.28 CG-6.6 one attack and one defence icon for every full pair of Isengard, items not counted',
  () => {
    table({ on: { orthanc: ['quickbeam', 'wolf-riders'] } }).counts('orthanc', 0, 2 + 1);
    table({ on: { orthanc: ['quickbeam', 'wolf-riders', 'saruman', 'sarumans-staff@saruman'] } }).counts(
      'orthanc',
      1,
      2 + 1 + 3,
    );
    table({
      on: { edoras: ['quickbeam', 'wolf-riders', 'white-hand-orcs', 'white-hand-orcs.2', 'devilry-of-saruman'] },
    }).counts('edoras', 7, 1 + 2);
  },
);

rule('[smeagol] CG-12.14 CG-41.13 his corruption is paid before the fight; on a path he is cycled', () => {
  const t = table({ on: { 'amon-hen': ['smeagol', 'the-reaver'] } });
  t.does('use smeagol').corruption(1).shows({ smeagol: 'cycle' }).lies({ 'amon-hen': 'free' });
  t.does('bring osgiliath').leaveOpen();
});

rule('[treebeard] CG-41.44 one attack more at Orthanc; Isengard loses an army there, of its own choice', () => {
  const t = table({ reserve: ['treebeard'], on: { orthanc: ['wolf-riders', 'fighting-uruk-hai', 'saruman'] } });
  t.does('move treebeard orthanc')
    .asks('saruman', 'eliminate-one')
    .may('eliminate wolf-riders', 'eliminate fighting-uruk-hai');
  t.does('eliminate wolf-riders')
    .shows({ 'wolf-riders': 'gone' })
    .counts('orthanc', 2, 2 + 2 + 2);
  table({ reserve: ['treebeard'], on: { orthanc: ['saruman'] } })
    .does('move treebeard orthanc')
    .shows({ saruman: 'orthanc' });
  table({ hand: { frodo: ['treebeard', 'sting'] }, on: { edoras: ['wolf-riders'] } })
    .does('play treebeard edoras')
    .shows({ 'wolf-riders': 'gone' });
});

rule('[ent-draught] CG-41.67 CG-41.4 the Hobbit player may take one or two Hobbits', () => {
  const cycle = ['merry-brandybuck', 'pippin-took', 'gimli'];
  const t = table({ reserve: ['treebeard', 'ent-draught@treebeard'], cycle });
  t.does('use ent-draught', 'take merry-brandybuck').may('take pippin-took', 'none').does('take pippin-took');
  t.hand('frodo', 'merry-brandybuck', 'pippin-took').shows({ 'ent-draught': 'gone' });
  table({ reserve: ['treebeard', 'ent-draught@treebeard'], cycle })
    .does('use ent-draught', 'none')
    .hand('frodo');
  table({ on: { egladil: ['treebeard', 'ent-draught@treebeard'] } }).counts('egladil', 0, 3);
});

rule('[gandalfs-staff] [sarumans-staff] CG-18.18 a staff raises the limit of its own player, anywhere in play', () => {
  const t = table({ reserve: ['gandalf-the-grey', 'gandalfs-staff@gandalf-the-grey'] });
  t.asks('frodo', 'act', { seat: 0, n: 0, limit: 3, round: 1 });
  const u = table({ turn: 'saruman', on: { orthanc: ['saruman', 'sarumans-staff@saruman'] } });
  u.asks('saruman', 'act', { seat: 3, n: 0, limit: 3, round: 1 });
  u.counts('orthanc', 0, 2 + 2);
});

rule('[glamdring] plain icons of an item are those of its wielder', () => {
  table({ on: { 'bag-end': ['gandalf-the-grey', 'glamdring@gandalf-the-grey'] } }).counts('bag-end', 0, 4);
  table({ on: { orthanc: ['gandalf-the-grey', 'glamdring@gandalf-the-grey'] } }).counts('orthanc', 3, 2);
});

rule('[narya-ring-of-fire] each Shadow player cycles one hand card', () => {
  const t = table({
    reserve: ['gandalf-the-grey', 'narya-ring-of-fire@gandalf-the-grey'],
    hand: { 'witch-king': ['mordor-orcs', 'olog-hai'], saruman: ['gollum'] },
  });
  t.does('use narya-ring-of-fire').asks('witch-king', 'cycle').may('cycle mordor-orcs', 'cycle olog-hai');
  t.refuses('pass', 'CG-25.3', 'cycle-one').does('cycle olog-hai');
  t.shows({ gollum: 'cycle', 'narya-ring-of-fire': 'cycle', 'gandalf-the-grey': 'reserve' });
});

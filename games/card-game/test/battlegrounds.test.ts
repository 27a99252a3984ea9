import { rule } from '@pony/testkit';
import { table } from './helpers.ts';

/** Brings a battleground out of its deck with Shadowfax; its effect follows at once. */
const bringing = (id: string, position: Parameters<typeof table>[0] = {}) =>
  table({
    ...position,
    reserve: ['gandalf-the-white', 'shadowfax@gandalf-the-white', ...(position.reserve ?? [])],
  }).does('use shadowfax', `bring ${id}`);

rule('[dol-amroth] [pelargir] CG-9.5 the Dúnedain player may forsake one to draw one', () => {
  for (const id of ['dol-amroth', 'pelargir']) {
    const t = bringing(id, { deck: { aragorn: ['lembas', 'arwen'] } }).asks('aragorn', 'may-location');
    t.may('yes', 'no').refuses('pass', 'CG-9.5', 'yes-or-no').does('yes').shows({ lembas: 'gone', arwen: 'hand' });
    bringing(id, { hand: { aragorn: ['lembas'] } })
      .does('no')
      .hand('aragorn', 'lembas');
  }
});

rule('[minas-tirith] CG-25.18 the same for three cards; with nothing to forsake nobody is asked', () => {
  bringing('minas-tirith', { deck: { aragorn: ['lembas'] } })
    .does('yes')
    .handSize('aragorn', 3)
    .shows({ lembas: 'gone' });
  bringing('minas-tirith', { bare: ['aragorn'] }).asks('witch-king', 'act');
});

rule('[edoras] CG-10.9 Helm’s Deep comes too out of the deck, not out of a scoring area', () => {
  bringing('edoras').lies({ edoras: 'active', 'helms-deep': 'active' }).leaveOpen();
  bringing('edoras', { free: ['helms-deep'] }).lies({ edoras: 'active', 'helms-deep': 'free' });
});

rule('[helms-deep] CG-41.62 CG-21.10 an army or character of five goes to Helm’s Deep, and nowhere else', () => {
  const t = bringing('helms-deep', {
    deck: { frodo: ['riders-of-rohan', 'merry-brandybuck', 'sting', 'sam-gamgee', 'gandalf-the-grey'] },
  });
  t.asks('frodo', 'play-apart');
  t.may(
    'play riders-of-rohan helms-deep',
    'play merry-brandybuck helms-deep',
    'play gandalf-the-grey helms-deep',
    'done',
  );
  t.refuses('play riders-of-rohan reserve', 'CG-41.62', 'other-place');
  t.does('play riders-of-rohan helms-deep').shows({ 'riders-of-rohan': 'helms-deep', sting: 'cycle' });
});

rule(
  '[lorien] [dol-guldur] CG-EX4 CG-10.8 each brings the other, out of a deck or an area, and there the chain ends',
  () => {
    bringing('lorien').lies({ lorien: 'active', 'dol-guldur': 'active' });
    bringing('dol-guldur', { free: ['lorien'] })
      .lies({ lorien: 'active', 'dol-guldur': 'active' })
      .tells('activates', 'reactivates');
    table({ reserve: ['gandalf-the-white', 'shadowfax@gandalf-the-white'], on: { 'dol-guldur': [] } })
      .does('use shadowfax', 'bring lorien')
      .lies({ lorien: 'active', 'dol-guldur': 'active' });
  },
);

rule('[rivendell] CG-37.16 the Elf player draws one, then cycles one hand card', () => {
  const t = bringing('rivendell', { hand: { aragorn: ['lembas'] }, deck: { aragorn: ['arwen'] } });
  t.asks('aragorn', 'cycle').may('cycle lembas', 'cycle arwen').does('cycle lembas').hand('aragorn', 'arwen');
});

rule('[harad] [umbar] each Shadow player draws one', () => {
  for (const id of ['harad', 'umbar'])
    bringing(id).handSize('witch-king', 1).handSize('saruman', 1).handSize('frodo', 0);
});

rule('[minas-morgul] CG-41.63 CG-20.4 a Nazgûl of five goes to the reserve and cannot move this round', () => {
  const t = bringing('minas-morgul', {
    deck: { 'witch-king': ['the-hunter', 'mordor-orcs', 'olog-hai', 'fell-beast', 'black-breath'] },
    on: { 'bag-end': [] },
  });
  t.asks('witch-king')
    .may('play the-hunter reserve', 'done')
    .refuses('play the-hunter bag-end', 'CG-41.62', 'other-place');
  t.does('play the-hunter reserve').asks('witch-king', 'act').refuses('move the-hunter bag-end', 'CG-20.1');
});

rule('[morannon] an army of five goes to any legal place', () => {
  const t = bringing('morannon', {
    deck: { 'witch-king': ['the-hunter', 'mordor-orcs', 'olog-hai', 'fell-beast', 'black-breath'] },
  });
  t.may(
    'play mordor-orcs reserve',
    'play mordor-orcs morannon',
    'play olog-hai reserve',
    'play olog-hai morannon',
    'done',
  );
  t.does('done').shows({ 'mordor-orcs': 'cycle' });
});

rule('[moria] the Monstrous player draws two', () => {
  bringing('moria').handSize('saruman', 2).handSize('witch-king', 0);
});

rule('[orthanc] CG-41.48 may take Saruman out of deck or cycle pile; then the pile is shuffled in, in any case', () => {
  const t = bringing('orthanc', { cycle: ['saruman', 'gollum'] });
  t.asks('saruman', 'take-location').may('take saruman', 'none').does('take saruman');
  t.hand('saruman', 'saruman').shows({ gollum: 'deck' });
  bringing('orthanc', { cycle: ['gollum'] })
    .does('none')
    .shows({ gollum: 'deck', saruman: 'deck' });
});

import { rule } from '@pony/testkit';
import { locationOf, table } from './helpers.ts';

const EGLADIL = {
  on: {
    egladil: [
      'the-commander',
      'the-destroyer',
      'black-riders-mount@the-destroyer',
      'gimli',
      'legolas',
      'bow-of-the-galadhrim@legolas',
    ],
  },
};

rule('CG-EX11 CG-27.4 CG-27.7 the path fight at Egladil, Legolas falls', () => {
  const t = table(EGLADIL).counts('egladil', 3, 4).allPass();
  t.asks('frodo', 'fall', { seat: 0, location: locationOf('egladil'), n: 2 }).may(
    'eliminate gimli',
    'eliminate legolas',
  );
  t.refuses('eliminate the-commander', 'CG-27.4', 'not-a-defender').refuses('pass', 'CG-30.5', 'one-must-fall');
  t.does('eliminate legolas').leaveOpen().lies({ egladil: 'free' }).corruption(0);
  t.shows({ legolas: 'gone', 'bow-of-the-galadhrim': 'gone', gimli: 'cycle' });
  t.shows({ 'the-commander': 'gone', 'the-destroyer': 'gone', 'black-riders-mount': 'gone' });
});

rule('CG-EX11 CG-27.6 CG-18.5 choosing badly costs Legolas too, with his item', () => {
  const t = table(EGLADIL).fights('eliminate gimli').lies({ egladil: 'free' });
  t.shows({ gimli: 'gone', legolas: 'gone', 'bow-of-the-galadhrim': 'gone' });
});

rule('CG-EX12 CG-29.2 CG-27.11 without defenders the Shadow scores two corruption', () => {
  const t = table({
    on: { egladil: ['the-commander', 'the-destroyer', 'black-riders-mount@the-destroyer'] },
  }).allPass();
  t.corruption(2)
    .lies({ egladil: 'shadow' })
    .shows({ 'the-commander': 'gone', 'black-riders-mount': 'gone' })
    .leaveOpen();
});

rule('CG-27.1 CG-27.2 CG-27.3 on a path the Free Peoples defend; the card cancels first', () => {
  table({ on: { lothlorien: ['the-hunter', 'the-reaver'] } })
    .counts('lothlorien', 2, 2)
    .allPass()
    .lies({ lothlorien: 'free' })
    .corruption(0)
    .leaveOpen();
});

rule('CG-27.5 CG-27.8 CG-27.9 who is not needed is cycled; the attackers are eliminated whatever the result', () => {
  const t = table({ on: { 'bag-end': ['sam-gamgee', 'gandalf-the-grey', 'the-hunter'] } }).fights(
    'eliminate sam-gamgee',
  );
  t.shows({ 'sam-gamgee': 'gone', 'gandalf-the-grey': 'cycle', 'the-hunter': 'gone' }).lies({ 'bag-end': 'free' });
});

rule('CG-27.10 icons of items and of texts count with the card that carries them', () => {
  table({ on: { 'bag-end': ['sam-gamgee', 'mithril-coat@sam-gamgee', 'sting@sam-gamgee'] } }).counts(
    'bag-end',
    0,
    1 + 2 + 1,
  );
});

rule(
  'CG-29.1 CG-28.4 all icons cancelled: the path goes to the Free Peoples; icons on a location need no elimination',
  () => {
    const t = table({ turn: 'frodo', reserve: ['sam-gamgee'], on: { 'bag-end': ['gimli', 'the-hunter'] } });
    t.does('use sam-gamgee').allPass().lies({ 'bag-end': 'free' }).shows({ gimli: 'cycle' }).leaveOpen();
  },
);

rule('CG-28.5 CG-28.1 CG-28.3 added icons vanish with the card, and are used only by eliminating it', () => {
  const t = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['olog-hai', 'black-uruks'] },
    reserve: ['gorbag-and-shagrat'],
    on: { 'cirith-ungol': [] },
  });
  t.does('move gorbag-and-shagrat cirith-ungol', 'yes', 'cycle olog-hai').counts('cirith-ungol', 2, 0).allPass();
  t.corruption(2).shows({ 'gorbag-and-shagrat': 'gone' }).leaveOpen();
  if (t.state.tokens.some((n) => n > 0)) throw new Error('tokens are left');
});

const GULDUR = {
  on: {
    'dol-guldur': [
      'high-elves',
      'galadriel',
      'nenya-ring-of-adamant@galadriel',
      'mordor-orcs',
      'olog-hai',
      'gorbag-and-shagrat',
    ],
  },
};

rule('CG-EX14 CG-30.5 CG-30.6 the battleground fight at Dol Guldur', () => {
  const t = table(GULDUR)
    .counts('dol-guldur', 5, 6)
    .allPass()
    .asks('witch-king', 'fall', { seat: 1, location: 7, n: 3 });
  t.may('eliminate mordor-orcs', 'eliminate olog-hai', 'eliminate gorbag-and-shagrat');
  t.does('eliminate mordor-orcs', 'eliminate olog-hai').leaveOpen().lies({ 'dol-guldur': 'shadow' });
  t.shows({ 'gorbag-and-shagrat': 'cycle', 'high-elves': 'gone', galadriel: 'gone', 'nenya-ring-of-adamant': 'gone' });
});

rule('CG-EX15 CG-33.5 CG-33.6 Orcs and the captains cancel two, so the Olog-hai must fall as well', () => {
  const t = table(GULDUR)
    .fights('eliminate mordor-orcs', 'eliminate gorbag-and-shagrat')
    .lies({ 'dol-guldur': 'shadow' });
  t.shows({ 'mordor-orcs': 'gone', 'gorbag-and-shagrat': 'gone', 'olog-hai': 'gone' });
  // The army that supported is gone, the leadership icon still cancelled
  table({ on: { morannon: ['gorbag-and-shagrat', 'mordor-orcs', 'aragorn', 'anduril@aragorn', 'gandalf-the-grey'] } })
    .counts('morannon', 4, 4)
    .allPass()
    .lies({ morannon: 'shadow' })
    .leaveOpen();
});

rule('CG-30.1 CG-30.2 CG-30.3 on a Shadow battleground the Free Peoples attack', () => {
  table({ on: { umbar: ['soldiers-of-gondor', 'corsairs-of-umbar'] } }).counts('umbar', 1, 3);
  table({ on: { pelargir: ['soldiers-of-gondor', 'corsairs-of-umbar'] } }).counts('pelargir', 1, 2);
});

rule(
  'CG-30.4 CG-30.7 CG-30.8 the card cancels first; a defender that cancels one icon is gone, the rest of its icons lost',
  () => {
    const t = table({
      on: { pelargir: ['high-elves', 'haradrim-mumakil'], lorien: ['high-elves.2', 'black-uruks', 'mordor-orcs'] },
    });
    t.counts('lorien', 3, 4)
      .fights('fight lorien')
      .shows({ 'high-elves.2': 'gone', 'black-uruks': 'gone' })
      .lies({ lorien: 'free' });
  },
);

rule(
  'CG-30.9 CG-6.3 attack icons of defenders, defence icons of attackers and path icons do nothing on a battleground',
  () => {
    table({ on: { pelargir: ['strider', 'corsairs-of-umbar'] } }).counts('pelargir', 1, 2);
  },
);

rule(
  'CG-30.10 CG-30.11 CG-26.6 all cards of a side fight together; the first of its players there in turn order chooses',
  () => {
    const t = table({ first: 2, on: { 'bag-end': ['gimli', 'legolas', 'the-hunter'] } }).allPass();
    t.asks('aragorn', 'fall').does('eliminate gimli').leaveOpen().shows({ legolas: 'cycle' });
  },
);

rule(
  'CG-EX13 CG-31.1 CG-31.4 a battleground out of the other side’s area has no printed defence; its effect and roles stay',
  () => {
    const t = table({
      turn: 'frodo',
      reserve: ['gandalf-the-white', 'shadowfax@gandalf-the-white'],
      free: ['dol-guldur'],
      shadow: ['lorien'],
    });
    t.does('use shadowfax', 'bring dol-guldur').lies({ 'dol-guldur': 'active', lorien: 'active' });
    t.counts('dol-guldur', 3, 0).counts('lorien', 0, 0);
  },
);

rule('CG-31.2 CG-31.3 CG-11.5 added icons count there; out of the own side’s area the printed ones do', () => {
  const t = table({
    turn: 'witch-king',
    reserve: ['the-warrior', 'the-black-serpent'],
    unprinted: ['umbar'],
    on: { umbar: [] },
  });
  t.counts('umbar', 0, 0).does('use the-warrior').counts('umbar', 0, 1);
  table({ turn: 'saruman', reserve: ['the-black-serpent'], shadow: ['umbar'] })
    .does('use the-black-serpent')
    .counts('umbar', 0, 2);
});

rule('CG-11.1 CG-11.2 reactivated from either area, its effect is carried out again', () => {
  for (const area of ['free', 'shadow'] as const)
    table({ turn: 'saruman', reserve: ['the-black-serpent'], [area]: ['umbar'] })
      .does('use the-black-serpent')
      .lies({ umbar: 'active' })
      .handSize('witch-king', 1)
      .tells('reactivates');
});

rule(
  'CG-32.1 CG-32.2 CG-32.3 the defender wins when all is cancelled, else the attacker; icons left are no corruption',
  () => {
    const t = table({ on: { pelargir: ['haradrim-mumakil', 'corsairs-of-umbar'] } }).allPass();
    t.lies({ pelargir: 'shadow' }).corruption(0).leaveOpen();
    table({ on: { pelargir: ['corsairs-of-umbar'] } })
      .allPass()
      .lies({ pelargir: 'free' })
      .leaveOpen();
  },
);

rule('CG-32.4 icons left over on a battleground give no corruption', () => {
  table({ on: { edoras: ['devilry-of-saruman', 'wolf-riders'] } })
    .allPass()
    .lies({ edoras: 'shadow' })
    .corruption(0)
    .leaveOpen();
});

rule('CG-33.1 CG-6.4 CG-40.4 leadership counts only with support', () => {
  table({ on: { edoras: ['eomer'] } }).counts('edoras', 0, 1);
  table({ on: { edoras: ['eomer', 'village-militia'] } }).counts('edoras', 0, 1 + 1 + 1);
});

rule('CG-33.2 CG-33.3 CG-33.4 an army of the same faction on the same battleground, one for each character', () => {
  table({ on: { edoras: ['eomer', 'eowyn', 'village-militia'] } }).counts('edoras', 0, 1 + 1 + 1);
  table({ on: { edoras: ['eomer', 'eowyn', 'village-militia', 'riders-of-rohan'] } }).counts('edoras', 0, 1 + 2 + 2);
  table({ on: { edoras: ['eomer', 'village-militia', 'riders-of-rohan'] } }).counts('edoras', 0, 1 + 2 + 1);
  table({ on: { rivendell: ['arwen'], lorien: ['high-elves'] } }).counts('rivendell', 0, 2);
  table({ on: { morannon: ['aragorn', 'riders-of-rohan'] } }).counts('morannon', 3, 2);
});

rule('CG-33.7 leadership does not work on a path', () => {
  table({ on: { imladris: ['elrond', 'legolas'] } }).counts('imladris', 0, 1 + 2 + 1);
});

rule('CG-33.8 CG-28.7 with fewer armies than leaders the side says which is supported, before the fight', () => {
  const t = table({ on: { edoras: ['eomer', 'eowyn', 'village-militia', 'devilry-of-saruman'] } }).allPass();
  t.asks('frodo', 'support').may('support village-militia eomer', 'support village-militia eowyn');
  t.refuses('support riders-of-rohan eomer', 'CG-33.2', 'cannot-support').refuses('pass', 'CG-33.8', 'support-one');
  t.refuses('support village-militia gimli', 'CG-33.2', 'cannot-support');
  t.does('support village-militia eowyn').lies({ edoras: 'free' }).leaveOpen();
  t.shows({ eowyn: 'gone', 'village-militia': 'gone', eomer: 'cycle' });
});

rule('CG-27.12 CG-33.8 who has no icon falls only after those who have', () => {
  const t = table({
    on: { edoras: ['eomer', 'eowyn', 'village-militia', 'devilry-of-saruman', 'wolf-riders'] },
  }).allPass();
  t.does('support village-militia eomer').lies({ edoras: 'shadow' }).leaveOpen();
  t.shows({ eomer: 'gone', eowyn: 'gone', 'village-militia': 'gone' });
  const u = table({ on: { edoras: ['eowyn', 'gandalf-the-grey', 'treebeard', 'wolf-riders'] } }).allPass();
  u.may('eliminate gandalf-the-grey', 'eliminate treebeard').refuses('eliminate eowyn', 'CG-27.12', 'with-icons-first');
  u.does('eliminate treebeard').shows({ eowyn: 'cycle', 'gandalf-the-grey': 'cycle' }).leaveOpen();
});

rule('CG-40.3 CG-18.4 icons of an item are added to its wielder', () => {
  table({ on: { lorien: ['galadriel', 'nenya-ring-of-adamant@galadriel'] } }).counts('lorien', 0, 2 + 2);
});

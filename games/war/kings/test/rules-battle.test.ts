/** KM-5, KM-24, KM-25: abilities of Rulers in battle. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field, rollOf } from './field.ts';
import { kings } from './helpers.ts';

const UGLUK = { characters: { ugluk: 'dark' }, dark: 'isengard 3r' };
const SERPENT = { characters: { 'black-serpent': 'dark' }, dark: 'southrons-easterlings 3r' };
const BATS = { characters: { 'shadow-of-mirkwood': 'dark' } };
const BRAND = { characters: { 'brand-awakened': 'free' }, free: 'north 3r' };
/** Combat halves: Relentless Assault, Swarm of Bats, Desperate Battle; Great Host is nobody's own. */
const ASSAULT = 'rage-of-the-dunlendings';
const SWARM = 'the-shadow-is-moving';
const DESPERATE = 'pits-of-mordor';
const HOST = 'a-new-power-is-rising';
const ONES = [1, 1, 1, 1, 1, 1];

test('KM-5.1 KM-5.2 [ugluk] a Chieftain in the fight lets the Shadow give up its card, and the card does nothing', () => {
  const g = field({ ...UGLUK, sh: DESPERATE }).asks('shadow', 'chieftain');
  g.mayExactly('no', 'give-up-card ugluk')
    .refuses('give-up-card black-serpent', 'KM-5.10', 'not-in-the-fight')
    .refuses('yes', 'KM-5.10');
  g.dice(...ONES)
    .shadow('give-up-card ugluk')
    .asks('shadow', 'leader-reroll');
  assert.deepEqual(rollOf(g, 'combat-rolls', 1)[0].modifier, 1);
  assert.deepEqual(rollOf(g, 'combat-rolls', 0)[0].modifier, 0);
});

test('KM-25.6 [ugluk] I Command: +1 for both sides in both rolls, for the Shadow alone with Desperate Battle', () => {
  const plain = field({ ...UGLUK, free: 'rohan 3r 1l', sh: HOST });
  plain.dice(...ONES).shadow('give-up-card ugluk');
  plain.dice(1).shadow('reroll 1').dice(1).fp('reroll 1');
  for (const side of [0, 1] as const) {
    assert.equal(rollOf(plain, 'combat-rolls', side)[0].modifier, 1);
    assert.equal(rollOf(plain, 'leader-rerolls', side)[0].modifier, 1);
  }
  const linked = field({ ...UGLUK, free: 'rohan 3r 1l', sh: DESPERATE });
  linked.dice(...ONES).shadow('give-up-card ugluk');
  linked.dice(1).shadow('reroll 1').dice(1).fp('reroll 1');
  assert.deepEqual(
    [0, 1].map((side) => rollOf(linked, 'leader-rerolls', side as 0)[0].modifier),
    [0, 1],
  );
});

test('KM-25.2 KM-5.13 [black-serpent] Red Wrath: a hit on his own Army at once, +1 on the Combat roll, +2 with Relentless Assault', () => {
  for (const [card, more] of [
    [HOST, 1],
    [ASSAULT, 2],
  ] as const) {
    const g = field({ ...SERPENT, sh: card })
      .shadow('give-up-card black-serpent')
      .asks('shadow', 'take-loss');
    g.dice(...ONES).shadow('lose southrons-easterlings-regular');
    assert.deepEqual(rollOf(g, 'combat-rolls', 1), [{ dice: [1, 1], modifier: more, count: 0 }]);
    assert.equal(rollOf(g, 'combat-rolls', 0)[0].modifier, 0);
    g.dice(1).shadow('reroll 1');
    assert.equal(rollOf(g, 'leader-rerolls', 1)[0].modifier, 0);
  }
});

test('KM-25.4 [shadow-of-mirkwood] Lord of the Bats: his own Leadership for +1 on the re-roll', () => {
  const g = field({ ...BATS, dark: 'sauron 3r 1n', sh: HOST });
  g.dice(...ONES).shadow('give-up-card shadow-of-mirkwood');
  assert.equal(rollOf(g, 'combat-rolls', 1)[0].modifier, 0);
  g.mayExactly('reroll 0', 'reroll 1').dice(1).shadow('reroll 1');
  assert.equal(rollOf(g, 'leader-rerolls', 1)[0].modifier, 1);
});

test('KM-25.4 [shadow-of-mirkwood] with Swarm of Bats the card of the Free Peoples is cancelled too', () => {
  const dice = (sh: string) => {
    // Daylight leaves the Shadow three dice
    const g = field({ ...BATS, dark: 'sauron 5r', fp: 'the-last-battle', sh });
    g.dice(1, 1, 1, 1, 1, 1, 1, 1).shadow('give-up-card shadow-of-mirkwood');
    return rollOf(g, 'combat-rolls', 1)[0].dice.length;
  };
  assert.deepEqual([dice(HOST), dice(SWARM)], [3, 5]);
});

test('KM-5.3 a card whose condition does not hold cannot be chosen, so not given up', () => {
  const g = field({ ...UGLUK, hands: { shadow: ['dreadful-spells'] } });
  g.asks('shadow', 'combat-card').refuses('card dreadful-spells', 'WR-6.538');
});

test('KM-5.4 KM-5.14 without an own card there is nothing to give up', () => {
  const g = field({ ...UGLUK, hands: { shadow: [HOST] } }).dice(...ONES);
  g.shadow('no').asks('shadow', 'leader-reroll');
  assert.equal(g.told('combat-rolls').length, 2);
  const folly = field({
    ...BRAND,
    free: 'north 3r, gondor 1r',
    characters: { 'brand-awakened': 'free', denethor: 'free' },
    table: { shadow: ['kings-denethors-folly'] },
    hands: { fp: ['the-last-battle'] },
    sh: HOST,
    rolls: [1, 1, 1, 1, 1, 1, 1],
  });
  assert.equal(folly.told('gives-up-to-cancel').length, 0);
  assert.equal(folly.told('combat-rolls').length, 2);
});

test('KM-5.5 KM-EX2 a card given up counts as played: the Witch-king draws for it, and it is discarded', () => {
  const g = field({
    characters: { ugluk: 'dark', 'witch-king': 'dark' },
    dark: 'isengard 3r',
    sh: HOST,
  });
  g.dice(...ONES)
    .anyMore()
    .shadow('give-up-card ugluk');
  while (!g.may().includes('cease')) g.by(g.asked()[0], g.may().find((word) => word.startsWith('deck')) ?? g.may()[0]);
  assert.deepEqual(g.discarded('shadow'), [HOST]);
  assert.equal(g.hand('shadow').length, 1);
});

test('KM-5.6 KM-EX3 Daring Defiance cancels what a Chieftain gives for the card', () => {
  const g = field({
    ...UGLUK,
    characters: { ugluk: 'dark', legolas: 'free' },
    fp: 'i-will-go-alone',
    sh: DESPERATE,
  });
  g.dice(...ONES)
    .anyMore()
    .shadow('give-up-card ugluk')
    .asks('shadow', 'leader-reroll');
  while (g.told('combat-rolls').length < 2) g.dice(...ONES).fp(g.may()[0]);
  assert.equal(rollOf(g, 'combat-rolls', 1)[0].modifier, 0);
});

test('KM-5.7 the number in brackets is the initiative: Daylight of 3 and I Command of 3, the defender first', () => {
  const g = field({ ...UGLUK, dark: 'isengard 5r', fp: 'the-last-battle', sh: DESPERATE });
  g.dice(1, 1, 1, 1, 1, 1).shadow('give-up-card ugluk').asks('shadow', 'leader-reroll');
  assert.deepEqual(rollOf(g, 'combat-rolls', 1), [{ dice: [1, 1, 1], modifier: 1, count: 0 }]);
  // Lord of the Bats acts at 4, after the Combat roll
  const late = field({ ...BATS, sh: HOST });
  late.dice(...ONES).shadow('give-up-card shadow-of-mirkwood');
  assert.equal(rollOf(late, 'combat-rolls', 1)[0].modifier, 0);
});

test('KM-5.8 KM-5.9 a Chieftain is chosen before the cards are shown, Heir of Bard after', () => {
  const g = field({ ...UGLUK, fp: 'the-last-battle', sh: HOST }).asks('shadow', 'chieftain');
  assert.equal(g.told('shows-combat-card').length, 0);
  assert.ok(!JSON.stringify(g.seen('shadow')).includes(`"sealed":[${g.s.sealed[0]}`));
  g.dice(...ONES)
    .shadow('give-up-card ugluk')
    .asks('shadow', 'leader-reroll');
  assert.deepEqual(
    g.told('shows-combat-card').map((one) => one.args?.side),
    [0, 1],
  );
  const heir = field({ ...BRAND, fp: 'the-last-battle', sh: HOST }).asks('fp', 'heir-of-bard');
  assert.equal(heir.told('shows-combat-card').length, 2);
  heir.mayExactly('yes', 'no').refuses('done', 'KM-5.8', 'yes-or-no');
});

test('KM-5.10 a Chieftain elsewhere, or in the rearguard, gives nothing', () => {
  const far = field({ characters: { ugluk: 'orthanc' }, sh: HOST, armies: { orthanc: 'isengard 1r' }, rolls: ONES });
  assert.equal(far.told('combat-rolls').length, 2);
  const rear = kings({
    acts: 'shadow',
    armies: { fangorn: 'isengard 3r', eastemnet: 'rohan 3r' },
    politics: { isengard: 'war', rohan: 'war' },
    characters: { ugluk: 'fangorn' },
    dice: { shadow: 'army' },
    hands: { shadow: [HOST] },
  });
  rear.shadow(
    'attack army army',
    'army fangorn',
    'target eastemnet',
    'leave isengard-regular',
    'leave-character ugluk',
  );
  rear
    .shadow('done')
    .dice(...ONES)
    .shadow(`card ${HOST}`);
  assert.equal(rear.told('combat-rolls').length, 2);
});

test('KM-5.10 KM-5.1 Heir of Bard needs Brand in the fight', () => {
  const g = field({
    characters: { 'brand-awakened': 'dale' },
    free: 'north 3r',
    fp: 'the-last-battle',
    sh: HOST,
    rolls: ONES,
  });
  assert.equal(g.told('combat-rolls').length, 2);
});

test('KM-24.1 one North unit beside Brand is enough, none is not', () => {
  const with1 = { ...BRAND, free: 'north 1r, rohan 2r', fp: 'the-last-battle', sh: HOST };
  field(with1).asks('fp', 'heir-of-bard').mayExactly('yes', 'no');
  const none = field({ ...with1, free: 'rohan 3r', rolls: ONES });
  assert.equal(none.told('combat-rolls').length, 2);
});

test('KM-5.11 two Chieftains share one card: one of them may take it', () => {
  const g = field({
    characters: { ugluk: 'dark', 'black-serpent': 'dark' },
    dark: 'isengard 3r, southrons-easterlings 1r',
    sh: HOST,
  });
  g.mayExactly('no', 'give-up-card ugluk', 'give-up-card black-serpent').dice(1, 1, 1, 1, 1, 1, 1);
  g.shadow('give-up-card ugluk').asks('shadow', 'leader-reroll');
  assert.equal(g.told('combat-rolls').length, 2);
  assert.equal(g.told('gives-up-card').length, 1);
});

test('KM-5.12 a Chieftain may give up a card in every round, Heir of Bard cancels once a battle', () => {
  const g = field({ ...UGLUK, hands: { shadow: [HOST, DESPERATE] } });
  g.shadow(`card ${HOST}`)
    .dice(...ONES)
    .shadow('give-up-card ugluk', 'reroll 0');
  g.shadow('press').fp('stay').shadow(`card ${DESPERATE}`).asks('shadow', 'chieftain');
  const heir = field({
    ...BRAND,
    hands: { shadow: [HOST, DESPERATE], fp: ['the-last-battle', 'faramirs-rangers'] },
  });
  heir
    .shadow(`card ${HOST}`)
    .fp('card the-last-battle')
    .dice(...ONES)
    .fp('yes', 'reroll 0');
  heir
    .shadow('press')
    .fp('stay')
    .shadow(`card ${DESPERATE}`)
    .dice(...ONES)
    .fp('card faramirs-rangers')
    .asks('fp', 'leader-reroll');
  assert.equal(heir.told('gives-up-to-cancel').length, 1);
  assert.equal(heir.told('combat-rolls').length, 4);
});

test('KM-24.1 [brand-awakened] Heir of Bard: his own card and the enemy card both do nothing', () => {
  const rolls = (answer: 'yes' | 'no') => {
    const g = field({ ...BRAND, free: 'north 5r', dark: 'isengard 5r', fp: 'the-last-battle', sh: DESPERATE });
    g.dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).fp(answer).leaveOpen();
    return [rollOf(g, 'combat-rolls', 1)[0].dice.length, rollOf(g, 'combat-rolls', 0)[0].modifier];
  };
  assert.deepEqual(rolls('no'), [3, 1]);
  assert.deepEqual(rolls('yes'), [5, 0]);
});

test('KM-24.1 [brand-awakened] it needs a North unit, and a card of both sides', () => {
  const south = field({
    characters: { 'brand-awakened': 'free' },
    fp: 'the-last-battle',
    sh: HOST,
    rolls: ONES,
  });
  assert.equal(south.told('combat-rolls').length, 2);
  for (const one of [{ fp: 'the-last-battle' }, { sh: HOST }]) {
    const g = field({ ...BRAND, ...one, rolls: ONES });
    assert.equal(g.told('combat-rolls').length, 2);
  }
});

test('KM-24.10 [brand-corrupted] corrupted: Shadow in the North cancels the Free Peoples card wherever North units fight', () => {
  const g = field({ corrupted: ['brand'], free: 'north 3r', dark: 'sauron 5r', fp: 'the-last-battle', sh: HOST });
  g.asks('shadow', 'shadow-in-the-north').dice(1, 1, 1, 1, 1, 1, 1, 1).shadow('yes');
  assert.equal(rollOf(g, 'combat-rolls', 1)[0].dice.length, 5);
  const south = field({ corrupted: ['brand'], fp: 'the-last-battle', sh: HOST, rolls: ONES });
  assert.equal(south.told('combat-rolls').length, 2);
});

test('KM-5.11 KM-24.10 a card given up for a Chieftain is not given up again for the Shadow in the North', () => {
  const g = field({ ...UGLUK, corrupted: ['brand'], free: 'north 3r', fp: 'the-last-battle', sh: HOST });
  g.dice(...ONES)
    .shadow('give-up-card ugluk')
    .asks('shadow', 'leader-reroll');
  assert.equal(g.told('combat-rolls').length, 2);
});

test('KM-5.15 KM-5.13 of two cancelling effects at 0 that of the defender comes first; the price stays paid', () => {
  for (const [attacker, bats] of [
    ['shadow', 0],
    ['fp', 1],
  ] as const) {
    const g = field({
      characters: { 'shadow-of-mirkwood': 'dark', 'brand-awakened': 'free' },
      free: 'north 3r',
      dark: 'sauron 3r 1n',
      attacker,
      fp: 'the-last-battle',
      sh: SWARM,
    });
    g.shadow('give-up-card shadow-of-mirkwood')
      .dice(...ONES)
      .fp('yes');
    while (g.told('leader-rerolls').length < 2) {
      const [who] = g.asked();
      if (who === 'shadow') g.mayExactly('reroll 0', 'reroll 1');
      g.dice(1).by(who, 'reroll 1');
    }
    assert.equal(rollOf(g, 'leader-rerolls', 1)[0].modifier, bats, attacker);
  }
});

test('KM-5.16 a natural 1 misses and five dice are the most, whatever is added', () => {
  const g = field({ ...SERPENT, dark: 'southrons-easterlings 8r', sh: ASSAULT });
  g.shadow('give-up-card black-serpent').dice(1, 1, 3, 6, 2, 1, 1, 1);
  g.shadow('lose southrons-easterlings-regular').asks('shadow', 'leader-reroll');
  assert.deepEqual(rollOf(g, 'combat-rolls', 1), [{ dice: [1, 1, 3, 6, 2], modifier: 2, count: 2 }]);
});

test('KM-24.6 KM-5.2 [theoden-awakened] Forth, Eorlingas! gives him 3 in the first round alone, without a card', () => {
  const g = field({ characters: { 'theoden-awakened': 'free' }, free: 'rohan 5r', rolls: [1, 1, 1, 1, 1, 1, 1, 1] });
  g.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1', 'reroll 2', 'reroll 3');
  g.fp('reroll 0').shadow('press').dice(1, 1, 1, 1, 1, 1, 1, 1).fp('stay');
  g.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});

test('KM-24.12 [denethor-corrupted] corrupted at home: one more round of the siege for a Regular, once', () => {
  const g = kings({
    acts: 'shadow',
    armies: { 'minas-tirith': 'sauron 3r 1e' },
    besieged: { 'minas-tirith': 'gondor 3r' },
    politics: { gondor: 'war', sauron: 'war' },
    corrupted: ['denethor'],
    dice: { shadow: 'army' },
  });
  g.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith').dice(1, 1, 1, 1, 1, 1, 1);
  g.shadow('done');
  g.mayExactly('cease', 'reduce sauron-elite', 'lose sauron-regular').dice(1, 1, 1, 1, 1, 1);
  g.shadow('lose sauron-regular');
  assert.equal(g.reserve('sauron', 'r') >= 1, true);
  g.mayExactly('cease', 'reduce sauron-elite').refuses('lose sauron-regular', 'WR-6.580');
});

test('KM-24.12 elsewhere, or without the Corrupted Sovereign of that Stronghold, only an Elite pays', () => {
  for (const corrupted of [['dain'], []]) {
    const g = kings({
      acts: 'shadow',
      armies: { 'minas-tirith': 'sauron 3r 1e' },
      besieged: { 'minas-tirith': 'gondor 3r' },
      politics: { gondor: 'war', sauron: 'war' },
      corrupted,
      dice: { shadow: 'army' },
    });
    g.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith').dice(1, 1, 1, 1, 1, 1, 1);
    g.shadow('done');
    g.mayExactly('cease', 'reduce sauron-elite');
  }
});

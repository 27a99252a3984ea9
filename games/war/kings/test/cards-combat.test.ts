/** KM-22.5, KM-23.28 to KM-23.34: the combat halves of the cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Field, field, rollOf } from './field.ts';
import { kings } from './helpers.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
/** The condition of a card does not hold. */
const cannot = (card: string, side: 'fp' | 'sh', say: string, given: Field = {}) => {
  const hands = side === 'fp' ? { fp: [card] } : { shadow: [card] };
  field({ ...given, hands }).refuses(`card ${card}`, 'WR-6.538', say);
};

// Halves of the new cards

test('KM-23.28 [aid-in-time-of-need combat] The King’s Banner: his Leadership given up, the Shadow does not roll again', () => {
  const card = 'aid-in-time-of-need';
  const set: Field = { fp: card, free: 'rohan 5r', dark: 'sauron 3r 2n', rolls: ones(8) };
  const both = { aragorn: 'free', 'theoden-awakened': 'free' };
  const g = field({ ...set, characters: both }).asks('fp', 'the-kings-banner');
  g.mayExactly('companion aragorn', 'companion theoden-awakened').refuses('done', 'WR-6.577').fp('companion aragorn');
  // the three of Théoden are left; the Shadow is not asked
  g.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1', 'reroll 2', 'reroll 3').dice(1, 1).fp('reroll 2');
  assert.deepEqual(g.told('leader-rerolls').length, 1);
  g.asks('shadow', 'press-on');
  cannot(card, 'fp', 'combat-needs-king', { characters: { brand: 'free', strider: 'free', theoden: 'free' } });
});

test('KM-23.29 [it-is-not-so-dark-here combat] Like a God of Old: as many dice as he leads by, on three or more, at once', () => {
  const card = 'it-is-not-so-dark-here';
  const characters = {
    'theoden-awakened': 'free',
    'brand-awakened': 'free',
    'denethor-awakened': 'minas-tirith',
    dain: 'free',
  };
  const set: Field = { fp: card, dark: 'sauron 5r', characters };
  const g = field(set)
    .asks('fp', 'like-a-god-of-old')
    .mayExactly('companion brand-awakened', 'companion theoden-awakened');
  g.dice(3, 2, 6).fp('companion theoden-awakened').asks('shadow', 'take-loss');
  const [told] = g.told('strikes');
  assert.deepEqual([told.args?.dice, told.args?.number, told.args?.count], [[3, 2, 6], 3, 2]);
  g.shadow('lose sauron-regular')
    .dice(...ones(6))
    .shadow('lose sauron-regular')
    .asks('fp', 'leader-reroll');
  assert.deepEqual(rollOf(g, 'combat-rolls', 1)[0].dice.length, 3, 'losses come before the Combat roll');
  // Brand leads by two
  const brand = field(set)
    .dice(2, 2, ...ones(6))
    .anyMore()
    .fp('companion brand-awakened')
    .asks('fp', 'leader-reroll');
  assert.deepEqual(brand.told('strikes')[0].args?.dice, [2, 2]);
  cannot(card, 'fp', 'combat-needs-awakened', { characters: { theoden: 'free', aragorn: 'free' } });
});

const hope = (card: string) => (): void => {
  const set: Field = { fp: card, dark: 'sauron 4r', rolls: ones(7), politics: { rohan: 'war', north: 'passive 1' } };
  const grey = field({
    ...set,
    characters: { theoden: 'free', 'brand-awakened': 'free' },
    tiles: { theoden: ['tile-11'] },
  });
  grey.asks('fp', 'there-is-hope-for-victory').mayExactly('companion theoden', 'companion brand-awakened');
  grey.fp('companion theoden');
  assert.deepEqual(
    [grey.where('theoden'), grey.where('theoden-awakened'), grey.token('theoden')],
    ['replaced', 'eastemnet', 1],
  );
  assert.ok(grey.inPool('tile-11'));
  // KM-23.31: he leads by three in the first round, and Brand by two
  grey.mayExactly('reroll 0', 'reroll 1', 'reroll 2', 'reroll 3').dice(4, 4, 5).fp('reroll 3').leaveOpen();
  assert.deepEqual(rollOf(grey, 'leader-rerolls', 0), [{ dice: [4, 4, 5], modifier: 1, count: 3 }]);
  assert.equal(rollOf(grey, 'combat-rolls', 0)[0].modifier, 0);
  const silver = field({ ...set, characters: { 'brand-awakened': 'free' } }).fp('companion brand-awakened');
  silver.dice(4).fp('reroll 1').leaveOpen();
  assert.deepEqual(rollOf(silver, 'leader-rerolls', 0), [{ dice: [4], modifier: 1, count: 1 }]);
  cannot(card, 'fp', 'combat-needs-sovereign', { corrupted: ['theoden'], characters: { aragorn: 'free' } });
  cannot(card, 'fp', 'combat-needs-sovereign', { armies: { edoras: 'rohan 1r' } });
};
test('KM-23.30 KM-23.31 [ever-at-your-service combat] There Is Hope for Victory: a grey Sovereign awakens, +1 on the re-roll', () =>
  hope('ever-at-your-service')());
test('KM-23.30 KM-23.31 [men-of-little-villages combat] There Is Hope for Victory: a grey Sovereign awakens, +1 on the re-roll', () =>
  hope('men-of-little-villages')());

test('KM-23.30 KM-EX4 he awakens among attackers too, and comes home with them; bans bind', () => {
  const set: Field = {
    attacker: 'fp',
    fp: 'ever-at-your-service',
    dark: 'sauron 1r',
    characters: { theoden: 'free' },
    rolls: ones(4),
  };
  const g = field(set).fp('companion theoden').dice(1).fp('reroll 1').asks('fp', 'press-on').fp('cease');
  assert.equal(g.where('theoden-awakened'), 'fangorn');
  const doubt = field({
    ...set,
    attacker: 'shadow',
    table: { shadow: ['your-welcome-is-doubtful'] },
    politics: { rohan: 'active 1' },
  }).fp('companion theoden');
  doubt.dice(3).fp('reroll 1');
  assert.deepEqual([doubt.where('theoden'), rollOf(doubt, 'leader-rerolls', 0)[0].modifier], ['eastemnet', 1]);
});

test('KM-23.32 [your-welcome-is-doubtful combat] Servant of the Shadow: a die less for every point a Minion gives up, one at least', () => {
  const card = 'your-welcome-is-doubtful';
  const set: Field = { sh: card, free: 'rohan 5r', dark: 'isengard 3r' };
  const g = field({ ...set, characters: { 'black-serpent': 'dark', saruman: 'dark' } }).shadow('no');
  g.asks('shadow', 'servant-of-the-shadow').mayExactly('minion black-serpent', 'minion saruman');
  g.dice(...ones(6)).shadow('minion black-serpent');
  assert.equal(rollOf(g, 'combat-rolls', 0)[0].dice.length, 3);
  // Saruman alone leads now
  g.asks('shadow', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
  const least = field({ ...set, free: 'rohan 1r', characters: { 'black-serpent': 'dark' } }).shadow('no');
  least.dice(...ones(4)).shadow('minion black-serpent');
  assert.equal(rollOf(least, 'combat-rolls', 0)[0].dice.length, 1);
  const king = field({ ...set, dark: 'sauron 3r 1n', characters: { 'witch-king': 'dark' } }).shadow('no');
  king
    .mayExactly('minion witch-king')
    .dice(...ones(6))
    .shadow('minion witch-king');
  assert.equal(rollOf(king, 'combat-rolls', 0)[0].dice.length, 3);
  king.mayExactly('reroll 0', 'reroll 1');
  cannot(card, 'sh', 'combat-needs-minion', { dark: 'sauron 3r 2n', characters: { ugluk: 'orthanc' } });
});

test('KM-23.33 [the-west-has-failed combat] Battle Is Vain: up to five points of Nazgûl Leadership against as many of the enemy', () => {
  const card = 'the-west-has-failed';
  const set: Field = { sh: card, free: 'rohan 3r 3l', dark: 'sauron 3r 3n', characters: { saruman: 'dark' } };
  const g = field(set).asks('shadow', 'battle-is-vain').mayExactly('count 0', 'count 1', 'count 2', 'count 3');
  g.refuses('count 4', 'KM-23.33', 'too-many-points')
    .dice(...ones(6))
    .shadow('count 2');
  g.asks('shadow', 'leader-reroll').mayExactly('reroll 0', 'reroll 1', 'reroll 2').shadow('reroll 0');
  g.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1').fp('reroll 0');
  const one = field({ ...set, dark: 'sauron 3r 1n' }).mayExactly('count 0', 'count 1');
  one
    .dice(...ones(6))
    .shadow('count 1')
    .asks('shadow', 'leader-reroll');
  const most = field({ ...set, dark: 'sauron 3r 5n', characters: { 'witch-king': 'dark' } }).shadow('no');
  most.mayExactly('count 0', 'count 1', 'count 2', 'count 3', 'count 4', 'count 5');
  most
    .dice(...ones(6))
    .shadow('count 5')
    .asks('shadow', 'leader-reroll')
    .shadow('reroll 0')
    .asks('shadow', 'press-on');
  cannot(card, 'sh', 'combat-needs-nazgul-leadership', {
    dark: 'isengard 3r',
    characters: { ugluk: 'dark', saruman: 'dark' },
  });
});

test('KM-5.7 [the-west-has-failed combat] Battle Is Vain comes before Like a God of Old, even of the defender', () => {
  const g = field({
    sh: 'the-west-has-failed',
    fp: 'it-is-not-so-dark-here',
    free: 'rohan 3r',
    dark: 'sauron 3r 2n',
    characters: { 'theoden-awakened': 'free' },
    rolls: ones(9),
  }).asks('shadow', 'battle-is-vain');
  g.shadow('count 0').asks('fp', 'like-a-god-of-old');
});

const waxes = (card: string) => (): void => {
  const set: Field = { sh: card, free: 'rohan 3r 1l', dark: 'sauron 3r 1n' };
  const both = field({ ...set, characters: { theoden: 'free' }, rolls: ones(6) });
  both.dice(1).shadow('reroll 1').dice(1).fp('reroll 1');
  const sums = (g: typeof both) =>
    (['combat-rolls', 'leader-rerolls'] as const).map((say) =>
      [0, 1].map((side) => rollOf(g, say, side as 0)[0].modifier),
    );
  assert.deepEqual(sums(both), [
    [1, 1],
    [1, 1],
  ]);
  // beside a Corrupted Sovereign the Shadow alone, even if a grey one is there too
  const dark = kings({
    acts: 'shadow',
    armies: { edoras: 'rohan 3r 1l', folde: 'sauron 3r 1n' },
    characters: { brand: 'edoras' },
    corrupted: ['theoden'],
    politics: { rohan: 'war', sauron: 'war', north: 'war' },
    dice: { shadow: 'army' },
    hands: { shadow: [card] },
  }).shadow('attack army army', 'army folde', 'target edoras', 'done');
  dark
    .dice(...ones(6))
    .shadow(`card ${card}`)
    .dice(1)
    .shadow('reroll 1')
    .dice(1)
    .fp('reroll 1');
  assert.deepEqual(sums(dark), [
    [0, 1],
    [0, 1],
  ]);
  cannot(card, 'sh', 'combat-needs-sovereign-there', { armies: { edoras: 'rohan 1r' } });
};
test('KM-23.34 [the-palantir-of-barad-dur combat] His Power Waxes: +1 for both beside a Sovereign, for the Shadow beside a Corrupted one', () =>
  waxes('the-palantir-of-barad-dur')());
test('KM-23.34 [work-of-the-enemy combat] His Power Waxes: +1 for both beside a Sovereign, for the Shadow beside a Corrupted one', () =>
  waxes('work-of-the-enemy')());

// A card in the place of another keeps its combat half

test('KM-22.5 [kings-house-of-the-stewards combat] Brave Stand: a die of the Shadow less for every Companion, an Awakened Sovereign too', () => {
  const card = 'kings-house-of-the-stewards';
  const g = field({
    fp: card,
    dark: 'sauron 5r',
    characters: { gimli: 'free', 'theoden-awakened': 'free' },
    rolls: ones(8),
  });
  assert.equal(rollOf(g, 'combat-rolls', 1)[0].dice.length, 3);
  cannot(card, 'fp', 'combat-needs-companion', { characters: { theoden: 'free' } });
});

test('KM-22.5 [kings-wisdom-of-elrond combat] Confusion: natural ones hit the Shadow', () => {
  const g = field({ fp: 'kings-wisdom-of-elrond', dark: 'sauron 3r 1n', rolls: [1, 1, 3, 2, 2, 2] });
  assert.equal(g.told('more-hits')[0]?.args?.count, 2);
  g.asks('shadow', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});

test('KM-22.5 [kings-riders-of-theoden combat] Daylight: the Shadow rolls three dice at most', () => {
  const dice = (fp?: string) =>
    rollOf(field({ fp, dark: 'sauron 5r', rolls: ones(8) }), 'combat-rolls', 1)[0].dice.length;
  assert.deepEqual([dice('kings-riders-of-theoden'), dice()], [3, 5]);
});

test('KM-22.5 [kings-king-brands-men combat] Shield-wall: of two hits or more one is turned away', () => {
  const lost = (fp: string | undefined, hits: readonly number[]) => {
    const g = field({ fp, free: 'rohan 4r', rolls: [...hits, ...ones(4)] });
    while (g.prompt() === 'take-loss') g.fp('lose rohan-regular');
    return g.at('eastemnet');
  };
  assert.equal(lost('kings-king-brands-men', [6, 6, 1]), 'rohan 3r');
  assert.equal(lost('kings-king-brands-men', [6, 1, 1]), 'rohan 3r');
  assert.equal(lost(undefined, [6, 6, 1]), 'rohan 2r');
});

const valour = (card: string): void => {
  const g = field({ fp: card, free: 'rohan 2r 1e', rolls: [1, 1, 1, 4, 1, 1] });
  assert.deepEqual(rollOf(g, 'combat-rolls', 0), [{ dice: [4, 1, 1], modifier: 1, count: 1 }]);
  cannot(card, 'fp', 'combat-needs-elite');
};
test('KM-22.5 [kings-dain-ironfoots-guard combat] Valour: +1 where an Elite fights', () =>
  valour('kings-dain-ironfoots-guard'));
test('KM-22.5 [kings-thranduils-archers combat] Valour: +1 where an Elite fights', () =>
  valour('kings-thranduils-archers'));

test('KM-22.5 [kings-return-to-valinor combat] Deadly Strife: +2 on both rolls of both sides', () => {
  const g = field({ sh: 'kings-return-to-valinor', free: 'rohan 3r 1l', dark: 'sauron 3r 1n', rolls: ones(6) });
  g.dice(1).shadow('reroll 1').dice(1).fp('reroll 1');
  for (const say of ['combat-rolls', 'leader-rerolls'])
    for (const side of [0, 1] as const) assert.equal(rollOf(g, say, side)[0].modifier, 2);
});

const devilry = (card: string): void => {
  const assault = (besiegers: string) =>
    kings({
      armies: { 'helms-deep': besiegers },
      besieged: { 'helms-deep': 'rohan 2r' },
      politics: { rohan: 'war', isengard: 'war', sauron: 'war' },
      dice: { shadow: 'army' },
      hands: { shadow: [card] },
      acts: 'shadow',
    }).shadow('attack army army', 'army helms-deep', 'target inside-helms-deep', 'done');
  const g = assault('isengard 1r, sauron 2r');
  g.dice(5, 1, 1, 1, 1).shadow(`card ${card}`).leaveOpen();
  assert.deepEqual(rollOf(g, 'combat-rolls', 1), [{ dice: [5, 1, 1], modifier: 1, count: 1 }]);
  assault('sauron 3r').refuses(`card ${card}`, 'WR-6.538', 'combat-needs-isengard-assault');
  cannot(card, 'sh', 'combat-needs-isengard-assault', { dark: 'isengard 3r' });
};
test('KM-22.5 [kings-denethors-folly combat] Devilry of Orthanc: +1 against a Stronghold with Isengard', () =>
  devilry('kings-denethors-folly'));
test('KM-22.5 [kings-threats-and-promises combat] Devilry of Orthanc: +1 against a Stronghold with Isengard', () =>
  devilry('kings-threats-and-promises'));

test('KM-22.5 [kings-stormcrow combat] Great Host: one more hit with twice as many units after the losses', () => {
  const left = (dark: string) => {
    const g = field({ sh: 'kings-stormcrow', free: 'rohan 2r', dark, rolls: ones(7) });
    if (g.prompt() === 'take-loss') g.fp('lose rohan-regular');
    return g.at('eastemnet');
  };
  assert.deepEqual([left('sauron 4r'), left('sauron 3r')], ['rohan 1r', 'rohan 2r']);
});

test('KM-22.5 [kings-the-king-is-revealed combat] Relentless Assault: own hits for as much on every die', () => {
  const g = field({ sh: 'kings-the-king-is-revealed', dark: 'sauron 4r' }).mayExactly('count 0', 'count 1', 'count 2');
  g.shadow('count 2', 'lose sauron-regular')
    .dice(...ones(5))
    .shadow('lose sauron-regular');
  assert.deepEqual(rollOf(g, 'combat-rolls', 1), [{ dice: [1, 1], modifier: 2, count: 0 }]);
});

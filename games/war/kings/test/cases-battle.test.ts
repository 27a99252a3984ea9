/** KM-5, KM-23, KM-24, KM-25 in battle: where abilities and cards meet walls, attackers and one another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field, rollOf } from './field.ts';
import { kings, type Scenario } from './helpers.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const WAR = {
  north: 'war',
  dwarves: 'war',
  gondor: 'war',
  rohan: 'war',
  elves: 'war',
  sauron: 'war',
  isengard: 'war',
  'southrons-easterlings': 'war',
};
/** Combat halves: Daylight and another of the Free Peoples; Swarm of Bats, Desperate Battle, Great Host. */
const DAYLIGHT = 'the-last-battle';
const OTHER = 'faramirs-rangers';
const SWARM = 'the-shadow-is-moving';
const DESPERATE = 'pits-of-mordor';
const HOST = 'a-new-power-is-rising';
const modifiers = (g: ReturnType<typeof field>): unknown[] =>
  ([0, 1] as const).map((side) => rollOf(g, 'combat-rolls', side)[0].modifier);

test('KM-25.2 KM-15.9 the hit of Red Wrath on the last unit ends the battle, and nobody is asked for more', () => {
  const set = { dark: 'southrons-easterlings 1r', free: 'north 3r', fp: DAYLIGHT, sh: HOST };
  const alone = { 'black-serpent': 'dark' };
  for (const characters of [alone, { ...alone, 'brand-awakened': 'free' }]) {
    const g = field({ ...set, characters });
    g.shadow('give-up-card black-serpent').asks('fp', 'act');
    assert.deepEqual([g.where('black-serpent'), g.at('fangorn'), g.told('combat-rolls').length], ['gone', '', 0]);
  }
});

test('KM-25.2 the Shadow chooses who takes the hit of Red Wrath', () => {
  const g = field({
    characters: { 'black-serpent': 'dark' },
    dark: 'southrons-easterlings 1r 1e, sauron 1r',
    sh: HOST,
  });
  g.shadow('give-up-card black-serpent').mayExactly(
    'lose southrons-easterlings-regular',
    'reduce southrons-easterlings-elite',
    'lose sauron-regular',
  );
});

test('KM-25.6 KM-5.10 I Command serves a defender, in the open and behind walls', () => {
  const open = field({
    attacker: 'fp',
    characters: { ugluk: 'dark' },
    dark: 'isengard 3r',
    sh: HOST,
  });
  open
    .dice(...ones(6))
    .shadow('give-up-card ugluk')
    .leaveOpen();
  assert.deepEqual(modifiers(open), [1, 1]);
  const walls = kings({
    armies: { orthanc: 'rohan 5r' },
    besieged: { orthanc: 'isengard 2r' },
    characters: { ugluk: 'inside-orthanc' },
    politics: WAR,
    dice: { fp: 'army' },
    hands: { shadow: [DESPERATE] },
  });
  walls.fp('attack army army', 'army orthanc', 'target inside-orthanc', 'done').shadow(`card ${DESPERATE}`);
  walls
    .dice(...ones(7))
    .shadow('give-up-card ugluk')
    .leaveOpen();
  assert.deepEqual(modifiers(walls), [0, 1]);
});

test('KM-5.13 what was paid for a cancelled ability stays paid: the hit, the Leadership', () => {
  const set = { free: 'north 3r', fp: DAYLIGHT, sh: HOST };
  const wrath = field({
    ...set,
    characters: { 'black-serpent': 'dark', 'brand-awakened': 'free' },
    dark: 'southrons-easterlings 3r',
  });
  wrath.shadow('give-up-card black-serpent', 'lose southrons-easterlings-regular').dice(...ones(5));
  wrath.fp('yes').leaveOpen();
  assert.deepEqual(rollOf(wrath, 'combat-rolls', 1), [{ dice: [1, 1], modifier: 0, count: 0 }]);
  const bats = field({ ...set, characters: { 'shadow-of-mirkwood': 'dark', 'brand-awakened': 'free' } });
  bats
    .shadow('give-up-card shadow-of-mirkwood')
    .dice(...ones(6))
    .fp('yes')
    .asks('fp', 'leader-reroll');
});

test('KM-25.4 KM-5.6 with Swarm of Bats There Is Hope for Victory awakens nobody', () => {
  const given = { fp: 'ever-at-your-service', characters: { theoden: 'free', 'shadow-of-mirkwood': 'dark' } };
  const linked = field({ ...given, sh: SWARM });
  linked
    .dice(...ones(6))
    .shadow('give-up-card shadow-of-mirkwood')
    .asks('fp', 'leader-reroll');
  assert.equal(linked.where('theoden'), 'eastemnet');
  const other = field({ ...given, sh: HOST });
  other
    .dice(...ones(6))
    .shadow('give-up-card shadow-of-mirkwood')
    .asks('fp', 'there-is-hope-for-victory')
    .leaveOpen();
});

test('KM-24.1 KM-5.12 Heir of Bard not used may be used in a later round, and behind walls', () => {
  const given = {
    characters: { 'brand-awakened': 'free' },
    free: 'north 3r',
    hands: { fp: [DAYLIGHT, OTHER], shadow: [HOST, DESPERATE] },
  };
  const g = field(given).shadow(`card ${HOST}`).fp(`card ${DAYLIGHT}`);
  g.dice(...ones(6)).fp('no', 'reroll 0');
  g.shadow('press').fp('stay').shadow(`card ${DESPERATE}`).fp(`card ${OTHER}`).asks('fp', 'heir-of-bard');
  const walls = kings({
    acts: 'shadow',
    armies: { erebor: 'sauron 5r' },
    besieged: { erebor: 'north 1r, dwarves 3r' },
    characters: { 'brand-awakened': 'inside-erebor' },
    politics: WAR,
    dice: { shadow: 'army' },
    hands: { shadow: [HOST], fp: [DAYLIGHT] },
  });
  walls.shadow('attack army army', 'army erebor', 'target inside-erebor', 'done', `card ${HOST}`);
  walls.fp(`card ${DAYLIGHT}`).asks('fp', 'heir-of-bard');
});

test('KM-24.10 KM-5.12 Shadow in the North works against attackers, once a battle', () => {
  const attack = field({
    attacker: 'fp',
    corrupted: ['brand'],
    free: 'north 2r',
    dark: 'sauron 5r',
    fp: DAYLIGHT,
    sh: HOST,
  });
  attack
    .dice(...ones(7))
    .shadow('yes')
    .leaveOpen();
  assert.deepEqual(
    [attack.told('gives-up-to-cancel')[0].args?.side, rollOf(attack, 'combat-rolls', 1)[0].dice.length],
    [1, 5],
  );
  const hands = { fp: [DAYLIGHT, OTHER], shadow: [HOST, DESPERATE] };
  const twice = field({ corrupted: ['brand'], free: 'north 2r', dark: 'sauron 2r', hands });
  twice.shadow(`card ${HOST}`).fp(`card ${DAYLIGHT}`);
  twice.dice(...ones(4)).shadow('yes', 'press');
  twice
    .fp('stay')
    .shadow(`card ${DESPERATE}`)
    .dice(...ones(4));
  twice.anyMore().fp(`card ${OTHER}`).leaveOpen();
  assert.deepEqual([twice.told('gives-up-to-cancel').length, twice.told('combat-rolls').length], [1, 4]);
});

test('KM-23.33 Leadership falls by what the Nazgûl give, never below none, and is back in the next round', () => {
  const card = 'the-west-has-failed';
  const g = field({
    sh: card,
    free: 'rohan 5r 2l',
    dark: 'sauron 2r 3n',
    characters: { 'theoden-awakened': 'free', strider: 'free' },
  });
  // 2 and 3 and 1 less 3
  g.dice(...ones(7)).shadow('count 3');
  g.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1', 'reroll 2', 'reroll 3');
  const none = field({ sh: card, free: 'rohan 2r 1l', dark: 'sauron 2r 5n' });
  none.dice(...ones(4)).shadow('count 5');
  none
    .asks('shadow', 'press-on')
    .shadow('press')
    .dice(...ones(4));
  none.fp('stay').shadow('reroll 0').asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});

test('KM-23.29 KM-24.6 Théoden attacks with one die from the second round on', () => {
  const card = 'it-is-not-so-dark-here';
  const g = field({ characters: { 'theoden-awakened': 'free' }, dark: 'sauron 3r', hands: { fp: [card] } });
  g.dice(...ones(6)).fp('no', 'reroll 0');
  g.shadow('press').fp('stay', `card ${card}`).dice(3);
  g.anyMore().fp('companion theoden-awakened').asks('shadow', 'take-loss').leaveOpen();
  assert.deepEqual(g.told('strikes')[0].args?.dice, [3]);
});

test('KM-23.32 of Minions whose Leadership is stilled none serves', () => {
  const card = 'your-welcome-is-doubtful';
  const given = { hands: { shadow: [card] }, dark: 'sauron 2r 1n', free: 'rohan 5r' };
  const king = { 'witch-king': 'dark', 'gandalf-the-white': 'free' };
  const g = field({ ...given, characters: { ...king, 'black-serpent': 'dark' } }).fp('yes');
  g.shadow(`card ${card}`, 'no', 'no').asks('shadow', 'servant-of-the-shadow').mayExactly('minion black-serpent');
  const alone = field({ ...given, characters: king }).fp('yes');
  alone.shadow(`card ${card}`).dice(...ones(7));
  alone.shadow('no').leaveOpen();
  assert.equal(rollOf(alone, 'combat-rolls', 0)[0].dice.length, 5);
});

test('KM-23.34 His Power Waxes counts a Sovereign behind walls, and a Corrupted one for a defender too', () => {
  const card = 'work-of-the-enemy';
  const given: Scenario = { politics: WAR, hands: { shadow: [card] } };
  const walls = kings({
    ...given,
    acts: 'shadow',
    armies: { 'minas-tirith': 'sauron 5r' },
    besieged: { 'minas-tirith': 'gondor 3r' },
    characters: { denethor: 'inside-minas-tirith' },
    dice: { shadow: 'army' },
  });
  walls.shadow('attack army army', 'army minas-tirith', 'target inside-minas-tirith', 'done').dice(...ones(8));
  walls.shadow(`card ${card}`).leaveOpen();
  assert.deepEqual(modifiers(walls), [1, 1]);
  const lost = kings({
    ...given,
    armies: { dale: 'sauron 3r', erebor: 'dwarves 3r' },
    control: { dale: 'shadow' },
    corrupted: ['brand'],
    dice: { fp: 'army' },
  });
  lost
    .fp('attack army army', 'army erebor', 'target dale')
    .doneIfAsked('fp')
    .dice(...ones(6));
  lost.shadow(`card ${card}`).leaveOpen();
  assert.deepEqual(modifiers(lost), [0, 1]);
});

test('KM-24.12 [dain-corrupted] [thranduil-corrupted] a Regular pays for a round, never the last unit, in every siege battle', () => {
  const siege = (id: string, home: string, garrison: string, besiegers: string, dice = 'army') =>
    kings({
      acts: 'shadow',
      armies: { [home]: besiegers },
      besieged: { [home]: garrison },
      politics: WAR,
      corrupted: [id],
      dice: { fp: 'event event', shadow: dice },
    });
  const assault = (g: ReturnType<typeof kings>, home: string) =>
    g
      .shadow('attack army army', `army ${home}`, `target inside-${home}`)
      .dice(...ones(9))
      .anyMore()
      .doneIfAsked('shadow');
  const realm = assault(siege('thranduil', 'woodland-realm', 'elves 3r', 'sauron 2r'), 'woodland-realm');
  realm.mayExactly('cease', 'lose sauron-regular');
  const erebor = assault(siege('dain', 'erebor', 'dwarves 3r', 'sauron 5r', 'army army'), 'erebor');
  erebor.dice(...ones(9)).shadow('lose sauron-regular');
  erebor.mayExactly('cease').shadow('cease').fp('skip event');
  assault(erebor, 'erebor').mayExactly('cease', 'lose sauron-regular');
  const last = siege('dain', 'erebor', 'dwarves 1r', 'sauron 1r').dice(1, 1);
  last.shadow('attack army army', 'army erebor', 'target inside-erebor').mayExactly('cease');
  // Théoden has no seat that falls so
  assault(siege('theoden', 'helms-deep', 'rohan 3r', 'isengard 3r'), 'helms-deep').mayExactly('cease');
});

test('KM-6.5 KM-6.2 Daring Defiance takes the Leadership of Companions, an Awakened Sovereign among them, and of no grey one', () => {
  const rerolls = (characters: Record<string, string>): number => {
    const g = field({ characters: { legolas: 'free', ...characters }, fp: 'i-will-go-alone', sh: DESPERATE });
    g.dice(...ones(12))
      .anyMore()
      .leaveOpen();
    while (g.prompt() === 'leader-reroll' && g.asked()[0] === 'shadow') g.shadow('reroll 0');
    return g.prompt() === 'leader-reroll' && g.asked()[0] === 'fp' ? g.verbs('reroll').length - 1 : 0;
  };
  assert.deepEqual([rerolls({}), rerolls({ theoden: 'free' }), rerolls({ 'theoden-awakened': 'free' })], [0, 1, 0]);
});

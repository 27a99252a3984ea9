import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHADOW } from '../../src/data.ts';
import { rules } from '../../src/game.ts';
import { type Scenario, war } from '../helpers.ts';

/** SH plays a card with its Event die. */
const plays = (card: string, given: Scenario = {}) =>
  war({ acts: 'shadow', ...given, hands: { shadow: [card], ...given.hands } })
    .shadow(`play ${card} event event`)
    .leaveOpen();
const cannot = (card: string, say: string, given: Scenario = {}) =>
  war({ acts: 'shadow', ...given, hands: { shadow: [card] } }).refuses(`play ${card} event event`, 'WR-5.11', say);

const tile = (card: string) => () => {
  const waits = plays(card);
  assert.equal(waits.s.waiting.length, 1);
  const size = war({ fellowship: { mordor: 0 } }).s.pool.length;
  assert.equal(plays(card, { fellowship: { mordor: 0 } }).s.pool.length, size + 1);
};
test('[shelobs-lair] a special tile waits for Mordor', tile('shelobs-lair'));
test('[the-ring-is-mine] a special tile waits for Mordor', tile('the-ring-is-mine'));
test('[on-on-they-went] a special tile waits for Mordor', tile('on-on-they-went'));
test('[give-it-to-uss] a special tile waits for Mordor', tile('give-it-to-uss'));

/** In the wild, with Gimli (Level 2) as the Guide. */
const WILD = { at: 'hollin', companions: ['gimli', 'meriadoc'] };
/** A tile of 2 that does not reveal. */
const TWO = 'tile-12';
const TILE_OF_TWO = { pool: [TWO], fellowship: WILD };
const EYE_TILE = { pool: ['tile-01'], fellowship: WILD };

const tileCard = (card: string) => () => {
  const eye = plays(card, EYE_TILE);
  assert.equal(eye.told('tile-nothing').length, 1);
  assert.equal(eye.s.corruption, 0);
  assert.equal(eye.s.hidden, 1);
  const blue = plays(card, { pool: ['tile-phial-of-galadriel'], fellowship: { mordor: 2, corruption: 3 } });
  assert.equal(blue.told('tile-nothing').length, 1);
  assert.equal(blue.asks('fp', 'act').s.corruption, 3);
  cannot(card, 'card-needs-wild', { fellowship: { at: 'rivendell' } });
  const mordor = war({ fellowship: { mordor: 2 }, acts: 'shadow', hands: { shadow: [card] } });
  assert.ok(mordor.may().includes(`play ${card} event event`), 'WR-9.105');
};
test('[orc-patrol] WR-9.90 an Eye or a blue tile does nothing; not near Free Settlements', tileCard('orc-patrol'));
test('[isildurs-bane] an Eye or a blue tile does nothing; not near Free Settlements', tileCard('isildurs-bane'));
test(
  '[foul-thing-from-the-deep] an Eye or a blue tile does nothing; not near Free Settlements',
  tileCard('foul-thing-from-the-deep'),
);
test('[orc-patrol] a number works as after a Hunt', () => {
  const game = plays('orc-patrol', TILE_OF_TWO).asks('fp', 'casualty');
  game.mayExactly('casualty-guide', 'casualty-random', 'no').fp('no');
  assert.equal(game.s.corruption, 2);
});
test('[isildurs-bane] WR-9.95 the damage cannot be lowered', () => {
  assert.equal(plays('isildurs-bane', TILE_OF_TWO).s.corruption, 2);
});
test('[foul-thing-from-the-deep] WR-9.104 a random Companion must be the casualty', () => {
  const game = plays('foul-thing-from-the-deep', TILE_OF_TWO);
  const lost = ['gimli', 'meriadoc'].filter((id) => game.where(id) !== 'fellowship');
  assert.equal(lost.length, 1);
});

test('[candles-of-corpses] three dice, Corruption on 4, on 6 with Gollum', () => {
  const game = war({ acts: 'shadow', fellowship: WILD, hands: { shadow: ['candles-of-corpses'] } });
  assert.equal(game.dice(4, 6, 3).shadow('play candles-of-corpses event event').s.corruption, 2);
  const gollum = { at: 'hollin', companions: [], guide: 'gollum' };
  const other = war({ acts: 'shadow', fellowship: gollum, hands: { shadow: ['candles-of-corpses'] } });
  assert.equal(other.dice(4, 6, 3).shadow('play candles-of-corpses event event').s.corruption, 1);
  cannot('candles-of-corpses', 'card-needs-wild', { fellowship: { at: 'rivendell' } });
});

const SEARCH: Scenario = { armies: { moria: 'sauron 1r 1n' }, fellowship: { at: 'hollin', progress: 1 } };
test('[nazgul-search] Nazgûl fly; one beside the Fellowship reveals it', () => {
  const game = plays('nazgul-search', SEARCH).shadow('nazgul moria', 'to hollin');
  game.asks('fp', 'reveal-way');
  assert.equal(game.told('revealed').length, 1);
  const far = plays('nazgul-search', SEARCH).shadow('done').asks('fp', 'act');
  assert.equal(far.s.hidden, 1);
  assert.equal(far.told('revealed').length, 0);
  cannot('nazgul-search', 'card-needs-progress');
});

test('[cruel-weather] WR-5.26 SH moves the Fellowship figure to a neighbour, progress stays', () => {
  const game = plays('cruel-weather', { fellowship: { at: 'hollin', progress: 2 } }).asks('shadow', 'cruel-weather');
  game.refuses('step lorien', 'WR-5.26', 'not-adjacent').shadow('step moria');
  assert.equal(game.bearers(), 'moria');
  assert.equal(game.s.progress, 2);
  cannot('cruel-weather', 'card-needs-progress', { fellowship: { mordor: 2, progress: 0 } });
});

test('[the-nazgul-strike] a Nazgûl beside the Fellowship takes a card from the table, or hunts', () => {
  const set: Scenario = {
    ...SEARCH,
    table: { fp: ['axe-and-bow'] },
    armies: { moria: 'sauron 1r 1n' },
    huntBox: { shadow: 1 },
  };
  const near = { ...set, fellowship: { at: 'moria', progress: 1, companions: ['gimli', 'legolas'] } };
  const game = plays('the-nazgul-strike', near).shadow('done').asks('shadow', 'nazgul-strike');
  game.mayExactly('discard-from-table', 'roll-hunt', 'done').shadow('discard-from-table', 'card axe-and-bow');
  assert.deepEqual(game.onTable('fp'), []);
  const hunt = plays('the-nazgul-strike', { ...near, table: {} })
    .shadow('done')
    .mayExactly('roll-hunt', 'done');
  hunt.dice(1).shadow('roll-hunt').asks('shadow', 'hunt-reroll');
  assert.equal(hunt.told('hunt-rolls').length, 1);
  cannot('the-nazgul-strike', 'card-needs-progress');
});

test('[morgul-wound] two points up to Corruption 3, else one', () => {
  assert.equal(plays('morgul-wound', { fellowship: { revealed: true, corruption: 3 } }).s.corruption, 5);
  assert.equal(plays('morgul-wound', { fellowship: { revealed: true, corruption: 4 } }).s.corruption, 5);
  cannot('morgul-wound', 'card-needs-revealed');
});

test('WR-5.10 the card of an Event that ends the game is discarded', () => {
  const { s } = plays('morgul-wound', { fellowship: { revealed: true, corruption: 11 } });
  assert.equal(s.outcome?.reason, 'corruption');
  assert.equal(s.played[SHADOW].length, 1);
  rules.invariants(s);
});

test('[lure-of-the-ring] a random Companion dies or his Level corrupts', () => {
  const set: Scenario = { fellowship: { revealed: true, companions: ['gimli'] } };
  const game = plays('lure-of-the-ring', set).asks('fp', 'lure-of-the-ring').mayExactly('yes', 'no');
  game.refuses('done', 'WR-5.26', 'yes-or-no').fp('no');
  assert.equal(game.s.corruption, 2);
  assert.equal(plays('lure-of-the-ring', set).fp('yes').where('gimli'), 'gone');
  const gollum = { revealed: true, companions: [], guide: 'gollum' };
  assert.equal(plays('lure-of-the-ring', { fellowship: gollum }).s.corruption, 1);
  cannot('lure-of-the-ring', 'card-needs-revealed');
});

test('[the-breaking-of-the-fellowship] as many Companions leave as the tile says', () => {
  const companions = ['gimli', 'legolas', 'boromir'];
  const set: Scenario = { pool: [TWO], fellowship: { at: 'hollin', revealed: true, companions } };
  const game = plays('the-breaking-of-the-fellowship', set).asks('fp', 'must-separate');
  game.mayExactly('companion gimli', 'companion legolas', 'companion boromir');
  game.refuses('companion strider', 'WR-8.41', 'not-in-fellowship');
  for (let i = 0; i < 2; i++) game.fp(game.may()[0]);
  assert.equal(companions.filter((id) => game.where(id) === 'hollin').length, 2);
  const eye = plays('the-breaking-of-the-fellowship', {
    pool: ['tile-01'],
    fellowship: { at: 'hollin', revealed: true, companions: ['gimli', 'meriadoc'] },
  }).asks('fp', 'act');
  assert.deepEqual([eye.told('tile-nothing').length, eye.told('separates').length], [1, 0]);
  const gollum = { revealed: true, companions: [], guide: 'gollum' };
  assert.equal(plays('the-breaking-of-the-fellowship', { fellowship: gollum }).s.corruption, 1);
  cannot('the-breaking-of-the-fellowship', 'card-needs-revealed');
});
test('[the-breaking-of-the-fellowship] WR-9.77 on the Mordor Track they are removed; a blue tile does nothing', () => {
  const fellowship = { mordor: 1, revealed: true, corruption: 3, companions: ['strider', 'gimli', 'meriadoc'] };
  const game = plays('the-breaking-of-the-fellowship', { pool: [TWO], fellowship });
  game.fp('companion strider', 'companion gimli').asks('fp', 'act');
  assert.deepEqual(fellowship.companions.map(game.where), ['gone', 'gone', 'fellowship']);
  assert.equal(game.told('separates').length, 0);
  const blue = plays('the-breaking-of-the-fellowship', { pool: ['tile-phial-of-galadriel'], fellowship });
  assert.equal(blue.asks('fp', 'act').told('tile-nothing').length, 1);
  assert.deepEqual(fellowship.companions.map(blue.where), ['fellowship', 'fellowship', 'fellowship']);
  assert.equal(blue.s.corruption, 3);
});

test('[the-lidless-eye] one to three unused dice become Eyes in the Hunt Box', () => {
  const game = plays('the-lidless-eye', {
    dice: { shadow: 'event army army muster character' },
    huntBox: { shadow: 1 },
  });
  game.refuses('done', 'WR-5.13', 'turn-a-die').refuses('die event', 'WR-4.62', 'no-such-die');
  game.shadow('die army', 'die muster', 'done');
  assert.equal(game.s.huntBox[1], 3);
  assert.equal(game.dieCount('shadow', 'army'), 1);
});
test('[the-lidless-eye] three dice, never four', () => {
  const game = plays('the-lidless-eye', { dice: { shadow: 'event army army muster character' } });
  game.shadow('die army', 'die army').mayExactly('die muster', 'die character', 'done').shadow('die character');
  assert.equal(game.asks('fp', 'act').s.huntBox[1], 3);
  assert.equal(game.dieCount('shadow', 'muster'), 1);
});

test('[dreadful-spells] WR-5.36 a die for each Nazgûl beside the Army', () => {
  const set: Scenario = {
    armies: { edoras: 'rohan 3r', folde: 'sauron 2r 2n', bree: 'north 1r' },
    characters: { 'witch-king': 'folde' },
  };
  const game = war({ ...set, acts: 'shadow', hands: { shadow: ['dreadful-spells'] } });
  game.dice(5, 1, 6).shadow('play dreadful-spells event event').fp('lose rohan-regular', 'lose rohan-regular');
  assert.equal([game.told('card-rolls')[0]?.args?.dice ?? []].flat().length, 3);
  cannot('dreadful-spells', 'card-needs-spells', { armies: { edoras: 'rohan 3r', bree: 'sauron 1r 1n' } });
});

test('[dreadful-spells] the pair of Armies is the choice of the player, the weaker one too', () => {
  const game = plays('dreadful-spells', {
    armies: { edoras: 'rohan 3r', folde: 'sauron 2r 2n', westemnet: 'isengard 1r, sauron 1n', bree: 'north 1r' },
  }).asks('shadow', 'card-hits-by-whom');
  assert.deepEqual(game.may(), ['army westemnet', 'army folde']);
  game.refuses('army bree', 'WR-5.26', 'not-that-army').dice(5).shadow('army westemnet').fp('lose rohan-regular');
  assert.equal([game.told('card-rolls')[0]?.args?.dice ?? []].flat().length, 1);
});
test('[dreadful-spells] with several Armies to strike the target is chosen first', () => {
  const game = plays('dreadful-spells', {
    armies: { edoras: 'rohan 3r', folde: 'sauron 2r 2n', westemnet: 'sauron 1r 1n', 'helms-deep': 'rohan 2r' },
  }).asks('shadow', 'card-hits-whom');
  assert.deepEqual(game.may(), ['target helms-deep', 'target edoras']);
  game.dice(1).shadow('target helms-deep');
  assert.equal([game.told('card-rolls')[0]?.args?.dice ?? []].flat().length, 1, 'only one Army is near it');
});

test('[grond-hammer-of-the-underworld] WR-5.31 three rounds of assault without a price', () => {
  const set: Scenario = {
    armies: { 'minas-tirith': 'sauron 5r' },
    besieged: { 'minas-tirith': 'gondor 5r' },
    characters: { 'witch-king': 'minas-tirith' },
    politics: { gondor: 'war', sauron: 'war' },
    hands: { shadow: ['grond-hammer-of-the-underworld'], fp: ['the-last-battle'] },
  };
  const card = 'play grond-hammer-of-the-underworld event event';
  const game = war({ ...set, acts: 'shadow' }).shadow(card, 'army minas-tirith', 'target inside-minas-tirith');
  const misses = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  game.dice(...misses).shadow('done');
  game.shadow('reroll 0').asks('shadow', 'press-on').mayExactly('cease', 'press').shadow('press');
  // From the second round on the Free Peoples may use a card
  game
    .asks('fp', 'combat-card')
    .dice(...misses)
    .fp('no')
    .shadow('reroll 0')
    .mayExactly('cease', 'press');
  game
    .shadow('press')
    .dice(...misses)
    .fp('no')
    .shadow('reroll 0')
    .asks('shadow', 'press-assault');
  cannot('grond-hammer-of-the-underworld', 'card-needs-witch-king-siege');
});

const ABROAD: Scenario = {
  armies: { 'dol-guldur': 'sauron 2r 1n', moria: 'sauron 2r' },
  politics: { sauron: 'war' },
};
test('[the-ringwraiths-are-abroad] WR-5.34 Nazgûl fly, then Armies with them move', () => {
  const game = plays('the-ringwraiths-are-abroad', ABROAD).shadow('nazgul dol-guldur', 'to moria');
  game.asks('shadow', 'move-or-attack').mayExactly('move-armies', 'done').shadow('move-armies');
  game.mayExactly('army moria').shadow('army moria', 'to hollin');
  game.shadow('done');
  game.army('hollin', 'sauron 2r 1n');
});
test('[the-ringwraiths-are-abroad] two Armies move, each with its Nazgûl', () => {
  const game = plays('the-ringwraiths-are-abroad', {
    armies: {
      'dol-guldur': 'sauron 1r 1n',
      morannon: 'sauron 1r 1n',
      'minas-morgul': 'sauron 1r 1n',
      moria: 'sauron 1r',
    },
    politics: { sauron: 'war' },
  }).shadow('done', 'move-armies');
  game.mayExactly('army dol-guldur', 'army morannon', 'army minas-morgul');
  game.refuses('army moria', 'WR-6.403', 'army-not-led').shadow('army dol-guldur', 'to north-anduin-vale');
  game.mayExactly('done').refuses('leave nazgul', 'WR-6.407', 'force-needs-leader').shadow('done');
  game.mayExactly('army morannon', 'army minas-morgul', 'done').shadow('army morannon', 'to dagorlad', 'done');
  game.asks('fp', 'act').army('north-anduin-vale', 'sauron 1r 1n').army('dagorlad', 'sauron 1r 1n');
});
test('[the-ringwraiths-are-abroad] the Witch-king alone leads, another Minion does not', () => {
  const led = (character: string) =>
    plays('the-ringwraiths-are-abroad', {
      armies: { folde: 'sauron 2r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
      politics: { sauron: 'war', isengard: 'war', rohan: 'war' },
      characters: { [character]: 'folde' },
    });
  led('witch-king').shadow('done').mayExactly('move-armies', 'launch-attack', 'done').shadow('done');
  led('mouth-of-sauron').asks('fp', 'act');
});
test('[the-ringwraiths-are-abroad] WR-5.30 the Nazgûl stays where the Witch-king leads, and goes along with another Minion', () => {
  const marches = (character: string) =>
    plays('the-ringwraiths-are-abroad', {
      armies: { folde: 'sauron 2r 1n' },
      politics: { sauron: 'war' },
      characters: { [character]: 'folde' },
    }).shadow('done', 'move-armies', 'army folde', 'to westemnet');
  marches('witch-king').shadow('leave nazgul').refuses('leave-character witch-king', 'WR-6.407', 'force-needs-leader');
  marches('mouth-of-sauron').refuses('leave nazgul', 'WR-6.407', 'force-needs-leader');
});
test('[the-ringwraiths-are-abroad] or one of them attacks', () => {
  const game = plays('the-ringwraiths-are-abroad', {
    armies: { folde: 'sauron 2r 1n', edoras: 'rohan 1r' },
    politics: { sauron: 'war', rohan: 'war' },
  });
  game
    .shadow('done')
    .mayExactly('move-armies', 'launch-attack', 'done')
    .shadow('launch-attack', 'army folde', 'target edoras');
  game.shadow('done').asks('shadow', 'leader-reroll');
  assert.equal(game.told('attacks').length, 1);
});

test('[the-black-captain-commands] two Nazgûl come to the Witch-king, then his Army moves', () => {
  const set: Scenario = {
    armies: { fangorn: 'sauron 2r' },
    characters: { 'witch-king': 'fangorn' },
    politics: { sauron: 'war' },
  };
  const game = plays('the-black-captain-commands', set).asks('shadow', 'recruit-or-fly');
  game.mayExactly('recruit-nazgul', 'move-nazgul', 'done').shadow('recruit-nazgul').army('fangorn', 'sauron 2r 2n');
  game.asks('shadow', 'move-or-attack').shadow('move-armies', 'army fangorn', 'to westemnet');
  game.shadow('done');
  assert.equal(game.where('witch-king'), 'westemnet');
  cannot('the-black-captain-commands', 'card-needs-character-in-play');
});
test('[the-black-captain-commands] WR-5.30 only the Army of the Witch-king moves or attacks, and he goes along', () => {
  const set: Scenario = {
    armies: { folde: 'sauron 2r', edoras: 'rohan 1r', westemnet: 'sauron 2r 1n' },
    characters: { 'witch-king': 'folde' },
    politics: { sauron: 'war', rohan: 'war' },
  };
  const stays = plays('the-black-captain-commands', set).shadow('done');
  stays.mayExactly('move-armies', 'launch-attack', 'done').shadow('done').asks('fp', 'act');
  const moves = plays('the-black-captain-commands', set).shadow('done', 'move-armies').mayExactly('army folde');
  moves.refuses('army westemnet', 'WR-6.403', 'army-not-led').shadow('army folde', 'to eastemnet');
  moves.mayExactly('done', 'leave sauron-regular');
  moves.refuses('leave-character witch-king', 'WR-6.407', 'force-needs-leader').shadow('done').asks('fp', 'act');
  const attacks = plays('the-black-captain-commands', set).shadow('done', 'launch-attack').mayExactly('army folde');
  attacks.refuses('army westemnet', 'WR-6.505').shadow('army folde', 'target edoras');
  attacks.mayExactly('done', 'leave sauron-regular').shadow('leave sauron-regular').mayExactly('done');
  attacks.refuses('leave-character witch-king', 'WR-6.505', 'attack-needs-leader');
});
test('[the-black-captain-commands] without an Army of his own nothing moves or attacks', () => {
  const game = plays('the-black-captain-commands', {
    armies: { westemnet: 'sauron 2r 1n', edoras: 'rohan 1r' },
    characters: { 'witch-king': 'fangorn' },
    politics: { sauron: 'war', rohan: 'war' },
  });
  game.shadow('done').asks('fp', 'act');
});

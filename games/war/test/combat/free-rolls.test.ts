import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';
import { battle, rolled, struck } from './field.ts';

const MISSES = [1, 1, 1, 1, 1, 1, 1, 1];

/** A battle whose defender stands in `at`, up to the moment at which FP chooses its card; the Shadow has none. */
function defendedIn(card: string, attacker: 'fp' | 'shadow', from: string, at: string, given: Scenario = {}) {
  const [own, other] = attacker === 'fp' ? ['gondor 3r', 'sauron 3r'] : ['sauron 3r', 'gondor 3r'];
  const game = war({
    armies: { [from]: own, [at]: other, nurn: 'sauron 1r' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { [attacker]: 'army' },
    hands: { fp: [card] },
    acts: attacker,
    ...given,
  });
  game[attacker]('attack army army', `army ${from}`, `target ${at}`, 'done');
  if (game.may().includes('give-battle')) game[attacker === 'fp' ? 'shadow' : 'fp']('give-battle');
  return game.asks('fp', 'combat-card');
}
type Places = readonly (readonly ['fp' | 'shadow', string, string])[];
/** The card may be used in exactly these of the battles: attacker, his region, the defender's region. */
function onlyIn(card: string, here: Places, elsewhere: Places): void {
  for (const one of here) defendedIn(card, ...one).mayExactly('no', `card ${card}`);
  for (const one of elsewhere)
    defendedIn(card, ...one)
      .mayExactly('no')
      .refuses(`card ${card}`, 'WR-6.538', 'combat-needs-region');
}

const HOMELANDS: Places = [
  ['shadow', 'osgiliath', 'lossarnach'],
  ['shadow', 'fangorn', 'fords-of-isen'],
  ['shadow', 'dimrill-dale', 'lorien'],
  ['shadow', 'withered-heath', 'erebor'],
  ['shadow', 'south-downs', 'bree'],
  ['fp', 'osgiliath', 'druadan-forest'],
];
const FOREIGN: Places = [
  ['shadow', 'druadan-forest', 'osgiliath'],
  ['shadow', 'eastemnet', 'fangorn'],
  ['fp', 'lossarnach', 'osgiliath'],
  ['fp', 'fords-of-isen', 'orthanc'],
  ['shadow', 'morannon', 'dagorlad'],
  ['fp', 'dagorlad', 'morannon'],
  ['fp', 'west-harondor', 'umbar'],
];

const advantage = (card: string) => () => {
  const game = battle({ fp: card, dice: [5, 5, 6, 1, 1, 1] });
  assert.deepEqual(rolled(game, 'shadow'), { dice: 3, modifier: -1, hits: 1 });
  assert.equal(rolled(game, 'fp').modifier, 0);
  onlyIn(card, HOMELANDS, FOREIGN);
};
test(
  '[the-power-of-tom-bombadil combat] Advantageous Position: -1 on Shadow dice',
  advantage('the-power-of-tom-bombadil'),
);
test('[book-of-mazarbul combat] Advantageous Position: -1 on Shadow dice', advantage('book-of-mazarbul'));
test('[swords-in-eriador combat] Advantageous Position: -1 on Shadow dice', advantage('swords-in-eriador'));
test('[kindred-of-glorfindel combat] Advantageous Position: -1 on Shadow dice', advantage('kindred-of-glorfindel'));
test('[book-of-mazarbul combat] Advantageous Position asks where the defender stands, whoever attacks', () => {
  battle({ fp: 'book-of-mazarbul', attacker: 'fp', stop: true })
    .asks('fp', 'combat-card')
    .mayExactly('no', 'card book-of-mazarbul');
});

const brave = (card: string) => () => {
  const companions = { strider: 'free', legolas: 'free' };
  const game = battle({ fp: card, shadow: 'sauron 4r', characters: companions, dice: MISSES });
  assert.equal(rolled(game, 'shadow').dice, 2);
  const alone = battle({ fp: card, shadow: 'sauron 2r', characters: companions, dice: MISSES });
  assert.equal(rolled(alone, 'shadow').dice, 1, 'never below one die');
  battle({ fp: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-companion');
};
test('[there-and-back-again combat] Brave Stand: a die fewer for each Companion', brave('there-and-back-again'));
test('[house-of-the-stewards combat] Brave Stand: a die fewer for each Companion', brave('house-of-the-stewards'));
test('[the-grey-company combat] Brave Stand: a die fewer for each Companion', brave('the-grey-company'));

const daylight = (card: string) => () => {
  const game = battle({ fp: card, shadow: 'sauron 5r', dice: MISSES });
  assert.equal(rolled(game, 'shadow').dice, 3);
  assert.equal(rolled(game, 'fp').dice, 3);
};
test('[the-last-battle combat] Daylight: the Shadow rolls three dice at most', daylight('the-last-battle'));
test('[celeborns-galadhrim combat] Daylight: the Shadow rolls three dice at most', daylight('celeborns-galadhrim'));
test('[riders-of-theoden combat] Daylight: the Shadow rolls three dice at most', daylight('riders-of-theoden'));

/** The defender stands in Rohan, Fangorn or Orthanc, whoever he is and wherever the attacker comes from. */
const nearFangorn = (card: string) =>
  onlyIn(
    card,
    [
      ['shadow', 'eastemnet', 'fangorn'],
      ['fp', 'parth-celebrant', 'fangorn'],
      ['fp', 'fords-of-isen', 'orthanc'],
      ['shadow', 'gap-of-rohan', 'fords-of-isen'],
      ['shadow', 'fords-of-isen', 'helms-deep'],
      ['fp', 'druadan-forest', 'folde'],
    ],
    [
      ['fp', 'orthanc', 'gap-of-rohan'],
      ['shadow', 'fords-of-isen', 'gap-of-rohan'],
      ['shadow', 'fangorn', 'parth-celebrant'],
      ['shadow', 'folde', 'druadan-forest'],
      ['shadow', 'dimrill-dale', 'lorien'],
      ['shadow', 'south-downs', 'bree'],
      ['fp', 'dagorlad', 'morannon'],
    ],
  );

test('[the-ents-awake-huorns combat] Huorn-dark: the Shadow rolls two dice at most', () => {
  nearFangorn('the-ents-awake-huorns');
  assert.equal(rolled(battle({ fp: 'the-ents-awake-huorns', dice: MISSES }), 'shadow').dice, 2);
});

test('[the-ents-awake-treebeard combat] Ents’ Rage: +2 on the own roll', () => {
  nearFangorn('the-ents-awake-treebeard');
  const game = battle({ fp: 'the-ents-awake-treebeard', dice: [1, 1, 1, 3, 2, 1] });
  assert.deepEqual(rolled(game, 'fp'), { dice: 3, modifier: 2, hits: 1 });
});

test('[the-ents-awake-entmoot combat] Nameless Wood: two hits more with at least one', () => {
  nearFangorn('the-ents-awake-entmoot');
  const game = battle({ fp: 'the-ents-awake-entmoot', shadow: 'sauron 4r', dice: [1, 1, 1, 1, 5, 2, 2] });
  assert.equal(game.told('takes-hits').at(-1)?.args?.count, 3);
  const none = battle({ fp: 'the-ents-awake-entmoot', dice: [1, 1, 1, 2, 2, 2] });
  assert.deepEqual(none.told('more-hits'), []);
});

const noQuarter = (card: string) => () => {
  const game = battle({ fp: card, dice: [1, 1, 1, 5, 2, 2] });
  assert.equal(game.told('takes-hits').at(-1)?.args?.count, 2);
  assert.deepEqual(battle({ fp: card, dice: MISSES }).told('more-hits'), []);
};
test('[a-power-too-great combat] No Quarter: a hit more with at least one', noQuarter('a-power-too-great'));
test('[help-unlooked-for combat] No Quarter: a hit more with at least one', noQuarter('help-unlooked-for'));

const gift = (card: string) => () => {
  const here = { at: 'eastemnet' };
  const game = battle({ fp: card, fellowship: here, free: 'rohan 3r 1l', dice: [1, 1, 1, 4, 2, 2] });
  assert.deepEqual(rolled(game, 'fp'), { dice: 3, modifier: 1, hits: 1 });
  game.asks('fp', 'leader-reroll').dice(4).fp('reroll 1').asks('shadow', 'take-loss');
  assert.equal(game.told('leader-rerolls').at(-1)?.args?.count, 1, 'a 4 of the re-roll hits too');
  game.shadow('lose sauron-regular', 'lose sauron-regular').asks('shadow', 'press-on');
  assert.deepEqual(game.discarded('fp'), [card], 'at the end of the round the card is discarded (WR-6.534)');
  battle({ fp: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-fellowship');
  // On the Mordor Track the Fellowship is in no region
  const gate = (mordor?: number) =>
    defendedIn(card, 'fp', 'dagorlad', 'morannon', { fellowship: { at: 'morannon', mordor } });
  gate().mayExactly('no', `card ${card}`);
  for (const box of [0, 1]) gate(box).mayExactly('no').refuses(`card ${card}`, 'WR-6.538', 'combat-needs-fellowship');
};
test('[elven-cloaks combat] It Is a Gift: +1 on both rolls with the Fellowship here', gift('elven-cloaks'));
test('[elven-rope combat] It Is a Gift: +1 on both rolls with the Fellowship here', gift('elven-rope'));
test('[phial-of-galadriel combat] It Is a Gift: +1 on both rolls with the Fellowship here', gift('phial-of-galadriel'));
test('[smeagol-helps-nice-master combat] It Is a Gift: +1 on both rolls', gift('smeagol-helps-nice-master'));

test('[wizards-staff combat] Servant of the Secret Fire: +1 with either Gandalf', () => {
  for (const id of ['gandalf-the-grey', 'gandalf-the-white']) {
    const game = battle({ fp: 'wizards-staff', characters: { [id]: 'free' }, stop: true });
    if (id === 'gandalf-the-white') game.fp('no');
    game.dice(1, 1, 1, 4, 4, 2).anyMore().fp('card wizards-staff').asks('fp', 'leader-reroll');
    assert.equal(rolled(game, 'fp').modifier, 1);
  }
  battle({ fp: 'wizards-staff', stop: true }).refuses('card wizards-staff', 'WR-6.538', 'combat-needs-character');
});

const valour = (card: string) => () => {
  const game = battle({ fp: card, free: 'rohan 2r 1e', dice: [1, 1, 1, 4, 3, 3] });
  assert.deepEqual(rolled(game, 'fp'), { dice: 3, modifier: 1, hits: 1 });
  battle({ fp: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-elite');
};
test('[dain-ironfoots-guard combat] Valour: +1 with an Elite', valour('dain-ironfoots-guard'));
test('[eomer-son-of-eomund combat] Valour: +1 with an Elite', valour('eomer-son-of-eomund'));
test('[thranduils-archers combat] Valour: +1 with an Elite', valour('thranduils-archers'));

test('[guards-of-the-citadel combat] Charge: a die for each Elite before the roll', () => {
  const game = battle({ fp: 'guards-of-the-citadel', free: 'rohan 1r 2e', dice: [5, 1, 1, 1, 1] });
  assert.deepEqual(struck(game), { side: 0, dice: [5, 1], number: 5, hits: 1 });
  game.asks('shadow', 'take-loss');
});

const sudden = (card: string) => () => {
  const game = battle({ fp: card, free: 'rohan 2r 2l', dice: [6, 2, 1, 1, 1] });
  assert.deepEqual(struck(game), { side: 0, dice: [6, 2], number: 5, hits: 1 });
  battle({ fp: card, stop: true }).refuses(`card ${card}`, 'WR-6.538', 'combat-needs-leader');
};
test('[challenge-of-the-king combat] Sudden Strike: as many dice as Leadership', sudden('challenge-of-the-king'));
test('[dead-men-of-dunharrow combat] Sudden Strike: as many dice as Leadership', sudden('dead-men-of-dunharrow'));
test('[paths-of-the-woses combat] Sudden Strike: as many dice as Leadership', sudden('paths-of-the-woses'));

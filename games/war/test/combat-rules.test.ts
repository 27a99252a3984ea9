import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battle, rolled, struck } from './combat/field.ts';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', elves: 'war', sauron: 'war', isengard: 'war' };
const shadowActs = (given: Scenario) => war({ politics: AT_WAR, dice: { shadow: 'army' }, acts: 'shadow', ...given });
const hitsTaken = (game: ReturnType<typeof war>): unknown[] => game.told('takes-hits').map((one) => one.args?.count);

test('WR-6.501 an attack is made by an Army result, a Character result or a card', () => {
  const given: Scenario = {
    armies: { 'minas-tirith': 'gondor 2r 1l', osgiliath: 'sauron 1r' },
    politics: AT_WAR,
    dice: { fp: 'character muster event army-muster' },
  };
  const attacks = war(given)
    .may()
    .filter((words) => words.startsWith('attack'));
  assert.deepEqual(attacks.sort(), ['attack army-muster army', 'attack character character']);
  const game = war(given).fp('attack army-muster army');
  game.refuses('army pelargir', 'WR-6.501', 'no-army-there').mayExactly('army minas-tirith');
});

test('WR-6.506 attackers stay in their own region during the battle', () => {
  const game = shadowActs({ armies: { 'south-ithilien': 'sauron 3r 1n', osgiliath: 'gondor 1r' } });
  game
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(6, 1, 1, 1)
    .shadow('done', 'reroll 0');
  game.army('osgiliath', '').shadow('no').army('south-ithilien', 'sauron 3r 1n').army('osgiliath', '');
});

test('WR-6.520 the order of an attack: politics, field or siege, abilities, then the round', () => {
  const game = shadowActs({
    armies: { osgiliath: 'sauron 3r 1n', 'minas-tirith': 'gondor 3r' },
    politics: { ...AT_WAR, gondor: 'passive 2' },
    characters: { 'gandalf-the-white': 'minas-tirith' },
    hands: { fp: ['wisdom-of-elrond'], shadow: ['monsters-roused'] },
  });
  game.shadow('attack army army', 'army osgiliath', 'target minas-tirith');
  assert.equal(game.box('gondor'), 'passive 2', 'the force is not yet named');
  game.shadow('done').asks('fp', 'field-or-siege');
  assert.equal(game.box('gondor'), 'active 3');
  game.fp('give-battle').asks('fp', 'white-rider').fp('no').asks('shadow', 'combat-card').shadow('no');
  game.asks('fp', 'combat-card').dice(1, 1, 1, 2, 2, 2).fp('no').shadow('reroll 0').fp('reroll 0');
  game.asks('shadow', 'press-on').shadow('press').fp('stay').asks('fp', 'field-or-siege').fp('give-battle');
  game.asks('shadow', 'combat-card');
});

test('WR-6.530 a round: cards, roll, re-roll, losses, cease or retreat; then the next round', () => {
  const game = battle({ free: 'rohan 3r 1l', shadow: 'sauron 3r 1n', sh: 'monsters-roused', stop: true });
  game.asks('shadow', 'combat-card').dice(5, 1, 1, 5, 1, 1).shadow('no').asks('shadow', 'leader-reroll');
  assert.deepEqual(game.diceIn('combat-rolls'), [3, 3]);
  game.shadow('reroll 0').asks('fp', 'leader-reroll').fp('reroll 0').asks('shadow', 'take-loss');
  game.shadow('lose sauron-regular').asks('fp', 'take-loss').fp('lose rohan-regular').asks('shadow', 'press-on');
  game.shadow('press').asks('fp', 'stand-or-retreat').fp('stay').asks('shadow', 'combat-card');
});

test('WR-6.535 the lower initiative comes first', () => {
  // Words of Power (1) silences Strider before Sudden Strike (2) counts the Leadership
  const set = {
    fp: 'challenge-of-the-king',
    free: 'rohan 3r 1l',
    shadow: 'sauron 3r 1n',
    characters: { strider: 'free' },
  };
  const alone = battle({ ...set, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
  assert.equal(struck(alone).dice.length, 2);
  const game = battle({ ...set, sh: 'the-lidless-eye' })
    .dice(1, 1, 1, 1, 1, 1, 1)
    .shadow('companion strider')
    .asks('shadow', 'leader-reroll');
  assert.equal(struck(game).dice.length, 1);
});

test('WR-6.536 with equal initiative the defender comes first', () => {
  const near = (attacker: 'fp' | 'shadow') => {
    const elves = attacker === 'fp' ? 'parth-celebrant' : 'dimrill-dale';
    const orcs = attacker === 'fp' ? 'dimrill-dale' : 'parth-celebrant';
    const game = war({
      armies: { [elves]: 'elves 1r 2e', [orcs]: 'sauron 4r' },
      politics: AT_WAR,
      dice: { fp: 'army-muster', shadow: 'army' },
      hands: { fp: ['cirdans-ships'], shadow: ['balrog-of-moria'] },
      acts: attacker,
    });
    if (attacker === 'fp') {
      game.fp('attack army-muster army', `army ${elves}`, `target ${orcs}`, 'done', 'card cirdans-ships');
      game.dice(1, 1, 1, 1, 1).anyMore().shadow('card balrog-of-moria').leaveOpen();
    } else {
      game.shadow('attack army army', `army ${orcs}`, `target ${elves}`, 'done', 'card balrog-of-moria');
      game.dice(1, 1, 1, 1, 1).anyMore().fp('card cirdans-ships').leaveOpen();
    }
    return game.told('strikes').map((one) => one.args?.side);
  };
  assert.deepEqual(near('fp'), [1, 0]);
  assert.deepEqual(near('shadow'), [0, 1]);
});

test('WR-6.538 a card is used only when its requirement is met', () => {
  const game = battle({ fp: 'dain-ironfoots-guard', stop: true }).asks('fp', 'combat-card');
  game.refuses('card dain-ironfoots-guard', 'WR-6.538', 'combat-needs-elite').mayExactly('no');
  const elite = battle({ fp: 'dain-ironfoots-guard', free: 'rohan 2r 1e', stop: true });
  elite.mayExactly('no', 'card dain-ironfoots-guard');
});

test('WR-6.539 forfeited Leadership counts 0 in this round only', () => {
  const game = battle({
    fp: 'axe-and-bow',
    characters: { strider: 'free', legolas: 'free' },
    dice: [1, 1, 1, 2, 2, 2, 2, 2],
  }).fp('companion legolas');
  game.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1').fp('reroll 0');
  game.shadow('lose sauron-regular', 'press').dice(1, 1, 2, 2, 2, 2, 2).fp('stay');
  game.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1', 'reroll 2');
});

test('WR-6.540 cancelled Leadership cannot be forfeited', () => {
  const silenced = battle({
    fp: 'axe-and-bow',
    sh: 'the-lidless-eye',
    shadow: 'sauron 3r 1n',
    characters: { strider: 'free', legolas: 'free' },
  });
  silenced.dice(1, 1, 1, 2, 2, 2, 2).shadow('companion strider').asks('fp', 'mighty-attack');
  silenced.mayExactly('companion legolas');
  const rider = battle({
    fp: 'axe-and-bow',
    shadow: 'sauron 3r 1n',
    characters: { 'gandalf-the-white': 'free', legolas: 'free' },
    stop: true,
  });
  rider.fp('yes').dice(1, 1, 1, 2, 2, 2, 2).fp('card axe-and-bow').asks('fp', 'mighty-attack');
  rider.mayExactly('companion legolas');
});

test('WR-6.541 WR-6.557 a card undone by a faster one does nothing, costs nothing and is discarded', () => {
  const game = battle({
    fp: 'i-will-go-alone',
    sh: 'the-king-is-revealed',
    characters: { strider: 'free' },
    dice: [1, 1, 1, 2, 2, 2, 2],
  });
  // Relentless Assault asks for no hits
  game.asks('shadow', 'press-on').army('field', 'sauron 3r');
  assert.deepEqual(rolled(game, 'shadow'), { dice: 3, modifier: 0, hits: 0 });
  assert.deepEqual(game.discarded('shadow'), ['the-king-is-revealed']);
  const late = battle({
    fp: 'i-will-go-alone',
    sh: 'shadows-gather',
    shadow: 'southrons-easterlings 2r 1e',
    characters: { strider: 'free' },
    dice: [6, 1, 1, 2, 2, 2, 2],
  });
  assert.deepEqual(hitsTaken(late), [1], 'no later part of Mûmakil either');
});

test('WR-6.542 an extra attack hits on the number of the Combat roll', () => {
  const game = war({
    armies: { 'minas-tirith': 'gondor 1r 2e', osgiliath: 'sauron 3r' },
    politics: AT_WAR,
    dice: { fp: 'army-muster' },
    hands: { fp: ['guards-of-the-citadel'] },
  });
  game.fp('attack army-muster army', 'army minas-tirith', 'target osgiliath', 'done');
  game.dice(5, 5, 1, 1, 1, 1, 1, 1).fp('card guards-of-the-citadel');
  assert.deepEqual(struck(game), { side: 0, dice: [5, 5], number: 6, hits: 0 });
  const field = battle({ fp: 'guards-of-the-citadel', free: 'rohan 1r 2e', dice: [5, 1, 1, 1, 1, 1, 1, 1] });
  assert.equal(struck(field).number, 5);
});

/** SH attacks Lórien with Durin’s Bane against a card of FP. */
const atLorien = (fp: string, free: string, dice: readonly number[]) => {
  const game = shadowActs({
    armies: { 'dimrill-dale': 'sauron 4r 1n', lorien: free },
    hands: { fp: [fp], shadow: ['balrog-of-moria'] },
  });
  game.shadow('attack army army', 'army dimrill-dale', 'target lorien', 'done').fp('give-battle');
  return game
    .shadow('card balrog-of-moria')
    .dice(...dice)
    .fp(`card ${fp}`);
};

test('WR-6.543 no modifier and no re-roll touches an extra attack, and its losses come at once', () => {
  const game = atLorien('kindred-of-glorfindel', 'elves 4r', [4, 4, 3, 1]);
  assert.deepEqual(struck(game), { side: 1, dice: [4, 4, 3], number: 4, hits: 2 });
  game.asks('fp', 'take-loss');
  assert.equal(game.told('combat-rolls').length, 0);
  game.dice(1, 1, 1, 1, 1, 1).fp('lose elves-regular', 'lose elves-regular');
  assert.equal(rolled(game, 'shadow').modifier, -1);
  game.asks('shadow', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});

test('WR-6.553 figures lost before the Combat roll no longer roll', () => {
  const game = atLorien('kindred-of-glorfindel', 'elves 4r', [4, 4, 3, 1]);
  game.dice(1, 1, 1, 1, 1, 1).fp('lose elves-regular', 'lose elves-regular').asks('shadow', 'leader-reroll');
  assert.equal(rolled(game, 'fp').dice, 2);
});

test('WR-6.544 an extra attack has five dice at most and may end the battle', () => {
  const many = battle({
    fp: 'challenge-of-the-king',
    free: 'rohan 3r 4l, gondor 3l',
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  assert.equal(struck(many).dice.length, 5);
  const over = battle({ fp: 'guards-of-the-citadel', free: 'rohan 1r 2e', shadow: 'sauron 2r', dice: [5, 6] });
  assert.equal(over.told('combat-rolls').length, 0);
  over.army('fangorn', '').asks('fp', 'act');
  assert.deepEqual(over.discarded('fp'), ['guards-of-the-citadel']);
});

test('WR-6.548 the re-roll needs the same number as the roll', () => {
  const game = shadowActs({ armies: { 'south-ithilien': 'sauron 3r 2n', osgiliath: 'gondor 3r' } });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath').dice(1, 1, 1, 2, 2, 2).shadow('done');
  game.dice(5, 6).shadow('reroll 2').asks('fp', 'take-loss');
  assert.equal(game.told('leader-rerolls')[0]?.args?.count, 1);
  assert.equal(game.told('leader-rerolls')[0]?.args?.number, 6);
});

test('WR-6.550 WR-EX9 modifiers are added to every die and add up', () => {
  const one = battle({ fp: 'dain-ironfoots-guard', free: 'rohan 3r 1e', dice: [1, 1, 1, 3, 4, 5, 6] });
  assert.deepEqual(rolled(one, 'fp'), { dice: 4, modifier: 1, hits: 3 });
  const two = battle({
    fp: 'dain-ironfoots-guard',
    sh: 'monsters-roused',
    free: 'rohan 3r 1e',
    dice: [1, 1, 3, 2, 3, 4, 1],
  });
  assert.deepEqual(rolled(two, 'fp'), { dice: 4, modifier: 2, hits: 2 });
  assert.deepEqual(rolled(two, 'shadow'), { dice: 3, modifier: 1, hits: 0 });
});

test('WR-6.552 a card changes only the roll it names', () => {
  const valour = battle({ fp: 'dain-ironfoots-guard', free: 'rohan 2r 1e 1l', dice: [1, 1, 1, 1, 1, 1] });
  valour.dice(4).fp('reroll 1');
  assert.equal(valour.told('leader-rerolls')[0]?.args?.count, 0);
  const terrible = battle({ sh: 'lure-of-the-ring', shadow: 'sauron 3r 2n', dice: [4, 1, 1, 1, 1, 1] });
  assert.deepEqual(rolled(terrible, 'shadow'), { dice: 3, modifier: 0, hits: 0 });
});

test('WR-6.555 initiatives 4 to 7: before the re-roll, after it, before losses, after losses', () => {
  // 4: the miss turned to a hit can no longer be re-rolled
  const four = battle({ fp: 'axe-and-bow', free: 'rohan 1r 1l', characters: { gimli: 'free' }, dice: [1, 1, 1, 2, 6] });
  four.fp('companion gimli').asks('shadow', 'take-loss');
  assert.equal(four.told('leader-rerolls').length, 0);
  // 5: a hit of the re-roll counts for No Quarter
  const five = battle({ fp: 'a-power-too-great', free: 'rohan 3r 1l', dice: [1, 1, 1, 2, 2, 2] });
  five.dice(5).fp('reroll 1').asks('shadow', 'take-loss');
  assert.deepEqual(hitsTaken(five), [2]);
  // 6: Shield-wall after the re-roll, before losses
  const six = battle({ fp: 'faramirs-rangers', shadow: 'sauron 3r 1n', dice: [6, 1, 1, 2, 2, 2] });
  six.dice(6).shadow('reroll 1').asks('fp', 'take-loss');
  assert.deepEqual(hitsTaken(six), [1]);
  // 7: Elites lost in this round no longer come to kill
  const seven = battle({ sh: 'olog-hai', shadow: 'sauron 2e', dice: [1, 1, 6, 6, 1] });
  seven.dice(1).shadow('reduce sauron-elite', 'reduce sauron-elite').asks('shadow', 'press-on');
  assert.deepEqual(
    seven.diceIn('strikes').filter((dice) => dice > 0),
    [],
  );
});

test('WR-6.556 points of Nazgûl Leadership are given up one by one, the Witch-king may give one of two', () => {
  const game = battle({ sh: 'candles-of-corpses', characters: { 'witch-king': 'shadow' } });
  if (game.may().includes('yes')) game.shadow('no');
  game.mayExactly('count 1', 'count 2').dice(1, 1, 1, 2, 2).shadow('count 1');
  assert.equal(rolled(game, 'fp').dice, 2);
  game.asks('shadow', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});

test('WR-6.558 the requirement looks at the fight, not at the rearguard, and when the card is chosen', () => {
  const game = war({
    armies: { fangorn: 'rohan 3r', eastemnet: 'sauron 2r' },
    politics: AT_WAR,
    characters: { strider: 'fangorn' },
    dice: { fp: 'army-muster' },
    hands: { fp: ['athelas'] },
  });
  game.fp('attack army-muster army', 'army fangorn', 'target eastemnet', 'leave rohan-regular');
  game.fp('leave-character strider', 'done').asks('fp', 'combat-card');
  game.refuses('card athelas', 'WR-6.538', 'combat-needs-character');
});

test('WR-6.559 comparisons use the state at the initiative of the effect', () => {
  // Four against three before the losses, four against two after them: Great Host strikes
  const game = battle({ sh: 'stormcrow', free: 'rohan 3r', shadow: 'sauron 4r', dice: [6, 1, 1, 1, 2, 2, 2] });
  game.fp('lose rohan-regular').asks('fp', 'take-loss');
  assert.deepEqual(hitsTaken(game), [1, 1]);
  const even = battle({ sh: 'stormcrow', free: 'rohan 3r', shadow: 'sauron 4r', dice: [6, 1, 1, 1, 6, 2, 2] });
  even.shadow('lose sauron-regular').fp('lose rohan-regular').asks('shadow', 'press-on');
});

test('WR-6.572 Characters of a destroyed Army are gone for good', () => {
  const game = battle({ free: 'rohan 1r', characters: { boromir: 'free', aragorn: 'free' }, dice: [6, 1, 1, 1, 1, 1] });
  game.fp('reroll 0').asks('shadow', 'advance');
  assert.deepEqual([game.where('boromir'), game.where('aragorn')], ['gone', 'gone']);
});

test('WR-6.576 extra and cancelled hits change the number before losses; strikes are not among them', () => {
  const game = atLorien('faramirs-rangers', 'elves 5r', [4, 4, 3, 1]);
  game
    .dice(6, 1, 1, 1, 1, 1, 1)
    .fp('lose elves-regular', 'lose elves-regular')
    .shadow('reroll 0')
    .asks('fp', 'take-loss');
  assert.deepEqual(hitsTaken(game), [2, 1], 'Shield-wall cancels neither two strike hits nor a single hit');
  assert.deepEqual(game.told('cancels-hits'), []);
});

test('WR-6.577 offers to kill, to die or to take hits may be declined', () => {
  battle({ sh: 'the-king-is-revealed' }).asks('shadow').mayExactly('count 0', 'count 1', 'count 2');
  const set = { free: 'rohan 3r 1l', shadow: 'sauron 3r 1n' };
  const breath = battle({ ...set, sh: 'morgul-wound', dice: [1, 1, 1, 2, 2, 2] })
    .dice(6)
    .shadow('reroll 1');
  breath.fp('reroll 0').asks('shadow', 'black-breath').shadow('done').asks('fp', 'take-loss');
  assert.equal(breath.lost('rohan', 'l'), 0);
  const heroic = battle({ ...set, fp: 'there-is-another-way', dice: [6, 1, 1, 2, 2, 2] }).shadow('reroll 0');
  heroic
    .fp('reroll 0')
    .asks('fp', 'heroic-death')
    .mayExactly('lose rohan-leader', 'done')
    .fp('done')
    .asks('fp', 'take-loss');
  assert.deepEqual(hitsTaken(heroic), [1]);
});

test('WR-6.578 a cancelled re-roll takes with it what is tied to it', () => {
  const set = {
    sh: 'wormtongue',
    shadow: 'sauron 3r 3n',
    characters: { strider: 'free' },
    dice: [1, 1, 1, 2, 2, 2, 2],
  };
  for (const fp of ['axe-and-bow', 'athelas']) {
    const game = battle({ ...set, fp });
    assert.equal(game.told('cancels-reroll').length, 1);
    assert.deepEqual(game.told('misses-become-hits'), [], fp);
    game.asks('shadow', 'leader-reroll');
  }
});

test('WR-6.591 taking a region with the enemy behind its walls begins a siege', () => {
  const game = shadowActs({ armies: { osgiliath: 'sauron 3r', 'minas-tirith': 'gondor 2r' } });
  game.shadow('attack army army', 'army osgiliath', 'target minas-tirith', 'done').fp('shelter').shadow('yes', 'done');
  assert.equal(game.isBesieged('minas-tirith'), true);
  assert.equal(game.controls('minas-tirith'), 'free-peoples');
  game.army('minas-tirith', 'sauron 3r').army('inside-minas-tirith', 'gondor 2r');
});

const scouted = (armies: Record<string, string>, target: string) => {
  const game = shadowActs({
    armies,
    politics: { ...AT_WAR, gondor: 'active 2' },
    hands: { fp: ['the-red-arrow'] },
  }).shadow('attack army army', 'army osgiliath', `target ${target}`, 'done');
  if (game.may().includes('shelter')) game.fp('give-battle');
  return game;
};

test('WR-6.593 Scouts lead out of the battle before the roll, behind walls too, or do nothing', () => {
  const walls = scouted({ osgiliath: 'sauron 3r', 'minas-tirith': 'gondor 2r' }, 'minas-tirith');
  walls.fp('card the-red-arrow').mayExactly('shelter', 'to druadan-forest', 'to lossarnach').fp('shelter');
  walls.asks('shadow', 'advance').shadow('yes', 'done');
  assert.equal(walls.isBesieged('minas-tirith'), true);
  assert.equal(walls.box('gondor'), 'active 3');
  const shut = scouted(
    { osgiliath: 'sauron 3r', lossarnach: 'gondor 2r', 'minas-tirith': 'sauron 1r', pelargir: 'sauron 1r' },
    'lossarnach',
  );
  shut.dice(1, 1, 1, 1, 1).fp('card the-red-arrow').asks('shadow', 'press-on');
  assert.deepEqual(shut.diceIn('combat-rolls'), [3, 2]);
  assert.deepEqual(shut.discarded('fp'), ['the-red-arrow']);
});

test('WR-6.594 a retreat forced by a card needs a free region, else the Army is destroyed', () => {
  const dead = (armies: Record<string, string>) =>
    war({ armies, politics: AT_WAR, characters: { strider: 'edoras' }, hands: { fp: ['dead-men-of-dunharrow'] } })
      .fp('play dead-men-of-dunharrow event event')
      .dice(1)
      .fp('to erech');
  const flees = dead({ erech: 'sauron 3r 1n', lamedon: 'gondor 1r' }).shadow('lose sauron-regular');
  flees
    .asks('shadow', 'must-retreat')
    .mayExactly('to anfalas')
    .shadow('to anfalas')
    .asks('fp', 'card-recruit-many')
    .army('anfalas', 'sauron 2r 1n');
  const dies = dead({ erech: 'sauron 3r 1n', lamedon: 'gondor 1r', anfalas: 'gondor 1r' }).shadow(
    'lose sauron-regular',
  );
  dies.army('erech', '').asks('fp', 'card-recruit-many');
});

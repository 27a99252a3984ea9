import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war', 'southrons-easterlings': 'war' };
const shadowPlays = (card: string, given: Scenario) =>
  war({ politics: AT_WAR, ...given, hands: { shadow: [card] }, acts: 'shadow' }).shadow(`play ${card} event event`);

test('WR-6.401 Armies move by an Army result, a Character result or a card', () => {
  const given: Scenario = { armies: { 'minas-tirith': 'gondor 2r 1l' }, politics: AT_WAR };
  const marches = war({ ...given, dice: { fp: 'character muster event army-muster' } })
    .may()
    .filter((words) => words.startsWith('march'));
  assert.deepEqual(marches.sort(), ['march army-muster army', 'march character character']);
  const game = war({ ...given, dice: { fp: 'army-muster' } }).fp('march army-muster army');
  game.refuses('army osgiliath', 'WR-6.401', 'no-army-there');
  shadowPlays('the-shadow-is-moving', { armies: { osgiliath: 'sauron 1r' } })
    .shadow('army osgiliath', 'to north-ithilien')
    .army('north-ithilien', 'sauron 1r');
});

test('WR-6.501 WR-6.401 an Army in Forlindon, the only one there is, marches and attacks', () => {
  const free: Scenario = { armies: { forlindon: 'elves 2r' }, politics: { elves: 'war' }, dice: { fp: 'army' } };
  war(free).fp('march army army').mayExactly('army forlindon').leaveOpen();
  const foe = war({
    ...free,
    armies: { ...free.armies, 'grey-havens': 'sauron 1r' },
    control: { 'grey-havens': 'shadow' },
  });
  foe.fp('attack army army').mayExactly('army forlindon').fp('army forlindon');
  foe.mayExactly('target grey-havens').leaveOpen();
});

test('WR-6.414 WR-6.424 ten units at the end of the action, however many on the way', () => {
  const game = shadowPlays('shadows-gather', {
    armies: { 'north-ithilien': 'sauron 3r', osgiliath: 'sauron 9r', 'west-harondor': 'sauron 2r' },
  });
  game.shadow('army north-ithilien', 'to osgiliath', 'done', 'to west-harondor', 'stay');
  game.asks('fp', 'act').army('osgiliath', 'sauron 9r').army('west-harondor', 'sauron 5r');
  const stays = shadowPlays('shadows-gather', { armies: { 'north-ithilien': 'sauron 3r', osgiliath: 'sauron 9r' } });
  stays.shadow('army north-ithilien', 'to osgiliath', 'done', 'stay').asks('shadow', 'trim');
  stays.shadow('disband sauron-regular', 'disband sauron-regular').army('osgiliath', 'sauron 10r').asks('fp', 'act');
});

test('WR-6.416 an Army does not cross a black border', () => {
  const game = war({
    armies: { gorgoroth: 'sauron 2r' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  game.shadow('march army army', 'army gorgoroth').refuses('to dagorlad', 'WR-6.404', 'not-adjacent');
  game.refuses('to north-ithilien', 'WR-6.404', 'not-adjacent');
  game.mayExactly('to barad-dur', 'to minas-morgul', 'to morannon', 'to nurn');
});

test('WR-6.421 WR-6.425 every step of a card move obeys the limits of movement', () => {
  const game = shadowPlays('shadows-gather', {
    armies: { 'dead-marshes': 'sauron 2r', 'minas-tirith': 'gondor 1r', 'west-harondor': 'sauron 1r' },
  });
  game.shadow('army dead-marshes', 'to osgiliath', 'done').refuses('to minas-tirith', 'WR-6.413', 'enemy-army-there');
  game.refuses('to folde', 'WR-6.404', 'not-adjacent').shadow('to west-harondor').army('west-harondor', 'sauron 3r');
  const peace = shadowPlays('shadows-gather', {
    armies: { 'gap-of-rohan': 'isengard 2r', fangorn: 'isengard 1r', 'south-dunland': 'isengard 1r' },
    politics: { ...AT_WAR, isengard: 'active 3' },
  });
  peace.shadow('army gap-of-rohan').refuses('to fords-of-isen', 'WR-6.415', 'foreign-border');
  const open = shadowPlays('shadows-gather', {
    armies: { 'gap-of-rohan': 'isengard 2r', fangorn: 'isengard 1r' },
  });
  open.shadow('army gap-of-rohan', 'to fords-of-isen', 'done').refuses('stay', 'WR-5.35', 'no-army-to-join');
  open.refuses('to edoras', 'WR-6.404', 'not-adjacent').shadow('to fangorn').army('fangorn', 'isengard 3r');
});

test('WR-6.422 the Army is fixed at the start: it splits first, then takes and leaves nobody', () => {
  const game = shadowPlays('shadows-gather', {
    armies: { 'north-ithilien': 'sauron 3r 1n', osgiliath: 'sauron 2r', 'west-harondor': 'sauron 1r' },
  });
  game.shadow('army north-ithilien', 'to osgiliath', 'leave sauron-regular', 'done');
  assert.ok(game.may().every((words) => words === 'stay' || words.startsWith('to ')));
  game.shadow('to west-harondor', 'stay').army('north-ithilien', 'sauron 1r');
  game.army('osgiliath', 'sauron 2r').army('west-harondor', 'sauron 3r 1n');
});

test('WR-6.423 passing through an enemy Settlement captures it', () => {
  const game = shadowPlays('shadows-gather', {
    armies: { osgiliath: 'sauron 2r', pelargir: 'sauron 1r' },
    control: { pelargir: 'shadow' },
    politics: { ...AT_WAR, gondor: 'passive 1' },
  });
  game.shadow('army osgiliath', 'to lossarnach', 'done', 'to pelargir').army('pelargir', 'sauron 3r');
  assert.equal(game.controls('lossarnach'), 'shadow');
  assert.equal(game.box('gondor'), 'active 2');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };

/** Dice of the Free Peoples' Combat roll with this Companion among two units, and misses they may roll again. */
function fights(id: string): { dice: number; rerolls: number } {
  const game = war({
    armies: { fangorn: 'sauron 4r', eastemnet: 'rohan 2r' },
    characters: { [id]: 'eastemnet' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('attack army army', 'army fangorn', 'target eastemnet');
  if (id === 'gandalf-the-white') game.shadow('done').dice(1, 1, 1, 1, 1, 1, 1, 1).fp('no');
  else game.dice(1, 1, 1, 1, 1, 1, 1, 1).shadow('done');
  const told = game.told('combat-rolls').find((one) => one.args?.side === 0);
  return {
    dice: [told?.args?.dice ?? []].flat().length,
    rerolls: game.may().filter((word) => word !== 'reroll 0').length,
  };
}

/** Regions a Companion on the map may reach from Edoras with a Character result: the furthest steps he walks. */
const reaches = (id: string, far: string): boolean =>
  war({ armies: { edoras: 'rohan 1r' }, characters: { [id]: 'edoras' }, dice: { fp: 'character' } })
    .fp('companions character character', `companion ${id}`)
    .may()
    .includes(`to ${far}`);

test('[gandalf-the-grey] Level 3, Leadership 1, a Captain; as Guide he draws after an Event', () => {
  assert.deepEqual(fights('gandalf-the-grey'), { dice: 3, rerolls: 1 });
  assert.ok(reaches('gandalf-the-grey', 'minas-tirith') && !reaches('gandalf-the-grey', 'lossarnach'));
  war({ hands: { fp: ['athelas'] } })
    .fp('play athelas event event')
    .asks('fp', 'guide-draws');
});

test('[strider] Level 3, Leadership 1, a Captain; as Guide any die hides; he may become Aragorn', () => {
  assert.deepEqual(fights('strider'), { dice: 3, rerolls: 1 });
  const hides = war({ dice: { fp: 'muster' }, fellowship: { at: 'hollin', revealed: true, guide: 'strider' } });
  assert.equal(hides.fp('hide muster muster').s.hidden, 1);
  const crowned = war({
    armies: { pelargir: 'gondor 1r' },
    characters: { strider: 'pelargir' },
    dice: { fp: 'will-of-the-west' },
  });
  assert.equal(crowned.fp('enter aragorn will-of-the-west will-of-the-west').where('aragorn'), 'pelargir');
});

const sways = (id: string, where: string, nation: string): string =>
  war({ characters: { [id]: where }, politics: { [nation]: 'active 1' }, dice: { fp: 'event' } })
    .fp(`sway ${id} event`)
    .box(nation);

test('[boromir] Level 2, Leadership 1, a Captain; in a City of Gondor any die sways Gondor', () => {
  assert.deepEqual(fights('boromir'), { dice: 3, rerolls: 1 });
  assert.ok(reaches('boromir', 'druadan-forest') && !reaches('boromir', 'minas-tirith'));
  assert.equal(sways('boromir', 'minas-tirith', 'gondor'), 'active 2');
});

test('[legolas] Level 2, Leadership 1, a Captain; in an Elven Stronghold any die sways the Elves', () => {
  assert.deepEqual(fights('legolas'), { dice: 3, rerolls: 1 });
  assert.equal(sways('legolas', 'rivendell', 'elves'), 'active 2');
});

test('[gimli] Level 2, Leadership 1, a Captain; in Erebor any die sways the Dwarves', () => {
  assert.deepEqual(fights('gimli'), { dice: 3, rerolls: 1 });
  assert.equal(sways('gimli', 'erebor', 'dwarves'), 'active 2');
});

/** A Hobbit as Guide takes one point off and leaves the Fellowship. */
const helps = (id: string) => {
  assert.deepEqual(fights(id), { dice: 2, rerolls: 1 }, 'no Captain, Leadership 1');
  const game = war({
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    pool: ['tile-11', 'tile-07'],
    fellowship: { companions: [id] },
  }).dice(6, 1);
  game.fp('travel character character').asks('fp', 'guide-ability').fp('yes', 'to rivendell').leaveOpen();
  assert.equal(game.where(id), 'rivendell');
};
test('[meriadoc] Level 1, Leadership 1; as Guide he takes one point of damage off', () => helps('meriadoc'));
test('[peregrin] Level 1, Leadership 1; as Guide he takes one point of damage off', () => helps('peregrin'));

test('[gandalf-the-white] Level 3, Leadership 1, no Captain; the White Rider; not before a Minion', () => {
  assert.deepEqual(fights('gandalf-the-white'), { dice: 2, rerolls: 1 });
  const set: Scenario = { dice: { fp: 'will-of-the-west' }, characters: { 'gandalf-the-grey': 'gone' } };
  const enter = 'enter gandalf-the-white will-of-the-west will-of-the-west';
  assert.ok(!war(set).may().includes(enter));
  const comes = war({ ...set, minionSeen: true }).fp(enter);
  assert.ok(comes.may().includes('to fangorn'));
});

test('[aragorn] Level 3, Leadership 2, a Captain of the West', () => {
  assert.deepEqual(fights('aragorn'), { dice: 3, rerolls: 2 });
  assert.ok(reaches('aragorn', 'minas-tirith') && !reaches('aragorn', 'lossarnach'));
});

test('[gollum] guides when nobody else is left and may reveal the Fellowship to save a point', () => {
  const game = war({
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    pool: ['tile-07', 'tile-08'],
    fellowship: { companions: [], progress: 1, at: 'hollin' },
  }).dice(6, 1);
  assert.equal(game.guide(), 'gollum');
  game.fp('travel character character').asks('fp', 'guide-ability').fp('yes').asks('fp', 'reveal-way').fp('stay');
  assert.deepEqual([game.s.corruption, game.s.hidden], [0, 0]);
});

test('[witch-king] flies, Leadership 2, wakes the Free Peoples as he comes, Sorcerer', () => {
  const game = war({
    armies: { morannon: 'sauron 2r', forlindon: 'sauron 1r', orthanc: 'isengard 1r', 'minas-morgul': 'gondor 2r' },
    besieged: { 'minas-morgul': 'sauron 1r' },
    politics: { sauron: 'war', gondor: 'war', north: 'passive 1' },
    dice: { shadow: 'muster' },
    acts: 'shadow',
  });
  game.shadow('enter witch-king muster muster');
  game
    .mayExactly('to forlindon', 'to morannon', 'to inside-minas-morgul')
    .refuses('to orthanc', 'WR-6.103', 'entry-wrong-place')
    .shadow('to morannon');
  assert.equal(game.where('witch-king'), 'morannon');
  assert.equal(game.box('north'), 'active 1');
  const battle = war({
    armies: { fangorn: 'sauron 4r', eastemnet: 'rohan 2r' },
    characters: { 'witch-king': 'fangorn' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    hands: { shadow: ['pits-of-mordor'] },
    acts: 'shadow',
  }).shadow('attack army army', 'army fangorn', 'target eastemnet', 'done', 'card pits-of-mordor');
  battle.asks('shadow', 'sorcerer').dice(1, 1, 1, 1, 1, 1).shadow('no').mayExactly('reroll 0', 'reroll 1', 'reroll 2');
});

test('[saruman] comes to Orthanc with Isengard At War, never moves, and his Voice recruits', () => {
  const game = war({ politics: { isengard: 'war' }, dice: { shadow: 'muster' }, acts: 'shadow' });
  game.shadow('enter saruman muster muster').mayExactly('to orthanc').shadow('to orthanc');
  assert.equal(game.where('saruman'), 'orthanc');
  const voice = war({
    politics: { isengard: 'war' },
    characters: { saruman: 'orthanc' },
    dice: { shadow: 'muster' },
    acts: 'shadow',
  });
  assert.ok(voice.may().includes('voice-regulars muster muster') && voice.may().includes('voice-elites muster muster'));
  const still = war({ characters: { saruman: 'orthanc' }, dice: { shadow: 'character' }, acts: 'shadow' });
  if (still.may().includes('fly character character')) still.shadow('fly character character');
  assert.ok(!still.may().includes('minion saruman'));
});

test('[mouth-of-sauron] Level 3, Leadership 2; once a turn a Muster die serves as an Army die', () => {
  const game = war({
    armies: { morannon: 'sauron 2r' },
    characters: { 'mouth-of-sauron': 'morannon' },
    politics: { sauron: 'war' },
    dice: { shadow: 'muster muster' },
    acts: 'shadow',
  });
  assert.ok(game.may().includes('march muster army'));
  const walks = war({ characters: { 'mouth-of-sauron': 'morannon' }, dice: { shadow: 'character' }, acts: 'shadow' });
  walks.shadow('fly character character', 'minion mouth-of-sauron');
  assert.ok(walks.may().includes('to dagorlad') && walks.may().includes('to western-emyn-muil'));
  walks.refuses('to eastemnet', 'WR-6.119', 'minion-cannot-get-there');
  const battle = war({
    armies: { fangorn: 'sauron 4r', eastemnet: 'rohan 2r' },
    characters: { 'mouth-of-sauron': 'fangorn' },
    politics: AT_WAR,
    dice: { shadow: 'army' },
    acts: 'shadow',
  }).shadow('attack army army', 'army fangorn', 'target eastemnet');
  battle.dice(1, 1, 1, 1, 1, 1).shadow('done').mayExactly('reroll 0', 'reroll 1', 'reroll 2');
});

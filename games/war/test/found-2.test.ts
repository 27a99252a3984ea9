/** Conditions at their edges: empty decks, the first region of the list, what a turn reports. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

type Game = ReturnType<typeof war>;
/** All cards of a Shadow deck have been played. */
const spend = (game: Game, deck: 0 | 1): Game => {
  game.s.played[1].push(...game.s.decks[2 + deck].splice(0));
  return game;
};

test('WR-6.808 WR-5.07 Sorcerer finds nothing in an empty deck, and is not asked about', () => {
  const battle = () =>
    war({
      armies: { osgiliath: 'gondor 2r', 'south-ithilien': 'sauron 2r' },
      characters: { 'witch-king': 'south-ithilien' },
      politics: { gondor: 'war', sauron: 'war' },
      dice: { shadow: 'army' },
      hands: { shadow: ['morgul-wound', 'orc-patrol'] },
      acts: 'shadow',
    }).shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'done');
  battle().dice(1, 1, 1, 1).shadow('card morgul-wound').asks('shadow', 'sorcerer');
  spend(battle(), 0).dice(1, 1, 1, 1).shadow('card morgul-wound').asks('shadow', 'leader-reroll');
});

test('[the-palantir-of-orthanc] WR-5.44 WR-5.07 it draws from the deck that is left', () => {
  const given: Scenario = {
    table: { shadow: ['the-palantir-of-orthanc'] },
    characters: { saruman: 'orthanc' },
    dice: { shadow: 'event' },
    hands: { shadow: ['orcs-multiplying-again'] },
    acts: 'shadow',
  };
  const play = 'play orcs-multiplying-again event event';
  spend(war(given), 1).shadow(play).asks('shadow', 'table-draws').mayExactly('deck character');
  spend(war(given), 0).shadow(play).asks('shadow', 'table-draws').mayExactly('deck strategy');
  spend(spend(war(given), 0), 1)
    .shadow(play)
    .asks('fp', 'act');
});

test('WR-11.25 team-mates who meet in the first region of the list are asked like others', () => {
  const at = war({
    players: 4,
    armies: { forlindon: 'elves 2e', 'grey-havens': 'dwarves 1r', orthanc: 'isengard 1r' },
    politics: { elves: 'war', dwarves: 'war' },
    dice: { fp: 'army', shadow: 'event' },
    leads: ['gondor'],
  });
  at.by('rohan', 'march army army', 'army grey-havens', 'to forlindon').asks('rohan', 'mix-armies');
});

test('WR-4.22 the report of a turn counts the dice that moved the Fellowship among those rolled', () => {
  const game = war({ dice: { fp: 'character event', shadow: 'army' }, pool: ['tile-07', 'tile-08'] });
  game.fp('travel character character').shadow('skip army').fp('skip event');
  const turn = game.told('turn').at(-1);
  assert.deepEqual(turn?.args?.dice, [2, 1]);
});

test('[athelas combat] Andúril: of three misses Aragorn turns two', () => {
  const game = war({
    armies: { osgiliath: 'gondor 3r', 'south-ithilien': 'sauron 3r' },
    characters: { aragorn: 'osgiliath' },
    politics: { gondor: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    hands: { fp: ['athelas'] },
    acts: 'shadow',
  });
  game.shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'done');
  game.dice(1, 1, 1, 1, 1, 1, 1, 1).fp('card athelas');
  game.asks('shadow', 'take-loss').shadow('lose sauron-regular', 'lose sauron-regular');
  game.asks('shadow', 'press-on').army('field', 'sauron 1r');
});

test('WR-9.74 a single tile that joins the pool of Mordor is told', () => {
  const eyes = ['tile-01', 'tile-02', 'tile-03', 'tile-04'];
  const game = war({
    phase: 'fellowship',
    fellowship: { at: 'morannon' },
    pool: [...eyes, 'tile-07'],
    waiting: ['tile-elven-rope'],
  });
  game.fp('no').asks('fp', 'enter-mordor').fp('yes').asks('fp', 'name-guide');
  assert.equal([game.told('tiles-join-pool')[0]?.args?.tiles].flat().length, 1);
});

test('[threats-and-promises] WR-5.34 it stays when an attack advances nobody, or a Nation of the Shadow', () => {
  const attacked = (gondor: string) =>
    war({
      armies: { osgiliath: 'gondor 2r', 'south-ithilien': 'sauron 3r' },
      politics: { gondor, sauron: 'war' },
      table: { shadow: ['threats-and-promises'] },
      dice: { shadow: 'army' },
      acts: 'shadow',
    }).shadow('attack army army', 'army south-ithilien', 'target osgiliath', 'done');
  assert.deepEqual(attacked('war').onTable('shadow'), ['threats-and-promises']);
  assert.deepEqual(attacked('active 2').onTable('shadow'), []);
  const shadow = war({
    armies: { westemnet: 'rohan 3r', 'fords-of-isen': 'isengard 2r' },
    politics: { rohan: 'war', isengard: 'active 2' },
    table: { shadow: ['threats-and-promises'] },
    dice: { fp: 'army' },
  });
  shadow.fp('attack army army', 'army westemnet', 'target fords-of-isen', 'done');
  assert.deepEqual([shadow.box('isengard'), shadow.onTable('shadow')], ['active 3', ['threats-and-promises']]);
});

test('WR-9.85 on the first step of the Mordor Track too, standing still costs one Corruption', () => {
  const at = (mordor: number) =>
    war({ dice: { fp: 'event', shadow: '' }, fellowship: { at: 'morannon', mordor } })
      .fp('skip event')
      .leaveOpen().s.corruption;
  assert.deepEqual([at(0), at(1)], [1, 1]);
});

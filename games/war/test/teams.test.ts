/** Chapter XI, 11A and 11B: roles, turn and who may do what with three and four players. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, explain, optionFromWords, options, optionToWords, type Seat, start } from '@pony/engine';
import { NATIONS, ROLES } from '../src/data.ts';
import { game } from '../src/game.ts';
import type { War } from '../src/state.ts';
import type { WarView } from '../src/view.ts';
import { war } from './helpers.ts';

const four = game.rules({ players: '4' });
const seatsOf = (players: string): string[] =>
  game
    .rules({ players })
    .seats({ players })
    .map((seat) => `${seat.id} ${seat.team}`);
const begun = (players: '3' | '4', seed = 'teams'): War =>
  start(game.rules({ players }), { players }, seed).state as War;
const seen = (s: War, seat: Seat | null): WarView => four.view(s, seat) as WarView;

test('WR-11.01 WR-11.02 four players: two a side, each with his own Nations', () => {
  assert.deepEqual(seatsOf('4'), ['gondor free-peoples', 'rohan free-peoples', 'witch-king shadow', 'saruman shadow']);
  const view = seen(begun('4'), null);
  const nations = view.seats.map((seat) => [ROLES[seat.role], seat.nations.map((n) => NATIONS[n]).sort()]);
  assert.deepEqual(nations, [
    ['gondor', ['elves', 'gondor']],
    ['rohan', ['dwarves', 'north', 'rohan']],
    ['witch-king', ['sauron']],
    ['saruman', ['isengard', 'southrons-easterlings']],
  ]);
  assert.deepEqual(begun('4').troops, (start(game.rules({ players: '2' }), {}, 'teams').state as War).troops);
});

test('WR-11.03 Gondor and the Witch-king lead in the first turn, then the token goes round', () => {
  const first = seen(begun('4'), null);
  assert.deepEqual(
    first.seats.map((seat) => seat.leads),
    [true, false, true, false],
  );
  const at = war({ players: 4, phase: 'end', turn: 1 });
  assert.deepEqual(
    seen(at.s, null).seats.map((seat) => seat.leads),
    [false, true, false, true],
  );
});

test('WR-11.04 in the first turn everybody draws from both decks', () => {
  const at = war({ players: 4, phase: 'recover', turn: 0 });
  at.by('gondor', 'no').by('rohan', 'no');
  assert.deepEqual(
    at.s.hands.map((hand) => hand.length),
    [2, 2, 2, 2],
  );
  for (const seat of [0, 1, 2, 3]) assert.deepEqual(seen(at.s, seat).seats[seat].backs, [0, 1]);
});

test('WR-11.04 later everybody draws one card from a deck of his choice', () => {
  const at = war({ players: 4, phase: 'recover', turn: 1, top: { fp: ['athelas', 'the-red-arrow'] } });
  at.asks('gondor', 'draw-from').mayExactly('deck character', 'deck strategy');
  at.refuses('yes', 'WR-11.04', 'choose-deck');
  at.by('gondor', 'deck strategy');
  assert.deepEqual(at.hand('gondor'), ['the-red-arrow']);
  at.asks('rohan', 'draw-from').by('rohan', 'deck character');
  assert.deepEqual(at.hand('rohan'), ['athelas']);
  assert.deepEqual(
    at.told('draws-hidden').map((one) => one.secret?.seats),
    [[0], [1]],
  );
});

test('WR-5.07 WR-11.04 an empty deck cannot be chosen', () => {
  const at = war({ players: 4, phase: 'recover', turn: 1 });
  at.edit((s) => s.played[0].push(...s.decks[0].splice(0)));
  at.mayExactly('deck strategy').refuses('deck character', 'WR-5.07', 'deck-empty');
});

test('WR-11.05 team-mates exchange one card for one, unseen, if both agree', () => {
  const at = war({
    players: 4,
    phase: 'recover',
    turn: 1,
    hands: { gondor: ['the-red-arrow'], rohan: ['faramirs-rangers'] },
    top: { fp: ['athelas', 'elven-rope'] },
  });
  at.by('gondor', 'deck character').by('rohan', 'deck character');
  // Rohan leads in turn 2 and offers first
  at.asks('rohan', 'offer-card').mayExactly('give faramirs-rangers', 'give elven-rope', 'no');
  at.refuses('give athelas', 'WR-11.05', 'not-in-hand');
  at.by('rohan', 'give faramirs-rangers').asks('gondor', 'answer-offer');
  assert.deepEqual(at.told('offers-hidden')[0].args, { side: ROLES.indexOf('rohan') });
  assert.deepEqual(at.told('offers-hidden')[0].secret?.seats, [1]);
  at.mayExactly('give the-red-arrow', 'give athelas', 'no').refuses('give elven-rope', 'WR-11.05', 'not-in-hand');
  at.by('gondor', 'give the-red-arrow');
  assert.deepEqual(at.hand('rohan').sort(), ['elven-rope', 'the-red-arrow']);
  assert.deepEqual(at.hand('gondor').sort(), ['athelas', 'faramirs-rangers']);
  assert.deepEqual(at.told('exchange-hidden')[0].secret?.seats, [0, 1]);
  // one card alone: nobody offers again
  at.asks('witch-king', 'draw-from');
});

test('WR-11.05 an offer may be declined; then the other may offer', () => {
  const at = war({
    players: 4,
    phase: 'recover',
    turn: 1,
    hands: { gondor: ['the-red-arrow'], rohan: ['faramirs-rangers'] },
  });
  at.by('gondor', 'deck character').by('rohan', 'deck character', 'give faramirs-rangers').by('gondor', 'no');
  assert.equal(at.told('declines-exchange').length, 1);
  at.asks('gondor', 'offer-card').by('gondor', 'no');
  assert.equal(at.told('offers-hidden').length, 1, 'who offers nothing is not said to offer');
  assert.ok(at.hand('rohan').includes('faramirs-rangers'));
});

test('WR-11.05 WR-1.07 nobody sees the hand of his team-mate, nor what he buried', () => {
  const s = begun('4');
  for (const seat of [0, 1, 2, 3])
    for (const other of [0, 1, 2, 3]) {
      const { hand } = seen(s, seat).seats[other];
      assert.deepEqual(hand, seat === other ? s.hands[other] : null);
    }
  assert.deepEqual(seen(s, 1).sides[0].hand, s.hands[1]);
  assert.deepEqual(seen(s, null).sides[0].hand, null);
});

test('WR-11.05 one person who holds both seats of a side sees both hands', () => {
  const s = begun('4');
  const view = four.view(s, 1, [0]) as WarView;
  assert.deepEqual(
    view.seats.map(({ hand }) => hand),
    [s.hands[0], s.hands[1], null, null],
  );
  assert.deepEqual(view.sides[0].hand, [...s.hands[1], ...s.hands[0]]);
  assert.equal(view.sides[1].hand, null);
});

test('WR-11.06 WR-5.04 two players of a side hold four cards each', () => {
  const hand = ['athelas', 'elven-rope', 'elven-cloaks', 'bilbos-song'];
  const at = war({ players: 4, phase: 'recover', turn: 1, hands: { gondor: hand }, top: { fp: ['the-red-arrow'] } });
  at.by('gondor', 'deck strategy').asks('gondor', 'discard');
  at.by('gondor', 'discard athelas').asks('rohan', 'draw-from');
  assert.equal(at.hand('gondor').length, 4);
});

test('WR-11.07 WR-11.09 the Leading Player of the Free Peoples declares, names the Guide and enters Mordor', () => {
  const at = war({ players: 4, phase: 'fellowship', leads: ['rohan'], fellowship: { at: 'morannon', progress: 0 } });
  at.asks('rohan', 'declare').by('rohan', 'no');
  at.asks('rohan', 'enter-mordor').by('rohan', 'no');
  at.asks('rohan', 'name-guide');
});

test('WR-11.08 the Leading Player of the Shadow allocates the Hunt dice', () => {
  war({ players: 4, phase: 'hunt', leads: ['saruman'] }).asks('saruman', 'allocate');
  war({ players: 4, phase: 'hunt' }).asks('witch-king', 'allocate');
});

test('WR-11.10 first act those who do not lead, the Free Peoples before the Shadow', () => {
  const at = war({ players: 4, dice: { fp: 'event event event', shadow: 'event event event' } });
  for (const who of ['rohan', 'saruman', 'gondor', 'witch-king', 'rohan', 'saruman'] as const)
    at.asks(who, 'act').by(who, 'skip event');
});

test('WR-11.11 dice, Rings and the right to pass belong to the team', () => {
  const at = war({ players: 4, dice: { fp: 'event event', shadow: 'event event event' } });
  at.by('rohan', 'ring event muster', 'skip muster').by('saruman', 'skip event');
  assert.equal(at.s.rings[0], 2);
  at.refuses('ring event muster', 'WR-4.54', 'ring-used');
  // one die against two: Gondor may pass
  at.asks('gondor', 'act').by('gondor', 'pass');
});

test('WR-11.12 WR-11.13 who passes acts next for his team; who skips has acted', () => {
  const at = war({ players: 4, dice: { fp: 'event event', shadow: 'event event event event' } });
  at.by('rohan', 'pass').by('saruman', 'skip event');
  at.asks('rohan', 'act').by('rohan', 'skip event').by('witch-king', 'skip event').asks('gondor', 'act');
});

test('WR-11.14 a player recruits and moves his own Nations alone', () => {
  const at = war({
    players: 4,
    armies: { pelargir: 'gondor 2r', edoras: 'rohan 2r', osgiliath: 'gondor 1r, rohan 1r' },
    politics: { gondor: 'war', rohan: 'war' },
    dice: { fp: 'army-muster army-muster' },
  });
  at.by('rohan', 'muster army-muster muster');
  assert.ok(at.may().every((words) => words === 'done' || words.startsWith('recruit rohan')));
  at.refuses('recruit gondor-regular pelargir', 'WR-11.14', 'not-your-nation');
  at.by('rohan', 'recruit rohan-elite edoras', 'no').by('saruman', 'skip event');
  at.by('gondor', 'march army-muster army').mayExactly('army pelargir', 'army osgiliath');
  at.refuses('army edoras', 'WR-11.14', 'not-your-nation');
  at.by('gondor', 'army osgiliath', 'to south-ithilien')
    .asks('gondor', 'move-army')
    .army('south-ithilien', 'gondor 1r');
});

test('WR-11.14 WR-5.27 a card recruits for the player who plays it: other Nations get nothing', () => {
  const at = war({
    players: 4,
    leads: ['saruman'],
    politics: { sauron: 'war', isengard: 'war', 'southrons-easterlings': 'war' },
    hands: { 'witch-king': ['musterings-of-long-planned-war'] },
    dice: { fp: 'event', shadow: 'muster muster' },
    acts: 'shadow',
  });
  at.asks('witch-king', 'act').by('witch-king', 'play musterings-of-long-planned-war muster muster');
  for (let n = 0; n < 6 && at.asked()[0] === 'witch-king'; n++) at.by('witch-king', at.may()[0]);
  const told = at.told('recruits').map((one) => four.name('figure', one.args?.figure as number));
  assert.ok(told.length > 0);
  assert.ok(
    told.every((figure) => figure.startsWith('sauron') || figure === 'nazgul'),
    told.join(' '),
  );
});

test('WR-11.15 only the controller advances a Nation', () => {
  const at = war({ players: 4, politics: { gondor: 'active 2', rohan: 'active 2' }, dice: { fp: 'muster' } });
  at.refuses('advance gondor muster muster', 'WR-11.15', 'not-your-nation');
  at.by('rohan', 'advance rohan muster muster');
  assert.equal(at.box('rohan'), 'active 3');
});

test('WR-11.15 the ability of a Companion may advance the Nation of the other', () => {
  const at = war({
    players: 4,
    politics: { gondor: 'active 2' },
    characters: { boromir: 'minas-tirith' },
    dice: { fp: 'event' },
  });
  at.by('rohan', 'sway boromir event');
  assert.equal(at.box('gondor'), 'active 3');
});

test('WR-11.16 WR-11.20 either Free Peoples player moves the Fellowship, either Shadow player hunts', () => {
  const at = war({
    players: 4,
    dice: { fp: 'character character', shadow: 'event event' },
    huntBox: { shadow: 1 },
    fellowship: { at: 'moria' },
    pool: ['tile-09'],
  });
  at.dice(1).by('rohan', 'travel character character');
  assert.deepEqual(at.asked(), ['witch-king', 'saruman']);
  at.dice(1).by('saruman', 'reroll 1');
  const hiding = war({ players: 4, dice: { fp: 'character' }, fellowship: { revealed: true } });
  hiding.by('rohan', 'hide character character');
  const leaving = war({ players: 4, dice: { fp: 'character' } });
  leaving.by('rohan', 'separate character character', 'companion gimli').asks('rohan', 'group-goes');
});

test('WR-11.17 the Leading Player decides what the Hunt does to the Fellowship', () => {
  const at = war({
    players: 4,
    dice: { fp: 'character' },
    huntBox: { shadow: 1 },
    fellowship: { at: 'rivendell' },
    pool: ['tile-14'],
  });
  at.dice(6).by('rohan', 'travel character character').asks('gondor');
});

test('WR-11.18 WR-11.21 Minions come in by the player who controls them', () => {
  const given = {
    players: 4,
    politics: { isengard: 'war', sauron: 'war', gondor: 'war' },
    dice: { shadow: 'muster' },
  } as const;
  const saruman = war({ ...given, acts: 'shadow' });
  saruman.asks('saruman').refuses('enter witch-king muster muster', 'WR-11.18', 'not-your-character');
  saruman.by('saruman', 'enter saruman muster muster').asks('saruman', 'enter-where');
  const king = war({ ...given, leads: ['saruman'], acts: 'shadow' });
  king.refuses('enter saruman muster muster', 'WR-11.18', 'not-your-character');
  king.by('witch-king', 'enter witch-king muster muster').asks('witch-king', 'enter-where');
  const voice = war({ ...given, leads: ['saruman'], characters: { saruman: 'orthanc' }, acts: 'shadow' });
  voice.refuses('voice-regulars muster muster', 'WR-11.18', 'not-your-character');
  const mouth = { ...given, characters: { 'mouth-of-sauron': 'barad-dur' }, acts: 'shadow' } as const;
  war({ ...mouth, leads: ['saruman'] })
    .by('witch-king', 'march muster army')
    .asks('witch-king', 'move-army');
  war(mouth).refuses('march muster army', 'WR-4.49');
});

test('WR-11.21 Gandalf the White and Aragorn come in by either Free Peoples player', () => {
  const at = war({
    players: 4,
    characters: { strider: 'minas-tirith', 'gandalf-the-grey': 'gone' },
    minionSeen: true,
    dice: { fp: 'will-of-the-west will-of-the-west' },
  });
  at.by('rohan', 'enter aragorn will-of-the-west will-of-the-west').by('saruman', 'skip event');
  at.by('gondor', 'enter gandalf-the-white will-of-the-west will-of-the-west').asks('gondor', 'enter-where');
});

test('WR-11.19 WR-11.45 either moves Nazgûl; the Witch-king and the Mouth only their player', () => {
  const given = {
    players: 4,
    armies: { 'minas-morgul': 'sauron 2r 2n', orthanc: 'isengard 1r' },
    characters: { 'witch-king': 'minas-morgul', 'mouth-of-sauron': 'minas-morgul' },
    politics: { sauron: 'war', isengard: 'war' },
    dice: { shadow: 'character' },
    acts: 'shadow',
  } as const;
  const at = war(given);
  at.by('saruman', 'fly character character').refuses('minion witch-king', 'WR-11.45', 'not-your-character');
  at.by('saruman', 'nazgul minas-morgul', 'to orthanc').mayExactly('nazgul minas-morgul', 'done');
  war({ ...given, leads: ['saruman'] })
    .by('witch-king', 'fly character character', 'minion witch-king', 'to orthanc')
    .asks('witch-king', 'move-nazgul');
  const muster = war({ ...given, dice: { shadow: 'muster' } });
  muster.by('saruman', 'muster muster muster').refuses('recruit nazgul minas-morgul', 'WR-11.14', 'not-your-nation');
});

test('WR-11.45 a Minion goes along with a mixed Army of either player’s command', () => {
  const at = war({
    players: 4,
    armies: { orthanc: 'isengard 2r, sauron 1r' },
    mixed: ['orthanc'],
    characters: { 'witch-king': 'orthanc' },
    politics: { isengard: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  at.by('saruman', 'march army army', 'army orthanc', 'to fords-of-isen', 'done');
  assert.equal(at.where('witch-king'), 'fords-of-isen');
});

test('WR-11.22 WR-11.23 the symbol of a card is for its event alone', () => {
  const at = war({
    players: 4,
    hands: { rohan: ['faramirs-rangers', 'the-red-arrow', 'athelas'] },
    politics: { rohan: 'active 2' },
    dice: { fp: 'event' },
  });
  at.refuses('play faramirs-rangers event event', 'WR-11.22', 'card-of-other-player');
  assert.ok(at.may().includes('play athelas event event'));
  const battle = war({
    players: 4,
    armies: { 'fords-of-isen': 'rohan 3r', orthanc: 'isengard 3r' },
    politics: { rohan: 'war', isengard: 'war' },
    hands: { rohan: ['faramirs-rangers'] },
    dice: { fp: 'army' },
  });
  battle.by('rohan', 'attack army army', 'army fords-of-isen', 'target orthanc', 'done').by('saruman', 'give-battle');
  battle.asks('rohan', 'combat-card');
  const option = optionFromWords(four, 'card faramirs-rangers');
  assert.notEqual(explain(four, battle.s, 1, option)?.rule, 'WR-11.22');
});

test('WR-11.24 Elites of Isengard and of the South lead while Saruman is in play', () => {
  const given = {
    armies: { umbar: 'southrons-easterlings 1r 1e' },
    politics: { 'southrons-easterlings': 'war', isengard: 'war' },
    dice: { shadow: 'character' },
    acts: 'shadow',
  } as const;
  const leads = (players: 2 | 4, saruman: string): boolean =>
    war({ ...given, players, characters: { saruman } })
      .may()
      .includes('march character character');
  assert.equal(leads(4, 'orthanc'), true);
  assert.equal(leads(4, 'aside'), false);
  assert.equal(leads(2, 'orthanc'), false);
});

test('every seat that is asked has options in the words of the table', () => {
  const s = begun('4', 'words');
  for (const seat of asked(four, s))
    assert.ok(options(four, s, seat).map((option) => optionToWords(four, option)).length > 0);
});

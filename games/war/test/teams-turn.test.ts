/** Chapter XI, 11A, at its edges: the token, draws and exchanges, hands, the order of actions, what belongs to a team. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pending } from '@pony/engine';
import { NATIONS, ROLES } from '../src/data.ts';
import { game } from '../src/game.ts';
import { type Scenario, type Who, war } from './helpers.ts';

type Table = ReturnType<typeof war>;
const leaders = (at: Table): string[] => at.seen(null).seats.flatMap(({ leads, role }) => (leads ? [ROLES[role]] : []));
/** Everybody draws from the first deck there is and offers nothing, until another phase begins. */
function drawn(at: Table): Table {
  const isDraw = (): boolean => ['draw-from', 'offer-card', 'discard'].includes(at.prompt() ?? '');
  while (isDraw()) at.by(at.asked()[0], at.may().includes('no') ? 'no' : at.may()[0]);
  return at;
}

test('WR-11.01 WR-11.35 three players: one for all the Free Peoples, the Shadow in two parts', () => {
  assert.deepEqual(
    game
      .rules({ players: '3' })
      .seats({ players: '3' })
      .map(({ id, team }) => `${id} ${team}`),
    ['free-peoples free-peoples', 'witch-king shadow', 'saruman shadow'],
  );
  const nations = war({ players: 3 })
    .seen(null)
    .seats.map((seat) => seat.nations.map((n) => NATIONS[n]).sort());
  assert.deepEqual(nations, [
    ['dwarves', 'elves', 'gondor', 'north', 'rohan'],
    ['sauron'],
    ['isengard', 'southrons-easterlings'],
  ]);
});

test('WR-11.03 the token comes back every second turn, on both sides', () => {
  const first: Scenario = { players: 4, phase: 'recover', turn: 0 };
  assert.deepEqual(leaders(war(first)), ['gondor', 'witch-king']);
  assert.deepEqual(leaders(war({ ...first, turn: 1 })), ['rohan', 'saruman']);
  assert.deepEqual(leaders(war({ ...first, turn: 2, leads: ['rohan', 'saruman'] })), ['gondor', 'witch-king']);
  assert.deepEqual(leaders(war({ ...first, players: 3, turn: 1 })), ['saruman']);
});

test('WR-11.03 WR-11.10 who broke off the order of the last turn does not begin the next one', () => {
  const at = war({ players: 4, dice: { fp: 'event', shadow: 'event' } });
  at.by('rohan', 'skip event').by('saruman', 'skip event');
  drawn(at).asks('rohan', 'declare').by('rohan', 'no').by('rohan', at.may()[0]);
  at.asks('saruman', 'allocate').by('saruman', at.may()[0]);
  at.asks('gondor', 'act');
});

test('WR-11.04 in the first turn a player alone draws from both decks as well', () => {
  const at = war({ players: 3, phase: 'recover', turn: 0 });
  assert.deepEqual(
    drawn(at).s.hands.map((hand) => hand.length),
    [2, 2, 2],
  );
});

test('WR-11.04 later a player alone draws two cards, two players one each', () => {
  const at = war({ players: 3, phase: 'recover', turn: 3 }).asks('witch-king', 'draw-from');
  assert.deepEqual(
    drawn(at).s.hands.map((hand) => hand.length),
    [2, 1, 1],
  );
});

test('WR-11.05 WR-11.06 cards are exchanged after the discard, the card that was thrown away is not among them', () => {
  const hand = ['athelas', 'elven-rope', 'elven-cloaks', 'bilbos-song'];
  const at = war({ players: 4, phase: 'recover', turn: 2, hands: { gondor: hand }, top: { fp: ['the-red-arrow'] } });
  at.by('gondor', 'deck strategy', 'discard athelas').asks('rohan', 'draw-from').by('rohan', 'deck strategy');
  at.asks('rohan', 'offer-card').by('rohan', 'no').asks('gondor', 'offer-card');
  at.mayExactly('give elven-rope', 'give elven-cloaks', 'give bilbos-song', 'give the-red-arrow', 'no');
});

test('WR-11.05 who is offered a card learns nothing of it, nor does he who offers learn the answer before it is given', () => {
  const at = war({ players: 4, phase: 'recover', turn: 1, hands: { gondor: ['athelas'], rohan: ['elven-rope'] } });
  at.by('gondor', 'deck character').by('rohan', 'deck character', 'give elven-rope').asks('gondor', 'answer-offer');
  const card = at.rules.find('card', 'elven-rope') as number;
  assert.ok(!JSON.stringify(at.seen('gondor')).includes('"elven-rope"'));
  assert.equal(at.seen('gondor').seats[1].hand, null);
  assert.ok(!at.may().includes('give elven-rope'));
  for (const told of at.told('offers-hidden')) assert.ok(!Object.values(told.args ?? {}).includes(card));
  at.by('gondor', 'give athelas').asks('witch-king', 'draw-from');
});

test('WR-11.05 both of the Shadow know what changed hands, their enemies only that it did', () => {
  const at = war({
    players: 3,
    phase: 'recover',
    turn: 2,
    hands: { 'witch-king': ['orc-patrol'], saruman: ['morgul-wound'] },
  });
  at.by('witch-king', 'deck strategy').by('saruman', 'deck strategy');
  at.asks('saruman', 'offer-card').by('saruman', 'give morgul-wound').by('witch-king', 'give orc-patrol');
  const [told] = at.told('exchange-hidden');
  assert.deepEqual(told.secret?.seats, [1, 2]);
  assert.deepEqual(Object.keys(told.args ?? {}), ['side']);
  assert.ok(at.hand('saruman').includes('orc-patrol') && at.hand('witch-king').includes('morgul-wound'));
  at.asks('fp', 'declare');
});

test('WR-11.05 a player alone has nobody to exchange with', () => {
  war({ players: 3, phase: 'recover', turn: 2, hands: { fp: ['athelas', 'elven-rope'] } }).asks(
    'witch-king',
    'draw-from',
  );
});

test('WR-11.06 the limit is each player’s own, and holds for cards drawn with a die', () => {
  const four = ['orc-patrol', 'morgul-wound', 'shelobs-lair', 'isildurs-bane'];
  const given: Scenario = { players: 4, acts: 'shadow', dice: { fp: 'event', shadow: 'event event' } };
  const full = war({ ...given, hands: { saruman: four } }).by('saruman', 'draw character event event');
  assert.equal(full.asks('saruman', 'discard').may().length, 5);
  assert.deepEqual(pending(full.rules, full.s)?.prompt(3).args, { count: 1 });
  const mate = war({ ...given, hands: { 'witch-king': four } }).by('saruman', 'draw character event event');
  assert.deepEqual([mate.hand('saruman').length, mate.hand('witch-king').length], [1, 4]);
  mate.asks('rohan', 'act');
});

test('WR-11.06 WR-11.35 of three players one holds six cards, the others four', () => {
  assert.deepEqual(
    war({ players: 3 })
      .seen(null)
      .seats.map(({ limit }) => limit),
    [6, 4, 4],
  );
  const six = ['athelas', 'elven-rope', 'elven-cloaks', 'bilbos-song', 'axe-and-bow', 'horn-of-gondor'];
  const at = war({ players: 3, hands: { fp: six }, dice: { fp: 'event event', shadow: 'event event' } });
  at.fp('draw strategy event event').asks('fp', 'discard').fp('discard athelas').asks('saruman', 'act');
});

test('WR-11.07 whoever sends a Companion away, the Leading Player names the Guide and his way', () => {
  const at = war({
    players: 4,
    fellowship: { companions: ['gandalf-the-grey', 'legolas', 'gimli'] },
    dice: { fp: 'character', shadow: 'event' },
  });
  at.by('rohan', 'separate character character', 'companion gandalf-the-grey', 'to rivendell');
  at.asks('gondor', 'name-guide').mayExactly('guide legolas', 'guide gimli');
  const way = war({ players: 4, phase: 'fellowship', leads: ['rohan'], fellowship: { at: 'bree', progress: 2 } });
  way.by('rohan', 'yes').asks('rohan', 'declare-way').by('rohan', 'step weather-hills').asks('rohan', 'declare-way');
});

test('WR-11.08 with three players the Leading Player of the Shadow allocates the dice as well', () => {
  war({ players: 3, phase: 'hunt' }).asks('witch-king', 'allocate');
  war({ players: 3, phase: 'hunt', leads: ['saruman'] }).asks('saruman', 'allocate');
});

test('WR-11.10 a team whose enemies have no dice left still takes turns', () => {
  const at = war({ players: 4, dice: { fp: 'event', shadow: 'event event event event event' } });
  at.by('rohan', 'skip event');
  for (const who of ['saruman', 'witch-king', 'saruman', 'witch-king', 'saruman'] as const)
    at.asks(who, 'act').by(who, 'skip event');
  const free = war({ players: 4, dice: { fp: 'event event event event', shadow: 'event' } });
  free.by('rohan', 'skip event').by('saruman', 'skip event');
  for (const who of ['gondor', 'rohan', 'gondor'] as const) free.asks(who, 'act').by(who, 'skip event');
});

test('WR-11.10 the order follows the token, whoever holds it', () => {
  const at = war({ players: 4, leads: ['rohan', 'saruman'], dice: { fp: 'event event', shadow: 'event event' } });
  for (const who of ['gondor', 'witch-king', 'rohan', 'saruman'] as const) at.asks(who, 'act').by(who, 'skip event');
});

test('WR-11.11 one Ring a turn for both, and it goes to the other team', () => {
  const at = war({ players: 4, dice: { fp: 'event event', shadow: 'event event event' } });
  at.by('rohan', 'ring event muster', 'skip muster').by('saruman', 'ring event army', 'skip army');
  assert.deepEqual(at.s.rings, [2, 0]);
  at.by('gondor', 'skip event').asks('witch-king').refuses('ring event army', 'WR-4.51', 'no-ring');
});

test('WR-11.11 WR-4.23 the dice of the team are counted for a pass, not those of a player', () => {
  war({ players: 4, dice: { fp: 'event event', shadow: 'event event' } }).refuses('pass', 'WR-4.23', 'may-not-pass');
  const at = war({ players: 3, acts: 'shadow', dice: { fp: 'event event event', shadow: 'event event' } });
  at.asks('saruman').by('saruman', 'pass').asks('fp').by('fp', 'skip event').asks('saruman', 'act');
});

test('WR-11.12 who passes again and again keeps his place', () => {
  const at = war({ players: 4, dice: { fp: 'event', shadow: 'event event event event' } });
  for (const who of ['saruman', 'witch-king', 'saruman'] as const)
    at.by('rohan', 'pass').asks(who, 'act').by(who, 'skip event');
  at.asks('rohan', 'act').refuses('pass', 'WR-4.23');
});

test('WR-11.13 a die turned by a Ring is no action, a die thrown away is one', () => {
  const at = war({ players: 4, acts: 'shadow', dice: { fp: 'event event', shadow: 'event event' } });
  at.edit((s) => {
    s.rings = [2, 1];
  });
  at.by('saruman', 'ring event army').asks('saruman', 'act').by('saruman', 'skip army').asks('rohan', 'act');
});

test('WR-11.03 WR-11.28 with the token the command of an even Army goes round', () => {
  const given: Scenario = {
    players: 4,
    phase: 'recover',
    armies: { osgiliath: 'gondor 2r, rohan 2r' },
    mixed: ['osgiliath'],
  };
  const commander = (turn: number, leads: Who[] = []): number =>
    war({ ...given, turn, leads })
      .leaveOpen()
      .seen(null).shared[0].commander;
  assert.deepEqual([commander(0), commander(1), commander(2, ['rohan'])], [0, 1, 0]);
});

test('WR-11.11 WR-11.15 the log names who of the team used the Ring, persuaded a Nation, removed a card', () => {
  const tellers = (at: Table, say: string): string[] => at.told(say).map(({ args }) => ROLES[args?.side as number]);
  const ring = war({ players: 4, dice: { fp: 'event event', shadow: 'event event' } });
  ring.by('rohan', 'ring event muster', 'skip muster').by('saruman', 'skip event').asks('gondor', 'act');
  assert.deepEqual(tellers(ring, 'uses-ring'), ['rohan']);
  const sway = war({
    players: 4,
    politics: { elves: 'active 1' },
    characters: { legolas: 'woodland-realm' },
    dice: { fp: 'event', shadow: 'event' },
  });
  sway.by('rohan', 'sway legolas event').leaveOpen();
  assert.deepEqual(tellers(sway, 'sways'), ['rohan']);
  const removed = war({
    players: 4,
    acts: 'shadow',
    table: { fp: ['a-power-too-great'] },
    hands: { saruman: ['orc-patrol', 'shadows-gather'] },
    dice: { fp: 'event', shadow: 'muster' },
  });
  removed.by('saruman', 'remove-card a-power-too-great muster').leaveOpen();
  assert.deepEqual(tellers(removed, 'removes-card'), ['saruman']);
});

test('WR-11.25 WR-11.26 that Armies stay separate is told', () => {
  const at = war({
    players: 4,
    politics: { gondor: 'war', rohan: 'war' },
    armies: { lossarnach: 'gondor 1r', osgiliath: 'rohan 1r', orthanc: 'isengard 1r' },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.by('rohan', 'march army army', 'army osgiliath', 'to lossarnach', 'yes').by('gondor', 'no').leaveOpen();
  assert.equal(at.told('armies-apart').length, 1);
});

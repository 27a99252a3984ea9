/** Attacks that go another way: outside the combat phase, on one character, with cards that move or leave (LC-11.19 to LC-13.9). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newLog, writeLog } from '../../src/campaign/index.ts';
import { cards } from '../../src/kernel.ts';
import { BAN, SPAN, ZONE } from '../../src/lists.ts';
import { enemyAttackLocals } from '../../src/rules/enemy-attack.ts';
import { combat, questing, type Scene } from '../cards/scene.ts';

const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const shadows = (t: Scene): string[] =>
  [...cards.pile(t.s, ZONE.shadow), ...cards.pile(t.s, ZONE['shadow-up'])].map((card) => t.sc.rules.name('card', card));

/** The second part of a campaign with a burden of the first. */
const SWARM = writeLog({
  ...newLog('campaign', [['aragorn', 'gimli', 'dunhere']]),
  completed: [{ scenario: 'passage-through-mirkwood', difficulty: 'normal', score: 100, rounds: 5 }],
  pool: [{ card: 'ungoliants-swarm' }],
});

/** When this window closes an effect makes the enemy attack. */
function attacksNext(t: Scene, enemy: string, seat = 0, on = ''): Scene {
  t.sc
    .edit((s) => {
      const locals = enemyAttackLocals(s, t.n(enemy), seat, 1, on === '' ? -1 : t.n(on));
      s.stack.splice(s.stack.length - 1, 0, { p: 'enemy-attack', at: 'deal', ...locals } as never);
    })
    .leaveOpen();
  return t.act('pass');
}

test('LC-11.19 LC-12.23 LC-11.20 an attack outside the combat phase: a shadow card first, all its steps, then the card is discarded', () => {
  const t = questing().staging('forest-spider.1').encounter('east-bight-patrol');
  attacksNext(t, 'forest-spider.1');
  t.sc.prompt('p1', 'window', { seat: 0, step: '6.4b' });
  assert.deepEqual(shadows(t), ['east-bight-patrol']);
  t.act('pass').sc.prompt('p1', 'defend');
  const [before] = t.s.threat;
  t.act('defend p1:aragorn').until('window', { step: '6.4.3' });
  assert.deepEqual([t.on('damage', 'p1:aragorn'), t.s.threat[0]], [1, before]);
  t.act('pass').until('commit');
  assert.deepEqual([shadows(t), t.isIn('encounter-discard', 'east-bight-patrol')], [[], true]);
  assert.ok(t.isIn('staging', 'forest-spider.1'));
});

test('LC-12.29 LC-11.16 a player attacked by an enemy that is not engaged with anybody may defend, and a Sentinel may help', () => {
  const t = questing(2, {
    heroes: [
      ['gimli', 'legolas', 'thalin'],
      ['aragorn', 'theodred', 'gloin'],
    ],
  })
    .staging('forest-spider.1')
    .encounter('old-forest-road.1');
  t.sc.edit((s) => {
    s.first = 0;
  });
  attacksNext(t, 'forest-spider.1', 0);
  t.until('defend', { seat: 0 }).sc.mayExactly(
    'p1',
    'defend p1:gimli',
    'defend p1:legolas',
    'defend p1:thalin',
    'undefended',
  );
  t.act('undefended').sc.mayExactly('p2', 'defend p2:aragorn', 'undefended');
});

test('LC-12.16 the undefended damage of an attack on one character goes to that character', () => {
  const t = questing().staging('forest-spider.1').area('p1:faramir.1').encounter('old-forest-road.1');
  attacksNext(t, 'forest-spider.1', 0, 'p1:faramir.1');
  t.until('defend').act('undefended').until('window', { step: '6.4.3' });
  assert.deepEqual([t.on('damage', 'p1:faramir.1'), t.on('damage', 'p1:aragorn')], [2, 0]);
});

test('LC-12.3 an enemy that has attacked attacks nobody else; one that comes to a player who is done attacks no more', () => {
  const t = combat(2);
  t.sc.edit((s) => {
    s.first = 0;
  });
  t.engaged(0, 'forest-spider.1').engaged(1, 'king-spider.1');
  t.until('defend', { seat: 0 }).act('undefended').until('defend', { seat: 1 });
  t.sc.edit((s) => {
    cards.move(s, noCx, t.n('forest-spider.1'), cards.zone(ZONE.engaged, 1));
    cards.move(s, noCx, t.n('king-spider.1'), cards.zone(ZONE.engaged, 0));
    // The attack under way is over: the enemy that came to the first player has not attacked yet
    s.bits[t.n('king-spider.1')] = 0;
  });
  t.act('undefended').until('attack');
  assert.equal(t.on('damage', 'p2:gimli') + t.on('damage', 'p2:legolas') + t.on('damage', 'p2:thalin'), 3);
});

test('LC-12.18 LC-29.37 [a-light-in-the-dark] an enemy sent back to the staging area in its attack deals its damage all the same', () => {
  const t = combat(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] })
    .engaged(0, 'forest-spider.1')
    .hand('p1:a-light-in-the-dark.1');
  t.until('defend').act('defend p1:dunhere').until('window', { step: '6.4.1' }).act('play a-light-in-the-dark');
  assert.ok(t.isIn('staging', 'forest-spider.1'));
  t.until('window', { step: '6.4.3' });
  assert.equal(t.on('damage', 'p1:dunhere'), 1);
});

test('LC-12.22 undefended damage that nobody can be given is lost', () => {
  const t = combat().engaged(0, 'forest-spider.1');
  t.sc.edit((s) => {
    for (const name of ['p1:aragorn', 'p1:theodred', 'p1:gloin'])
      cards.lasting(s, { card: t.n(name), form: s.form[t.n(name)], ability: 0, path: 0 } as never, {
        target: t.n(name),
        kind: 'ban',
        what: BAN.damage,
        until: SPAN.phase,
      });
  });
  t.until('defend').act('undefended').until('window', { step: '6.4.3' });
  assert.deepEqual(
    ['p1:aragorn', 'p1:theodred', 'p1:gloin'].map((name) => t.on('damage', name)),
    [0, 0, 0],
  );
});

test('LC-13.9 LC-13.8 the target is gone: no damage, the attackers stay exhausted; only moved it is hit all the same', () => {
  const gone = combat(1, { heroes: [['gimli', 'legolas', 'thalin']] })
    .engaged(0, 'forest-spider.1')
    .tokens('damage', 'forest-spider.1', 3);
  gone
    .hand('p1:rain-of-arrows.1')
    .until('attack')
    .act('attack forest-spider.1', 'with p1:gimli', 'done')
    .until('window', { step: '6.8.1' });
  gone.act('play rain-of-arrows');
  assert.ok(gone.isIn('encounter-discard', 'forest-spider.1') && !gone.isReady('p1:gimli'));
  const moved = combat(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] })
    .engaged(0, 'king-spider.1')
    .hand('p1:a-light-in-the-dark.1');
  moved.until('damage-hero').act('assign p1:dunhere');
  moved.until('attack').act('attack king-spider.1', 'with p1:dunhere', 'done').until('window', { step: '6.8.1' });
  moved.act('play a-light-in-the-dark').until('window', { step: '6.8.3' });
  // 2, and nothing for the staging area, against which he did not declare it (LC-29.84), less its defense of 1
  assert.deepEqual([moved.isIn('staging', 'king-spider.1'), moved.on('damage', 'king-spider.1')], [true, 1]);
});

test('LC-29.64 LC-10.13 [ungoliants-swarm] turned up as a shadow card it engages, exhausts two, and attacks in the same step without a shadow card', () => {
  const t = combat(1, {
    heroes: [['aragorn', 'gimli', 'dunhere']],
    options: { campaign: 'campaign', log: SWARM },
  })
    .engaged(0, 'misty-mountain-goblins.1')
    .shadow('ungoliants-swarm', 'misty-mountain-goblins.1');
  t.until('defend').act('undefended').until('choose').act('choose p1:aragorn', 'choose p1:dunhere');
  t.until('damage-hero').act('assign p1:gimli').until('window', { step: '6.4b' });
  assert.ok(t.isIn('engaged', 'ungoliants-swarm'));
  assert.deepEqual(shadows(t), []);
  t.sc.prompt('p1', 'window', { seat: 0, step: '6.4b' });
  t.act('pass').sc.prompt('p1', 'defend', { seat: 0, card: t.n('ungoliants-swarm'), attack: 2 });
});

test('LC-29.79 LC-14.6 [nazgul-of-dol-guldur] a discarded character has left play but was not destroyed', () => {
  const t = combat(1, { scenario: 'escape-from-dol-guldur', heroes: [['aragorn', 'theodred', 'gloin']] })
    .area('p1:snowbourn-scout.1')
    .engaged(0, 'nazgul-of-dol-guldur')
    .shadow('ungoliants-spawn', 'nazgul-of-dol-guldur')
    .hand('p1:valiant-sacrifice.1');
  const free = ['p1:aragorn', 'p1:theodred', 'p1:gloin'].find((name) => t.s.form[t.n(name)] !== t.form('captive'))!;
  t.attach('p1:horn-of-gondor.1', free).threat(0, 10);
  t.until('defend').act('undefended').until('choose').act('choose p1:snowbourn-scout.1');
  assert.ok(t.isIn('discard', 'p1:snowbourn-scout.1'));
  t.sc.prompt('p1', 'respond').mayExactly('p1', 'react-with valiant-sacrifice 1', 'pass');
});

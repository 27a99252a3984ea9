/** Engagement and shadow cards (LC-10, LC-11). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, pending } from '@pony/engine';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { combat, type Scene, scene } from '../cards/scene.ts';

const TACTICS = ['gimli', 'legolas', 'thalin'];
const LEADERS = ['aragorn', 'theodred', 'gloin'];
const names = (t: Scene, zone: keyof typeof ZONE, seat?: number): string[] =>
  cards.pile(t.s, ZONE[zone], seat).map((card) => t.sc.rules.name('card', card));
const shadowsAt = (t: Scene, enemy: string): number =>
  cards.pile(t.s, ZONE.shadow).filter((card) => t.s.host[card] === t.n(enemy)).length;
/** In the window after travelling, with nothing in the staging area. */
const travelled = (players = 1): Scene => scene(players).until('window', { step: '4.2' }).clearStaging().clearHands();
const noCx = new Proxy({}, { get: () => () => undefined }) as never;
const saying = (t: Scene): string => pending(t.sc.rules, t.s)!.prompt(asked(t.sc.rules, t.s)[0]).say;

test('LC-10.1 LC-10.2 LC-10.3 one enemy each, whatever threat and cost; the others stay and do not attack', () => {
  const t = travelled().staging('ungoliants-spawn', 'forest-spider.1').threat(0, 1).until('engage');
  t.sc.mayExactly('p1', 'engage ungoliants-spawn', 'engage forest-spider.1', 'decline');
  t.sc
    .refuses('p1', 'engage old-forest-road.1', 'LC-10.1', 'engage-staging-only')
    .refuses('p1', 'pass', 'LC-F5.2', 'engage-or-decline');
  t.act('engage forest-spider.1').until('window', { step: '6.2' });
  assert.deepEqual(names(t, 'engaged', 0), ['forest-spider.1']);
  assert.deepEqual(names(t, 'staging'), ['ungoliants-spawn']);
});

test('LC-10.4 LC-10.5 LC-EX9 engagement checks take the highest cost that the threat reaches, round after round', () => {
  const t = travelled(2).staging('king-spider.1', 'ungoliants-spawn', 'forest-spider.1', 'hummerhorns');
  const [first, second] = [t.s.first, 1 - t.s.first];
  t.threat(first, 24).threat(second, 35);
  while (saying(t) !== 'window' || pending(t.sc.rules, t.s)!.prompt(asked(t.sc.rules, t.s)[0]).args?.step !== '5.3') {
    const mine = t.may(asked(t.sc.rules, t.s)[0]);
    t.act(mine.includes('pass') ? 'pass' : mine.includes('decline') ? 'decline' : mine[0]);
  }
  assert.deepEqual(names(t, 'engaged', first), ['king-spider.1']);
  assert.deepEqual(names(t, 'engaged', second), ['ungoliants-spawn', 'forest-spider.1']);
  assert.deepEqual(names(t, 'staging'), ['hummerhorns']);
});

test('LC-10.6 LC-10.7 LC-10.9 the checks end after a round without engagement', () => {
  const t = travelled().staging('forest-spider.1', 'king-spider.1').threat(0, 19).until('window', { step: '5.3' });
  assert.equal(names(t, 'engaged', 0).length, 0);
});

test('LC-10.8 LC-1.11 among equals the checking player chooses', () => {
  const t = travelled().staging('forest-spider.1', 'forest-spider.2').threat(0, 30).until('engage-tie');
  t.sc
    .mayExactly('p1', 'engage forest-spider.1', 'engage forest-spider.2')
    .refuses('p1', 'decline', 'LC-10.5', 'engage-highest');
  t.act('engage forest-spider.2').until('window', { step: '5.3' });
  assert.deepEqual(names(t, 'engaged', 0), ['forest-spider.2', 'forest-spider.1']);
});

test('LC-10.10 LC-10.14 LC-15.6 engaged enemies stay, however many', () => {
  const t = combat()
    .engaged(0, 'forest-spider.1', 'forest-spider.2', 'king-spider.1')
    .tokens('damage', 'forest-spider.1', 2);
  t.sc.edit((s) => {
    for (const card of s.play) if (cards.kindOf(s.zone[card]) === ZONE.engaged) s.bits[card] |= 4;
  });
  t.until('window', { step: '1.3' });
  assert.deepEqual(names(t, 'engaged', 0), ['forest-spider.1', 'forest-spider.2', 'king-spider.1']);
  assert.equal(t.on('damage', 'forest-spider.1'), 2);
});

test('LC-10.12 LC-10.13 LC-2.25 an enemy engaged by a text is engaged in full, and uses up no choice', () => {
  const t = scene()
    .until('planning')
    .clearHands()
    .clearStaging()
    .staging('forest-spider.1', 'king-spider.1')
    .hand('p1:son-of-arnor.1')
    .tokens('resource', 'p1:aragorn', 5);
  t.act('play son-of-arnor', 'react p1:son-of-arnor.1 1 0', 'choose forest-spider.1');
  assert.equal(t.stat('forest-spider.1', 'attack'), 3);
  t.encounter('the-necromancers-reach.1').until('engage').sc.mayExactlyWith('p1', 'engage', 'engage king-spider.1');
});

test('LC-11.1 LC-11.2 LC-11.6 every engaged enemy gets one face-down card, by player and by engagement cost', () => {
  const t = travelled().engaged(0, 'king-spider.1', 'ungoliants-spawn').attach('p1:forest-snare.1', 'king-spider.1');
  const deck = cards.pile(t.s, ZONE['encounter-deck']).slice(-2);
  t.until('window', { step: '6.2' });
  assert.equal(t.s.host[deck[1]], t.n('ungoliants-spawn'));
  assert.equal(t.s.host[deck[0]], t.n('king-spider.1'));
});

test('LC-11.3 LC-1.11 equal costs: the engaged player says which comes first, where it can matter', () => {
  const t = travelled().engaged(0, 'forest-spider.1', 'forest-spider.2').encounter('old-forest-road.1');
  t.sc.edit((s) => {
    s.knows[t.n('old-forest-road.1')] = 1;
  });
  t.until('deal-order');
  t.sc
    .mayExactly('p1', 'pick forest-spider.1', 'pick forest-spider.2')
    .refuses('p1', 'pass', 'LC-11.2', 'deal-highest');
  t.act('pick forest-spider.2');
  assert.equal(t.s.host[t.n('old-forest-road.1')], t.n('forest-spider.2'));
});

test('LC-11.4 LC-24.8 with the deck run out the others get none', () => {
  const t = travelled().engaged(0, 'ungoliants-spawn', 'king-spider.1');
  t.sc.edit((s) => {
    for (const card of cards.pile(s, ZONE['encounter-deck']).slice(1))
      cards.move(s, noCx, card, cards.zone(ZONE['encounter-discard']));
  });
  t.until('window', { step: '6.2' });
  assert.deepEqual([shadowsAt(t, 'ungoliants-spawn'), shadowsAt(t, 'king-spider.1')], [1, 0]);
});

test('LC-11.5 LC-2.20 LC-2.16 nobody sees a face-down shadow card; piles are open', () => {
  const t = travelled().engaged(0, 'king-spider.1');
  t.sc.edit((s) => {
    for (const card of cards.pile(s, ZONE['encounter-deck'])) s.knows[card] = 0;
  });
  t.until('window', { step: '6.2' });
  const [shadow] = cards.pile(t.s, ZONE.shadow);
  assert.ok(!cards.sees(t.s, 0, shadow));
  const view = t.sc.rules.view(t.s, 0) as unknown as { zones: { id: string; items: number[] | number }[] };
  assert.equal(view.zones.find(({ id }) => id === 'shadow')?.items, 1);
  assert.ok(Array.isArray(view.zones.find(({ id }) => id === 'discard')?.items));
});

test('LC-11.7 LC-11.10 an enemy engaged later has no shadow card and attacks all the same', () => {
  const t = combat().engaged(0, 'king-spider.1').until('window', { step: '6.4b' });
  assert.equal(shadowsAt(t, 'king-spider.1'), 0);
});

test('LC-11.8 LC-14.5 LC-14.6 when the enemy leaves play its shadow cards go to the pile', () => {
  const t = combat(1, { heroes: [TACTICS] })
    .engaged(0, 'black-forest-bats')
    .hand('p1:swift-strike.1')
    .area('p1:gondorian-spearman.1');
  t.sc.edit((s) =>
    cards.move(s, noCx, t.n('old-forest-road.1'), cards.zone(ZONE.shadow), { host: t.n('black-forest-bats') }),
  );
  t.until('defend').act('defend p1:gimli', 'react-with swift-strike 0');
  assert.ok(t.isIn('encounter-discard', 'black-forest-bats') && t.isIn('encounter-discard', 'old-forest-road.1'));
});

const withShadow = (t: Scene, enemy: string, shadow: string): Scene => t.shadow(shadow, enemy);

test('LC-11.9 LC-11.11 LC-15.7 a shadow card that was never turned up is discarded unresolved', () => {
  const t = withShadow(
    combat().engaged(0, 'forest-spider.1').attach('p1:forest-snare.1', 'forest-spider.1'),
    'forest-spider.1',
    'ungoliants-spawn',
  );
  const [before] = t.s.threat;
  t.until('window', { step: '7.4' });
  assert.ok(t.isIn('encounter-discard', 'ungoliants-spawn'));
  assert.equal(t.s.threat[0], before + 1);
});

test('LC-11.12 LC-11.14 LC-11.18 of a shadow card only its shadow text counts', () => {
  const t = withShadow(combat().engaged(0, 'forest-spider.1'), 'forest-spider.1', 'king-spider.2')
    .until('defend')
    .act('defend p1:aragorn');
  t.until('choose').sc.mayExactly('p1', 'choose p1:theodred', 'choose p1:gloin');
  assert.ok(!t.s.play.includes(t.n('king-spider.2')));
});

test('LC-11.13 LC-12.8 LC-EX12 an undefended attack: one hero takes all, defense does not help', () => {
  const t = withShadow(
    combat(1, { heroes: [['aragorn']] }).engaged(0, 'forest-spider.1'),
    'forest-spider.1',
    'enchanted-stream.1',
  );
  t.until('defend').act('undefended').until('window', { step: '6.4.3' });
  assert.equal(t.on('damage', 'p1:aragorn'), 2);
});

test('LC-11.15 LC-29.17 LC-11.21 several shadow cards are turned up in the order they were dealt', () => {
  const t = withShadow(
    combat().engaged(0, 'dol-guldur-beastmaster.1'),
    'dol-guldur-beastmaster.1',
    'east-bight-patrol',
  ).encounter('enchanted-stream.1');
  t.until('defend').act('defend p1:aragorn').until('window', { step: '6.4.2' });
  const turned = cards.pile(t.s, ZONE['shadow-up']).map((card) => t.sc.rules.name('card', card));
  assert.deepEqual(turned, ['east-bight-patrol', 'enchanted-stream.1']);
});

test('LC-11.16 LC-12.15 LC-12.28 with a Sentinel of another player the attacked player is still "you"', () => {
  const t = withShadow(
    combat(2, { heroes: [['gimli', 'legolas', 'thalin'], LEADERS], anchor: false }).engaged(0, 'forest-spider.1'),
    'forest-spider.1',
    'ungoliants-spawn',
  );
  const before = t.s.threat.slice();
  t.until('sentinel', { seat: 1 }).act('defend p2:aragorn').until('attack');
  assert.deepEqual(t.s.threat, [before[0] + 4, before[1]]);
  assert.ok(!t.isReady('p2:aragorn'));
});

test('LC-11.17 LC-12.12 undefended is judged when the shadow effect resolves', () => {
  const t = withShadow(combat().engaged(0, 'forest-spider.1'), 'forest-spider.1', 'ungoliants-spawn');
  const [before] = t.s.threat;
  t.until('defend').act('undefended').until('damage-hero');
  assert.equal(t.s.threat[0], before + 8);
});

/** Enemy attacks, player attacks, damage (LC-12 to LC-14). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, pending } from '@pony/engine';
import { combat, type Scene } from '../cards/scene.ts';

const TACTICS = ['gimli', 'legolas', 'thalin'];
const LEADERS = ['aragorn', 'theodred', 'gloin'];
const withShadow = (t: Scene, enemy: string, shadow: string): Scene => t.shadow(shadow, enemy);
const saying = (t: Scene): string => pending(t.sc.rules, t.s)!.prompt(asked(t.sc.rules, t.s)[0]).say;

test('LC-12.1 LC-12.2 LC-12.19 each enemy attacks once, in the order its player likes; one that cannot is passed over', () => {
  const t = combat()
    .engaged(0, 'forest-spider.1', 'king-spider.1', 'black-forest-bats')
    .attach('p1:forest-snare.1', 'king-spider.1')
    .until('face');
  t.sc
    .mayExactly('p1', 'face forest-spider.1', 'face black-forest-bats')
    .refuses('p1', 'face king-spider.1', 'LC-12.2', 'enemy-not-eligible');
  t.act('face black-forest-bats').until('defend').act('undefended').until('defend', {});
  t.sc.prompt('p1', 'defend', { seat: 0, card: t.n('forest-spider.1'), attack: 2 });
  t.act('undefended').until('attack');
});

test('LC-12.4 LC-12.5 LC-12.6 one ready character of one’s own defends, by exhausting', () => {
  const t = combat(2).engaged(0, 'forest-spider.1').exhaust('p1:gloin').until('defend', { seat: 0 });
  t.sc.mayExactly('p1', 'defend p1:aragorn', 'defend p1:theodred', 'undefended');
  t.sc
    .refuses('p1', 'defend p1:gloin', 'LC-12.4', 'defend-exhausted')
    .refuses('p1', 'defend p2:gimli', 'LC-12.4', 'defend-with-your-own');
  t.sc
    .refuses('p1', 'defend forest-spider.1', 'LC-12.4', 'defend-with-a-character')
    .refuses('p1', 'stop', 'LC-F6.4.1', 'defend-or-not');
  t.act('defend p1:theodred');
  assert.ok(!t.isReady('p1:theodred'));
  assert.notEqual(saying(t), 'defend');
});

test('LC-12.4 LC-12.8 with nobody ready no defender is asked for: the attack is undefended', () => {
  const t = combat().engaged(0, 'forest-spider.1').exhaust('p1:aragorn', 'p1:theodred', 'p1:gloin');
  t.until('window', { step: '6.4b' }).act('pass').sc.prompt('p1', 'window', { seat: 0, step: '6.4.1' });
  t.act('pass').until('damage-hero').sc.mayExactly('p1', 'assign p1:aragorn', 'assign p1:theodred', 'assign p1:gloin');
});

test('LC-12.7 LC-EX10 LC-14.7 attack minus defense is dealt to the defender', () => {
  for (const [hero, damage] of [
    ['p1:theodred', 1],
    ['p1:aragorn', 0],
  ] as const) {
    const t = combat()
      .engaged(0, 'forest-spider.1')
      .until('defend')
      .act(`defend ${hero}`)
      .until('window', { step: '6.4.3' });
    assert.equal(t.on('damage', hero), damage);
  }
});

test('LC-12.9 LC-12.10 LC-12.11 undefended damage goes to any own hero, exhausted ones too, never to an ally', () => {
  const t = combat()
    .engaged(0, 'forest-spider.1')
    .area('p1:guard-of-the-citadel.1')
    .exhaust('p1:gloin')
    .until('damage-hero');
  t.sc.mayExactly('p1', 'assign p1:aragorn', 'assign p1:theodred', 'assign p1:gloin');
  t.sc.refuses('p1', 'assign p1:guard-of-the-citadel.1', 'LC-12.10', 'undefended-to-a-hero');
  t.act('assign p1:gloin');
  assert.equal(t.on('damage', 'p1:gloin'), 2);
});

test('LC-12.13 LC-EX11 LC-14.9 damage beyond a destroyed defender hits nobody else', () => {
  const t = withShadow(
    combat().engaged(0, 'ungoliants-spawn').area('p1:silverlode-archer.1'),
    'ungoliants-spawn',
    'east-bight-patrol',
  );
  t.until('defend').act('defend p1:silverlode-archer.1').until('window', { step: '6.4.3' });
  assert.ok(t.isIn('discard', 'p1:silverlode-archer.1'));
  for (const hero of LEADERS) assert.equal(t.on('damage', `p1:${hero}`), 0);
});

test('LC-12.14 LC-29.50 with several defenders their defense is added and one takes the damage', () => {
  const t = combat(1, { heroes: [TACTICS] })
    .engaged(0, 'ungoliants-spawn')
    .hand('p1:stand-together.1')
    .act('play stand-together');
  t.until('defend').act('defend p1:gimli');
  t.sc
    .refuses('p1', 'defend p1:gimli', 'LC-12.6', 'defend-one')
    .mayExactly('p1', 'defend p1:legolas', 'defend p1:thalin', 'done');
  t.act('defend p1:thalin', 'done').until('damage-defender');
  t.sc
    .mayExactly('p1', 'assign p1:gimli', 'assign p1:thalin')
    .refuses('p1', 'assign p1:legolas', 'LC-12.14', 'damage-to-a-defender');
  t.act('assign p1:gimli');
  assert.equal(t.on('damage', 'p1:gimli'), 1);
});

test('LC-12.17 LC-10.15 an enemy that leaves play in its attack deals no damage; the defender stays exhausted', () => {
  const t = combat(1, { heroes: [TACTICS] })
    .engaged(0, 'black-forest-bats')
    .hand('p1:swift-strike.1');
  t.until('defend').act('defend p1:legolas');
  assert.ok(!t.isReady('p1:legolas'));
  t.act('react-with swift-strike 0');
  assert.ok(t.isIn('encounter-discard', 'black-forest-bats'));
  assert.equal(t.on('damage', 'p1:legolas'), 0);
  assert.notEqual(saying(t), 'damage-hero');
});

test('LC-12.20 LC-29.18 "after it attacks" comes after the damage', () => {
  const t = combat()
    .engaged(0, 'chieftain-ufthak')
    .until('defend')
    .act('defend p1:aragorn')
    .until('window', { step: '6.4.3' });
  assert.equal(t.on('resource', 'chieftain-ufthak'), 0);
  t.until('attack');
  assert.equal(t.on('resource', 'chieftain-ufthak'), 1);
});

test('LC-12.21 LC-16.6 LC-16.8 who is eliminated in an attack ends it; the enemy goes to the staging area with its damage', () => {
  const t = withShadow(
    combat(2).engaged(0, 'forest-spider.1').tokens('damage', 'forest-spider.1', 1).threat(0, 46),
    'forest-spider.1',
    'ungoliants-spawn',
  );
  t.until('window', { step: '6.2' });
  while (t.s.out[0] === 0)
    t.act(t.may(asked(t.sc.rules, t.s)[0]).find((one) => ['pass', 'undefended'].includes(one)) ?? 'pass');
  assert.ok(t.isIn('staging', 'forest-spider.1'));
  assert.equal(t.on('damage', 'forest-spider.1'), 1);
});

test('LC-12.24 LC-12.25 LC-12.26 a ready Sentinel may defend another player who declared nobody', () => {
  const t = combat(2, { heroes: [TACTICS, LEADERS], anchor: false })
    .engaged(0, 'forest-spider.1')
    .until('defend', { seat: 0 })
    .act('undefended');
  t.sc.prompt('p2', 'sentinel').mayExactly('p2', 'defend p2:aragorn', 'undefended');
  t.sc
    .refuses('p2', 'defend p2:gloin', 'LC-12.24', 'defend-sentinel')
    .refuses('p2', 'stop', 'LC-F6.4.1', 'defend-or-not')
    .refuses('p2', 'defend p1:gimli', 'LC-12.4');
  t.act('defend p2:aragorn').until('attack');
  assert.deepEqual([t.on('damage', 'p2:aragorn'), t.on('damage', 'p1:gimli')], [0, 0]);
});

test('LC-12.27 LC-12.29 the players after the attacked one are asked in order; the first Sentinel ends it', () => {
  const t = combat(3, { heroes: [['eowyn'], LEADERS, TACTICS], anchor: false })
    .area('p3:gondorian-spearman.1')
    .engaged(0, 'forest-spider.1')
    .until('sentinel');
  t.sc.asked('p2');
  t.act('undefended');
  t.sc.asked('p3').mayExactly('p3', 'defend p3:gondorian-spearman.1', 'undefended');
});

test('LC-13.1 LC-13.4 LC-13.14 each enemy may be attacked once a player; attacking is optional', () => {
  const t = combat(1, { heroes: [TACTICS] })
    .engaged(0, 'forest-spider.1', 'ungoliants-spawn')
    .attach('p1:forest-snare.1', 'ungoliants-spawn')
    .attach('p1:forest-snare.2', 'forest-spider.1')
    .until('attack');
  t.sc
    .mayExactly('p1', 'attack forest-spider.1', 'attack ungoliants-spawn', 'stop')
    .refuses('p1', 'pass', 'LC-F6.8a', 'attack-or-stop');
  t.act('attack ungoliants-spawn', 'with p1:gimli', 'done').until('attack');
  t.sc
    .refuses('p1', 'attack ungoliants-spawn', 'LC-13.14', 'attack-twice')
    .mayExactly('p1', 'attack forest-spider.1', 'stop');
  t.act('stop');
});

test('LC-13.2 LC-13.3 LC-13.5 any number of own ready characters attack, at least one, by exhausting', () => {
  const t = combat(2, { heroes: [TACTICS, LEADERS] })
    .engaged(0, 'ungoliants-spawn')
    .attach('p1:forest-snare.1', 'ungoliants-spawn')
    .exhaust('p1:thalin')
    .until('attack', { seat: 0 })
    .act('attack ungoliants-spawn');
  t.sc
    .refuses('p1', 'done', 'LC-13.3', 'attack-needs-attacker')
    .refuses('p1', 'with p1:thalin', 'LC-13.2', 'attack-exhausted')
    .refuses('p1', 'with p2:gloin', 'LC-13.2', 'attack-with-your-own');
  t.sc
    .refuses('p1', 'with ungoliants-spawn', 'LC-13.2', 'attack-with-characters')
    .refuses('p1', 'stop', 'LC-F6.8b', 'attackers-or-done');
  t.act('with p1:gimli');
  t.sc.refuses('p1', 'with p1:gimli', 'LC-13.2', 'attacks-already');
  t.sc.refuses('p1', 'back p1:legolas', 'LC-F6.8b', 'attackers-or-done');
  t.act('back p1:gimli');
  t.sc.refuses('p1', 'done', 'LC-13.3', 'attack-needs-attacker');
  t.act('with p1:gimli');
  t.act('with p1:legolas').until('window', { step: '6.8.3' });
  assert.ok(!t.isReady('p1:gimli') && !t.isReady('p1:legolas'));
  assert.equal(t.on('damage', 'ungoliants-spawn'), 3);
});

test('LC-13.6 LC-14.1 LC-EX13 attack minus defense is damage; at its hit points the enemy is destroyed', () => {
  const t = combat(1, { heroes: [['glorfindel']] })
    .engaged(0, 'dol-guldur-orcs.1')
    .until('attack')
    .act('attack dol-guldur-orcs.1')
    .until('window', { step: '6.8.1' });
  t.until('window', { step: '7.4' });
  assert.ok(t.isIn('encounter-discard', 'dol-guldur-orcs.1'));
});

test('LC-14.3 LC-EX14 LC-14.2 damage stays on the card', () => {
  const t = combat(1, { heroes: [['legolas']] })
    .engaged(0, 'dol-guldur-beastmaster.1')
    .attach('p1:forest-snare.1', 'dol-guldur-beastmaster.1')
    .area('p1:gondorian-spearman.1')
    .until('attack');
  t.sc.edit((s) => {
    s.bits[t.n('p1:gondorian-spearman.1')] = 0;
    s.bits[t.n('p1:legolas')] = 0;
  });
  t.act('attack dol-guldur-beastmaster.1', 'with p1:legolas', 'with p1:gondorian-spearman.1').until('window', {
    step: '7.4',
  });
  assert.equal(t.on('damage', 'dol-guldur-beastmaster.1'), 3);
});

test('LC-13.7 LC-13.8 what changes before the damage still counts', () => {
  const t = combat(1, { heroes: [TACTICS] })
    .engaged(0, 'ungoliants-spawn')
    .attach('p1:forest-snare.1', 'ungoliants-spawn')
    .hand('p1:blade-mastery.1')
    .until('attack')
    .act('attack ungoliants-spawn', 'with p1:legolas', 'done');
  t.until('window', { step: '6.8.2' })
    .act('play blade-mastery', 'choose p1:legolas')
    .until('window', { step: '6.8.3' });
  assert.equal(t.on('damage', 'ungoliants-spawn'), 2);
});

test('LC-13.12 LC-13.15 other players add ready Ranged characters', () => {
  const t = combat(2, { heroes: [LEADERS, TACTICS], anchor: false })
    .engaged(0, 'ungoliants-spawn')
    .attach('p1:forest-snare.1', 'ungoliants-spawn')
    .until('attack', { seat: 0 });
  t.act('attack ungoliants-spawn', 'with p1:aragorn', 'done');
  t.sc
    .prompt('p2', 'ranged')
    .mayExactly('p2', 'with p2:legolas', 'done')
    .refuses('p2', 'with p2:gimli', 'LC-13.12', 'attack-ranged')
    .refuses('p2', 'stop', 'LC-F6.8b', 'attackers-or-done');
  t.act('with p2:legolas').until('attack', {});
  assert.equal(t.on('damage', 'ungoliants-spawn'), 4);
});

test('LC-13.13 LC-13.16 with Ranged alone a player attacks the enemy of another; the staging area is out of reach', () => {
  const t = combat(2, { heroes: [TACTICS, LEADERS], anchor: false })
    .engaged(1, 'ungoliants-spawn')
    .staging('forest-spider.1')
    .until('attack', { seat: 0 });
  t.sc
    .mayExactly('p1', 'attack ungoliants-spawn', 'stop')
    .refuses('p1', 'attack forest-spider.1', 'LC-13.13', 'attack-not-reached')
    .refuses('p1', 'attack p2:gloin', 'LC-13.2', 'attack-an-enemy');
  t.act('attack ungoliants-spawn');
  t.sc.refuses('p1', 'with p1:gimli', 'LC-13.12', 'attack-ranged').mayExactly('p1', 'with p1:legolas');
});

test('LC-14.4 LC-2.11 healing takes off what is there', () => {
  const t = combat(1, { heroes: [['denethor', 'glorfindel', 'beravor']] })
    .hand('p1:lore-of-imladris.1')
    .tokens('damage', 'p1:beravor', 2);
  t.act('play lore-of-imladris');
  assert.equal(t.on('damage', 'p1:beravor'), 0);
});

test('LC-14.14 LC-2.33 LC-22.4 a destroyed hero loses tokens and attachments', () => {
  const t = combat()
    .engaged(0, 'ungoliants-spawn')
    .attach('p1:celebrians-stone.1', 'p1:gloin')
    .until('damage-hero')
    .act('assign p1:gloin');
  assert.ok(t.isIn('discard', 'p1:gloin') && t.isIn('discard', 'p1:celebrians-stone.1'));
  assert.deepEqual([t.on('resource', 'p1:gloin'), t.on('damage', 'p1:gloin')], [0, 0]);
});

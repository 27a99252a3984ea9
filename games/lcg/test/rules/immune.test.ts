/** Immunity and blank text boxes (LC-18.33 to LC-18.36). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/kernel.ts';
import { BAN, type BanWord, SPAN, STAT } from '../../src/lists.ts';
import { combat, planning, questing, type Scene } from '../cards/scene.ts';

const TACTICS = [['gimli', 'legolas', 'thalin']];

function ban(t: Scene, name: string, what: BanWord): Scene {
  t.sc
    .edit((s) => {
      const card = t.n(name);
      const u = { card, form: s.form[card], ability: 0, path: 0 } as never;
      cards.lasting(s, u, { target: card, kind: 'ban', what: BAN[what], until: SPAN.round });
    })
    .leaveOpen();
  return t;
}

test('LC-18.33 immune to player cards: neither chosen nor touched by them; the scenario’s cards reach it', () => {
  const t = ban(
    planning().staging('east-bight-patrol', 'king-spider.1', 'forest-spider.1'),
    'king-spider.1',
    'player-effects',
  );
  t.hand('p1:gandalf.1').act('play gandalf', 'react p1:gandalf.1 2 0', 'branch 1');
  t.sc
    .mayExactly('p1', 'choose east-bight-patrol', 'choose forest-spider.1')
    .refuses('p1', 'choose king-spider.1', 'LC-7.3', 'no-target');
  const all = ban(planning().staging('east-bight-patrol', 'dol-guldur-orcs.1'), 'dol-guldur-orcs.1', 'player-effects');
  all.hand('p1:longbeard-orc-slayer.1').act('play longbeard-orc-slayer', 'react p1:longbeard-orc-slayer.1 1 0');
  assert.deepEqual([all.on('damage', 'east-bight-patrol'), all.on('damage', 'dol-guldur-orcs.1')], [1, 0]);
  const storm = ban(questing().until('window', { step: '3.2' }).clearStaging(), 'p1:gloin', 'encounter-effects');
  storm
    .exhaust('p1:aragorn', 'p1:gloin')
    .encounter('the-necromancers-reach.1')
    .act('pass')
    .until('window', { step: '3.3' });
  assert.deepEqual([storm.on('damage', 'p1:aragorn'), storm.on('damage', 'p1:gloin')], [1, 0]);
});

test('LC-18.34 immunity covers the card alone: its own text works, and it is attacked and damaged in combat', () => {
  const t = ban(combat(1, { heroes: TACTICS }).engaged(0, 'forest-spider.1'), 'forest-spider.1', 'player-effects');
  t.until('attack').act('attack forest-spider.1', 'with p1:legolas', 'done').until('window', { step: '6.8.3' });
  assert.equal(t.on('damage', 'forest-spider.1'), 2);
  const hero = ban(combat(1).engaged(0, 'forest-spider.1'), 'p1:gloin', 'encounter-effects');
  hero.until('defend').act('defend p1:gloin').until('respond');
  assert.equal(hero.on('damage', 'p1:gloin'), 1);
});

test('LC-18.35 who gains immunity is freed from lasting effects at once', () => {
  const t = planning().staging('forest-spider.1');
  t.sc.edit((s) => {
    const u = { card: t.n('p1:blade-mastery.1'), form: 0, ability: 0, path: 0 } as never;
    const target = t.n('forest-spider.1');
    cards.lasting(s, u, { target, kind: 'stat', what: STAT.attack, amount: 3, until: SPAN.round });
  });
  assert.equal(t.stat('forest-spider.1', 'attack'), 5);
  ban(t, 'forest-spider.1', 'player-effects');
  assert.equal(t.stat('forest-spider.1', 'attack'), 2);
});

test('LC-18.36 LC-18.37 a blank text box: no abilities, keywords or traits of its own; what it gains from elsewhere stays', () => {
  const t = planning(1, { heroes: TACTICS }).attach('p1:steward-of-gondor.1', 'p1:legolas');
  ban(t, 'p1:legolas', 'blank');
  assert.deepEqual(
    (['ranged', 'silvan', 'gondor'] as const).map((mark) => t.has('p1:legolas', mark)),
    [false, false, true],
  );
  const s = planning(1, { heroes: [['eowyn', 'eleanor', 'dunhere']] }).hand('p1:gandalf.1');
  assert.ok(s.may(0).includes('use p1:eowyn 0'));
  ban(s, 'p1:eowyn', 'blank').sc.refuses('p1', 'use p1:eowyn 0', 'LC-17.11', 'wrong-place');
});

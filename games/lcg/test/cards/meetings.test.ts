/** Cards that meet: what one text says while another is at work. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards } from '../../src/kernel.ts';
import { ZONE } from '../../src/lists.ts';
import { combat, planning, revealed, type Scene, scene } from './scene.ts';

const ESCAPE = {
  scenario: 'escape-from-dol-guldur',
  heroes: [
    ['eowyn', 'gimli', 'dunhere'],
    ['aragorn', 'legolas', 'thalin'],
  ],
};
const OBJECTIVES = ['gandalfs-map', 'dungeon-torch', 'shadow-key'];
const JOURNEY = { ...ESCAPE, scenario: 'journey-along-the-anduin' };
/** Nobody is a prisoner any more, and nothing guards the objectives. */
const free = (t: Scene): Scene => {
  t.sc
    .edit((s) => {
      for (const card of s.play) {
        if (s.owner[card] >= 0 && s.form[card] === t.form('captive'))
          s.form[card] = t.form(t.sc.rules.name('card', card).replace(/^p\d:/, ''));
        if (OBJECTIVES.some((id) => s.host[card] === t.n(id))) s.host[card] = -1;
      }
    })
    .leaveOpen();
  return t;
};

test('LC-29.13 LC-EX18 [iron-shackles] [enchanted-stream] where nobody can draw no draw is stopped: the Shackles stay', () => {
  const t = revealed(1, 'iron-shackles', ESCAPE).until('window', { step: '3.3' }).lay('active', 'enchanted-stream.1');
  const hand = t.handOf(0);
  t.until('window', { step: '1.3', round: 2 });
  assert.deepEqual([t.handOf(0), t.isIn('attached', 'iron-shackles')], [hand, true]);
});

test('LC-29.20 [nazgul-of-dol-guldur] [a-light-in-the-dark] engaged with nobody any more it takes nobody’s character', () => {
  const t = free(combat(1, ESCAPE))
    .engaged(0, 'nazgul-of-dol-guldur')
    .shadow('ungoliants-spawn', 'nazgul-of-dol-guldur');
  t.hand('p1:a-light-in-the-dark.1').threat(0, 20).until('defend').act('defend p1:gimli');
  t.until('window', { step: '6.4.1' }).act('play a-light-in-the-dark', 'pass').until('window', { step: '6.4.2' });
  assert.equal(t.s.threat[0], 24);
  assert.ok(['eowyn', 'gimli', 'dunhere'].every((id) => t.isIn('area', `p1:${id}`)));
});

test('LC-29.24 LC-8.18 [massing-at-night] the last card of the deck: the pile is made the new deck for what it reveals', () => {
  const t = scene(1, JOURNEY).until('window', { step: '3.2' }).clearHands().clearStaging();
  t.sc
    .edit((s) => {
      const quiet = new Proxy({}, { get: () => () => undefined }) as never;
      for (const card of cards.pile(s, ZONE['encounter-deck']).slice())
        cards.move(s, quiet, card, cards.zone(card === t.n('wargs.1') ? ZONE['encounter-discard'] : ZONE.removed));
    })
    .leaveOpen();
  t.encounter('massing-at-night').act('pass').until('window', { step: '3.3' });
  assert.ok(t.isIn('staging', 'wargs.1'));
});

test('LC-29.61 LC-16.5 [iron-shackles] they go with the deck of a player who is out of the game', () => {
  const t = revealed(2, 'iron-shackles', ESCAPE).until('window', { step: '3.3' });
  t.threat(t.s.first, 49).until('window', { step: '3.4' });
  assert.deepEqual([t.s.out.includes(1), t.isIn('encounter-discard', 'iron-shackles')], [true, true]);
});

test('LC-29.30 LC-29.75 LC-16.5 [dungeon-torch] [shadow-key] objectives of a player who is out go back to the staging area', () => {
  const t = free(planning(2, ESCAPE))
    .staging(...OBJECTIVES)
    .threat(0, 10)
    .threat(1, 40);
  const holder = t.n('p2:aragorn');
  t.act('pass').until('planning', { seat: 1 });
  t.act('p2: use dungeon-torch 0', 'p2: choose p2:aragorn').until('planning', { seat: 1 });
  t.act('p2: use shadow-key 0', 'p2: choose p2:legolas').until('planning', { seat: 1 });
  assert.deepEqual([t.s.host[t.n('dungeon-torch')], t.ctl('shadow-key')], [holder, 1]);
  t.threat(1, 49).until('planning', { round: 2 });
  assert.equal(t.s.out[1], 1);
  assert.deepEqual(
    ['dungeon-torch', 'shadow-key'].map((id) => [t.isIn('staging', id), t.ctl(id)]),
    [
      [true, -1],
      [true, -1],
    ],
  );
  assert.ok(t.may(0).includes('use shadow-key 0'));
});

test('LC-22.12 [gandalfs-map] claimed as a third Restricted attachment it stays, and one of the other two goes', () => {
  const t = free(planning(1, ESCAPE))
    .staging(...OBJECTIVES)
    .threat(0, 20);
  t.attach('p1:dwarven-axe.1', 'p1:gimli').attach('p1:citadel-plate.1', 'p1:gimli');
  t.act('use gandalfs-map 0', 'choose p1:gimli');
  assert.deepEqual(t.may(0), ['pick p1:dwarven-axe.1', 'pick p1:citadel-plate.1']);
  t.act('pick p1:dwarven-axe.1');
  assert.deepEqual([t.isIn('discard', 'p1:dwarven-axe.1'), t.isIn('attached', 'gandalfs-map')], [true, true]);
});

/** Encounter cards and stages of Escape from Dol Guldur, and the stages of Passage Through Mirkwood. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, seedOf } from '@pony/engine';
import { attackedBy, combat, planning, questing, revealed, type Scene, scene } from './scene.ts';

const ESCAPE = {
  scenario: 'escape-from-dol-guldur',
  heroes: [
    ['eowyn', 'gimli', 'dunhere'],
    ['aragorn', 'legolas', 'thalin'],
  ],
};
const GUARD = /^orc-guard/;
const OBJECTIVES = ['gandalfs-map', 'dungeon-torch', 'shadow-key'];
const staged = (t: Scene): string[] =>
  t.s.play
    .filter((card) => t.isIn('staging', t.sc.rules.name('card', card)))
    .map((card) => t.sc.rules.name('card', card));
/** Nobody is a prisoner any more, and nothing guards. */
const free = (t: Scene): Scene => {
  t.sc
    .edit((s) => {
      for (const card of s.play) {
        const own = t.sc.rules.name('card', card).replace(/^p\d:/, '');
        if (s.owner[card] >= 0 && s.form[card] === t.form('captive')) s.form[card] = t.form(own);
        if (OBJECTIVES.some((id) => s.host[card] === t.n(id))) s.host[card] = -1;
      }
    })
    .leaveOpen();
  return t;
};

test('[the-necromancers-tower] LC-29.6 set-up: three objectives, each with at most one guard; the Nazgûl is set aside', () => {
  const t = scene(1, ESCAPE).until('planning');
  for (const id of OBJECTIVES) assert.ok(t.isIn('staging', id), id);
  assert.ok(t.isIn('set-aside', 'nazgul-of-dol-guldur'));
  for (const id of OBJECTIVES) assert.ok(t.s.play.filter((card) => t.s.host[card] === t.n(id)).length <= 1);
});

test('[the-necromancers-tower] LC-29.8 one hero is the prisoner: no resources, no icon, not to be chosen', () => {
  const t = scene(1, ESCAPE).until('planning');
  const bound = ['eowyn', 'gimli', 'dunhere'].filter((id) => t.s.form[t.n(`p1:${id}`)] === t.form('captive'));
  assert.equal(bound.length, 1);
  assert.equal(t.on('resource', `p1:${bound[0]}`), 0);
  assert.equal(t.stat(`p1:${bound[0]}`, 'willpower'), 0);
});

test('[the-necromancers-tower] LC-29.7 all players together play one ally a round', () => {
  const t = free(planning(1, { ...ESCAPE, heroes: [['aragorn', 'theodred', 'gloin']] }))
    .clearHands()
    .clearStaging();
  for (const id of ['aragorn', 'theodred', 'gloin']) t.tokens('resource', `p1:${id}`, 9);
  t.hand('p1:guard-of-the-citadel.1', 'p1:silverlode-archer.1').act('play guard-of-the-citadel');
  t.sc.refuses('p1', 'play silverlode-archer', 'LC-29.7').leaveOpen();
});

test('[the-necromancers-tower] LC-29.75 LC-8.41 stage 2 needs one objective', () => {
  const t = free(questing(1, ESCAPE)).finishStage();
  assert.equal(t.stage(), 'the-necromancers-tower.b');
  const go = free(questing(1, ESCAPE)).attach('gandalfs-map', 'p1:gimli');
  go.sc
    .edit((s) => {
      s.ctl[go.n('gandalfs-map')] = 0;
    })
    .leaveOpen();
  assert.equal(go.finishStage().stage(), 'through-the-caverns.b');
});

test('[gandalfs-map] LC-29.30 LC-23.5 claimed for 2 threat once unguarded; its hero neither attacks nor defends', () => {
  const t = free(planning(1, ESCAPE))
    .staging('gandalfs-map')
    .threat(0, 20)
    .act('use gandalfs-map 0', 'choose p1:gimli');
  assert.deepEqual([t.s.threat[0], t.s.host[t.n('gandalfs-map')], t.ctl('gandalfs-map')], [22, t.n('p1:gimli'), 0]);
  const fight = free(combat(1, ESCAPE))
    .engaged(0, 'cavern-guardian.1')
    .attach('gandalfs-map', 'p1:gimli')
    .until('defend');
  fight.sc.refuses('p1', 'defend p1:gimli', 'LC-1.4').leaveOpen();
});

test('[gandalfs-map] LC-23.5 while guarded it cannot be claimed', () => {
  const t = free(planning(1, ESCAPE)).staging('gandalfs-map', 'cavern-guardian.1');
  t.sc
    .edit((s) => {
      s.host[t.n('cavern-guardian.1')] = t.n('gandalfs-map');
    })
    .leaveOpen();
  t.sc.refuses('p1', 'use gandalfs-map 0', 'LC-23.5').leaveOpen();
});

test('[gandalfs-map] LC-29.30 detached it goes back to the staging area, unguarded and claimable again', () => {
  const t = free(combat(1, ESCAPE))
    .engaged(0, 'ungoliants-spawn')
    .attach('gandalfs-map', 'p1:gimli')
    .tokens('damage', 'p1:gimli', 4);
  t.sc
    .edit((s) => {
      s.ctl[t.n('gandalfs-map')] = 0;
    })
    .leaveOpen();
  t.until('damage-hero').act('assign p1:gimli').until('attack');
  assert.ok(t.isIn('staging', 'gandalfs-map'));
  assert.equal(t.ctl('gandalfs-map'), -1);
});

test('[dungeon-torch] 2 threat at the end of each round', () => {
  const t = free(combat(1, ESCAPE)).attach('dungeon-torch', 'p1:gimli').threat(0, 20);
  t.sc
    .edit((s) => {
      s.ctl[t.n('dungeon-torch')] = 0;
    })
    .leaveOpen();
  t.until('window', { step: '1.3', round: 2 });
  assert.equal(t.s.threat[0], 23);
});

test('[shadow-key] 1 damage on its hero at the end of each round', () => {
  const t = free(combat(1, ESCAPE)).attach('shadow-key', 'p1:gimli').until('window', { step: '1.3', round: 2 });
  assert.equal(t.on('damage', 'p1:gimli'), 1);
});

test('[dungeon-jailor] LC-29.29 after a failed quest an unclaimed objective is shuffled away', () => {
  const t = free(scene(1, ESCAPE).until('window', { step: '3.3' }))
    .clearHands()
    .clearStaging()
    .staging('dungeon-jailor.1', 'shadow-key')
    .act('pass')
    .until('window', { step: '3.4' });
  assert.ok(t.isIn('encounter-deck', 'shadow-key'));
});

test('[nazgul-of-dol-guldur] LC-22.8 no attachments', () => {
  const t = free(planning(1, { ...ESCAPE, heroes: [['denethor', 'glorfindel', 'beravor']] }))
    .clearStaging()
    .engaged(0, 'nazgul-of-dol-guldur')
    .hand('p1:forest-snare.1');
  for (const id of ['denethor', 'glorfindel', 'beravor']) t.tokens('resource', `p1:${id}`, 9);
  t.sc.refuses('p1', 'play forest-snare', 'LC-22.8').leaveOpen();
});

test('[nazgul-of-dol-guldur] LC-29.20 a shadow effect of its card has resolved: discard a character', () => {
  const t = attackedBy('nazgul-of-dol-guldur', 'ungoliants-spawn', ESCAPE, null, []);
  free(t).until('choose').act('choose p1:gimli');
  assert.ok(t.isIn('discard', 'p1:gimli'));
});

test('[cavern-guardian] shadow: one attachment, undefended all', () => {
  const t = free(combat(1, ESCAPE))
    .engaged(0, 'king-spider.1')
    .shadow('cavern-guardian.1', 'king-spider.1')
    .attach('p1:citadel-plate.1', 'p1:gimli')
    .attach('p1:dwarven-axe.1', 'p1:dunhere');
  t.until('defend').act('defend p1:dunhere').until('choose').act('choose p1:dwarven-axe.1');
  assert.deepEqual([t.isIn('discard', 'p1:dwarven-axe.1'), t.isIn('attached', 'p1:citadel-plate.1')], [true, true]);
});

test('[under-the-shadow] the staging area has threat more by the number of players; shadow: threat by engaged enemies', () => {
  const t = revealed(1, 'under-the-shadow.1', ESCAPE).until('window', { step: '3.3' });
  assert.equal((t.sc.rules.view(t.s, 0) as unknown as { staging: { threat: number } }).staging.threat, 1);
  const shadow = attackedBy('king-spider.1', 'under-the-shadow.1', ESCAPE, 'p1:dunhere');
  assert.equal(shadow.until('window', { step: '6.4.2' }).s.threat[0], 21);
});

test('[iron-shackles] LC-29.13 LC-29.61 lies on the first player’s deck and falls instead of the next draw', () => {
  const t = revealed(1, 'iron-shackles', ESCAPE).until('window', { step: '3.3' });
  assert.equal(t.s.host[t.n('iron-shackles')], -2);
  assert.ok(t.has('iron-shackles', 'condition'));
  const hand = t.handOf(0);
  t.until('window', { step: '1.3', round: 2 });
  assert.deepEqual([t.handOf(0), t.isIn('encounter-discard', 'iron-shackles')], [hand, true]);
});

test('[miner-of-the-iron-hills] [iron-shackles] LC-29.61 the Miner discards them, and the next draw happens', () => {
  const t = free(revealed(1, 'iron-shackles', { ...ESCAPE, heroes: [['denethor', 'glorfindel', 'beravor']] }));
  t.until('window', { step: '3.3' }).clearHands().hand('p1:sneak-attack.1', 'p1:miner-of-the-iron-hills.1');
  t.sc.edit((s) => {
    s.tokens[t.n('p1:denethor') * 3] = 9;
    s.form[t.n('p1:denethor')] = t.form('aragorn');
  });
  t.act('play sneak-attack', 'choose-title miner-of-the-iron-hills', 'react p1:miner-of-the-iron-hills.1 1 0');
  assert.ok(t.isIn('encounter-discard', 'iron-shackles') && t.isIn('area', 'p1:miner-of-the-iron-hills.1'));
  t.until('window', { step: '3.4' }).clearHands().until('window', { step: '1.3', round: 2 });
  assert.equal(t.handOf(0), 2); // the Miner, back at the end of the phase, and the card of step 1.3
});

test('[endless-caverns] Doomed 1 for every player, then the place, then one card more for its Surge', () => {
  const t = scene(2, ESCAPE).until('window', { step: '3.2' }).clearStaging();
  t.encounter('endless-caverns.1', 'great-forest-web.1', 'mountains-of-mirkwood.1', 'king-spider.1');
  const before = [...t.s.threat];
  while (!t.isIn('staging', 'endless-caverns.1')) t.act('pass');
  t.until('window', { step: '3.3' });
  assert.deepEqual(staged(t).sort(), ['endless-caverns.1', 'great-forest-web.1', 'mountains-of-mirkwood.1']);
  assert.deepEqual(
    t.s.threat.map((threat, seat) => threat - before[seat]),
    [1, 1],
  );
  const quiet = scene(1, ESCAPE).until('window', { step: '3.3' }).clearStaging();
  const [threat] = quiet.s.threat;
  quiet.staging('endless-caverns.1').until('window', { step: '3.4' });
  assert.equal(quiet.s.threat[0], threat + 1); // not revealed: 1 threat in the staging area, no Doomed
});

test('[tower-gate] LC-29.11 LC-10.13 every player faces an Orc Guard: the top card of the deck, face down', () => {
  const t = free(questing(1, ESCAPE))
    .staging('tower-gate.1')
    .until('travel')
    .deck(0, 'p1:feint.1')
    .act('travel tower-gate.1');
  const guards = t.s.play.filter((card) => t.sc.rules.name('card', card).startsWith('orc-guard'));
  assert.equal(guards.length, 1);
  const name = t.sc.rules.name('card', guards[0]);
  assert.deepEqual(
    [t.stat(name, 'attack'), t.stat(name, 'defense'), t.stat(name, 'hitPoints'), t.isIn('engaged', name)],
    [1, 1, 1, true],
  );
});

test('[tower-gate] LC-29.11 LC-2.20 in a world dealt anew any card of the deck may be the one under an Orc Guard', () => {
  const t = free(questing(1, ESCAPE)).staging('tower-gate.1').until('travel').act('travel tower-gate.1');
  const guarded = (s: Scene['s']): number[] =>
    s.title
      .map((_, card) => card)
      .filter(
        (card) => s.owner[card] === 0 && GUARD.test(s.host[card] < 0 ? '' : t.sc.rules.name('card', s.host[card])),
      );
  const dealt = ['a', 'b', 'c', 'd'].map((seed) => {
    const s = t.sc.rules.clone(t.s);
    t.sc.rules.determinize(s, 0, quickRng(seedOf(seed)));
    return guarded(s);
  });
  for (const cards of dealt)
    assert.deepEqual(
      cards.map((card) => t.s.owner[card]),
      [0],
    );
  assert.ok(new Set(dealt.flat()).size > 1);
});

test('[tower-gate] LC-29.11 LC-2.20 the hand does not tell that a copy of one of its cards lies under an Orc Guard', () => {
  const hand = (top: string): unknown => {
    const t = free(questing(1, ESCAPE))
      .staging('tower-gate.1')
      .until('travel')
      .hand('p1:feint.1')
      .deck(0, top)
      .act('travel tower-gate.1');
    return (t.sc.rules.view(t.s, 0) as unknown as { hands: unknown }).hands;
  };
  assert.deepEqual(hand('p1:feint.2'), hand('p1:blade-mastery.1'));
});

test('[through-the-caverns] LC-29.10 progress on the card: the prisoner is rescued with 1 damage, and the Nazgûl comes', () => {
  const t = questing(1, ESCAPE).attach('gandalfs-map', 'p1:gimli');
  t.sc
    .edit((s) => {
      s.ctl[t.n('gandalfs-map')] = 0;
    })
    .leaveOpen();
  t.finishStage();
  assert.equal(t.stage(), 'through-the-caverns.b');
  const bound = ['eowyn', 'gimli', 'dunhere'].find((id) => t.s.form[t.n(`p1:${id}`)] === t.form('captive'))!;
  t.progressNow();
  while (!t.may(0).some((words) => words.startsWith('react through'))) t.act('pass').until('respond');
  t.act(t.may(0).find((words) => words.startsWith('react through-the-caverns'))!);
  assert.equal(t.s.form[t.n(`p1:${bound}`)], t.form(bound));
  assert.equal(t.on('damage', `p1:${bound}`), 1);
  assert.ok(t.isIn('staging', 'nazgul-of-dol-guldur'));
});

test('[out-of-the-dungeons] each quest phase begins with an Orc Guard for every player; the Nazgûl holds the stage', () => {
  const t = free(questing(1, ESCAPE));
  for (const [i, id] of OBJECTIVES.entries()) t.attach(id, ['p1:gimli', 'p1:eowyn', 'p1:dunhere'][i]);
  t.sc
    .edit((s) => {
      for (const id of OBJECTIVES) s.ctl[t.n(id)] = 0;
    })
    .leaveOpen();
  t.finishStage().finishStage();
  assert.equal(t.stage(), 'out-of-the-dungeons.b');
  t.staging('nazgul-of-dol-guldur').until('window', { step: '3.1', round: 2 });
  assert.ok(t.s.play.some((card) => t.sc.rules.name('card', card).startsWith('orc-guard')));
  const { outcome } = t.s;
  assert.equal(outcome, null);
});

test('[flies-and-spiders] LC-EX1 LC-4.16 set-up: a Forest Spider and an Old Forest Road in the staging area', () => {
  const t = scene(1).until('planning');
  const names = staged(t)
    .map((name) => name.replace(/\.\d$/, ''))
    .sort();
  assert.deepEqual(names, ['forest-spider', 'old-forest-road']);
  assert.equal(t.stage(), 'flies-and-spiders.b');
});

test('[a-fork-in-the-road] LC-29.3 one of the two stages 3 at random, the other leaves the game', () => {
  const t = questing(1).finishStage();
  assert.equal(t.stage(), 'a-fork-in-the-road.b');
  t.finishStage();
  const paths = ['a-chosen-path-dont-leave-the-path', 'a-chosen-path-beorns-path'];
  assert.ok(paths.some((id) => t.stage() === `${id}.b`));
  assert.ok(paths.some((id) => t.isIn('removed', id)));
});

/** Passage at its third stage. */
function third(path: string): Scene {
  for (let seed = 0; seed < 30; seed++) {
    const t = questing(1, { seed: `path ${seed}` })
      .finishStage()
      .finishStage();
    if (t.s.outcome === null && t.stage() === `${path}.b`) return t;
  }
  throw new Error('no such path');
}

test('[a-chosen-path-dont-leave-the-path] LC-29.81 LC-29.1 LC-29.2 each player fetches a Spider; defeating the Spawn wins', () => {
  const t = third('a-chosen-path-dont-leave-the-path');
  t.act('choose ungoliants-spawn');
  assert.ok(t.isIn('staging', 'ungoliants-spawn'));
  t.until('window', { step: '6.2' })
    .clearStaging()
    .engaged(0, 'ungoliants-spawn')
    .tokens('damage', 'ungoliants-spawn', 8)
    .until('attack');
  t.area('p1:beorn.1').act('attack ungoliants-spawn', 'with p1:beorn.1', 'done');
  while (t.s.outcome === null) t.act(t.may(0).find((words) => ['pass', 'done'].includes(words)) ?? t.may(0)[0]);
  t.sc.over({ reason: 'spawn-defeated' });
});

test('[a-chosen-path-beorns-path] LC-8.36 LC-8.41 cannot be defeated while the Spawn is in play; then the game is won', () => {
  const t = third('a-chosen-path-beorns-path').staging('ungoliants-spawn');
  t.sc
    .edit((s) => {
      s.tokens[t.n('a-chosen-path-beorns-path') * 3 + 2] = 10;
    })
    .leaveOpen();
  t.ready('p1:steward-of-gondor.3').act('use p1:steward-of-gondor.3 2');
  assert.equal(t.stage(), 'a-chosen-path-beorns-path.b');
  t.until('window').finishStage();
  t.sc.over({ reason: 'quest-completed' });
});

import assert from 'node:assert/strict';
import { IS_PATH, LOCATION_SIDE, NUMBER, rulesOf, SCENARIO_IDS } from '@pony/card-game';
import { apply, asked, below, options, rngOf, seedOf, start } from '@pony/engine';
import { rule } from '@pony/testkit';
import { cardOf, table } from './helpers.ts';

rule('CG-7.1 a game has at most nine rounds, six in the Fellowship', () => {
  for (const scenario of SCENARIO_IDS) {
    const rules = rulesOf({ scenario });
    for (let n = 0; n < 5; n++) {
      const { state } = start(rules, { scenario }, `rounds ${n}`);
      const rng = rngOf(seedOf(`rounds ${n}`));
      while (!state.outcome) {
        const [seat] = asked(rules, state);
        const mine = options(rules, state, seat);
        apply(rules, state, seat, mine[below(rng, mine.length)]);
      }
      assert.ok(state.round <= (scenario === 'fellowship' ? 6 : 9), `${scenario}: ${state.round}`);
    }
  }
});

rule('CG-7.2 CG-35.1 location, action, combat, victory check, draw', () => {
  const t = table({ on: { 'bag-end': [], umbar: [] }, turn: 'frodo' }).allPass();
  t.asks('frodo', 'fight').does('fight bag-end');
  t.tells('fights', 'wins', 'fights', 'counts', 'draws', 'round', 'activates').leaveOpen();
});

rule('CG-7.3 CG-14.1 turn order in the Trilogy, from the first player', () => {
  const t = table({ hand: { frodo: [], 'witch-king': [], aragorn: [], saruman: [] }, first: 2, on: { 'bag-end': [] } });
  const seen: string[] = [];
  for (let n = 0; n < 3; n++) {
    seen.push(t.turn);
    t.does('pass');
  }
  assert.deepEqual([...seen, t.turn], ['aragorn', 'saruman', 'frodo', 'witch-king']);
});

rule(
  'CG-7.4 CG-25.1 CG-25.2 three cards for the Free Peoples, four for the Shadow, without a limit of the hand',
  () => {
    const hand = { frodo: ['sting', 'gimli'], 'witch-king': ['olog-hai', 'black-uruks'] };
    const t = table({
      hand,
      on: { 'bag-end': [] },
      deck: { frodo: ['glamdring', 'treebeard', 'quickbeam'] },
    }).allPass();
    t.handSize('frodo', 5).handSize('witch-king', 6).handSize('aragorn', 3).handSize('saruman', 4).leaveOpen();
    t.shows({ glamdring: 'hand', treebeard: 'hand', quickbeam: 'hand' });
  },
);

rule('CG-7.5 CG-EX3 the first-player token goes round', () => {
  for (const [first, next] of [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ]) {
    const t = table({ first, on: { 'bag-end': [] } }).allPass();
    assert.equal(t.state.first, next);
    t.leaveOpen();
  }
});

rule('CG-7.6 a game that ends in the victory check has no draw phase', () => {
  const t = table({ on: { orodruin: [] }, free: ['minas-tirith'] }).allPass();
  t.scenario.over();
  t.handSize('frodo', 0).handSize('saruman', 0);
});

rule('CG-9.1 CG-9.4 CG-12.2 a battleground with all it brings, then a path one above the last', () => {
  const t = table({ first: 0, on: { weathertop: [] } }).allPass();
  assert.equal(t.state.round, 2);
  const [battleground] = t.state.active;
  assert.equal(IS_PATH[battleground], false);
  assert.equal(LOCATION_SIDE[battleground], 1, 'the Witch-king is first now');
  t.leaveOpen();
});

rule('CG-EX5 CG-12.3 after number 5 comes number 6; numbers skipped by effects are gone', () => {
  const next = (position: Parameters<typeof table>[0]): number => {
    let t = table(position).allPass();
    for (let n = 0; n < 40 && !t.state.active.some((one) => IS_PATH[one]); n++) {
      const [seat] = asked(t.scenario.rules, t.state);
      const option = options(t.scenario.rules, t.state, seat).at(-1)!;
      t = t.edit((s) => apply(t.scenario.rules, s, seat, option));
    }
    t.leaveOpen();
    return NUMBER[t.state.active.find((one) => IS_PATH[one]) as number];
  };
  assert.equal(next({ on: { egladil: [] } }), 6);
  const t = table({ on: { imladris: ['gandalf-the-grey'] } });
  t.does('use gandalf-the-grey', 'bring khazad-dum');
  assert.equal(t.state.lastPath, 4);
  t.leaveOpen();
});

rule('CG-10.2 CG-10.3 the other side’s deck when the own is empty; none when both are', () => {
  const free = ['dol-amroth', 'edoras', 'helms-deep', 'lorien', 'minas-tirith', 'pelargir', 'rivendell'];
  const shadow = ['dol-guldur', 'harad', 'minas-morgul', 'morannon', 'moria', 'orthanc', 'umbar'];
  const t = table({ first: 3, free, shadow: shadow.slice(1), on: { 'bag-end': [] }, used: [] });
  t.edit((s) => {
    s.corruption = 4;
  }).allPass();
  t.lies({ 'dol-guldur': 'active' }).leaveOpen();
  const u = table({ first: 3, free, shadow, on: { 'bag-end': [] } });
  u.edit((s) => {
    s.corruption = 4;
  }).allPass();
  assert.ok(u.state.active.every((location) => IS_PATH[location]));
  assert.equal(u.state.active.length, 1);
  u.leaveOpen();
});

rule('CG-8.1 CG-8.2 an empty deck is made of the cycle pile at once, and drawing goes on from it', () => {
  const t = table({
    turn: 'frodo',
    deck: { frodo: ['gimli'] },
    bare: ['frodo'],
    hand: { frodo: ['sting', 'sam-gamgee'] },
  });
  t.edit((s) => {
    s.gone[0] = s.gone[0].filter((card) => card !== cardOf('glamdring'));
    s.cycled[0].push(cardOf('glamdring'));
    s.at[cardOf('glamdring')] = 3;
  });
  t.does('ring').hand('frodo', 'sting', 'sam-gamgee', 'gimli', 'glamdring').tells('reshuffles', 'draws');
});

rule('CG-8.3 CG-8.4 the first card cycled beside an empty deck becomes the deck at once', () => {
  const t = table({ turn: 'frodo', bare: ['frodo'], hand: { frodo: ['sting', 'sam-gamgee'] } });
  t.does('cycle sting').shows({ sting: 'deck' });
});

rule('CG-8.5 with deck and cycle pile empty the rest of the draws is lost', () => {
  table({ turn: 'frodo', bare: ['frodo'], deck: { frodo: ['gimli'] } })
    .does('ring')
    .hand('frodo', 'gimli');
});

rule('CG-8.6 CG-19.4 cards apart, eliminated cards and an event being played are not shuffled in', () => {
  const t = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-ringwraiths-are-abroad', 'grishnakh'] },
    deck: { 'witch-king': ['the-hunter', 'olog-hai'] },
    bare: ['witch-king'],
  });
  t.does('event the-ringwraiths-are-abroad').shows({ 'the-ringwraiths-are-abroad': 'limbo', 'the-hunter': 'apart' });
  assert.deepEqual(t.state.decks[1], []);
  t.does('eliminate grishnakh', 'done').shows({ 'the-ringwraiths-are-abroad': 'gone', grishnakh: 'gone' });
  assert.equal(t.state.decks[1].length + t.state.cycled[1].length, 2);
});

rule('CG-20.3 what came to the reserve this round may move in the next', () => {
  const t = table({ turn: 'frodo', reserve: ['sam-gamgee'], fresh: ['sam-gamgee'], on: { 'bag-end': [] }, first: 3 });
  t.refuses('move sam-gamgee bag-end', 'CG-20.1', 'came-this-round').allPass();
  assert.deepEqual(t.state.fresh, []);
  t.leaveOpen();
});

rule('CG-26.1 CG-26.5 the first player chooses which location is fought next, after each fight anew', () => {
  const t = table({ first: 1, on: { 'bag-end': [], umbar: [], pelargir: [] } }).allPass();
  t.asks('witch-king', 'fight').may('fight bag-end', 'fight umbar', 'fight pelargir');
  t.refuses('fight harad', 'CG-26.3', 'not-to-fight').refuses('pass', 'CG-26.1', 'fight-one');
  t.does('fight umbar').may('fight bag-end', 'fight pelargir').does('fight pelargir').leaveOpen();
});

rule('CG-26.2 CG-26.3 CG-29.4 a location without cards is fought too; afterwards none is active', () => {
  const t = table({ on: { 'bag-end': [], umbar: [] } }).fights('fight umbar');
  t.lies({ 'bag-end': 'free', umbar: 'shadow' });
});

rule('CG-26.4 CG-16.9 cards on locations are cycled or eliminated; reserves stay', () => {
  table({ on: { 'bag-end': ['sam-gamgee', 'the-hunter'] }, reserve: ['gimli', 'the-reaver'] })
    .allPass()
    .shows({ 'sam-gamgee': 'gone', 'the-hunter': 'gone', gimli: 'reserve', 'the-reaver': 'reserve' })
    .leaveOpen();
  table({ on: { 'bag-end': ['sam-gamgee'], umbar: [] } }).refuses('move sam-gamgee umbar', 'CG-22.1', 'not-in-reserve');
});

rule('CG-1.3 CG-10.7 several locations are active, each is fought at the end of the round', () => {
  const t = table({ on: { 'bag-end': [], umbar: [], pelargir: [], lorien: [] } }).fights(
    'fight umbar',
    'fight lorien',
    'fight pelargir',
  );
  t.lies({ 'bag-end': 'free', umbar: 'shadow', pelargir: 'free', lorien: 'free' });
});

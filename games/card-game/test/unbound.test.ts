/** Rules that say what does not matter, and what chance alone decides. */
import assert from 'node:assert/strict';
import { FACTION, hasSubtype, IS_PATH, LOCATIONS, locationNamed, rulesOf, SCENARIOS } from '@pony/card-game';
import { start } from '@pony/engine';
import { readClientMessage } from '@pony/protocol';
import { rule } from '@pony/testkit';
import cards from '../src/data/cards.json' with { type: 'json' };
import locations from '../src/data/locations.json' with { type: 'json' };
import { cardOf, type Position, table } from './helpers.ts';

rule(
  'CG-2.3 one first-player token and a Ring token for each of four players; other tokens are not counted out',
  () => {
    const { state } = start(rulesOf({ scenario: 'trilogy' }), { scenario: 'trilogy' }, 'tokens');
    assert.deepEqual(state.ring, [1, 1, 1, 1]);
    assert.equal(SCENARIOS[0].order.filter((seat) => seat === SCENARIOS[0].order[state.first]).length, 1);
    const t = table({ turn: 'witch-king', corruption: 16, on: { 'amon-hen': ['grishnakh'] } });
    t.does('use grishnakh').corruption(17);
  },
);

rule('CG-6.7 a subtype does nothing of its own: two Weapons on one character are only their icons', () => {
  const armed = ['aragorn', 'anduril@aragorn', 'blade-of-westernesse@aragorn'];
  const t = table({ on: { 'minas-tirith': armed, 'bag-end': [] } });
  assert.ok(hasSubtype(cardOf('anduril'), 'weapon') && hasSubtype(cardOf('blade-of-westernesse'), 'weapon'));
  const worth = (words: readonly string[]): number => {
    const place = table({ on: { 'minas-tirith': words, 'bag-end': [] } }).view(null).locations[0];
    return place.defence - place.onCard;
  };
  assert.equal(worth(armed), worth(armed.slice(0, 2)) + worth([armed[0], armed[2]]) - worth([armed[0]]));
  // A Nazgûl goes where its faction and its paths let it, like any character of Mordor
  const u = table({ turn: 'witch-king', reserve: ['the-hunter', 'mouth-of-sauron'], on: { 'minas-tirith': [] } });
  assert.equal(FACTION[cardOf('the-hunter')], FACTION[cardOf('mouth-of-sauron')]);
  u.mayWith('move', 'move the-hunter minas-tirith', 'move mouth-of-sauron minas-tirith');
  t.asks('frodo');
});

rule('CG-6.13 no row of a card or location knows an artist or a saying; the printed number moves nothing', () => {
  const known =
    'attack copies defence faction id leadAttack leadDefence numbers pathAttack pathDefence paths subtypes type wielders';
  for (const row of cards) assert.equal(Object.keys(row).sort().join(' '), known, row.id);
  const places = 'attackers defence defenders id kind number points side';
  for (const row of locations) assert.equal(Object.keys(row).sort().join(' '), places, row.id);
  const other = rulesOf({ scenario: 'duel' });
  assert.ok(!JSON.stringify(other.view(start(other, { scenario: 'duel' }, 'x').state, 0)).includes('numbers'));
});

/** Locations that came out in the next location phase, over many deals of chance. */
function comesNext(position: Position, isWanted: (location: number) => boolean): string[] {
  const found = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const t = table(position, `next ${n}`);
    t.edit((s) => {
      s.rng = start(rulesOf({ scenario: 'trilogy' }), { scenario: 'trilogy' }, `chance ${n}`).state.rng;
    });
    t.allPass();
    for (const location of t.state.active) if (isWanted(location)) found.add(LOCATIONS[location]);
    t.leaveOpen();
  }
  return [...found].sort();
}

rule('CG-10.6 a deck that was searched is shuffled: any battleground left in it may come next', () => {
  const t = table({
    turn: 'frodo',
    first: 0,
    reserve: ['gandalf-the-grey', 'shadowfax@gandalf-the-grey'],
    on: { 'bag-end': [] },
  });
  t.does('use shadowfax').does('bring rivendell').lies({ rivendell: 'active', pelargir: 'deck' }).leaveOpen();
  const came = comesNext(
    { first: 3, free: ['rivendell', 'helms-deep'], shadow: ['lorien'], on: { 'bag-end': [] } },
    (location) => !IS_PATH[location] && location !== locationNamed('helms-deep'),
  );
  assert.deepEqual(came, ['dol-amroth', 'edoras', 'minas-tirith', 'pelargir']);
});

rule('CG-12.17 whoever looked through the paths fixed no order: the next number comes at random', () => {
  const came = comesNext({ lastPath: 3, used: ['imladris'], on: { 'fords-of-bruinen': [] } }, (one) => IS_PATH[one]);
  assert.deepEqual(came, ['caradhras', 'khazad-dum', 'the-doors-of-durin']);
});

rule(
  'CG-13.4 what is said at a table goes to nobody in particular: a private word to an ally cannot even be sent',
  () => {
    const said = { type: 'chat', key: 'k1', text: 'Hold Edoras' };
    assert.deepEqual(readClientMessage(JSON.stringify(said)), said);
    for (const whom of [{ to: 2 }, { seat: 2 }, { seats: [0, 2] }, { team: 'free' }])
      assert.throws(() => readClientMessage(JSON.stringify({ ...said, ...whom })));
  },
);

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareBundles, gameText, makeText, plain } from '@pony/text';

const en = {
  hello: "It's your turn",
  coins: '{n, plural, one {# coin} other {# coins}}',
  region: { rohan: { name: 'Rohan' }, gondor: 'Gondor', mordor: { name: 'Mordor' } },
  seat: { fellowship: 'Fellowship', sauron: 'Sauron' },
  log: {
    takes: '{seat_is, select, you {You take} other {{seat} takes}} {region}, {n, plural, one {# coin} other {# coins}}',
    lights: '{regions_count, plural, =0 {nothing} other {{regions}}}',
    in: 'in {region_loc}',
  },
  option: { move: 'From {a} to {b}, {c} of them', pass: 'Pass', go: 'Go to {region} for {n}' },
  prompt: { turn: '{seat} may choose' },
};
const uk = {
  ...en,
  coins: '{n, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  region: { rohan: { name: 'Роган', loc: 'Рогані' }, gondor: 'Ґондор', mordor: { name: 'Мордор' } },
  log: { ...en.log, in: 'у {region_loc}' },
};
const names: Record<string, string[]> = { region: ['rohan', 'gondor', 'mordor'], seat: ['fellowship', 'sauron'] };
const words = {
  kinds: { region: 'region', regions: 'region', seat: 'seat' },
  notation: { move: ['region', 'region', 'count'], pass: [] },
  name: (kind: string, id: number) => names[kind][id],
};

test('a sentence is found under its dotted key, an earlier bundle wins, a missing one shows its key', () => {
  const text = makeText('en', [{ hello: 'First' }, en]);
  assert.equal(text.say('hello'), 'First');
  assert.equal(text.say('seat.sauron'), 'Sauron');
  assert.equal(text.say('no.such.thing'), 'no.such.thing');
  assert.equal(text.has('region'), false);
  assert.equal(makeText('en', [en]).say('hello'), "It's your turn");
});

test('plurals follow the language', () => {
  const text = makeText('uk', [uk]);
  assert.deepEqual(
    [1, 3, 5, 21, 12].map((n) => text.say('coins', { n })),
    ['1 монета', '3 монети', '5 монет', '21 монета', '12 монет'],
  );
});

test('a number below zero has a minus, not a hyphen; hyphens stay', () => {
  for (const lang of ['en', 'uk']) {
    const text = makeText(lang, [
      { a: 'threat {n}', b: '({n, number, ::sign-always})', c: '{n, plural, other {# to each}}', d: 'LC-{n}, 1-2{n}' },
    ]);
    assert.equal(text.say('a', { n: -5 }), 'threat −5');
    assert.equal(text.say('b', { n: -1 }), '(−1)');
    assert.equal(text.say('b', { n: 1 }), '(+1)');
    assert.equal(text.say('c', { n: -2 }), '−2 to each');
    assert.equal(text.say('d', { n: 3 }), 'LC-3, 1-23');
  }
  const game = gameText(makeText('en', [{ log: { loses: '{n} for {seat}' }, seat: { fellowship: 'Frodo' } }]), words);
  assert.equal(game.render('log.loses', { n: -3, seat: 0 }), '−3 for Frodo');
});

test('a missing argument shows its name instead of breaking the page', () => {
  assert.equal(makeText('en', [{ a: 'has {n}' }]).say('a'), 'has {n}');
});

test('typed arguments become names and references', () => {
  const text = gameText(makeText('en', [en]), words);
  assert.equal(text.render('log.takes', { seat: 1, region: 0, n: 2 }), 'Sauron takes Rohan, 2 coins');
  assert.deepEqual(text.parts('log.takes', { seat: 1, region: 1, n: 1 }), [
    { kind: 'seat', id: 1, text: 'Sauron' },
    ' takes ',
    { kind: 'region', id: 1, text: 'Gondor' },
    ', 1 coin',
  ]);
});

test('a copy is called what its title is called, whosever it is', () => {
  const cards = ['p1:gandalf.2', 'gandalf.1', 'p2:gandalf', 'p1:stranger.3'];
  const text = gameText(makeText('en', [{ card: { gandalf: { name: 'Gandalf' } } }]), {
    kinds: {},
    notation: {},
    name: (_kind, id) => cards[id],
  });
  assert.deepEqual(
    [0, 1, 2, 3].map((id) => text.name('card', id)),
    ['Gandalf', 'Gandalf', 'Gandalf', 'p1:stranger.3'],
  );
});

test('a sentence may ask whether an argument was given', () => {
  const text = gameText(
    makeText('en', [
      { log: { burns: '{n} burn{seat_given, select, yes {, said {seat}} other {}}.' }, seat: { p1: 'Ann' } },
    ]),
    { kinds: { seat: 'seat' }, notation: {}, name: () => 'p1' },
  );
  assert.equal(text.render('log.burns', { n: 2 }), '2 burn.');
  assert.equal(text.render('log.burns', { n: 2, seat: 0 }), '2 burn, said Ann.');
});

test('the reader is spoken to as you', () => {
  const text = gameText(makeText('en', [en]), words, 1);
  assert.equal(text.render('log.takes', { seat: 1, region: 0, n: 2 }), 'You take Rohan, 2 coins');
  assert.equal(text.render('log.takes', { seat: 0, region: 0, n: 2 }), 'Fellowship takes Rohan, 2 coins');
});

test('a list of things reads as a list and keeps its references', () => {
  const text = gameText(makeText('en', [en]), words);
  assert.equal(text.render('log.lights', { regions: [0, 1, 2] }), 'Rohan, Gondor and Mordor');
  assert.equal(text.render('log.lights', { regions: [] }), 'nothing');
  const parts = text.parts('log.lights', { regions: [2, 0] });
  assert.deepEqual(
    parts.filter((part) => typeof part !== 'string').map((part) => part.id),
    [2, 0],
  );
});

test('names that hold a comma are kept apart by semicolons', () => {
  const named = { ...en, region: { ...en.region, gondor: 'Gondor, Realm of the South' } };
  const text = gameText(makeText('en', [named]), words);
  assert.equal(text.render('log.lights', { regions: [0, 1, 2] }), 'Rohan; Gondor, Realm of the South; Mordor');
  assert.equal(text.render('log.lights', { regions: [1] }), 'Gondor, Realm of the South');
  assert.equal(text.render('log.lights', { regions: [0, 2] }), 'Rohan and Mordor');
  const parts = text.parts('log.lights', { regions: [1, 2] });
  assert.deepEqual(
    parts.map((part) => (typeof part === 'string' ? part : part.id)),
    [1, '; ', 2],
  );
});

test('a language may bend a name and falls back to the plain one', () => {
  assert.equal(gameText(makeText('uk', [uk]), words).render('log.in', { region: 0 }), 'у Рогані');
  assert.equal(gameText(makeText('uk', [uk]), words).render('log.in', { region: 2 }), 'у Мордор');
  assert.equal(gameText(makeText('en', [en]), words).render('log.in', { region: 0 }), 'in Rohan');
});

test('an option names its targets by their kinds, unless the rules word it themselves', () => {
  const text = gameText(makeText('en', [en]), words);
  assert.equal(plain(text.option(['move', 0, 2, 3])), 'From Rohan to Mordor, 3 of them');
  assert.equal(plain(text.option(['pass'])), 'Pass');
  assert.equal(plain(text.option(['move', 0, 2, 3], { say: 'go', args: { region: 2, n: 4 } })), 'Go to Mordor for 4');
  assert.equal(plain(text.tell('prompt', { say: 'turn', args: { seat: 1 } })), 'Sauron may choose');
});

test('two languages are compared key by key and argument by argument', () => {
  const one = { lang: 'en', bundle: { a: '{n} cards', b: 'x', d: '{n' } };
  const two = { lang: 'uk', bundle: { a: 'карти', c: { gen: 'y' }, d: ' ' } };
  const faults = compareBundles(one, two, ['gen']);
  assert.deepEqual(faults.map((fault) => fault.split(':')[0]).sort(), ['a', 'en d', 'uk b', 'uk d']);
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }, ['loc']), []);
});

/** Decks come in as deck sites print them and as OCTGN saves them; what is not understood is named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeText } from '@pony/text';
import {
  deckFaults,
  type Fault,
  faultArgs,
  isOctgn,
  KNOWN_DECKS,
  knownAs,
  knownDeck,
  nameBook,
  readOctgn,
  readPlain,
  writePlain,
} from '../../src/decks/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import uk from '../../text/uk.json' with { type: 'json' };
import { OCTGN, PLAIN } from './samples.ts';

const book = nameBook([en.card, uk.card]);
const told = (faults: readonly Fault[]): string[] => {
  const text = makeText('en', [en]);
  return faults.map((fault) =>
    text.say(`deck-fault.${fault.say}`, faultArgs(fault, (card) => text.say(`card.${card}.name`)) as never),
  );
};

test('the list of a deck site is read: name, heroes, cards', () => {
  const { name, deck, faults } = readPlain(PLAIN, book);
  assert.deepEqual(faults, []);
  assert.equal(name, 'Northern Watch');
  assert.equal(knownAs(deck), 'sample-leadership-spirit');
  assert.equal(isOctgn(PLAIN), false);
});

test('an OCTGN deck is read by the names inside it; sideboard and scenario are left out', () => {
  const { deck, faults } = readOctgn(OCTGN, book);
  assert.deepEqual(faults, []);
  assert.equal(knownAs(deck), 'sample-lore-tactics');
  assert.ok(isOctgn(OCTGN));
});

test('names count without accents, case and punctuation, in both languages, with or without sections', () => {
  const { deck, faults } = readPlain('2 lorien guide\n1x CELEBRIANS STONE\n3× Гандальф\nEowyn', book);
  assert.deepEqual(deck.cards, [
    { id: 'celebrians-stone', count: 1 },
    { id: 'lorien-guide', count: 2 },
    { id: 'gandalf', count: 3 },
  ]);
  assert.deepEqual(deck.heroes, ['eowyn']);
  assert.deepEqual(faults, []);
});

test('every card not understood is named, with its line; the rest is read', () => {
  const list = PLAIN.replace('2x Faramir (Core Set)', '2x Haldir of Lórien (A Journey to Rhosgobel)').replace(
    '1x Aragorn (Core Set)',
    '1x Aragorn (The Lost Realm)',
  );
  const { deck, faults } = readPlain(list, book);
  assert.deepEqual(told(faults), [
    'Line 8: “Aragorn (The Lost Realm)” is not known here.',
    'Line 15: “Haldir of Lórien (A Journey to Rhosgobel)” is not known here.',
  ]);
  assert.deepEqual(deck.heroes, ['theodred', 'eowyn']);
});

test('a count of three figures is no count', () => {
  const { deck, faults } = readPlain(PLAIN.replace('2x Faramir (Core Set)', '100x Faramir (Core Set)'), book);
  assert.equal(faults.length, 1);
  assert.ok(!deck.cards.some(({ id }) => id === 'faramir'));
});

test('an OCTGN file with strange cards, numbers or another game is answered with their names', () => {
  const strange = OCTGN.replace('Feint', 'Feint &amp; Parry').replace('qty="2"', 'qty="two"');
  assert.deepEqual(told(readOctgn(strange, book).faults), [
    '“Forest Snare”: its number is not understood.',
    '“Feint & Parry” is not known here.',
  ]);
  assert.deepEqual(told(readOctgn(OCTGN.replace('a21af4e8', 'ffffffff'), book).faults), [
    'This deck file belongs to another game.',
  ]);
  assert.deepEqual(told(readOctgn(OCTGN.slice(0, 900), book).faults), ['This is not an OCTGN deck file.']);
  assert.deepEqual(told(readOctgn('<html></html>', book).faults), ['This is not an OCTGN deck file.']);
});

test('a hero is no card of the deck, and a card no hero, whatever section it stands in', () => {
  const { faults } = readOctgn(OCTGN.replace('>Beravor<', '>Gandalf<').replace('>Feint<', '>Beravor<'), book);
  assert.deepEqual(told(faults), ['“Gandalf” is not known here.', '“Beravor” is not known here.']);
  assert.deepEqual(told(readPlain('Allies (1)\n1x Legolas', book).faults), ['Line 2: “Legolas” is not known here.']);
});

test('an empty text is no deck', () => {
  assert.deepEqual(told(readPlain('', book).faults), ['No card was found in this text.']);
});

test('a deck goes out as a list and comes back the same, in both languages', () => {
  for (const { id } of KNOWN_DECKS) {
    for (const names of [en.card, uk.card]) {
      const written = writePlain('My deck', knownDeck(id)!, names);
      const { name, deck, faults } = readPlain(written, book);
      assert.deepEqual([name, knownAs(deck), faults], ['My deck', id, []]);
    }
  }
  assert.match(writePlain('x', knownDeck('starter-spirit')!, en.card), /^x\n\nHeroes \(3\)\n\n1x Éowyn \(Core Set\)\n/);
});

test('every fault has its sentence in both languages', () => {
  const broken = {
    heroes: ['gimli', 'gimli', 'legolas', 'thalin', 'gandalf'],
    cards: ['feint', 'legolas', 'king-spider', 'mendors-support'].map((id) => ({ id, count: 5 })),
  };
  for (const [lang, bundle] of [
    ['en', en],
    ['uk', uk],
  ] as const) {
    const text = makeText(lang, [bundle]);
    for (const fault of deckFaults(broken)) {
      const words = text.say(
        `deck-fault.${fault.say}`,
        faultArgs(fault, (card) => text.say(`card.${card}.name`)),
      );
      assert.doesNotMatch(words, /[{}]|undefined|deck-fault/);
    }
  }
});

test('a file made to do harm is read as any other: letters that do not exist, tags that never end, no end at all', () => {
  const file = (inside: string): string => `<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f">${inside}</deck>`;
  const odd = file('<section name="Hero"><card qty="1">A&#x110000;&#99999999;</card></section>');
  assert.deepEqual(told(readOctgn(odd, book).faults), ['“A&#x110000;&#99999999;” is not known here.']);
  const open = file('<section name="Hero">'.repeat(3000) + '<card qty="1">Beravor</card>');
  assert.deepEqual(readOctgn(open, book).deck.heroes, ['beravor']);
  for (const long of [file('<section>'.repeat(73_000)), '3x Gandalf\n'.repeat(6000)])
    assert.deepEqual(told((isOctgn(long) ? readOctgn : readPlain)(long, book).faults), [
      'The text is too long to be a deck: at most 64,000 characters.',
    ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Op, wasPicked } from '@pony/cards';
import { type Deed, deal, table } from './table.ts';
import {
  ALLY,
  ATTACHES,
  DECK,
  DISCARD,
  ENTERS,
  HERO,
  ITEM,
  LEAVES,
  PATH_CHANGES,
  PLACE,
  REFUSE,
  REVEALED,
  STRENGTH,
  setUp,
  type Toy,
  title,
  toy,
  typeOf,
} from './toy.ts';
import { action, called, constant, forcedAfter, happens, itself, say } from './words.ts';

/** What is forsaken for a card: the top of the deck, or a character (its number, counted from 1). */
const FROM_DECK = 0;
const forsake: readonly Op<Toy>[] = [
  {
    op: 'pick',
    of: {
      of: 'number',
      each: (s, u, out) => {
        if (toy.pile(s, DECK, u.seat).length > 0) out.push(FROM_DECK);
        for (const card of s.play) if (s.ctl[card] === u.seat) out.push(1 + card);
      },
      filters: [],
    },
  },
  {
    op: 'do',
    act: (s, u, cx) => {
      const card = u.picked[0] === FROM_DECK ? toy.takeTop(s, toy.zone(DECK, u.seat)) : u.picked[0] - 1;
      toy.move(s, cx, card, toy.zone(DISCARD, u.seat));
    },
  },
];
/** The item goes to the wielder that was announced, unless he was given up for it. */
const goesToWielder: Op<Toy> = {
  op: 'do',
  can: (_s, u) => (wasPicked(u, 1 + u.announced) ? REFUSE.target : null),
  act: (s, u, cx) => toy.happen(s, cx, u, ATTACHES, { subject: u.card, a: u.announced, seat: u.seat }),
};

setUp([
  title('road', PLACE, [9, 0, 0]),
  title('pass-of-caradhras', PLACE, [9, 0, 0], [called(REVEALED, [say(95)])]),
  title(
    'guide',
    HERO,
    [4, 1, 0],
    [
      forcedAfter(ENTERS, (_s, occ, card) => occ.subject === card, [
        {
          op: 'do',
          act: (s, u, cx) => toy.happen(s, cx, u, PATH_CHANGES, { subject: deal(s, 'pass-of-caradhras') }),
        },
      ]),
      forcedAfter(PATH_CHANGES, null, [say(96)]),
    ],
  ),
  // Others are stronger by 1 while it is there
  title(
    'standard-bearer',
    ALLY,
    [2, 1, 0],
    [
      constant({
        mods: [
          { what: STRENGTH, to: 'others', amount: 1, if: (s, self, card) => card !== self && typeOf(s, card) === HERO },
        ],
      }),
    ],
  ),
  // Goes away by herself
  title('seer', ALLY, [2, 1, 0], [action([happens(LEAVES, itself)])]),
  title('shrine', PLACE, [9, 0, 0], [action([say(97)], { who: 'any' })]),
  title('squire', ALLY, [2, 1, 0]),
  title(
    'blade',
    ITEM,
    [0, 0, 0],
    [
      action([goesToWielder], {
        from: 'hand',
        announce: {
          of: 'spot',
          each: (s, u, out) => {
            for (const card of s.play) if (s.ctl[card] === u.seat && typeOf(s, card) === HERO) out.push(card);
          },
          filters: [],
        },
        cost: forsake,
      }),
    ],
  ),
]);

const arrives: Deed = (s, cx) => toy.happen(s, cx, null, ENTERS, { subject: deal(s, 'guide'), seat: 0 });

test('CG-12.5 CG-12.12 CG-28.7 whose arrival changes the path: the old one is fought over first, icons as they were when the fight began', () => {
  const at = table({
    field: ['road', '0:standard-bearer'],
    aside: ['0:guide', 'pass-of-caradhras'],
    deeds: [arrives],
  });
  assert.deepEqual(at.s.log, [
    'enters guide',
    'destroyed standard-bearer',
    'said 3', // the guide with the standard 2, its bearer 1
    'leaves road',
    'said 95',
    'said 96',
    'phase ends',
  ]);
  assert.ok(toy.inPlay(at.s, at.card('pass-of-caradhras')));
});

test('CG-15.5 the wielder cannot be forsaken for his own item: the only other way is taken', () => {
  const at = table({ field: ['guide'], hand: ['blade'], deck: ['squire'] });
  assert.deepEqual(at.may(0), ['play-to blade guide', 'pass']);
  at.plays('0 play-to blade guide');
  assert.equal(at.s.host[at.card('blade')], at.card('guide'));
  assert.deepEqual(toy.pile(at.s, DISCARD, 0), [at.card('squire')]);
  const choice = table({ field: ['guide', 'squire'], hand: ['blade'], deck: ['0:sword'] });
  choice.plays('0 play-to blade guide');
  assert.deepEqual(choice.may(0), ['choose-number 0', `choose-number ${1 + choice.card('squire')}`]);
  assert.deepEqual(choice.why(0, `choose-number ${1 + choice.card('guide')}`), { rule: 'TO-9', say: 'spoils' });
});

test('CG-15.5 CG-25.18 with nothing left but the wielder himself the item is refused', () => {
  const alone = table({ field: ['guide'], hand: ['blade'] });
  assert.ok(alone.s.outcome, 'nobody is asked');
  const at = table({ field: ['guide', '0:seer', 'shrine'], hand: ['blade'] });
  assert.deepEqual(
    at.may(0),
    ['use seer 0', 'use shrine 0', 'play-to blade guide', 'pass'],
    'the seer could be forsaken',
  );
  at.plays('0 use seer 0');
  assert.deepEqual(at.why(0, 'play-to blade guide'), { rule: 'TO-7', say: 'target' });
});

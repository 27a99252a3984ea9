import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restricted } from './longer.ts';
import { type Deed, deal, hit, table } from './table.ts';
import {
  ALLY,
  ATTACHES,
  DESTROYED,
  DISCARD,
  DRAWN,
  ENEMY,
  EVENT,
  HAND,
  HERO,
  ITEM,
  NOTICED,
  OVERLOADED,
  RESTRICTED,
  setUp,
  type Toy,
  title,
  toy,
} from './toy.ts';
import { constant, forcedAfter, forcedWhen, responseAfter, say } from './words.ts';

/** A compulsory replacement that lets it happen, and says what becomes of the items. */
const itemsGo = (n: number) =>
  forcedWhen(
    DESTROYED,
    (s, occ, card) => occ.ctl === s.ctl[card],
    [{ op: 'do', act: (s, u) => toy.change(s, u, { b: n }) }],
    { instead: 'change' },
  );

setUp([
  // LC-22.11: a third Restricted item on it is one too many
  title(
    'bearer',
    HERO,
    [4, 1, 0],
    [
      constant({
        checks: [
          (s, card, add) => {
            if (restricted(s, card).length > 2 && !(s.bits[card] & NOTICED)) add(OVERLOADED, { subject: card });
          },
        ],
      }),
    ],
  ),
  title('armour', ITEM, [0, 0, 0], [], [RESTRICTED]),
  title('helm', ITEM, [0, 0, 0], [forcedAfter(ATTACHES, null, [say(90)])], [RESTRICTED]),
  title('ally', ALLY, [2, 1, 0]),
  title('ranger', ALLY, [2, 1, 0]),
  title('orc', ENEMY, [2, 1, 0]),
  title('gift', EVENT, [0, 0, 0]),
  // After an ally leaves play, who controlled it draws
  title(
    'sacrifice',
    EVENT,
    [0, 0, 0],
    [
      responseAfter(
        DESTROYED,
        (_s, occ) => occ.facts[0] === ALLY,
        [
          {
            op: 'do',
            act: (s, u, cx) => toy.happen(s, cx, u, DRAWN, { seat: toy.answered(s, u)?.ctl ?? -1, n: 1 }),
          },
        ],
        { from: 'hand' },
      ),
    ],
  ),
  title('to-hand', ITEM, [0, 0, 0], [itemsGo(1)]),
  title('to-pile', ITEM, [0, 0, 0], [itemsGo(0)]),
  title('herald', HERO, [4, 1, 0], [forcedAfter(DESTROYED, null, [say(91)], { quiet: true })]),
]);

const attached =
  (item: string, to: string): Deed =>
  (s, cx) =>
    toy.attach(s, cx, deal(s, item), deal(s, to));
const attaches =
  (item: string, to: string): Deed =>
  (s, cx) =>
    toy.happen(s, cx, null, ATTACHES, { subject: deal(s, item), a: deal(s, to), seat: s.owner[deal(s, item)] });

test('LC-22.11 LC-22.12 a third Restricted item: its controller discards one of the two that were there', () => {
  const at = table({
    seats: 2,
    field: ['1:bearer'],
    aside: ['1:armour', '1:armour', '1:helm'],
    deeds: [attaches('armour.2', 'bearer'), attaches('helm', 'bearer'), attaches('armour.1', 'bearer')],
  });
  assert.deepEqual(at.asked(), [1]);
  assert.deepEqual(at.may(1), ['choose armour.2', 'choose helm']);
  assert.deepEqual(at.why(1, 'choose armour.1'), { rule: 'TO-11', say: 'choice' });
  assert.deepEqual(at.s.log.slice(-1), ['attaches armour.1'], 'before the arrival is answered');
  at.plays('1 choose armour.2');
  assert.deepEqual(at.s.log.slice(-3), ['leaves armour.2', 'said 90', 'phase ends']);
  assert.deepEqual(restricted(at.s, at.card('bearer')), [at.card('helm'), at.card('armour.1')]);
  assert.deepEqual(toy.pile(at.s, DISCARD, 1), [at.card('armour.2')]);
});

test('LC-19.4 LC-22.4 an ally under foreign control falls: it goes to its owner, the attachment to its own, who controlled it draws', () => {
  const at = table({
    seats: 2,
    field: ['1:ally', '0:armour'],
    hand: ['0:sacrifice', '1:gift'],
    deck: ['0:gift', '1:gift'],
    ready: (s) => {
      s.ctl[deal(s, 'ally')] = 0;
    },
    deeds: [attached('armour', 'ally'), hit('ally', 2)],
  });
  assert.deepEqual(at.may(0), ['react-with sacrifice 1', 'pass']);
  assert.deepEqual(toy.pile(at.s, DISCARD, 1), [at.card('ally')]);
  assert.deepEqual(toy.pile(at.s, DISCARD, 0), [at.card('armour')]);
  assert.equal(at.s.ctl[at.card('ally')], 1, 'out of play it is its owner’s');
  at.plays('0 react-with sacrifice 1');
  assert.deepEqual(at.s.log.slice(-2), ['draws 0 1', 'phase ends']);
});

test('CG-41.17 CG-25.12 of two replacements its player picks: items go as that one says, and all of the batch did happen', () => {
  const given = (chosen: string) => {
    const at = table({
      seats: 2,
      field: ['1:ranger', '1:to-hand', '1:to-pile', '1:armour', 'orc', '0:herald'],
      deeds: [
        attached('armour', 'ranger'),
        (s: Toy, cx) =>
          toy.happenAll(s, cx, null, DESTROYED, [{ subject: deal(s, 'ranger') }, { subject: deal(s, 'orc') }]),
      ],
    });
    assert.deepEqual(at.asked(), [1], 'not the first player');
    assert.deepEqual(at.may(1), ['next to-hand 0', 'next to-pile 1']);
    at.plays(`1 ${chosen}`);
    return at;
  };
  const hand = given('next to-hand 0');
  assert.deepEqual(hand.s.log.slice(0, 3), ['destroyed ranger', 'to hand armour', 'destroyed orc']);
  assert.deepEqual(toy.pile(hand.s, HAND, 1), [hand.card('armour')]);
  const pile = given('next to-pile 1');
  assert.deepEqual(pile.s.log.slice(0, 3), ['destroyed ranger', 'destroyed orc', 'leaves armour']);
  for (const at of [hand, pile])
    assert.deepEqual(
      at.s.log.filter((line) => line.startsWith('said')),
      ['said 91', 'said 91'],
      'both are answered',
    );
});

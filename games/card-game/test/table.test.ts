/** The browser's table, as far as it needs no browser: what is pointed at, what is drawn, what is summed up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, type CardGameView, IS_PATH, LOCATIONS, rulesOf, SCENARIO_IDS, TITLE, TITLES } from '@pony/card-game';
import en from '@pony/card-game/text/en.json' with { type: 'json' };
import { apply, asked, offers, start } from '@pony/engine';
import { leaves } from '@pony/text';
import { EMPTY, findAt, inWords, isLegal, standing, type Thing } from '@pony/ui/point';
import * as facts from '../ui/facts.ts';
import { ruleOfPrompt } from '../ui/prompt-rules.ts';
import { aimOf, questionOf } from '../ui/targets.ts';
import { table } from './helpers.ts';

/** Things that are drawn: on the table, in the own hand, or in the panel of what is asked for. */
function drawn(view: CardGameView, seat: number, asks: readonly Thing[]): Set<string> {
  const out = new Set<string>([`reserve ${seat}`, `deck ${seat}`, ...asks.map(({ kind, id }) => `${kind} ${id}`)]);
  const add = (cards: readonly number[] | number): void => {
    if (typeof cards !== 'number') for (const card of cards) out.add(`card ${card}`);
  };
  for (const player of view.players) {
    add(player.hand);
    add(player.apart);
    for (const one of player.reserve) add([one.card, ...one.items]);
  }
  for (const place of view.locations) {
    out.add(`location ${place.location}`);
    for (const one of place.cards) add([one.card, ...one.items]);
  }
  return out;
}

test('every option is pointed at on something drawn, or stands in words', () => {
  const verbs = new Set<string>();
  for (const scenario of SCENARIO_IDS) {
    const rules = rulesOf({ scenario });
    for (let game = 0; game < 4; game++) {
      const { state } = start(rules, { scenario }, `table-${game}`);
      for (let n = 0; !state.outcome; n++) {
        const [seat] = asked(rules, state);
        const all = offers(rules, state, seat).map(({ refusal, ...offer }) =>
          refusal ? { ...offer, refusal } : offer,
        );
        const aim = (offer: (typeof all)[number]) => aimOf(offer, seat);
        const panel = all.flatMap((offer) => (['take', 'bring'].includes(offer.option[0]) ? aim(offer).path : []));
        const seen = drawn(rules.view(state, seat), seat, panel);
        for (const offer of all) {
          verbs.add(offer.option[0]);
          const { path } = aim(offer);
          for (const { kind, id } of path) assert.ok(seen.has(`${kind} ${id}`), `${offer.option} needs ${kind} ${id}`);
          if (path.length === 0) assert.ok(inWords(all, aim, EMPTY).includes(offer), `${offer.option}`);
          else {
            assert.ok(findAt(all, aim, EMPTY, path[0])?.offers.includes(offer), `${offer.option}`);
            if (isLegal(offer)) assert.equal(standing(all, aim, EMPTY, path[0]), 'legal', `${offer.option}`);
          }
        }
        const legal = all.filter(isLegal);
        apply(rules, state, seat, legal[(n * 7 + game * 3) % legal.length].option);
      }
    }
  }
  assert.ok(verbs.size > 18, [...verbs].join());
});

test('the facts of the table bear the numbers of the rules', () => {
  assert.deepEqual(
    facts.CARDS.map(({ id }) => id),
    CARDS.map((_, card) => TITLES[TITLE[card]]),
  );
  LOCATIONS.forEach((_, location) => {
    assert.equal(facts.isPath(location), IS_PATH[location]);
  });
});

test('the lane counts how it stands if it were fought now', () => {
  const t = table({ on: { pelargir: ['soldiers-of-gondor', 'haradrim-mumakil', 'corsairs-of-umbar'] } });
  const [place] = t.view('frodo').locations;
  assert.deepEqual([place.attack, place.onCard, place.defence, place.left], [3, 1, 2, 1]);
  assert.equal(place.cards.length, 3);
});

test('a place that is not lit is asked about with the card that is held', () => {
  const held = { things: [{ kind: 'card', id: 5 }] };
  const inHand = (card: number): boolean => card === 5;
  assert.deepEqual(questionOf({ kind: 'location', id: 3 }, held, inHand), ['play', 5, 4]);
  assert.deepEqual(
    questionOf({ kind: 'location', id: 3 }, held, () => false),
    ['move', 5, 3],
  );
  assert.deepEqual(questionOf({ kind: 'card', id: 9 }, held, inHand), ['give', 5, 9]);
  assert.equal(questionOf({ kind: 'location', id: 3 }, EMPTY, inHand), null);
});

test('every prompt has its rule', () => {
  for (const key of leaves(en).keys())
    if (key.startsWith('prompt.')) assert.match(ruleOfPrompt(key.slice('prompt.'.length)) ?? '', /^CG-/, key);
});

test('CG-36.5 one person with both decks of a side sees both hands, and no others', () => {
  const t = table({ hand: { frodo: ['sting'], aragorn: ['lembas'], saruman: ['gollum'] } });
  const both = t.scenario.rules.view(t.state, 0, [2]) as CardGameView;
  assert.deepEqual(
    both.players.map((one) => Array.isArray(one.hand)),
    [true, false, true, false],
  );
});

/** The browser's table, as far as it needs no browser: what is pointed at, what is summed up, what is said. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { apply, offers, type Rules, start } from '@pony/engine';
import { leaves } from '@pony/text';
import { EMPTY, findAt, isLegal, standing } from '@pony/ui/point';
import { ADJACENT, CARDS, REGIONS, rules, SLOTS, TILES, TOKENS } from '../index.ts';
import en from '../text/en.json' with { type: 'json' };
import aid from '../ui/aid/en.json' with { type: 'json' };
import * as facts from '../ui/facts.ts';
import { flightOf } from '../ui/flight-of.ts';
import { goldAt } from '../ui/gold.ts';
import { priceRows } from '../ui/prices.ts';
import { sortedArea } from '../ui/seats/areas.ts';
import { aimOf, BUTTON_VERBS, halfOf, offersAt, regionQuestion, thingOf } from '../ui/targets.ts';

const plain = rules as unknown as Rules;

type Question = ReturnType<typeof question>;

/** Goes through whole games, each choice the next one round, and shows every question. */
function everyQuestion(games: number, look: (asked: Question) => void): void {
  for (let game = 0; game < games; game++) {
    const { state } = start(plain, {}, `table-${game}`);
    for (let n = 0; !state.outcome; n++) {
      const now = question(state as never);
      look(now);
      const legal = now.offers.filter(isLegal);
      apply(plain, state, now.seat, legal[(n * 7 + game * 3) % legal.length].option);
    }
  }
}

function question(state: Parameters<typeof rules.view>[0]) {
  const seat = state.active;
  const all = offers(rules, state, seat).map(({ refusal, ...offer }) => (refusal ? { ...offer, refusal } : offer));
  return { seat, offers: all, view: rules.view(state, seat) };
}

test('the facts of the table bear the numbers of the rules', () => {
  assert.deepEqual(
    facts.CARDS.map((card) => card.id),
    CARDS.map((card) => card.id),
  );
  assert.deepEqual(facts.REGIONS, REGIONS);
  assert.deepEqual(facts.NEIGHBOURS, ADJACENT);
  assert.deepEqual(
    facts.TILES.map(({ id, region }) => [id, region]),
    TILES.map(({ id, region }) => [id, region]),
  );
  assert.deepEqual(
    facts.TOKENS.map(({ id, race }) => [id, race]),
    TOKENS.map(({ id, race }) => [id, race]),
  );
  for (const layout of facts.LAYOUTS) assert.equal(layout.length, SLOTS);
});

test('every option is pointed at somewhere or stands as a button', () => {
  const verbs = new Set<string>();
  everyQuestion(12, ({ seat, offers: all }) => {
    for (const offer of all) {
      const [verb, a, b] = offer.option;
      verbs.add(verb);
      const thing = thingOf(offer.option, seat);
      const aim = (one: (typeof all)[number]) => aimOf(one, seat);
      if (thing === null) assert.ok((BUTTON_VERBS as readonly string[]).includes(verb), verb);
      else {
        assert.ok(offersAt(all, seat, thing).includes(offer));
        if (isLegal(offer)) assert.equal(standing(all, aim, EMPTY, thing), 'legal');
      }
      if (verb !== 'move' && verb !== 'spread') continue;
      const [from, to] = [a, b].map((id) => ({ kind: 'region', id }) as const);
      const held = { verb, things: [from] };
      assert.deepEqual(findAt(all, aim, held, to)?.offers, [offer]);
      assert.equal(standing(all, aim, held, to), isLegal(offer) ? 'legal' : 'not-now');
      assert.equal(standing(all, aim, held, from), 'selected');
      const half = halfOf(all, seat, held);
      assert.deepEqual(half, { is: 'region', verb, from: a });
      assert.equal(regionQuestion(all, half, b)?.[0], verb);
    }
  });
  for (const verb of ['play', 'discard', 'take', 'place', 'move', 'step', 'keep']) assert.ok(verbs.has(verb), verb);
});

test('a spread may begin at either of its two regions', () => {
  const spread = { option: ['spread', 1, 4], tell: { say: 'spread' } } as const;
  const aim = (one: typeof spread) => aimOf(one, 0);
  const [one, four] = [1, 4].map((id) => ({ kind: 'region', id }));
  assert.deepEqual(findAt([spread], aim, { verb: 'spread', things: [four] }, one)?.whole, [spread]);
  assert.equal(standing([spread], aim, EMPTY, four), 'legal');
});

test('a card taken up is selected, a covered one is not for now, others rest', () => {
  const { state } = start(plain, {}, 'standing');
  const { seat, offers: all } = question(state as never);
  const slot = (id: number) => ({ kind: 'slot', id });
  const at = (thing: { kind: string; id: number }) =>
    standing(all, (offer) => aimOf(offer, seat), { things: [slot(14)] }, thing);
  assert.equal(at(slot(14)), 'selected');
  assert.equal(at(slot(15)), 'legal');
  assert.equal(at(slot(0)), 'not-now');
  assert.equal(at({ kind: 'region', id: 0 }), 'rest');
  assert.equal(
    standing([], (offer) => aimOf(offer, seat), EMPTY, slot(14)),
    'rest',
  );
});

test('gold is for what one mostly wants: a card too dear to play has none, and throwing away never is', () => {
  assert.equal(goldAt(['play', 'discard'], [true, true]), 0);
  assert.equal(goldAt(['play', 'discard'], [false, true]), -1);
  assert.equal(goldAt(['discard', 'play'], [true, true]), 1);
  assert.equal(goldAt(['lose-grey'], [true]), -1);
  assert.equal(goldAt(['done', 'step'], [true, true]), 1);
});

test('the lines of a price add up to it', () => {
  const words = { say: (key: string) => key, text: { say: (key: string) => key } };
  everyQuestion(6, ({ seat, view }) => {
    const side = view.sides[seat];
    const sum = (price: Parameters<typeof priceRows>[1], cost: readonly number[]): number =>
      priceRows(words, price, cost, side).reduce((coins, row) => coins + row.coins, 0);
    for (const { card, price } of view.layout)
      if (card !== null && price) assert.equal(sum(price, CARDS[card].skills), price.coins);
    for (const { tile, price } of view.tilesUp) assert.equal(sum(price, TILES[tile].skills), price.coins);
  });
});

test('a play area is sorted by kind and loses nothing', () => {
  const area = CARDS.map((_, id) => id).reverse();
  const groups = sortedArea(area);
  assert.deepEqual(
    groups.map(({ kind }) => kind),
    [...facts.KINDS],
  );
  assert.deepEqual(
    groups.flatMap(({ cards }) => cards).toSorted((a, b) => a - b),
    area.toSorted((a, b) => a - b),
  );
});

test('pieces fly where the log says they went', () => {
  assert.equal(flightOf('moves', { seat: 0, from: 1, to: 2 })[0].to[0], '[data-region="2"]');
  assert.equal(flightOf('places', { seat: 1, units: 2, region: 4 })[0].seat, 1);
  assert.equal(flightOf('removes', { seat: 1, region: 4 })[0].seat, 0);
  assert.equal(flightOf('conflict', { region: 4, units: 1 }).length, 2);
  assert.deepEqual(flightOf('plays', { seat: 0, card: 3 }), []);
});

test('every word of the table is written down', () => {
  const known = leaves(en);
  // The player aid brings words of its own.
  const ofAid = leaves(aid);
  const folder = join(import.meta.dirname, '../ui');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const missing = files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const own = [...source.matchAll(/(?<![.\w])(?:duel\.)?say\('([\w.-]+)'/g)].map(([, key]) => `table.${key}`);
    const game = [...source.matchAll(/text\.say\('([\w.-]+)'/g)].map(([, key]) => key);
    const here = file.startsWith('aid')
      ? own.filter((key) => !ofAid.has(key.replace('table.', '')))
      : own.filter((key) => !known.has(key));
    return [...here, ...game.filter((key) => !known.has(key))].map((key) => `${file}: ${key}`);
  });
  assert.deepEqual(missing, []);
});

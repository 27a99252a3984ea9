/** The table of a game with Kings of Middle-earth: its facts, its words, and that everything can be pointed at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Option, options } from '@pony/engine';
import { decide, openTable, situation } from '@pony/table';
import { compareBundles, leaves } from '@pony/text';
import type { VerbRow } from '../../src/verb.ts';
import { VERBS as BASE_VERBS } from '../../src/verbs.ts';
import type { WarView } from '../../src/view.ts';
import { everyVerbIsDone } from '../../test/lit-verbs.ts';
import gameEn from '../../text/en.json' with { type: 'json' };
import { FACTS, unpackFacts } from '../../ui/data/facts.ts';
import { editionWith, ruleOfPrompt } from '../../ui/edition.ts';
import { regionsOf } from '../../ui/model.ts';
import tableEn from '../../ui/text/en.json' with { type: 'json' };
import { PROMPTS } from '../src/prompts.ts';
import { VERBS } from '../src/verbs.ts';
import kingsEn from '../text/en.json' with { type: 'json' };
import facts from '../ui/data/facts.json' with { type: 'json' };
import en from '../ui/text/en.json' with { type: 'json' };
import uk from '../ui/text/uk.json' with { type: 'json' };
import { game } from './helpers.ts';
import { packed } from './write-facts.ts';

const rules = game.rules({ players: '2', kings: 'on' });
const edition = editionWith({
  facts: { ...unpackFacts(facts), dice: [{ id: 'ruler' }] },
  text: { en, uk },
  verbs: VERBS,
  prompts: PROMPTS,
});

test('the facts of the table are those of the rules, after those of the base game', () => {
  assert.deepEqual(facts, packed);
  const { characters, cards, tiles } = edition.facts;
  for (const [kind, list] of Object.entries({ character: characters, card: cards }))
    assert.deepEqual(
      list.map(({ id }) => id),
      list.map((_, i) => rules.name(kind, i)),
    );
  assert.equal(tiles.length, FACTS.tiles.length + 2);
});

test('the words of the table are the same in both languages, and every power has some', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
  const own = leaves(en);
  for (const { abilities } of unpackFacts(facts).characters)
    for (const ability of abilities)
      for (const part of ['name', 'effect']) assert.ok(own.has(`ability.${ability}.${part}`), ability);
});

test('every verb is pointed at or has words of its own', () => {
  const own = new Set([...leaves(tableEn).keys(), ...leaves(en).keys()]);
  const said = new Set([...leaves(gameEn).keys(), ...leaves(kingsEn).keys()]);
  for (const [verb, kinds] of Object.entries(rules.notation)) {
    const option: Option = [verb, ...kinds.map(() => 0)];
    if (edition.targets.dieOf(option) >= 0) assert.ok(own.has(`verb.${verb}`), `no short word for ${verb}`);
    else if (edition.targets.thingOf(option, { places: [] }) === null)
      assert.ok(said.has(`option.${verb}`), `no words for ${verb}`);
  }
});

test('every question has a rule behind it', () => {
  for (const key of leaves(kingsEn).keys()) {
    const [part, say] = key.split('.');
    if (part === 'prompt') assert.ok(ruleOfPrompt(edition, say)?.startsWith('KM-'), say);
  }
});

test('every action is drawn with an icon or pressed on the thing itself, and says what its die is', () => {
  const { targets } = edition;
  for (const [verb, { takes, paid }] of Object.entries<VerbRow>({ ...BASE_VERBS, ...VERBS })) {
    const option: Option = [verb, ...takes.map((_, at) => at + 1)];
    assert.equal(targets.dieOf(option), paid ? takes.indexOf('die') + 1 : -1, verb);
    if (paid) assert.equal(targets.isOnThing(option), targets.iconOf(option) === undefined, verb);
  }
  assert.deepEqual(targets.thingOf(['recruit', 1, 2], { places: [] }), { kind: 'region', id: 2 });
  assert.deepEqual(targets.thingOf(['summon', 3, 1, 1], { places: [] }), { kind: 'character', id: 3 });
  assert.equal(targets.thingOf(['dismay-own', 3], { places: [] }), null);
});

test('in random play every offer can be pointed at, for two, three and four players', () => {
  for (const players of ['2', '3', '4']) {
    const seats = Array.from({ length: Number(players) }, () => ({ holder: 'person' as const, name: '' }));
    const table = openTable({ game, seed: `pointing ${players}`, seats, options: { players, kings: 'on' } });
    let state = 7;
    const below = (n: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return Math.floor((state / 2 ** 32) * n);
    };
    for (let i = 0; i < 600 && !table.state.outcome; i++) {
      const [seat] = situation(table, []).asked;
      const { offers, view: seen } = situation(table, [seat]);
      const view = seen as WarView;
      regionsOf(view, edition.facts);
      const { targets } = edition;
      const lit = targets.litRegions(offers, view);
      const words = targets.wordOffers(offers, view);
      for (const offer of offers) {
        if (offer.refusal) continue;
        const thing = targets.thingOf(offer.option, view);
        const die = targets.dieOf(offer.option);
        if (die >= 0) assert.ok(targets.offersAt(offers, view, { kind: 'die', id: die }).includes(offer));
        else if (thing?.kind === 'region') assert.ok(lit.has(thing.id), offer.option.join(' '));
        else if (thing) assert.ok(targets.offersAt(offers, view, thing).includes(offer));
        else assert.ok(words.includes(offer));
      }
      const all = options(table.rules, table.state, seat);
      decide(table, seat, all[below(all.length)]);
    }
  }
});

test('WR-4.26 a verb that is lit at a region leads to a completed action there, with Kings too', () => {
  assert.ok(everyVerbIsDone(game, { kings: 'on' }, edition.targets, 1).size > 0);
});

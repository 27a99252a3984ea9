import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Option, options } from '@pony/engine';
import { decide, logFor, openTable, situation } from '@pony/table';
import { compareBundles, leaves } from '@pony/text';
import { game, rules, type War, type WarView } from '../index.ts';
import gameEn from '../text/en.json' with { type: 'json' };
import gameUk from '../text/uk.json' with { type: 'json' };
import { CHARACTERS } from '../ui/data/facts.ts';
import { arrowsFrom } from '../ui/map/arrows.ts';
import { BORDERS, PLACES } from '../ui/map/atlas.ts';
import { diceShown, fellowshipOf, regionsOf, type Told } from '../ui/model.ts';
import { goldOf } from '../ui/point/gold.ts';
import { TARGETS } from '../ui/point/targets.ts';
import { cardsOf, lossesOf } from '../ui/stages/stories.ts';
import en from '../ui/text/en.json' with { type: 'json' };
import uk from '../ui/text/uk.json' with { type: 'json' };
import { decisiveChart, turnsOf } from '../ui/turns.ts';
import { unitsOf } from '../ui/types.ts';
import { lettersOf } from '../ui/words/words.ts';

const { dieOf, litRegions, offersAt, oneRegion, resultOf, thingOf, wordOffers } = TARGETS;
const war = rules;

test('the words of the table are the same in both languages', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
});

test('every verb of the notation is pointed at or has words of its own', () => {
  const own = leaves(en);
  const said = leaves(gameEn);
  for (const [verb, kinds] of Object.entries(rules.notation)) {
    const option: Option = [verb, ...kinds.map(() => 0)];
    if (dieOf(option) >= 0) assert.ok(own.has(`verb.${verb}`), `no short word for ${verb}`);
    else if (thingOf(option, { places: [] }) === null) assert.ok(said.has(`option.${verb}`), `no words for ${verb}`);
  }
});

test('an action says which die pays and what it is used as', () => {
  assert.equal(dieOf(['play', 12, 5, 4]), 5);
  assert.equal(resultOf(['play', 12, 5, 4]), 4);
  assert.equal(dieOf(['skip', 2]), 2);
  assert.equal(resultOf(['skip', 2]), -1);
  assert.equal(dieOf(['to', 7]), -1);
});

/** Plays at random and shows every position to both seats and a spectator. */
function play(seed: string, steps: number, look: (seen: ReturnType<typeof situation>) => void): void {
  const seats = [0, 1].map(() => ({ holder: 'person' as const, name: '' }));
  const table = openTable({ game, seed, seats });
  let state = 7;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (let i = 0; i < steps && !table.state.outcome; i++) {
    const seat = situation(table, []).asked[0];
    look(situation(table, [seat]));
    const all = options(war, table.state, seat);
    decide(table, seat, all[below(all.length)]);
  }
}

test('in random play every offer can be pointed at, and no figure is lost on the way to the map', () => {
  play('pointing', 500, (seen) => {
    const view = seen.view as WarView;
    const regions = regionsOf(view);
    const units = (list: readonly (readonly [number, number])[]): number =>
      list.reduce((sum, [figure, count]) => sum + (figure % 3 < 2 ? count : 0), 0);
    const drawn = regions.reduce(
      (sum, region) => sum + region.forces.reduce((n, force) => n + unitsOf(force), 0) + unitsOf(region.inside),
      0,
    );
    assert.equal(
      drawn,
      view.places.reduce((sum, place) => sum + units(place.figures), 0),
    );
    assert.equal(fellowshipOf(view).companions.length, view.fellowship.companions);
    for (const side of [0, 1]) {
      const dice = diceShown(view.sides[side]);
      assert.equal(
        dice.filter((die) => !die.spent).length,
        view.sides[side].dice.reduce((sum, count) => sum + count, 0),
      );
    }
    const lit = litRegions(seen.offers, view);
    const plain = wordOffers(seen.offers, view);
    for (const offer of seen.offers) {
      if (offer.refusal) continue;
      const thing = thingOf(offer.option, view);
      if (dieOf(offer.option) >= 0)
        assert.ok(offersAt(seen.offers, view, { kind: 'die', id: dieOf(offer.option) }).includes(offer));
      else if (thing?.kind === 'region') assert.ok(lit.has(thing.id), offer.option.join(' '));
      else if (thing) assert.ok(offersAt(seen.offers, view, thing).includes(offer));
      else assert.ok(plain.includes(offer));
    }
  });
});

test('what can be chosen in one region only needs no pointing', () => {
  const view = { places: [] };
  const offers = (...all: readonly Option[]) => all.map((option) => ({ option }));
  const words = (...all: readonly Option[]) => oneRegion(offers(...all), view).map(({ option }) => option[0]);
  assert.deepEqual(words(['recruit', 0, 7], ['recruit', 1, 7]), ['recruit', 'recruit']);
  assert.deepEqual(words(['target', 7], ['done']), ['target']);
  assert.deepEqual(words(['recruit', 0, 7], ['recruit', 1, 8]), []);
  assert.deepEqual(words(['target', 7], ['leave', 3]), []);
});

test('arrows lead only over open borders, and only to where something goes', () => {
  const at = (id: string): number => PLACES.findIndex((place) => place.id === id);
  const [from, near, over] = ['westemnet', 'fangorn', 'orthanc'].map(at);
  assert.deepEqual(
    arrowsFrom(
      from,
      new Map([
        [near, 'go'],
        [over, 'go'],
      ]),
    ),
    PLACES[from].open.includes(over) ? [near, over] : [near],
  );
  assert.deepEqual(arrowsFrom(from, new Map([[near, 'pick']])), []);
  const walled = BORDERS.flatMap(({ kind, a, b }) => (kind === 'mountain' ? [[a, b]] : []));
  assert.ok(walled.length > 0);
  for (const [a, b] of walled) assert.deepEqual(arrowsFrom(a, new Map([[b, 'attack']])), []);
});

test('two Companions of one side never bear the same letters', () => {
  for (const bundle of [gameEn, gameUk]) {
    const names = Object.values(bundle.character as Record<string, { name: string }>).map(({ name }) => name);
    const letters = lettersOf(names.map((name, i) => ({ name, side: CHARACTERS[i]?.side ?? 0 })));
    names.forEach((name, i) => {
      names.forEach((other, j) => {
        const same = name.split(' ')[0] === other.split(' ')[0] || CHARACTERS[i].side !== CHARACTERS[j].side;
        if (i !== j && !same) assert.notEqual(letters[i], letters[j], `${name}, ${other}`);
      });
    });
  }
});

test('every power of a Character has its words', () => {
  const known = leaves(gameEn);
  for (const { id, guide, abilities } of CHARACTERS) {
    assert.ok(guide !== null || abilities.length > 0, id);
    if (guide) assert.ok(known.has(`guide.${guide}`), guide);
    for (const ability of abilities) assert.ok(known.has(`ability.${ability}.effect`), ability);
  }
});

test('the story of a game opens on what decided it, and the way of the Fellowship never goes back', () => {
  assert.deepEqual(['ring', 'corruption', 'military-shadow', 'military-free-peoples'].map(decisiveChart), [
    'quest',
    'quest',
    'points',
    'points',
  ]);
  const told = ['travels', 'travels', 'revealed', 'turn', 'travels', 'turn', 'steps'];
  const log = told.map((say, n) => ({
    n,
    version: n,
    seat: null,
    says: [say === 'turn' ? { say, args: { turn: n, progress: 0 } } : { say }],
  }));
  const { view } = situation(
    openTable({ game, seed: 'way', seats: [0, 1].map(() => ({ holder: 'person' as const })) }),
    [],
  );
  assert.deepEqual(
    turnsOf(log, view as WarView).map(({ way }) => way),
    [2, 3, 4],
  );
});

test('gold is for what one mostly wants and can take back', () => {
  const gold = (prompt: string, ...all: readonly Option[]) => {
    const offers = all.map((option) => ({ option }));
    return goldOf(offers, offers, prompt)?.option ?? null;
  };
  assert.equal(gold('declare', ['yes'], ['no']), null);
  assert.equal(gold('casualty', ['casualty-guide'], ['casualty-random'], ['no']), null);
  assert.deepEqual(gold('leave-behind', ['done'], ['leave', 4]), ['done']);
  assert.deepEqual(gold('advance', ['yes'], ['no']), ['yes']);
  assert.deepEqual(gold('leader-reroll', ['reroll', 0], ['reroll', 1], ['reroll', 2]), ['reroll', 2]);
  assert.deepEqual(gold('leave-behind', ['done']), ['done']);
});

test('the log tells what fell in the last round of battle', () => {
  const told: Told[] = [
    { say: 'attacks', args: { side: 1, from: 3, to: 4 } },
    { say: 'shows-combat-card', args: { side: 1, card: 60 } },
    { say: 'combat-rolls', args: { side: 1, dice: [5, 2], modifier: 0, number: 5, count: 1 } },
    { say: 'combat-rolls', args: { side: 0, dice: [4, 1], modifier: 1, number: 5, count: 1 } },
    { say: 'reduces', args: { side: 1, figure: 16 } },
    { say: 'loses', args: { side: 0, figure: 6 } },
  ];
  assert.deepEqual(lossesOf(told), [[{ figure: 6, reduced: false }], [{ figure: 16, reduced: true }]]);
  const again = { say: 'combat-rolls', args: { side: 1, dice: [6], modifier: 0, number: 5, count: 1 } };
  assert.deepEqual(lossesOf([...told, again]), [[], []]);
});

test('a Combat card stays in sight for the round it was played in', () => {
  const shows = (side: number, card: number): Told => ({ say: 'shows-combat-card', args: { side, card } });
  const rolls = (side: number): Told => ({ say: 'combat-rolls', args: { side } });
  const round: Told[] = [{ say: 'attacks', args: { side: 1 } }, shows(1, 60), rolls(1), rolls(0)];
  assert.deepEqual(cardsOf(round), [-1, 60]);
  assert.deepEqual(cardsOf([...round, shows(0, 7)]), [7, -1]);
  assert.deepEqual(cardsOf([...round, rolls(1)]), [-1, -1]);
});

test('the end of the game tells the war turn by turn', () => {
  const seats = [0, 1].map(() => ({ holder: 'person' as const, name: '' }));
  const table = openTable({ game, seed: 'story', seats });
  let at = 0;
  while (!table.state.outcome && (table.state as War).turn < 4) {
    const seat = situation(table, []).asked[0];
    const all = options(war, table.state, seat);
    decide(table, seat, all[(at++ * 7) % all.length]);
  }
  const seen = situation(table, []);
  const turns = turnsOf(logFor(table, []), seen.view as WarView);
  assert.deepEqual(
    turns.map(({ turn }) => turn),
    [1, 2, 3, 4].slice(0, turns.length),
  );
  assert.ok(turns.length > 1);
  assert.equal(turns[0].dice[0], 4, 'the Free Peoples begin with four dice');
  assert.equal(turns.at(-1)?.fallen.length, 2);
});

import assert from 'node:assert/strict';
import {
  ARMY,
  CARDS,
  CHARACTER,
  cardNamed,
  EVENT,
  FACTION,
  FACTIONS,
  FREE,
  factionNamed,
  IS_PATH,
  ITEM,
  LOCATION_DEFENCE,
  LOCATION_SIDE,
  LOCATIONS,
  locationNamed,
  NUMBER,
  PATHS,
  POINTS,
  PRINTED,
  SCENARIOS,
  SHADOW,
  SHOWS,
  SIDE,
  showsFaction,
  sideOfFaction,
  TITLES,
  TYPE,
  WIELDS,
} from '@pony/card-game';
import { rule } from '@pony/testkit';

const count = (faction: string): number => CARDS.filter((_, card) => FACTIONS[FACTION[card]] === faction).length;
const numbersFrom = (bits: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => bits & (1 << n));

rule('CG-2.1 120 faction cards, so many of each faction', () => {
  assert.equal(CARDS.length, 120);
  assert.equal(TITLES.length, 112);
  assert.equal(new Set(CARDS).size, 120);
  const box = { dunedain: 17, dwarf: 2, elf: 13, hobbit: 10, rohan: 8, wizard: 10 };
  const dark = { isengard: 12, monstrous: 11, mordor: 30, southron: 7 };
  for (const [faction, n] of Object.entries({ ...box, ...dark })) assert.equal(count(faction), n, faction);
});

rule('CG-2.2 41 locations: seven battlegrounds a side and three paths of each number', () => {
  assert.equal(LOCATIONS.length, 41);
  const battlegrounds = LOCATIONS.map((_, location) => location).filter((location) => !IS_PATH[location]);
  assert.equal(battlegrounds.filter((location) => LOCATION_SIDE[location] === FREE).length, 7);
  assert.equal(battlegrounds.filter((location) => LOCATION_SIDE[location] === SHADOW).length, 7);
  for (let n = 1; n <= 9; n++) assert.equal(NUMBER.filter((one) => one === n).length, 3, `paths of number ${n}`);
});

rule('CG-3.3 CG-3.4 factions belong to their sides', () => {
  const sides = FACTIONS.map((_, faction) => sideOfFaction(faction));
  assert.deepEqual(sides, [FREE, FREE, FREE, FREE, FREE, FREE, SHADOW, SHADOW, SHADOW, SHADOW]);
  assert.equal(SIDE.filter((side) => side === FREE).length, 60);
});

rule('CG-2.5 icons, paths and wielders as printed, one card of each sort', () => {
  const printed = (id: string): number[] => PRINTED.map((icons) => icons[cardNamed(id)]);
  assert.deepEqual(printed('gandalf-the-grey'), [2, 2, 0, 0, 0, 3]);
  assert.deepEqual(printed('the-witch-king'), [2, 0, 0, 0, 2, 0]);
  assert.deepEqual(printed('saruman'), [1, 1, 1, 1, 2, 0]);
  assert.deepEqual(printed('grond-hammer-of-the-underworld'), [3, 0, 0, 0, 0, 0]);
  assert.deepEqual(printed('mithril-coat'), [0, 0, 0, 0, 0, 2]);
  assert.deepEqual(numbersFrom(PATHS[cardNamed('boromir')]), [3, 4, 5, 6]);
  assert.deepEqual(numbersFrom(PATHS[cardNamed('elrond')]), [3]);
  assert.equal(POINTS[locationNamed('minas-tirith')], 3);
});

rule('CG-6.8 any match of the wielder line is enough: names, a faction, a subtype', () => {
  const wielders = (id: string): string[] => CARDS.filter((_, card) => WIELDS[cardNamed(id)][card]);
  assert.deepEqual(wielders('anduril'), ['aragorn', 'strider']);
  assert.deepEqual(wielders('dwarven-axe'), ['gimli']);
  assert.deepEqual(wielders('ent-draught'), ['quickbeam', 'treebeard']);
  assert.equal(wielders('fell-beast').length, 9);
  for (const card of CARDS.map((_, id) => id))
    assert.equal(TYPE[card] === ITEM, WIELDS[card].includes(1), `${CARDS[card]} has wielders only as an item`);
});

rule('CG-41.30 CG-5.4 whoever Andúril or Shadowfax sends out is admitted where they send', () => {
  const sent = { anduril: 'dunedain', shadowfax: 'wizard' } as const;
  for (const [item, faction] of Object.entries(sent)) {
    WIELDS[cardNamed(item)].forEach((wields, card) => {
      if (wields) assert.equal(FACTION[card], factionNamed(faction), CARDS[card]);
    });
  }
  LOCATIONS.forEach((id, location) => {
    if (!IS_PATH[location]) assert.ok(showsFaction(location, factionNamed('wizard')), id);
  });
});

rule('CG-6.1 every faction card is an army, a character, an item or an event', () => {
  const kinds = [ARMY, CHARACTER, ITEM, EVENT].map((type) => TYPE.filter((one) => one === type).length);
  assert.equal(
    kinds.reduce((a, b) => a + b),
    120,
  );
  assert.ok(kinds.every((n) => n > 0));
  for (const card of CARDS.map((_, id) => id))
    if (TYPE[card] === EVENT) assert.ok(PRINTED.every((icons) => icons[card] === 0));
});

rule('CG-5.10 no path has a faction; defenders and attackers of a battleground are on the right side', () => {
  LOCATIONS.forEach((id, location) => {
    assert.equal(IS_PATH[location], SHOWS[location] === 0, id);
  });
});

rule('CG-3.6 CG-3.2 decks of thirty cards in the Trilogy', () => {
  const deck = (seat: number): string[] => [
    ...new Set(CARDS.flatMap((_, card) => (SCENARIOS[0].owner[card] === seat ? [FACTIONS[FACTION[card]]] : []))),
  ];
  assert.deepEqual(
    SCENARIOS[0].seats.map((_, seat) => SCENARIOS[0].owner.filter((owner) => owner === seat).length),
    [30, 30, 30, 30],
  );
  assert.deepEqual(deck(0).sort(), ['dwarf', 'hobbit', 'rohan', 'wizard']);
  assert.deepEqual(deck(1), ['mordor']);
  assert.deepEqual(deck(2).sort(), ['dunedain', 'elf']);
  assert.deepEqual(deck(3).sort(), ['isengard', 'monstrous', 'southron']);
});

rule('CG-39.2 CG-39.3 CG-39.4 decks of the Fellowship scenario', () => {
  const { owner } = SCENARIOS[3];
  const of = (seat: number, faction: string): string[] =>
    CARDS.filter((_, card) => owner[card] === seat && FACTIONS[FACTION[card]] === faction);
  assert.deepEqual(
    [0, 1].map((seat) => owner.filter((one) => one === seat).length),
    [30, 30],
  );
  assert.deepEqual(of(0, 'isengard'), ['saruman', 'ugluk', 'palantir-of-orthanc', 'sarumans-staff']);
  assert.equal(of(0, 'monstrous').length, 8);
  assert.equal(of(0, 'mordor').length, 18);
  assert.deepEqual(of(1, 'dunedain'), ['boromir', 'strider', 'blade-of-westernesse']);
  assert.equal(of(1, 'elf').length, 13);
  assert.equal(of(1, 'dwarf').length, 2);
  assert.equal(of(1, 'hobbit').length, 8);
  assert.deepEqual(of(1, 'wizard'), ['gandalf-the-grey', 'gandalfs-staff', 'glamdring', 'narya-ring-of-fire']);
  assert.equal(owner.filter((one) => one < 0).length, 60);
});

rule(
  'CG-2.5 CG-6.3 all printed icons and paths of each faction, and of the locations, come to the sums of the box',
  () => {
    // Attack, defence, leadership of both, path attack, path defence; then all allowed path numbers added up
    const box: Readonly<Record<string, readonly number[]>> = {
      dunedain: [7, 11, 6, 2, 0, 7, 58],
      elf: [10, 10, 2, 3, 0, 9, 50],
      dwarf: [2, 2, 0, 0, 0, 2, 42],
      hobbit: [0, 0, 0, 2, 0, 9, 186],
      rohan: [7, 4, 1, 2, 0, 0, 0],
      wizard: [9, 10, 0, 0, 0, 11, 106],
      isengard: [10, 7, 2, 2, 5, 0, 36],
      monstrous: [6, 6, 0, 0, 10, 0, 184],
      southron: [7, 6, 1, 1, 0, 0, 0],
      mordor: [16, 11, 10, 3, 14, 0, 432],
    };
    const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
    for (const [id, expected] of Object.entries(box)) {
      const cards = CARDS.flatMap((_, card) => (FACTIONS[FACTION[card]] === id ? [card] : []));
      const icons = PRINTED.map((list) => sum(cards.map((card) => list[card])));
      const paths = sum(cards.flatMap((card) => numbersFrom(PATHS[card])));
      assert.deepEqual([...icons, paths], expected, id);
    }
    for (const card of CARDS.map((_, id) => id)) {
      const [, , , , pathAttack, pathDefence] = PRINTED.map((list) => list[card]);
      if (TYPE[card] === ARMY) assert.deepEqual([pathAttack, pathDefence, PATHS[card]], [0, 0, 0], CARDS[card]);
      assert.equal(SIDE[card] === FREE ? pathAttack : pathDefence, 0, CARDS[card]);
    }
    const places = (path: boolean, of: readonly number[]): number => sum(of.filter((_, id) => IS_PATH[id] === path));
    assert.deepEqual([places(false, LOCATION_DEFENCE), places(false, POINTS)], [26, 22]);
    assert.deepEqual([places(true, LOCATION_DEFENCE), places(true, POINTS)], [12, 45]);
  },
);

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { between, leastZoom, settle, showing, zoomAt } from '@pony/ui/camera';
import {
  ADJACENT,
  CARDS,
  CHARACTERS,
  FACES,
  NATION_SIDE,
  NATIONS,
  REGION_NATION,
  REGIONS,
  SETTLEMENT,
} from '../index.ts';
import * as facts from '../ui/data/facts.ts';
import { packAtlas, packFacts } from '../ui/data/pack.ts';
import { arrange } from '../ui/map/arrange.ts';
import { gate, PLACES, SIZE, within } from '../ui/map/atlas.ts';
import { crowding, shared } from '../ui/map/boxes.ts';
import { levelOf, MAP } from '../ui/map/camera.ts';
import { linesOf, placeNames } from '../ui/map/lettering.ts';
import { takenBy } from '../ui/map/taken.ts';
import type { RegionState } from '../ui/types.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const data = (name: string) => read(`../src/data/${name}.json`);

test('the shipped atlas and facts are those of map.json and the data', () => {
  const nations = data('setup').nations.map(({ id }: { id: string }) => id);
  assert.deepEqual(read('../ui/data/atlas.json'), packAtlas(read('../ui/map.json'), data('regions'), nations));
  assert.deepEqual(read('../ui/data/facts.json'), packFacts(data('events'), data('characters'), data('hunt-tiles')));
});

test('the table numbers everything as the rules do', () => {
  assert.deepEqual(
    PLACES.map((place) => place.id),
    REGIONS,
  );
  assert.deepEqual(
    PLACES.map((place) => place.nation),
    REGION_NATION,
  );
  assert.deepEqual(
    PLACES.map((place) => place.kind),
    SETTLEMENT,
  );
  assert.deepEqual(
    PLACES.map((place) => [...place.open].sort((a, b) => a - b)),
    ADJACENT.map((list) => [...list].sort((a, b) => a - b)),
  );
  assert.deepEqual(
    facts.NATIONS.map((nation) => [nation.id, nation.side]),
    NATIONS.map((id, i) => [id, NATION_SIDE[i]]),
  );
  assert.deepEqual(facts.FACES, FACES);
  assert.deepEqual(
    facts.CARDS.map((card) => card.id),
    CARDS,
  );
  assert.deepEqual(
    facts.CHARACTERS.map((character) => character.id),
    CHARACTERS,
  );
});

test('thinned outlines keep every anchor and settlement inside, and neighbours share a gate', () => {
  PLACES.forEach((place, region) => {
    assert.ok(within(place, place.anchor.x, place.anchor.y), place.id);
    if (place.settlement) assert.ok(within(place, place.settlement.x, place.settlement.y), place.id);
    for (const next of place.open) assert.ok(gate(region, next), `${place.id} and ${PLACES[next].id}`);
  });
});

const room = { width: 840, height: 630 };

test('the whole map fits; spare width lies in the west', () => {
  const wide = { width: 1400, height: 600 };
  const look = settle({ k: 0, x: 0, y: 0 }, MAP, wide);
  assert.equal(look.k, leastZoom(MAP, wide));
  assert.ok(Math.abs(look.x + SIZE.width * look.k - wide.width) < 1e-9);
  assert.ok(Math.abs(look.y) < 1e-9);
});

test('a window too small for the tokens is filled by the map', () => {
  const phone = { width: 360, height: 535 };
  const k = leastZoom(MAP, phone);
  assert.ok(SIZE.width * k >= phone.width && SIZE.height * k >= phone.height - 1e-9);
});

test('what lies under the finger stays there', () => {
  const look = settle({ k: 1.5, x: -300, y: -200 }, MAP, room);
  const at = { x: 400, y: 300 };
  const near = zoomAt(look, 1.4, at, MAP, room);
  assert.ok(Math.abs((at.x - look.x) / look.k - (at.x - near.x) / near.k) < 1e-9);
  assert.ok(Math.abs((at.y - look.y) / look.k - (at.y - near.y) / near.k) < 1e-9);
});

test('going to a battle shows both regions beside what covers the window', () => {
  const spots = [PLACES[40].anchor, PLACES[41].anchor];
  const covered = { top: 0, right: 0, bottom: 300, left: 0 };
  const look = showing(spots, 2.4, MAP, room, covered);
  for (const { x, y } of spots) {
    assert.ok(look.x + x * look.k > 0 && look.x + x * look.k < room.width);
    assert.ok(look.y + y * look.k > 0 && look.y + y * look.k < room.height - covered.bottom);
  }
  const still = between(look, look, 0.5, room);
  assert.ok(Math.abs(still.x - look.x) + Math.abs(still.y - look.y) < 1e-6);
});

const crowd: readonly RegionState[] = PLACES.map((place, i) => {
  const side = i % 2;
  const force = {
    side,
    troops: [{ nation: side === 0 ? i % 5 : 5 + (i % 3), regulars: 3, elites: 1, leaders: 0 }],
    characters: [],
    leadership: 1,
  };
  return { forces: side === 0 ? [force, null] : [null, force], inside: null, control: place.kind === 0 ? -1 : 0 };
});

test('tokens of neighbouring regions never touch, from the smallest zoom on', () => {
  for (const k of [MAP.smallest ?? 0, 0.6, 0.75, 1, 1.2, 1.6]) {
    const armies = arrange({ regions: crowd, fellowship: null }, k, levelOf(k)).filter(({ kind }) => kind === 'army');
    assert.equal(armies.length, PLACES.length);
    for (const one of armies)
      for (const other of armies)
        if (one !== other) {
          const apart = Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y);
          assert.ok(apart >= one.box.w + other.box.w, `${one.key} ${other.key} at ${k}`);
        }
  }
});

test('a settlement never lies under the army of its own region', () => {
  for (const k of [0.75, 1.5, 2.6]) {
    const laid = arrange({ regions: crowd, fellowship: null }, k, levelOf(k));
    for (const mark of laid.filter(({ kind }) => kind === 'settlement')) {
      const army = laid.find(({ kind, region }) => kind === 'army' && region === mark.region);
      assert.ok(army);
      const near = army.box.w === army.box.h;
      const apart = Math.hypot(army.box.x - mark.box.x, army.box.y - mark.box.y);
      assert.ok(near ? apart >= army.box.w + mark.box.w : shared(army.box, mark.box) === 0, `${mark.key} at ${k}`);
    }
  }
});

test('names break where a reader would break them', () => {
  assert.deepEqual(linesOf('Bree'), [['Bree']]);
  assert.deepEqual(linesOf('Western Emyn Muil')[1], ['Western', 'Emyn Muil']);
  assert.deepEqual(linesOf('Мінас-Тіріт')[1], ['Мінас-', 'Тіріт']);
});

test('names do not lie on one another, and a lit region is always named', () => {
  const strong = new Set([3, 50]);
  for (const k of [0.75, 1.5, 2.6]) {
    const { names } = placeNames({
      k,
      level: levelOf(k),
      name: (region) => PLACES[region].id,
      measure: (text, size) => text.length * size * 0.46,
      taken: arrange({ regions: crowd, fellowship: null }, k, levelOf(k)).map(({ box }) => box),
      strong,
    });
    for (const region of strong) assert.ok(names.some((name) => name.region === region));
    const same = new Set(names.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    assert.equal(same.size, names.length);
  }
});

test('a name gives way to the badges and the mark of an army of two players', () => {
  const troops = [0, 1].map((nation) => ({ nation, regulars: 2, elites: 1, leaders: 1 }));
  const both = { side: 0, troops, characters: [], leadership: 2, command: { seat: 0, mark: 'I', mixed: true } };
  for (const k of [0.75, 1.5])
    for (let region = 0; region < PLACES.length; region += 3) {
      const regions = PLACES.map(
        (_, at): RegionState => ({
          forces: [at === region ? both : null, null],
          inside: null,
          control: -1,
        }),
      );
      const laid = arrange({ regions, fellowship: null }, k, levelOf(k));
      const hanging = laid.flatMap(({ also = [] }) => also);
      assert.equal(hanging.length, 4, 'two badges, the mark, the Leadership');
      const taken = [...laid.map(({ box }) => box), ...hanging];
      const { boxes } = placeNames({
        k,
        level: levelOf(k),
        name: (one) => PLACES[one].id,
        measure: (text, size) => text.length * size * 0.46,
        taken,
        strong: new Set([region]),
      });
      const covered = crowding(boxes[taken.length], hanging);
      assert.ok(covered < 0.2, `${PLACES[region].id} at ${k}: ${covered}`);
    }
});

test('land is marked as conquered where a Settlement is held by the other side, and only there', () => {
  const at = (id: string): number => PLACES.findIndex((place) => place.id === id);
  const own = PLACES.map(({ nation }) => ({ control: nation < 0 ? -1 : facts.NATIONS[nation].side }));
  assert.deepEqual(takenBy(own), [[], []]);
  const [dale, umbar, fangorn] = ['dale', 'umbar', 'fangorn'].map(at);
  const now = own.map((one, region) => ({
    control: region === dale ? 1 : region === umbar ? 0 : region === fangorn ? 1 : one.control,
  }));
  assert.deepEqual(takenBy(now), [[umbar], [dale]]);
});

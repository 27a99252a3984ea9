/** Chapter 16 of the rules: units, fortresses, conflicts, movements. */
import assert from 'node:assert/strict';
import { rule } from '@pony/testkit';
import { EVERYWHERE, movesFrom, type Position, placesIn, playing, type Table, taking } from './helpers.ts';

const units = (fellowship: Record<string, number>, sauron: Record<string, number> = {}): Position => ({
  units: { fellowship, sauron },
});
/** Three units are placed by a red card in Rohan. */
const intoRohan = (words: Position): Table => playing('ch3-red-01', words).does('place rohan');
/** Two units anywhere, one each in two regions if wanted. */
const twoUnits = (words: Position): Table =>
  playing('ch3-green-02', {
    area: { fellowship: ['ch3-green-01'] },
    stacks: { wizards: ['wizards-2', 'wizards-1'] },
    ...words,
  }).does('keep wizards-2');

rule('DU-16.1 without enemy units nothing further happens', () => {
  const placed = intoRohan(units({ rohan: 1 }));
  assert.deepEqual(placed.told(), ['places']);
  placed.shows(units({ rohan: 4 }));
  const moved = playing('ch3-purple-06', units({ rohan: 1 }, { mordor: 1 })).does('move rohan gondor');
  assert.deepEqual(moved.told(), ['moves']);
  moved.does('done');
});

rule('DU-16.2 DU-16.3 a conflict takes one unit of each until a side has none', () => {
  intoRohan(units({}, { rohan: 1 }))
    .tells('places', 'conflict')
    .shows(units({ rohan: 2 }))
    .shows({ supply: [13, 15] });
  intoRohan(units({}, { rohan: 3 }))
    .shows(units({}))
    .shows({ supply: [15, 15] });
  intoRohan(units({}, { rohan: 5 }))
    .shows(units({}, { rohan: 2 }))
    .shows({ supply: [15, 13] });
  playing('ch3-red-01', { ...units({ rohan: 2 }, { rohan: 0, mordor: 1 }), turn: 'sauron' })
    .does('place rohan')
    .shows(units({}, { rohan: 1, mordor: 1 }));
});

rule('DU-16.4 units of both sides never remain together', () => {
  for (const enemies of [1, 2, 3, 4, 5])
    intoRohan(units({}, { rohan: enemies })).scenario.check((s) => {
      assert.equal(Math.min(s.units[4], s.units[7 + 4]), 0);
    });
});

rule('DU-16.5 an enemy fortress causes no conflict and hinders nobody', () => {
  const fortresses = { sauron: ['rohan', 'gondor'] };
  intoRohan({ ...units({}), fortresses })
    .shows(units({ rohan: 3 }))
    .shows({ fortresses });
  playing('ch3-purple-06', { ...units({ mordor: 1 }), fortresses })
    .may(...movesFrom('mordor'), 'done')
    .does('move mordor gondor', 'move gondor rohan', 'done')
    .shows(units({ rohan: 1 }))
    .shows({ fortresses });
});

rule('DU-16.6 DU-16.7 a fortress placed among enemy units removes nothing; both are present there', () => {
  const t = taking('barad-dur', { discard: [], leftovers: [] });
  t.shows({ ...units({ arnor: 2 }, { mordor: 2 }), fortresses: { fellowship: ['mordor'] }, turn: 'sauron' });
  assert.deepEqual(t.told(), ['takes', 'fortifies']);
  assert.deepEqual(
    t.view(null).sides.map((side) => side.regions),
    [2, 1],
  );
});

rule('DU-16.8 all units for one region come together, with one conflict after the last', () => {
  const t = intoRohan(units({}, { rohan: 2 }));
  assert.deepEqual(t.told(), ['places', 'conflict']);
  t.tells(
    { say: 'places', args: { seat: 0, units: 3, region: 4 } },
    { say: 'conflict', args: { region: 4, units: 2 } },
  );
  t.shows(units({ rohan: 1 }));
});

rule('DU-16.9 with a small supply what is there is placed, the rest is lost', () => {
  playing('ch3-red-01', units({ arnor: 13 }))
    .asks('place', { units: 2 })
    .does('place rohan')
    .shows(units({ arnor: 13, rohan: 2 }))
    .shows({ turn: 'sauron', supply: [0, 15] });
  playing('ch3-red-01', units({ arnor: 15 })).shows({ turn: 'sauron', supply: [0, 15] });
});

rule('DU-16.9 units that come back from the conflict are not placed again', () => {
  playing('ch3-red-01', units({ arnor: 14 }, { rohan: 1 }))
    .does('place rohan')
    .shows(units({ arnor: 14 }))
    .shows({ supply: [1, 15], turn: 'sauron' });
});

rule('DU-16.9 two units for two regions are one effect: one in supply goes to one region only', () => {
  twoUnits(units({ arnor: 14 }, { rohan: 1 }))
    .may(...placesIn(), 'done')
    .refuses('spread gondor rohan', 'DU-15.17', 'two-regions')
    .refuses('spread rohan gondor', 'DU-16.9', 'empty-supply', { units: 1 })
    .does('place rohan')
    .shows(units({ arnor: 14 }))
    .shows({ supply: [1, 15], turn: 'sauron' });
  twoUnits(units({ arnor: 13 }, { lindon: 1 }))
    .does('spread lindon gondor')
    .tells('places', 'conflict', 'places')
    .shows(units({ arnor: 13, gondor: 1 }))
    .shows({ supply: [1, 15], turn: 'sauron' });
});

rule('DU-16.10 a movement takes one own unit into a linked region', () => {
  playing('ch3-purple-06', units({ arnor: 2 }, { mordor: 2 }))
    .may('move arnor lindon', 'move arnor rhovanion', 'move arnor enedwaith', 'done')
    .refuses('move arnor mordor', 'DU-2.6', 'not-linked')
    .refuses('move mordor gondor', 'DU-16.10', 'no-unit-there')
    .refuses('move lindon arnor', 'DU-16.10', 'no-unit-there', { region: 0 })
    .does('move arnor rhovanion')
    .shows(units({ arnor: 1, rhovanion: 1 }, { mordor: 2 }))
    .does('done');
});

rule('DU-16.11 movements may all go to one unit or be shared', () => {
  playing('ch3-purple-06', units({ lindon: 1 }))
    .does('move lindon arnor', 'move arnor rhovanion', 'move rhovanion rohan')
    .shows(units({ rohan: 1 }));
  playing('ch3-purple-06', units({ lindon: 1, gondor: 2 }))
    .does('move lindon arnor', 'move gondor rohan', 'move gondor mordor')
    .shows(units({ arnor: 1, rohan: 1, mordor: 1 }));
});

rule('DU-16.12 DU-16.13 each conflict is settled before the next movement; nobody passes through untouched', () => {
  playing('ch3-purple-06', units({ arnor: 2 }, { enedwaith: 1 }))
    .does('move arnor enedwaith')
    .tells('moves', 'conflict')
    .shows(units({ arnor: 1 }))
    .may(...movesFrom('arnor'), 'done')
    .refuses('move enedwaith rohan', 'DU-16.10', 'no-unit-there')
    .does('move arnor enedwaith', 'move enedwaith rohan')
    .shows(units({ rohan: 1 }));
});

rule('DU-16.14 movements without a unit, or not wanted, are lost', () => {
  for (const region of EVERYWHERE) {
    playing('ch3-purple-06', units({}, { [region]: 2 })).shows({ turn: 'sauron' });
    playing('ch3-purple-06', { ...units({ [region]: 2 }), turn: 'sauron' }).shows({ turn: 'fellowship' });
  }
  playing('ch3-purple-06', units({ arnor: 1 }, { enedwaith: 2 }))
    .does('move arnor enedwaith')
    .shows({ turn: 'sauron' })
    .shows(units({}, { enedwaith: 1 }));
  playing('ch3-purple-06', units({ arnor: 1 }))
    .does('move arnor lindon', 'done')
    .shows({ turn: 'sauron' });
});

rule('DU-16.15 a unit may leave any region, beside an enemy fortress or just placed', () => {
  playing('ch3-purple-06', { ...units({ mordor: 1 }), fortresses: { sauron: ['mordor'] } })
    .does('move mordor gondor', 'done')
    .shows(units({ gondor: 1 }));
  taking('bree', units({}))
    .does('place arnor', 'move arnor lindon', 'move lindon arnor')
    .shows(units({ arnor: 2 }));
});

rule('DU-16.16 fortresses never move', () => {
  const fortresses = { fellowship: ['arnor', 'gondor'] };
  playing('ch3-purple-06', { ...units({ arnor: 1 }), fortresses })
    .may(...movesFrom('arnor'), 'done')
    .refuses('move gondor rohan', 'DU-16.10', 'no-unit-there')
    .does('move arnor lindon', 'done')
    .shows({ fortresses });
});

rule('DU-16.17 a unit taken away returns to its supply and can be placed again', () => {
  playing('ch3-red-01', {
    ...units({}, { rohan: 1 }),
    layout: { 5: 'ch3-red-05', 6: 'ch3-yellow-01', 18: 'ch3-red-01' },
  })
    .does('place rohan')
    .shows({ supply: [13, 15], ...units({ rohan: 2 }) })
    .does('play slot-5', 'place lindon')
    .shows({ supply: [13, 12], ...units({ rohan: 2 }, { lindon: 3 }) });
  playing('ch3-purple-05', units({ arnor: 1 }, { mordor: 1 }))
    .does('remove mordor', 'done')
    .shows({ supply: [14, 15] });
});

rule('DU-16.18 a side is present with a fortress, with a unit, or with both', () => {
  const regions = (words: Position): number => playing('ch1-grey-01', words).view(null).sides[0].regions;
  assert.equal(regions(units({ arnor: 3 })), 1);
  assert.equal(regions({ ...units({}), fortresses: { fellowship: ['gondor'] } }), 1);
  assert.equal(regions({ ...units({ gondor: 1 }), fortresses: { fellowship: ['gondor'] } }), 1);
  assert.equal(regions({ ...units({ arnor: 1, lindon: 2 }), fortresses: { fellowship: ['gondor'] } }), 3);
  assert.equal(regions({ ...units({}, { rohan: 1 }), fortresses: { sauron: ['gondor'] } }), 0);
});

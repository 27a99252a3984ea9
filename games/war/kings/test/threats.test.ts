/** What the table of Kings warns of besides the war itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hiddenCardsChangeNoThreat } from '@pony/testkit';
import { threats as ofWar } from '../../ui/threats.ts';
import { threats } from '../ui/threats.ts';
import { game, kings, type Scenario } from './helpers.ts';

/** For both sides, who see different things. */
function told(given: Scenario) {
  const { rules, s } = kings(given);
  const [free, shadow] = [0, 1].map((seat) =>
    threats(rules.view(s, seat)).map(({ args, rule, against }) => [
      rules.name('character', args?.character as number),
      args?.n,
      rule,
      against,
    ]),
  );
  assert.deepEqual(free, shadow, 'what the tiles show is no part of it');
  return free;
}

test('KM-12.3 a grey Sovereign on whom a tile lies is named, whatever it shows', () => {
  assert.deepEqual(told({}), []);
  for (const tile of ['tile-05', 'tile-07'])
    assert.deepEqual(told({ tiles: { denethor: [tile] } }), [['denethor', 1, 'KM-12.3', [0]]]);
});

test('KM-12.3 the one who is nearest is named', () => {
  const one = told({ tiles: { thranduil: ['tile-05'], brand: ['tile-06'] } });
  assert.deepEqual(
    one.map(([who]) => who),
    ['brand'],
  );
});

test('KM-10.18 hidden tiles and cards never change a threat', () => {
  const met = hiddenCardsChangeNoThreat<Parameters<typeof threats>[0]>({
    game,
    options: { kings: 'on' },
    threats: (view) => [...ofWar(view), ...threats(view)],
    seeds: ['a', 'b'],
    every: 41,
    most: 2500,
  });
  assert.ok(met.has('sovereign'), [...met].join());
});

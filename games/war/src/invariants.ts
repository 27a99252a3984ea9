/** What must hold in every state: pieces are conserved and nobody stands where he cannot. */
import { countOf, hasUnits, leadersAt, unitsAt } from './board.ts';
import {
  AT_WAR,
  ELVEN_RINGS,
  FIELD,
  FIGURE_COUNT,
  FIGURES,
  FREE,
  inside,
  MAX_CORRUPTION,
  MAX_PROGRESS,
  MORDOR_STEPS,
  NATION_COUNT,
  PLACE_COUNT,
  REGION_COUNT,
  REGIONS,
  SHADOW,
  SIEGE_LIMIT,
  STACK_LIMIT,
  STOCK,
  STRONGHOLDS,
} from './data.ts';
import { companionsOf, editionOf } from './edition.ts';
import { victoryPoints } from './rules/capture.ts';
import { fight } from './rules/fight.ts';
import { playEvent } from './rules/playing.ts';
import { isOf } from './stack.ts';
import { IN_FELLOWSHIP, type War } from './state.ts';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`impossible state: ${what}`);
}

export function invariants(s: War): void {
  figures(s);
  armies(s);
  cards(s);
  tiles(s);
  must(s.corruption >= 0 && s.corruption <= MAX_CORRUPTION, 'WR-8.04 corruption');
  must(s.progress >= 0 && s.progress <= MAX_PROGRESS, 'WR-2.53 progress');
  must(s.mordor >= -1 && s.mordor <= MORDOR_STEPS, 'WR-2.55 Mordor Track');
  must(s.rings[FREE] + s.rings[SHADOW] <= ELVEN_RINGS && s.rings[FREE] >= 0 && s.rings[SHADOW] >= 0, 'WR-4.51 rings');
  for (let n = 0; n < NATION_COUNT; n++) {
    must(s.box[n] >= 1 && s.box[n] <= AT_WAR, 'WR-7.01 boxes');
    must(s.active[n] === 1 || s.box[n] < AT_WAR, 'WR-7.03 a passive Nation is not At War');
  }
  must(s.dice.every((count) => count >= 0) && s.spent.every((count) => count >= 0), 'dice are not owed');
  must(victoryPoints(s, FREE) >= 0, 'points');
  if (companionsOf(s).some((c) => s.at[c] === IN_FELLOWSHIP))
    must(
      s.at[s.guide] === IN_FELLOWSHIP || s.stack.some((f) => f.p !== 'turn'),
      'WR-8.05 the Guide is in the Fellowship',
    );
}

/** WR-3.21: stock = map, reinforcements and casualties. */
function figures(s: War): void {
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    let count = s.reserve[figure] + s.lost[figure];
    must(s.reserve[figure] >= 0 && s.lost[figure] >= 0, `${FIGURES[figure]} is not owed`);
    for (let place = 0; place < PLACE_COUNT; place++) count += countOf(s, place, figure);
    must(count === STOCK[figure], `${FIGURES[figure]}: ${count} of ${STOCK[figure]}`);
  }
  for (let c = 0; c < s.at.length; c++) must(s.at[c] >= -4 && s.at[c] < PLACE_COUNT, 'a Character is somewhere');
}

function armies(s: War): void {
  const settled = s.field < 0;
  must(
    !settled || (unitsAt(s, FREE, FIELD) === 0 && unitsAt(s, SHADOW, FIELD) === 0),
    'no force in hand without a region',
  );
  for (let region = 0; region < REGION_COUNT; region++) {
    const free = unitsAt(s, FREE, region);
    const shadow = unitsAt(s, SHADOW, region);
    must(free === 0 || shadow === 0, `WR-6.413 two Armies in ${REGIONS[region]}`);
    const quiet = settled && s.stack[s.stack.length - 1]?.p === 'actions';
    if (quiet) must(free <= STACK_LIMIT && shadow <= STACK_LIMIT, `WR-6.204 stacking in ${REGIONS[region]}`);
    if (settled)
      must(free > 0 || leadersAt(s, FREE, region) === 0, `WR-2.15 Leader without an Army in ${REGIONS[region]}`);
  }
  STRONGHOLDS.forEach((region, k) => {
    const place = inside(region);
    const garrison = s.control[region];
    if (s.siege[k] === 0) {
      must(!hasUnits(s, FREE, place) && !hasUnits(s, SHADOW, place), `WR-6.608 units inside ${REGIONS[region]}`);
      must(!s.at.includes(place), `WR-6.635 a Character inside ${REGIONS[region]}`);
    } else if (settled && s.stack[s.stack.length - 1]?.p === 'actions') {
      must(hasUnits(s, garrison, place), `a siege of ${REGIONS[region]} without garrison`);
      must(hasUnits(s, 1 - garrison, region), `a siege of ${REGIONS[region]} without besiegers`);
      must(unitsAt(s, garrison, place) <= SIEGE_LIMIT, `WR-6.609 garrison of ${REGIONS[region]}`);
    }
  });
}

function cards(s: War): void {
  const under = s.stack.flatMap((f) => {
    if (isOf(f, playEvent)) return f.open === 1 && f.at !== 'play' ? [f.card] : [];
    return isOf(f, fight) ? f.card.filter((card) => card >= 0) : [];
  });
  const all = [
    ...s.decks.flat(),
    ...s.hands.flat(),
    ...s.table.flat(),
    ...s.played.flat(),
    ...s.buried.flat(),
    ...s.sealed.filter((card) => card >= 0),
    ...under,
  ];
  const count = editionOf(s).cards.used.filter(Boolean).length;
  must(all.length === count && new Set(all).size === count, `cards are conserved (${all.length})`);
}

function tiles(s: War): void {
  const all = [...s.pool, ...s.drawn, ...s.waiting, ...s.removed];
  must(new Set(all).size === all.length && all.length <= editionOf(s).tiles.ids.length, 'tiles are conserved');
}

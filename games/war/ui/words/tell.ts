/** Forces and regions in words, for those who listen and for panels. */
import { SAURON, SETTLEMENTS } from '../data/facts.ts';
import { PLACES } from '../map/atlas.ts';
import type { Force, RegionState } from '../types.ts';
import type { WarWords } from './words.ts';

/** "2 Regulars, 1 Elite, Gandalf the White". */
function tellForce(force: Force, words: WarWords): string {
  let regulars = 0;
  let elites = 0;
  let leaders = 0;
  let nazgul = 0;
  for (const troop of force.troops) {
    regulars += troop.regulars;
    elites += troop.elites;
    if (troop.nation === SAURON) nazgul += troop.leaders;
    else leaders += troop.leaders;
  }
  const parts: string[] = [];
  const counted = { regulars, elites, leaders, nazgul };
  for (const [kind, n] of Object.entries(counted)) if (n > 0) parts.push(words.say(`count.${kind}`, { n }));
  for (const character of force.characters) parts.push(words.character(character));
  return parts.join(', ');
}

/** What lies in a region, as one line. */
export function tellRegion(region: number, state: RegionState, fellowship: boolean, words: WarWords): string {
  const place = PLACES[region];
  const parts: string[] = [];
  if (place.nation >= 0) parts.push(words.nation(place.nation));
  if (place.kind > 0) parts.push(words.say(`settlement.${SETTLEMENTS[place.kind]}`));
  if (place.fortified && place.kind === 0) parts.push(words.say('settlement.fortification'));
  state.forces.forEach((force, side) => {
    if (force) parts.push(words.say('map.force', { side: words.side(side), what: tellForce(force, words) }));
  });
  if (state.inside) parts.push(words.say('map.inside', { what: tellForce(state.inside, words) }));
  if (fellowship) parts.push(words.say('map.fellowship'));
  return words.say('map.region', { name: words.region(region), what: parts.join('; ') || words.say('map.nobody') });
}

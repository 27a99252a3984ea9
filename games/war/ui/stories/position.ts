/** A position in the middle of a game, for the workshop page: turn 6, the Free Peoples act. */
import { CHARACTERS, NATIONS, SAURON } from '../data/facts.ts';
import { PLACES, regionOf } from '../map/atlas.ts';
import type { FellowshipState, Force, RegionState, Troop } from '../types.ts';

type Entry = readonly [region: string, nation: string, regulars: number, elites: number, leaders: number];

const ARMIES: readonly Entry[] = [
  ['ered-luin', 'dwarves', 1, 0, 0],
  ['grey-havens', 'elves', 1, 1, 1],
  ['the-shire', 'north', 1, 0, 0],
  ['bree', 'north', 1, 0, 0],
  ['north-downs', 'north', 0, 1, 0],
  ['rivendell', 'elves', 0, 2, 1],
  ['carrock', 'north', 1, 0, 0],
  ['woodland-realm', 'elves', 1, 1, 1],
  ['erebor', 'dwarves', 1, 2, 1],
  ['iron-hills', 'dwarves', 1, 0, 0],
  ['lorien', 'elves', 1, 2, 1],
  ['westemnet', 'rohan', 2, 1, 0],
  ['edoras', 'rohan', 1, 0, 0],
  ['minas-tirith', 'gondor', 4, 2, 1],
  ['lossarnach', 'gondor', 2, 0, 0],
  ['dol-amroth', 'gondor', 3, 1, 1],
  ['pelargir', 'gondor', 1, 0, 0],
  ['helms-deep', 'isengard', 5, 2, 0],
  ['fords-of-isen', 'isengard', 1, 0, 0],
  ['orthanc', 'isengard', 2, 0, 0],
  ['north-dunland', 'isengard', 1, 0, 0],
  ['south-dunland', 'isengard', 1, 0, 0],
  ['osgiliath', 'sauron', 6, 0, 1],
  ['dale', 'sauron', 3, 0, 0],
  ['dale', 'southrons-easterlings', 1, 0, 0],
  ['mount-gundabad', 'sauron', 2, 0, 0],
  ['moria', 'sauron', 2, 0, 0],
  ['dol-guldur', 'sauron', 5, 1, 1],
  ['morannon', 'sauron', 5, 0, 1],
  ['barad-dur', 'sauron', 4, 1, 1],
  ['minas-morgul', 'sauron', 3, 0, 0],
  ['gorgoroth', 'sauron', 2, 0, 0],
  ['nurn', 'sauron', 2, 0, 0],
  ['north-rhun', 'southrons-easterlings', 1, 0, 0],
  ['south-rhun', 'southrons-easterlings', 1, 0, 0],
  ['umbar', 'southrons-easterlings', 3, 0, 0],
  ['near-harad', 'southrons-easterlings', 3, 1, 0],
  ['far-harad', 'southrons-easterlings', 3, 1, 0],
  ['high-pass', 'sauron', 0, 0, 2],
];
const INSIDE: readonly Entry[] = [['helms-deep', 'rohan', 3, 0, 1]];
const STANDING: Readonly<Record<string, readonly string[]>> = {
  westemnet: ['gandalf-the-white'],
  'minas-tirith': ['boromir'],
  orthanc: ['saruman'],
  osgiliath: ['witch-king'],
  fangorn: ['peregrin', 'meriadoc'],
};
const TAKEN: Readonly<Record<string, number>> = { dale: 1 };

const nationOf = (id: string): number => NATIONS.findIndex((nation) => nation.id === id);
export const characterOf = (id: string): number => CHARACTERS.findIndex((character) => character.id === id);

function force(entries: readonly Entry[], region: string, side: number, heads: readonly string[]): Force | null {
  const troops: Troop[] = entries
    .filter(([where, nation]) => where === region && NATIONS[nationOf(nation)].side === side)
    .map(([, nation, regulars, elites, leaders]) => ({ nation: nationOf(nation), regulars, elites, leaders }));
  const characters = heads.map(characterOf).filter((character) => CHARACTERS[character].side === side);
  if (troops.length === 0 && characters.length === 0) return null;
  const leadership =
    troops.reduce((sum, troop) => sum + troop.leaders, 0) +
    characters.reduce((sum, character) => sum + CHARACTERS[character].leadership, 0);
  return { side, troops, characters, leadership };
}

export const REGIONS: readonly RegionState[] = PLACES.map((place) => ({
  forces: [0, 1].map((side) => force(ARMIES, place.id, side, STANDING[place.id] ?? [])),
  inside: force(INSIDE, place.id, 0, []),
  control: place.kind === 0 ? -1 : (TAKEN[place.id] ?? NATIONS[place.nation].side),
}));

/** Every region holds an army: the heaviest board there can be. */
export const CROWDED: readonly RegionState[] = PLACES.map((place, i) => {
  const side = i % 2;
  const nation = side === 0 ? i % 5 : 5 + (i % 3);
  const troops: Troop[] = [
    { nation, regulars: 1 + (i % 5), elites: i % 3, leaders: nation === SAURON || side === 0 ? i % 2 : 0 },
  ];
  const free: Force = { side, troops, characters: i % 4 === 0 ? [side === 0 ? 1 : 12] : [], leadership: 1 + (i % 3) };
  return {
    forces: side === 0 ? [free, null] : [null, free],
    inside: null,
    control: place.kind === 0 ? -1 : NATIONS[place.nation].side,
  };
});

export const FELLOWSHIP: FellowshipState = {
  region: regionOf('dimrill-dale'),
  progress: 2,
  hidden: true,
  corruption: 3,
  guide: characterOf('strider'),
  companions: ['strider', 'legolas', 'gimli', 'boromir', 'meriadoc'].map(characterOf),
  mordor: -1,
};

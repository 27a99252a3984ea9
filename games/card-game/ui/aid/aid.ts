/** Every sign of the table with its name, a round, and what the points are made of. Pure. */
import type { Bundle } from '@pony/text';
import type { AidOf, AidRow, AidSection, AidSign, IconName } from '@pony/ui/aid-types';
import { aidWords } from '@pony/ui/aid-words';
import type { CardGameView } from '../../src/view.ts';
import { FACTION_LOOK, isPath, LOCATIONS, scenarioFact, TYPE_ICON } from '../facts.ts';
import en from './en.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

const OWN: Readonly<Record<string, Bundle>> = { en, uk };
const SIDE = ['light', 'dark'] as const;
const SEAL: readonly IconName[] = ['pp:star', 'pp:eye'];
const LEAD = 10;
const ICONS: readonly (readonly [string, IconName])[] = [
  ['attack', 'pp:battle-attack'],
  ['defence', 'pp:battle-defence'],
  ['leadAttack', 'gi:queen-crown'],
  ['leadDefence', 'gi:queen-crown'],
  ['pathAttack', 'pp:path-attack'],
  ['pathDefence', 'pp:path-defence'],
];
const PLACES: readonly (readonly [string, string, AidSign])[] = [
  ['battleground', 'word.battleground', { icon: 'gi:crossed-swords' }],
  ['path', 'word.path', { icon: 'gi:mountain-road' }],
  ['reserve', 'word.reserve', { icon: 'pp:cards' }],
  ['carry', 'word.carryover', { icon: 'gi:card-play' }],
];
const PHASES = ['location', 'action', 'combat', 'victory', 'draw'] as const;
const ACTIONS: readonly (readonly [string, IconName])[] = [
  ['play', 'gi:card-play'],
  ['move', 'gi:walking-boot'],
  ['use', 'gi:hand'],
  ['winnow', 'gi:card-discard'],
  ['cycle', 'pp:again'],
  ['pass', 'pp:pass'],
];

export const aid: AidOf<CardGameView> = ({ view, text }) => {
  const { say, section } = aidWords(text.lang, OWN);
  const group = { id: 'signs', label: say('page.signs') };
  const { rings, duelPaths } = scenarioFact(view.scenario);
  /** CG-24.1, CG-37.4, CG-38.5: one row where both sides have the same token. */
  const ringRows: AidRow[] = rings.flatMap((kind, side) => {
    if (kind === 'none' || (side === 1 && rings[0] === kind)) return [];
    const name = text.say('word.ring');
    return {
      sign: { icon: 'gi:ring' },
      name: rings[0] === rings[1] ? name : `${name} (${text.name('side', side)})`,
      words: say(`ring.${kind}`),
    };
  });
  const won = (side: number): AidSection => {
    const rows: AidRow[] = view.scored[side]
      .filter((location) => side === 0 || !isPath(location))
      .map((location) => ({
        sign: { words: `+${LOCATIONS[location].points}`, side: SIDE[side] },
        name: text.name('location', location),
      }));
    if (side === 1 && view.corruption > 0)
      rows.push({ sign: { words: `+${view.corruption}`, side: 'dark' }, words: say('points.corruption') });
    if (view.ringPoints[side] > 0)
      rows.push({ sign: { words: `(+${view.ringPoints[side]})`, side: SIDE[side] }, words: say('points.rings') });
    return {
      id: `points-${side}`,
      title: say('title.points', { side: text.name('side', side), n: view.points[side] }),
      rows: rows.length > 0 ? rows : [{ sign: { words: '0' }, words: say('points.none') }],
    };
  };
  return {
    roads: (['free', 'shadow'] as const).map((id, side) => ({
      icon: SEAL[side],
      title: say(`road.${id}.title`),
      words: say(`road.${id}.words`),
      meters: [
        {
          side: SIDE[side],
          name: text.name('side', side),
          value: Math.max(0, view.points[side] - view.points[1 - side]),
          goal: LEAD,
        },
      ],
    })),
    pages: [
      {
        id: 'icons',
        label: say('page.signs'),
        group,
        sections: [
          section(
            'icons',
            ICONS.map(([id, icon]) => ({ sign: { icon }, name: text.say(`icon.${id}`), words: say(`icon.${id}`) })),
          ),
          section(
            'types',
            Object.entries(TYPE_ICON).map(([id, icon]) => ({
              sign: { icon },
              name: text.say(`type.${id}`),
              words: say(`type.${id}`),
            })),
          ),
          section(
            'factions',
            Object.entries(FACTION_LOOK).map(([id, { icon, color }]) => ({
              sign: { icon, ground: color },
              name: text.say(`faction.${id}`),
            })),
          ),
          section('places', [
            ...PLACES.map(([id, name, sign]) => ({
              sign,
              name: text.say(name),
              words: say(`place.${id === 'path' && duelPaths ? 'duelPath' : id}`, { n: view.finalPath }),
            })),
            ...ringRows,
          ]),
        ],
      },
      {
        id: 'round',
        label: say('page.round'),
        sections: [
          section(
            'round',
            PHASES.map((id, i) => ({
              sign: { words: String(i + 1) },
              name: text.say(`phase.${id}`),
              words: say(`phase.${id}`),
            })),
          ),
          section(
            'actions',
            ACTIONS.map(([id, icon]) => ({ sign: { icon }, words: say(`action.${id}`) })),
          ),
        ],
      },
      { id: 'points', label: say('page.points'), sections: [won(0), won(1)] },
    ],
  };
};

/** Every sign of the table with its name, the quest and the dials as they stand, a round, the keywords. Pure. */
import type { Bundle } from '@pony/text';
import type { AidOf, AidSign, IconName } from '@pony/ui/aid-types';
import { aidWords } from '@pony/ui/aid-words';
import type { LcgView } from '../../src/view.ts';
import { COLOR, PHASES } from '../facts.ts';
import en from './en.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

const OWN: Readonly<Record<string, Bundle>> = { en, uk };
const LOST = 50;
const STATS: readonly (readonly [string, IconName])[] = [
  ['willpower', 'gi:sun'],
  ['attack', 'gi:crossed-swords'],
  ['defense', 'gi:checked-shield'],
  ['hitPoints', 'gi:hearts'],
  ['threat', 'gi:burning-eye'],
  ['engagement', 'gi:wolf-head'],
  ['questPoints', 'gi:mountain-road'],
];
const TYPES: readonly (readonly [string, IconName, string])[] = [
  ['hero', 'gi:visored-helm', 'neutral'],
  ['ally', 'gi:person', 'neutral'],
  ['attachment', 'gi:backpack', 'neutral'],
  ['event', 'gi:scroll-unfurled', 'neutral'],
  ['enemy', 'gi:wolf-head', 'enemy'],
  ['location', 'gi:mountain-road', 'location'],
  ['treachery', 'gi:evil-wings', 'treachery'],
  ['objective', 'gi:treasure-map', 'objective'],
];
const TOKENS: readonly (readonly [string, AidSign])[] = [
  ['resource', { coin: 1 }],
  ['damage', { icon: 'gi:drop' }],
  ['progress', { icon: 'gi:mountain-road' }],
  ['exhausted', { icon: 'gi:hourglass' }],
  ['committed', { icon: 'gi:compass' }],
  ['shadow', { icon: 'gi:evil-wings' }],
];
const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
const KEYWORDS = [
  'doomed',
  'surge',
  'guarded',
  'ranged',
  'sentinel',
  'restricted',
  'victory',
  'permanent',
  'setup',
] as const;

export const aid: AidOf<LcgView> = ({ view, text }) => {
  const { say, section } = aidWords(text.lang, OWN);
  const counter = (id: string) => view.counters.find((one) => one.id === id);
  const stage = counter('quest-progress');
  const place = counter('location-progress');
  const group = { id: 'signs', label: say('page.signs') };
  return {
    roads: [
      {
        icon: 'gi:compass',
        title: say('road.quest.title'),
        words: say('road.quest.words'),
        meters: [stage, place].flatMap((one) =>
          one
            ? [
                {
                  side: 'light' as const,
                  name: text.say(`counter.${one.id}`),
                  value: one.value,
                  goal: Math.max(1, one.max ?? 1),
                },
              ]
            : [],
        ),
      },
      {
        icon: 'gi:burning-eye',
        title: say('road.threat.title'),
        words: say('road.threat.words'),
        meters: view.threat.map((value, seat) => ({
          side: 'dark' as const,
          name: text.say(`seat.p${seat + 1}`),
          value,
          goal: LOST,
        })),
      },
    ],
    pages: [
      {
        id: 'stats',
        label: say('page.signs'),
        group,
        sections: [
          section(
            'stats',
            STATS.map(([id, icon]) => ({ sign: { icon }, name: text.say(`stat.${id}`), words: say(`stat.${id}`) })),
          ),
          section(
            'spheres',
            SPHERES.map((id) => ({
              sign: { words: text.say(`sphere.${id}`).slice(0, 1) },
              name: text.say(`sphere.${id}`),
            })),
          ),
          section(
            'types',
            TYPES.map(([id, icon, color]) => ({
              sign: { icon, ground: COLOR[color] },
              name: text.say(`type.${id}`),
              words: say(`type.${id}`),
            })),
          ),
          section(
            'tokens',
            TOKENS.map(([id, sign]) => ({ sign, words: say(`token.${id}`) })),
          ),
        ],
      },
      {
        id: 'round',
        label: say('page.round'),
        sections: [
          section(
            'round',
            PHASES.slice(1).map((id, i) => ({
              sign: { words: String(i + 1) },
              name: text.say(`phase.${id}`),
              words: say(`phase.${id}`),
            })),
            'wide',
          ),
        ],
      },
      {
        id: 'words',
        label: say('page.words'),
        sections: [
          section(
            'keywords',
            KEYWORDS.map((id) => ({
              sign: { icon: 'gi:open-book' },
              name: text.say(`keyword.${id}.name`),
              words: text.say(`keyword.${id}.effect`),
            })),
            'wide',
          ),
        ],
      },
    ],
  };
};

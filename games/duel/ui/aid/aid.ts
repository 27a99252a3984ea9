/** Every sign of the table of Duel with its name, the roads to victory as they stand, and what each chain sign frees. Pure. */
import type { Bundle } from '@pony/text';
import type { AidOf, AidRow, AidSign } from '@pony/ui/aid-types';
import { aidWords } from '@pony/ui/aid-words';
import type { DuelView } from '../../src/view.ts';
import { BONUSES, CARDS, KINDS, NUMERALS, RACES, RACES_TO_WIN, REGIONS, SIDES, SKILLS } from '../facts.ts';
import {
  BONUS_ICON,
  CHAIN_ICON,
  EAGLE_ICON,
  KIND_ICON,
  RACE_ICON,
  REGION_LOOK,
  SEAT_SIDE,
  SKILL_MARK,
} from '../icons.ts';
import en from './en.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

const OWN: Readonly<Record<string, Bundle>> = { en, uk };
const people = (icon: (typeof RACE_ICON)[number]): AidSign => ({ icon, ground: 'var(--k-alliance)' });

export const aid: AidOf<DuelView> = ({ view, text }) => {
  const { say, section } = aidWords(text.lang, OWN);
  const seat = (one: number): string => text.say(`seat.${SIDES[one]}`);
  const row = (sign: AidSign, key: string, args?: Record<string, string | number>): AidRow => ({
    sign,
    words: say(key, args),
  });
  const road = (id: 'quest' | 'races' | 'regions', icon: (typeof RACE_ICON)[number], goal: number) => ({
    icon,
    title: say(`road.${id}.title`),
    words: say(`road.${id}.words`),
    meters: view.sides.map((side, one) => ({ side: SEAT_SIDE[one], name: seat(one), value: side[id], goal })),
  });
  const group = { id: 'signs', label: say('page.signs') };
  return {
    roads: [
      road('quest', 'gi:ring', view.goal),
      road('races', 'pp:k-alliance', RACES_TO_WIN),
      road('regions', 'gi:flying-flag', REGIONS.length),
    ],
    pages: [
      {
        id: 'cards',
        label: say('page.cards'),
        group,
        sections: [
          section(
            'cards',
            KINDS.map((kind) => ({
              sign: { icon: KIND_ICON[kind], ground: `var(--k-${kind})`, letter: text.say(`tag.kind.${kind}`) },
              name: text.say(`kind.${kind}`),
              words: say(`kind.${kind}`),
            })),
          ),
          section(
            'skills',
            SKILLS.map((skill, i) => ({ sign: { mark: SKILL_MARK[i] }, name: text.say(`skill.${skill}`) })),
          ),
          section('paying', [
            row({ coin: 1 }, 'paying.missing'),
            row({ icon: 'gi:anvil', ground: '#2a2018' }, 'paying.asked'),
            row({ icon: 'gi:anvil' }, 'paying.given'),
            row({ icon: 'gi:card-discard' }, 'paying.discard', { n: view.chapter }),
          ]),
        ],
      },
      {
        id: 'peoples',
        label: say('page.peoples'),
        group,
        sections: [
          section('peoples', [
            ...RACES.map((race, i) => ({ sign: people(RACE_ICON[i]), name: text.say(`race.${race}`) })),
            { sign: people(EAGLE_ICON), name: text.say('race.eagle'), words: say('peoples.eagle') },
            row({ words: '2' }, 'peoples.pair'),
            row({ words: '3' }, 'peoples.three'),
          ]),
          section('deeds', [
            row({ icon: 'gi:swordman' }, 'deeds.unit'),
            row({ icon: 'gi:walking-boot' }, 'deeds.move'),
            row({ icon: 'gi:broken-shield' }, 'deeds.remove'),
            row({ coin: '−1', loss: true }, 'deeds.rob'),
          ]),
        ],
      },
      {
        id: 'map',
        label: say('page.map'),
        group,
        sections: [
          section('map', [
            ...SIDES.map((_, one) => ({
              sign: { unit: { side: SEAT_SIDE[one], count: 2 } },
              words: say('map.units', { seat: seat(one) }),
            })),
            row({ icon: 'pp:fortL' }, 'map.fortress'),
            row({ icon: 'gi:crossed-swords' }, 'map.meet'),
          ]),
          section(
            'regions',
            REGIONS.map((region, i) => ({
              sign: { icon: REGION_LOOK[i].icon, ground: REGION_LOOK[i].ground },
              name: text.say(`region.${region}`),
              now: SIDES.flatMap((_, one) => {
                const { units, fortresses } = view.sides[one];
                return units[i] > 0 || fortresses[i]
                  ? [say('map.now', { seat: seat(one), n: units[i], fort: fortresses[i] ? 'yes' : 'no' })]
                  : [];
              }).join('; '),
            })),
          ),
          section(
            'track',
            BONUSES.map(({ step, kind }) => ({
              sign: kind === 'coins' ? { coin: 1 } : { icon: BONUS_ICON[kind] ?? 'gi:ring' },
              words: text.say(`bonus.${step}.name`),
            })),
          ),
        ],
      },
      { id: 'chains', label: say('page.chains'), sections: [section('chains', chains({ view, text }, say), 'wide')] },
    ],
  };
};

/** DU-10: a sign, the card that gives it, the card it frees, and who has it. */
function chains(
  { view, text }: Pick<Parameters<typeof aid>[0], 'view' | 'text'>,
  say: (key: string, args?: Record<string, string | number>) => string,
): AidRow[] {
  const card = (id: number): string => `${text.name('card', id)} (${NUMERALS[CARDS[id].chapter - 1]})`;
  return CARDS.flatMap(({ chainOut }, giver): AidRow[] => {
    if (chainOut === null) return [];
    const freed = CARDS.flatMap(({ chainIn }, id) => (chainIn === chainOut ? [id] : []));
    const owner = view.sides.findIndex(({ area }) => area.includes(giver));
    const open = freed.some((id) => view.layout.some((slot) => slot.card === id));
    const taken = freed.some((id) => view.sides.some(({ area }) => area.includes(id)));
    const state = [
      owner >= 0 ? say('chains.owned', { seat: text.say(`seat.${SIDES[owner]}`) }) : say('chains.nobody'),
      taken ? say('chains.played') : open ? say('chains.open') : '',
    ];
    return [
      {
        sign: { icon: CHAIN_ICON[chainOut] },
        name: text.say(`chain.${chainOut}`),
        words: say('chains.frees', { from: card(giver), to: freed.map(card).join(', ') }),
        now: state.filter(Boolean).join(' · '),
      },
    ];
  });
}

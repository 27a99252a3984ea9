/** Every sign of the table of War with its name, the ways to win as they stand, every card, and the Hunt as it may be known. Pure. */
import { type Bundle, makeText } from '@pony/text';
import type { AidOf, AidPage, AidRow, AidSection, AidSign } from '@pony/ui/aid-types';
import type { WarView } from '../../src/view.ts';
import {
  AT_WAR,
  DECKS,
  ELITE_ICON,
  FACES,
  FREE,
  GLYPHS,
  type IconName,
  LEADER_ICON,
  NATIONS,
  NAZGUL_ICON,
  REGULAR_ICON,
  SEAL,
  SHADOW,
  SIDE,
  TILE_DIE,
  TILE_EYE,
  tileNumber,
} from '../data/facts.ts';
import type { Edition } from '../edition.ts';
import { PLACES } from '../map/atlas.ts';
import { regionOfPlace } from '../model.ts';
import { percent, tenths } from '../panels/odds.ts';
import { type WarWords, warWords } from '../words/words.ts';
import en from './en.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };
import { wholeBattle } from './whole.ts';

const OWN: Readonly<Record<string, Bundle>> = { en, uk };
const DOOM = 5;
const LOST_RING = 12;
/** A battle for walls. */
const ASSAULT = 1;
const SIDES = [FREE, SHADOW] as const;
/** Faces that only one side's dice show. */
const ONLY: Readonly<Record<string, readonly number[]>> = { army: [SHADOW], 'will-of-the-west': [FREE], eye: [SHADOW] };
const TYPES: readonly IconName[] = ['gi:broadsword', 'gi:vertical-banner', 'gi:visored-helm'];

type Say = (key: string, args?: Record<string, string | number>) => string;
interface At {
  readonly view: WarView;
  readonly words: WarWords;
  readonly say: Say;
  readonly edition: Edition;
}
/** What an expansion adds. */
export interface AidOfWar {
  pages(at: At): readonly AidPage[];
  /** A card of the base game that stays in the box. */
  replaces?(id: string, cards: ReadonlySet<string>): boolean;
  /** Why nobody may reckon which tiles are left. */
  secretTiles?(at: At): string;
}

const section = (say: Say, id: string, rows: readonly AidRow[], as?: AidSection['as']): AidSection => ({
  id,
  title: say(`title.${id}`),
  rows,
  as,
});

/** What each face may do for either side. */
function dice({ words, say }: At): AidRow[] {
  const rows = FACES.map((face, i): AidRow => {
    const sides = ONLY[face] ?? SIDES;
    return {
      sign: { dice: sides.map((side) => ({ side: SIDE[side], glyphs: GLYPHS[i], letter: words.tag(i) })) },
      name: words.die(i),
      words: say(`die.${face}`),
    };
  });
  return [...rows, { sign: { icon: 'gi:globe-ring' }, name: words.say('word.elvenRing'), words: say('die.ring') }];
}

function signs({ view, words, say }: At): AidSection[] {
  const row = (sign: AidSign, key: string): AidRow => ({ sign, words: say(key) });
  const settlement = (icon: IconName, id: string): AidRow => ({
    sign: { icon, ground: '#26406e' },
    name: words.say(`settlement.${id}`),
    words: say(`map.${id}`),
  });
  const nations = NATIONS.map(({ emblem, ink }, n): AidRow => {
    const { box, active } = view.nations[n];
    const now = box >= AT_WAR ? 'war' : active ? 'active' : 'passive';
    return {
      sign: { icon: emblem, ground: ink },
      name: words.nation(n),
      now: say(`nation.${now}`, { n: AT_WAR - box }),
    };
  });
  return [
    section(say, 'map', [
      row({ unit: { side: 'light', count: 3 } }, 'map.free'),
      row({ unit: { side: 'dark', count: 5 } }, 'map.shadow'),
      settlement('pp:stronghold', 'stronghold'),
      settlement('gi:black-bridge', 'city'),
      settlement('pp:town', 'town'),
      settlement('pp:fortification', 'fortification'),
      row({ icon: 'pp:siege-box' }, 'map.besieged'),
      row({ icon: 'gi:ring' }, 'map.fellowship'),
    ]),
    section(say, 'figures', [
      row({ icon: REGULAR_ICON }, 'figure.regular'),
      row({ icon: ELITE_ICON }, 'figure.elite'),
      row({ icon: LEADER_ICON }, 'figure.leader'),
      row({ icon: NAZGUL_ICON }, 'figure.nazgul'),
    ]),
    section(say, 'nations', nations),
    section(say, 'politics', [
      row({ icon: 'gi:hourglass' }, 'politics.passive'),
      row({ icon: 'pp:tick' }, 'politics.active'),
      row({ icon: 'gi:crossed-swords' }, 'politics.war'),
    ]),
  ];
}

/** WR-6.706: what the points of a side are made of. */
function points({ view, words, say }: At): AidSection[] {
  return SIDES.map((side): AidSection => {
    const held = PLACES.flatMap((place, region) =>
      place.points > 0 && place.nation >= 0 && NATIONS[place.nation].side !== side && view.control[region] === side
        ? [{ place, region }]
        : [],
    );
    const rows = held.map(({ place, region }) => ({
      sign: { words: `+${place.points}`, side: SIDE[side] },
      name: words.region(region),
      words: words.nation(place.nation),
    }));
    const { points: sum, pointsToWin: goal } = view.sides[side];
    return {
      id: `points-${side}`,
      title: say('title.points', { side: words.side(side), n: sum, goal }),
      rows: rows.length > 0 ? rows : [{ sign: { words: '0', side: SIDE[side] }, words: say('points.none') }],
    };
  });
}

/** Every Event card of the game, and what the reader may know of where it is. */
function cards({ view, words, say, edition }: At, more: readonly AidOfWar[]): AidSection[] {
  const all = edition.facts.cards;
  const ids = new Set(all.map(({ id }) => id));
  const replaced = (id: string): boolean => more.some((one) => one.replaces?.(id, ids));
  const whereOf = (card: number, side: number): string => {
    const { hand, table, played, buried } = view.sides[side];
    if (hand?.includes(card)) return 'hand';
    if (table.includes(card)) return 'table';
    if (played.includes(card)) return 'played';
    return buried?.includes(card) ? 'buried' : 'unseen';
  };
  return SIDES.flatMap((side) =>
    DECKS.map((_, deck): AidSection => {
      const own = all.flatMap((one, card) =>
        one.side === side && one.deck === deck && !replaced(one.id) ? [card] : [],
      );
      return {
        id: `cards-${side}-${deck}`,
        title: say('title.deck', { side: words.side(side), deck: words.deck(deck), n: own.length }),
        rows: own.map((card) => ({
          sign: { icon: TYPES[all[card].type] },
          name: words.card(card),
          now: say(`card.${whereOf(card, side)}`),
        })),
        as: 'wide',
      };
    }),
  );
}

/** Hunt tiles drawn, and those that may still come, unless that is a secret. */
function hunt(at: At, more: readonly AidOfWar[]): AidSection[] {
  const { view, words, say, edition } = at;
  const { tiles } = edition.facts;
  const row = (tile: number): AidRow => {
    const { side, value, reveal, stop } = tiles[tile];
    const number =
      value === TILE_EYE ? words.say('tile.eye') : value === TILE_DIE ? words.say('tile.die') : tileNumber(value);
    const marks = [reveal ? words.say('tile.reveal') : '', stop ? words.say('tile.stop') : ''];
    return {
      sign: { words: value >= TILE_EYE ? '◉' : number, side },
      words: [number, ...marks].filter(Boolean).join(', '),
    };
  };
  const { drawn, waiting, removed, pool } = view.hunt;
  const seen = new Set([...drawn, ...waiting, ...removed]);
  const secret = more.flatMap((one) => one.secretTiles?.(at) ?? []);
  const left = tiles.flatMap(({ side }, tile) => (side === 'neutral' && !seen.has(tile) ? [tile] : []));
  const out: AidSection[] = [];
  const add = (id: string, list: readonly number[], args?: Record<string, number>): void => {
    if (list.length > 0)
      out.push({ id: `hunt-${id}`, title: say(`title.${id}`, args), rows: list.map(row), as: 'small' });
  };
  add('drawn', drawn, { n: drawn.length });
  if (secret.length > 0)
    out.push({
      id: 'hunt-left',
      title: say('title.left', { n: pool }),
      rows: secret.map((why) => ({ sign: { words: '?' }, words: why })),
    });
  else add('left', left, { n: pool });
  add('waiting', waiting);
  add('removed', removed);
  return out;
}

/** WR-6.550: the dice of every attack that is being weighed, or how a battle goes. */
function battle({ view, words, say }: At): AidSection[] {
  const rule = (id: string, sign: AidSign): AidRow => ({ sign, words: say(`battle.${id}`) });
  const weighed = view.odds.map(({ target, kind, attacker, defender, hosts: [own, other] }): AidRow => {
    const whole = wholeBattle(own, other, kind === ASSAULT);
    return {
      sign: { icon: 'gi:crossed-swords' },
      name: words.region(regionOfPlace(target, view)),
      words: say('battle.dice', {
        a: attacker.dice,
        an: attacker.needed,
        d: defender.dice,
        dn: defender.needed,
      }),
      now: say('battle.whole', {
        win: percent(whole.win, words.lang),
        off: percent(whole.off, words.lang),
        fall: percent(whole.fall, words.lang),
        la: tenths(whole.attackerLosses, words.lang),
        ld: tenths(whole.defenderLosses, words.lang),
      }),
    };
  });
  return [
    section(say, 'battle', [
      rule('strength', { words: '5' }),
      rule('hit', { words: '5+' }),
      rule('walls', { words: '6' }),
      rule('leader', { icon: LEADER_ICON }),
      rule('card', { icon: 'pp:cards' }),
      rule('loss', { icon: ELITE_ICON }),
      rule('cease', { icon: 'pp:stop' }),
      rule('siege', { icon: 'pp:siege-box' }),
    ]),
    section(
      say,
      'weighed',
      weighed.length > 0
        ? [...weighed, rule('reckoned', { icon: 'pp:cards' })]
        : [rule('none', { icon: 'gi:crossed-swords' })],
      'wide',
    ),
  ];
}

/** The aid of an edition: the base game, or one with expansions. */
export const warAid =
  (edition: Edition, more: readonly AidOfWar[] = []): AidOf<WarView> =>
  ({ view, text }) => {
    const { say } = makeText(text.lang, [OWN[text.lang] ?? en]);
    const words = warWords(text.lang, text, edition);
    const at: At = { view, words, say, edition };
    const group = { id: 'signs', label: say('page.signs') };
    const { corruption, mordor } = view.fellowship;
    const meter = (side: number, value: number, goal: number) => ({
      side: SIDE[side],
      name: words.side(side),
      value,
      goal,
    });
    const of = (side: number) => view.sides[side];
    return {
      roads: [
        {
          icon: SEAL[FREE],
          title: say('road.free.title'),
          words: say('road.free.words', { goal: of(FREE).pointsToWin }),
          meters: [meter(FREE, Math.max(0, mordor), DOOM), meter(FREE, of(FREE).points, of(FREE).pointsToWin)],
        },
        {
          icon: SEAL[SHADOW],
          title: say('road.shadow.title'),
          words: say('road.shadow.words', { goal: of(SHADOW).pointsToWin }),
          meters: [meter(SHADOW, corruption, LOST_RING), meter(SHADOW, of(SHADOW).points, of(SHADOW).pointsToWin)],
        },
      ],
      pages: [
        { id: 'dice', label: say('page.dice'), group, sections: [section(say, 'dice', dice(at), 'wide')] },
        { id: 'map', label: say('page.map'), group, sections: signs(at) },
        { id: 'battle', label: say('page.battle'), sections: battle(at) },
        { id: 'hunt', label: say('page.hunt'), sections: hunt(at, more) },
        { id: 'points', label: say('page.points'), sections: points(at) },
        { id: 'cards', label: say('page.cards'), sections: cards(at, more) },
        ...more.flatMap((one) => one.pages(at)),
      ],
    };
  };

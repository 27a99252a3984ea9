/** What of Duel is worth a pause: cards and tiles taken, tokens revealed, conflicts, chapters. Pure. */
import type { Say } from '@pony/engine';
import type { GameText } from '@pony/text';
import type { Drama, Prop } from '@pony/ui/drama';
import { CARDS, RACES, REGIONS, TILES, TOKENS } from './facts.ts';
import { pictureOf, RACE_ICON, REGION_LOOK } from './icons.ts';

function cardProp(id: number, text: GameText): Prop {
  const card = CARDS[id];
  return {
    is: 'card',
    name: text.name('card', id),
    kind: text.say(`kind.${card.kind}`),
    icon: pictureOf(card),
    seed: card.id,
    tone: card.kind,
    text: text.name('card', id, 'effect'),
  };
}

function tileProp(id: number, text: GameText): Prop {
  const { region, id: seed } = TILES[id];
  return {
    is: 'card',
    name: text.name('tile', id),
    kind: text.say(`region.${REGIONS[region]}`),
    icon: REGION_LOOK[region].icon,
    seed,
    tone: 'skill',
    text: text.name('tile', id, 'effect'),
  };
}

function tokenProp(id: number, text: GameText): Prop {
  const { race, id: seed } = TOKENS[id];
  return {
    is: 'card',
    name: text.name('token', id),
    kind: text.say(`race.${RACES[race]}`),
    icon: RACE_ICON[race],
    seed,
    tone: 'alliance',
    text: text.name('token', id, 'effect'),
  };
}

function regionProp(region: number, text: GameText): Prop {
  return {
    is: 'tile',
    side: 'neutral',
    label: text.say(`region.${REGIONS[region]}`),
    icon: REGION_LOOK[region].icon,
  };
}

const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

export function drama({ say, args = {} }: Say, _view: unknown, text: GameText): Drama | null {
  switch (say) {
    case 'plays':
    case 'chains':
    case 'discards':
    case 'plays-from-discard':
      return { sound: 'card', props: [cardProp(Number(args.card), text)] };
    case 'takes':
      return { sound: 'piece', props: [tileProp(Number(args.tile), text)] };
    case 'tile-up':
      return { sound: 'piece', props: [tileProp(Number(args.tile), text)], chance: true };
    case 'reveals':
      return { sound: 'card', props: list(args.tokens).map((token) => tokenProp(token, text)), chance: true };
    case 'keeps':
      return { sound: 'piece', props: [tokenProp(Number(args.token), text)] };
    case 'turns-up':
    case 'loses-grey':
      return { sound: 'card', props: [cardProp(Number(args.card), text)], quiet: true };
    case 'places':
    case 'removes':
    case 'fortifies':
      return { sound: 'piece', props: [regionProp(Number(args.region), text)], quiet: true };
    case 'moves':
      return { sound: 'piece', props: [regionProp(Number(args.to), text)], quiet: true };
    case 'steps':
    case 'bonus':
      return { sound: 'piece', props: [{ is: 'sign', icon: 'gi:ring' }], quiet: true };
    case 'conflict':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:crossed-swords' }] };
    case 'razes':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:broken-shield' }] };
    case 'chapter':
      return { sound: 'turn', props: [{ is: 'sign', icon: 'gi:open-book' }], chance: true };
    default:
      return null;
  }
}

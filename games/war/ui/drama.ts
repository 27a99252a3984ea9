/** What of War is worth a pause: rolls, Hunt tiles, cards, arrivals, battles; a Hunt that finds nothing too. Pure. */
import type { Say } from '@pony/engine';
import type { GameText } from '@pony/text';
import type { Drama, DramaOf, Prop } from '@pony/ui/drama';
import {
  FACES,
  type Facts,
  faceOf,
  GLYPHS,
  glyphsOf,
  type IconName,
  SIDE,
  sortOf,
  TILE_DIE,
  TILE_EYE,
  tileNumber,
} from './data/facts.ts';

const list = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Sides come before the four players who share them. */
const sideOf = (role: number): 'light' | 'dark' => ((role < 2 ? role === 0 : role < 4) ? 'light' : 'dark');

/** Dice with pips; those that counted are the highest. */
function pips({ dice, count }: Record<string, unknown>): Prop[] {
  const rolled = list(dice);
  const order = rolled.map((_, i) => i).sort((a, b) => rolled[b] - rolled[a]);
  const hits = new Set(order.slice(0, Number(count)));
  return rolled.map((value, i) => ({ is: 'pips', value, hit: hits.has(i) }));
}

interface Edition {
  readonly facts: Facts;
  /** By sentence: what an expansion marks. */
  readonly told: Readonly<Record<string, IconName>>;
}

const ROLLS = new Set([
  'hunt-rolls',
  'hunt-rerolls',
  'combat-rolls',
  'leader-rerolls',
  'strikes',
  'card-rolls',
  'corruption-rolls',
]);
const BATTLES: Readonly<Record<string, IconName>> = {
  attacks: 'gi:crossed-swords',
  'siege-begins': 'gi:siege-tower',
  captures: 'gi:flying-flag',
  retakes: 'gi:flying-flag',
  'army-destroyed': 'gi:broken-shield',
};
const NEWS: Readonly<Record<string, IconName>> = {
  'goes-to-war': 'gi:vertical-banner',
  dies: 'gi:broken-shield',
  'taken-alive': 'gi:broken-shield',
  casualty: 'gi:broken-shield',
  'enters-mordor': 'gi:smoking-volcano',
  steps: 'gi:smoking-volcano',
  declares: 'gi:walking-boot',
  separates: 'gi:walking-boot',
};
/** Seen only by those who look back: moves and musters. */
const MOVES: Readonly<Record<string, IconName>> = {
  'figure-at': 'gi:walking-boot',
  travels: 'gi:walking-boot',
  climbs: 'gi:smoking-volcano',
  'army-moves': 'gi:vertical-banner',
  recruits: 'gi:visored-helm',
  retreats: 'gi:flying-flag',
  'advances-nation': 'gi:vertical-banner',
};
/** What the Hunt brings, also to the side that moved. */
const HUNT: Readonly<Record<string, IconName>> = {
  'hunt-fails': 'gi:semi-closed-eye',
  revealed: 'pp:eye',
  corrupts: 'gi:ring',
};

/** Everything worth a pause in one edition of the game. */
export function dramaOf({ facts, told }: Edition): DramaOf {
  const cardProp = (id: number, text: GameText): Prop => {
    const { id: seed, side, deck, type } = facts.cards[id];
    const effect = `card.${seed}.effect`;
    return {
      is: 'card',
      name: text.name('card', id),
      kind: text.name('deck', deck),
      icon: GLYPHS[type][0],
      seed,
      tone: deck === 0 ? 'manoeuvre' : 'treasure',
      band: `var(--piece-${SIDE[side]})`,
      text: text.has(effect) ? text.say(effect) : undefined,
    };
  };
  /** The half of a card that counts in a battle. */
  const combatProp = (id: number, text: GameText): Prop => {
    const half = `combat.${facts.cards[id].combat}`;
    return {
      ...(cardProp(id, text) as Extract<Prop, { is: 'card' }>),
      name: text.say(`${half}.name`),
      icon: 'gi:crossed-swords',
      text: text.has(`${half}.effect`) ? text.say(`${half}.effect`) : undefined,
    };
  };
  const arrival = (id: number, text: GameText): Prop => {
    const { id: seed, side, minion } = facts.characters[id];
    const title = `character.${seed}.title`;
    return {
      is: 'card',
      name: text.name('character', id),
      kind: text.name('side', side),
      icon: minion ? 'gi:hood' : 'gi:hooded-figure',
      seed,
      tone: 'war',
      band: `var(--piece-${SIDE[side]})`,
      text: text.has(title) ? text.say(title) : undefined,
    };
  };
  const tileProp = (id: number, text: GameText): Prop => {
    const { side, value } = facts.tiles[id];
    const label = text.name('tile', id);
    if (value === TILE_EYE) return { is: 'tile', side, label, icon: 'pp:eye' };
    if (value === TILE_DIE) return { is: 'tile', side, label, icon: 'gi:rolling-dices' };
    return { is: 'tile', side, label, value: tileNumber(value) };
  };
  const dieProp = (die: number, role: number, text: GameText): Prop => ({
    is: 'die',
    side: sideOf(role),
    glyphs: glyphsOf(die),
    letter: text.say(`tag.die.${FACES[faceOf(die)]}`),
    label: text.name('die', die),
    mark: facts.dice[sortOf(die)]?.mark,
  });
  const sign = (icon: IconName): Prop => ({ is: 'sign', icon });

  return ({ say, args = {} }: Say, _view, text): Drama | null => {
    const here = (name: string): number => Number(args[name]);
    const dice = pips(args);
    // A roll of no dice shows nothing.
    if (ROLLS.has(say)) return dice.length > 0 ? { sound: 'dice', props: dice, chance: true } : null;
    if (HUNT[say]) return { sound: 'piece', props: [sign(HUNT[say])], chance: true };
    if (BATTLES[say]) return { sound: 'battle', props: [sign(BATTLES[say])] };
    if (NEWS[say]) return { sound: 'piece', props: [sign(NEWS[say])] };
    if (MOVES[say]) return { sound: 'piece', props: [sign(MOVES[say])], quiet: true };
    if (told[say])
      return {
        sound: 'piece',
        props: args.character === undefined ? [sign(told[say])] : [arrival(here('character'), text)],
        chance: true,
      };
    switch (say) {
      case 'rolls-dice':
        return { sound: 'dice', props: list(args.faces).map((die) => dieProp(die, here('side'), text)), chance: true };
      case 'draws-tile':
      case 'tile-in-play':
        return { sound: 'piece', props: [tileProp(here('tile'), text)], chance: true };
      case 'tile-die':
        return { sound: 'dice', props: [{ is: 'pips', value: here('count') }], chance: true };
      case 'challenge':
        return { sound: 'piece', props: list(args.tiles).map((tile) => tileProp(tile, text)), chance: true };
      case 'plays':
        return { sound: 'card', props: [cardProp(here('card'), text)] };
      case 'shows-combat-card':
        return { sound: 'card', props: [combatProp(here('card'), text)], chance: true };
      case 'enters-play':
        return { sound: 'piece', props: [arrival(here('character'), text)] };
      default:
        return null;
    }
  };
}

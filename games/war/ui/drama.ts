/** What of War is told, and for how long: rolls, Hunt tiles, cards, arrivals, marches, battles and every loss. Pure. */
import type { Say } from '@pony/engine';
import type { GameText } from '@pony/text';
import type { Drama, DramaOf, Prop, SoFar } from '@pony/ui/drama';
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

/** A roll, and the side that makes it where the sentence does not say. */
const ROLLS: Readonly<Record<string, 'dark' | undefined>> = {
  'hunt-rolls': 'dark',
  'hunt-rerolls': 'dark',
  'combat-rolls': undefined,
  'leader-rerolls': undefined,
  strikes: undefined,
  'card-rolls': undefined,
  'corruption-rolls': undefined,
};
/** What is told with a sign, for so many milliseconds; `all`: to whoever did it as well. */
interface Row {
  readonly icon: IconName;
  readonly ms: number;
  readonly sound?: Drama['sound'];
  readonly all?: true;
}
const TOLD: Readonly<Record<string, Row>> = {
  // Marches
  'army-moves': { icon: 'gi:vertical-banner', ms: 900 },
  'nazgul-flies': { icon: 'gi:wing-cloak', ms: 800 },
  'minion-moves': { icon: 'gi:hood', ms: 800 },
  'character-moves': { icon: 'gi:walking-boot', ms: 800 },
  'companions-go': { icon: 'gi:walking-boot', ms: 800 },
  separates: { icon: 'gi:walking-boot', ms: 1100 },
  advances: { icon: 'gi:vertical-banner', ms: 700 },
  recruits: { icon: 'gi:visored-helm', ms: 600 },
  upgrades: { icon: 'gi:visored-helm', ms: 600 },
  'nazgul-return': { icon: 'gi:wing-cloak', ms: 700, all: true },
  // Politics
  wakes: { icon: 'gi:vertical-banner', ms: 700 },
  'advances-nation': { icon: 'gi:vertical-banner', ms: 700 },
  'goes-to-war': { icon: 'gi:crossed-swords', ms: 1000 },
  'calms-nation': { icon: 'gi:vertical-banner', ms: 700, all: true },
  // Battles
  attacks: { icon: 'gi:crossed-swords', ms: 1100, sound: 'battle' },
  'cancels-card': { icon: 'gi:crossed-swords', ms: 800 },
  'cancels-hits': { icon: 'gi:checked-shield', ms: 600, all: true },
  loses: { icon: 'gi:broken-shield', ms: 700, all: true },
  reduces: { icon: 'gi:broken-shield', ms: 600, all: true },
  disbands: { icon: 'gi:broken-shield', ms: 600, all: true },
  'leaders-lost': { icon: 'gi:broken-shield', ms: 900, all: true },
  ceases: { icon: 'pp:pass', ms: 1600, all: true },
  retreats: { icon: 'gi:flying-flag', ms: 1200, all: true },
  shelters: { icon: 'gi:castle', ms: 1200, all: true },
  'army-destroyed': { icon: 'gi:broken-shield', ms: 1600, sound: 'battle', all: true },
  'force-destroyed': { icon: 'gi:broken-shield', ms: 1600, sound: 'battle', all: true },
  'siege-begins': { icon: 'gi:siege-tower', ms: 900, sound: 'battle', all: true },
  'siege-ends': { icon: 'gi:castle', ms: 800, all: true },
  captures: { icon: 'gi:flying-flag', ms: 1200, sound: 'battle', all: true },
  retakes: { icon: 'gi:flying-flag', ms: 1200, sound: 'battle', all: true },
  // The Fellowship and the Hunt
  travels: { icon: 'gi:ring', ms: 700 },
  climbs: { icon: 'gi:smoking-volcano', ms: 700 },
  steps: { icon: 'gi:smoking-volcano', ms: 1000, all: true },
  'enters-mordor': { icon: 'gi:smoking-volcano', ms: 1400, all: true },
  'stands-still': { icon: 'gi:smoking-volcano', ms: 900, all: true },
  declares: { icon: 'gi:walking-boot', ms: 1100 },
  'figure-at': { icon: 'gi:walking-boot', ms: 1100 },
  'bearers-driven': { icon: 'gi:walking-boot', ms: 900, all: true },
  hides: { icon: 'gi:hood', ms: 700 },
  'hunt-fails': { icon: 'gi:semi-closed-eye', ms: 900, all: true },
  revealed: { icon: 'pp:eye', ms: 1000, all: true },
  corrupts: { icon: 'gi:ring', ms: 1000, all: true },
  heals: { icon: 'gi:ring', ms: 800 },
  casualty: { icon: 'gi:broken-shield', ms: 1800, sound: 'battle', all: true },
  dies: { icon: 'gi:broken-shield', ms: 1800, sound: 'battle', all: true },
  'taken-alive': { icon: 'gi:broken-shield', ms: 1600, all: true },
  lured: { icon: 'gi:ring', ms: 1200, all: true },
  'loses-card': { icon: 'gi:card-discard', ms: 1000, all: true },
  'uses-ring': { icon: 'gi:globe-ring', ms: 700 },
  'dice-lost': { icon: 'gi:rolling-dices', ms: 700, all: true },
};
/** One of several alike, after the first. */
const NEXT_MS = 300;
const JOINED: ReadonlySet<string> = new Set(['loses', 'reduces', 'recruits', 'upgrades', 'disbands']);

/** Sentences that end a battle. */
const ENDS: ReadonlySet<string> = new Set(['ceases', 'retreats', 'shelters', 'army-destroyed', 'force-destroyed']);

/** Units that both sides lost since the battle began, told with the last sentence that ends it. */
function tallyOf(say: Say, soFar: SoFar | undefined): readonly number[] | null {
  if (!soFar || !ENDS.has(say.say)) return null;
  const { line, log } = soFar;
  const at = line.says.indexOf(say);
  if (line.says.some((one, i) => i > at && ENDS.has(one.say))) return null;
  const lost = [0, 0];
  const before = log.filter(({ n }) => n < line.n).flatMap(({ says }) => says);
  const all = [...before, ...line.says.slice(0, at)];
  for (let i = all.length - 1; i >= 0 && all[i].say !== 'attacks'; i--) {
    const side = all[i].args?.side;
    if (all[i].say === 'loses' && typeof side === 'number') lost[SIDE.indexOf(sideOf(side))] += 1;
  }
  return lost;
}

/** How long a sentence is told: of several alike that follow each other only the first takes its time. */
function timeOf({ ms }: Row, say: Say, soFar: SoFar | undefined): number {
  const before = soFar?.line.says[soFar.line.says.indexOf(say) - 1];
  return before?.say === say.say && JOINED.has(say.say) ? NEXT_MS : ms;
}

/** Everything that is told in one edition of the game. */
export function dramaOf({ facts, told: more }: Edition): DramaOf {
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

  const called: ReadonlySet<string> = new Set(['dies', 'casualty', 'taken-alive', 'lured']);

  return (told, _view, text, soFar): Drama | null => {
    const { say, args = {} } = told;
    const here = (name: string): number => Number(args[name]);
    const dice = pips(args);
    const side = typeof args.side === 'number' ? sideOf(args.side) : undefined;
    // A roll of no dice shows nothing.
    if (say in ROLLS)
      return dice.length > 0 ? { sound: 'dice', props: dice, chance: true, side: side ?? ROLLS[say] } : null;
    const row = TOLD[say];
    if (row) {
      const props = called.has(say) ? [arrival(here('character'), text)] : [sign(row.icon)];
      const lost = tallyOf(told, soFar);
      const sum = lost ? text.say('tally', { free: lost[0], shadow: lost[1] }) : undefined;
      return { sound: row.sound ?? 'piece', props, ms: timeOf(row, told, soFar), chance: row.all, side, sum };
    }
    if (more[say])
      return {
        sound: 'piece',
        props: args.character === undefined ? [sign(more[say])] : [arrival(here('character'), text)],
        chance: true,
        ms: 1400,
      };
    switch (say) {
      case 'rolls-dice':
        return {
          sound: 'dice',
          props: list(args.faces).map((die) => dieProp(die, here('side'), text)),
          chance: true,
          side,
        };
      case 'draws-tile':
      case 'tile-in-play':
        return { sound: 'piece', props: [tileProp(here('tile'), text)], chance: true, side: 'dark', ms: 1000 };
      case 'tile-die':
        return { sound: 'dice', props: [{ is: 'pips', value: here('count') }], chance: true, side: 'dark' };
      case 'challenge':
        return { sound: 'piece', props: list(args.tiles).map((tile) => tileProp(tile, text)), chance: true };
      case 'plays':
        return { sound: 'card', props: [cardProp(here('card'), text)], side, ms: 1600 };
      case 'shows-combat-card':
        return { sound: 'card', props: [combatProp(here('card'), text)], chance: true, side, ms: 1100 };
      case 'enters-play':
        return { sound: 'piece', props: [arrival(here('character'), text)], ms: 1400 };
      default:
        return null;
    }
  };
}

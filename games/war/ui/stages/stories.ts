/** What the log tells of the battle and of the Hunt that are going on. Pure. */
import type { Told } from '../model.ts';

export interface Roll {
  readonly dice: readonly number[];
  readonly modifier: number;
  /** Each die hits on this number or more. */
  readonly number: number;
  readonly hits: number;
}

export interface BattleRound {
  /** By side: card shown, -1 for none. */
  readonly cards: number[];
  readonly rolls: (Roll | null)[];
  readonly rerolls: (Roll | null)[];
  /** By side: figures taken away or reduced in this round, in order. */
  readonly lost: { figure: number; reduced: boolean }[][];
}

const NUMBER = (value: unknown): number => (typeof value === 'number' ? value : 0);
const LIST = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const rollOf = (args: Readonly<Record<string, unknown>>): Roll => ({
  dice: LIST(args.dice),
  modifier: NUMBER(args.modifier),
  number: NUMBER(args.number),
  hits: NUMBER(args.count),
});

const freshRound = (): BattleRound => ({ cards: [-1, -1], rolls: [null, null], rerolls: [null, null], lost: [[], []] });

/** The rounds of the battle that began last; a card or a roll that comes again begins a new round. */
export function battleRounds(told: readonly Told[]): BattleRound[] {
  let rounds: BattleRound[] = [];
  for (const { say, args = {} } of told) {
    if (say === 'attacks') rounds = [freshRound()];
    if (rounds.length === 0) continue;
    let now = rounds[rounds.length - 1];
    const side = NUMBER(args.side);
    const again =
      (say === 'shows-combat-card' && now.rolls.some((roll) => roll !== null)) ||
      (say === 'combat-rolls' && now.rolls[side] !== null);
    if (again) {
      now = freshRound();
      rounds.push(now);
    }
    if (say === 'shows-combat-card') now.cards[side] = NUMBER(args.card);
    if (say === 'combat-rolls') now.rolls[side] = rollOf(args);
    if (say === 'leader-rerolls') now.rerolls[side] = rollOf(args);
    if (say === 'loses' || say === 'reduces')
      now.lost[side].push({ figure: NUMBER(args.figure), reduced: say === 'reduces' });
  }
  return rounds;
}

/** Whether a die counts: a 1 never does, a 6 always. */
export const counts = (natural: number, { modifier, number }: Pick<Roll, 'modifier' | 'number'>): boolean =>
  natural === 6 || (natural !== 1 && natural + modifier >= number);

export interface HuntStory {
  readonly roll: Roll | null;
  readonly reroll: Roll | null;
  /** Tiles drawn, the last is the one that counts. */
  readonly tiles: readonly number[];
  /** What a tile with a die came to. */
  readonly die: number | null;
  readonly casualty: number | null;
}

const HUNT_ON = 6;

/** The Hunt that began last. */
export function huntStory(told: readonly Told[]): HuntStory {
  let story: { -readonly [K in keyof HuntStory]: HuntStory[K] } = {
    roll: null,
    reroll: null,
    tiles: [],
    die: null,
    casualty: null,
  };
  let over = true;
  for (const { say, args = {} } of told) {
    const begins = say === 'hunt-rolls' || (say === 'draws-tile' && over);
    if (begins) {
      story = { roll: null, reroll: null, tiles: [], die: null, casualty: null };
      over = false;
    }
    if (say === 'hunt-rolls') story.roll = { ...rollOf(args), number: HUNT_ON };
    if (say === 'hunt-rerolls') story.reroll = { ...rollOf(args), number: HUNT_ON };
    if (say === 'draws-tile') story.tiles = [...story.tiles, NUMBER(args.tile)];
    if (say === 'tile-die') story.die = NUMBER(args.count);
    if (say === 'casualty') story.casualty = NUMBER(args.character);
    if (say === 'uses-die' || say === 'turn') over = true;
  }
  return story;
}

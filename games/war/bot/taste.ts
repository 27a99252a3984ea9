/** What a side likes: the numbers of its judgement and of its habits. Styles of play differ in nothing else. */
export interface Taste {
  /** The quest by its odds: corruption to spare and turns to spare that make it likely, and what the odds weigh. */
  readonly odds: number;
  readonly marginScale: number;
  readonly timeScale: number;
  /** Of a level of a Companion in the Fellowship so much counts as Corruption that he can turn aside. */
  readonly shield: number;
  /** What is done already, whatever the odds: a step of the Fellowship, a point of the Shadow or a share of one in sight. */
  readonly step: number;
  readonly point: number;
  readonly inSight: number;
  /** Points of the Free Peoples count little at first and much near the end; the Shadow is on its guard. */
  readonly conquest: number;
  readonly hopeOfConquest: number;
  /** The campaign of the Shadow: it is what brings reserves to the front. */
  readonly campaign: number;
  /** What either side has, as this one sees it: shares of what it is usually worth. */
  readonly dice: number;
  readonly hand: number;
  readonly table: number;
  readonly force: number;
  readonly politics: number;
  readonly extraDie: number;
  /** Strider alive and uncrowned; a level of any Companion alive. */
  readonly heir: number;
  readonly company: number;
  /** Dice for the Hunt beyond the usual number. */
  readonly hunters: number;
  /** Corruption to spare before Mordor is entered; from which turn on less and less is asked for. */
  readonly safe: number;
  readonly patient: number;
  /** Turns that the enemy needs beyond the own ones, with which there is no hurry. */
  readonly toSpare: number;
  /** What the chance to win counts beside the rest. */
  readonly chance: number;
  /** 1: somebody stays in a Settlement that the enemy could walk into. */
  readonly garrison: number;
}
export type TasteName = keyof Taste;

const COMMON = {
  marginScale: 2.3,
  timeScale: 1.8,
  shield: 0.55,
  inSight: 0.5,
  hopeOfConquest: 0.5,
  dice: 1,
  hand: 1,
  table: 1,
  force: 1,
  politics: 1,
  extraDie: 1,
  heir: 0,
  company: 0,
  hunters: 0,
  safe: 6,
  patient: 10,
  toSpare: 4,
  garrison: 0,
};

/** By side. Each wants its own more than the other fears it. */
export const TASTES: readonly Taste[] = [
  { ...COMMON, odds: 0.35, step: 0.05, point: 0.1, conquest: 0.008, campaign: 0, chance: 0.4, politics: 0.65 },
  { ...COMMON, odds: 0.5, step: 0.03, point: 0.17, conquest: 0.075, campaign: 0.1, chance: 0.4 },
];

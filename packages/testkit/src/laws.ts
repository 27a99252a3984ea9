/** The laws every game keeps at every moment of play. Each check throws `Broken` and says what it saw. */
import type { BotKit } from '@pony/bots';
import {
  apply,
  applyTelling,
  asked,
  type Core,
  explain,
  fitsNotation,
  type Happened,
  hash8,
  IllegalOption,
  isQuick,
  type Option,
  offers,
  optionFromWords,
  options,
  optionToWords,
  pending,
  type Refusal,
  type Rules,
  type Seat,
  sameOption,
} from '@pony/engine';
import { drawOption, sample, spoil } from './draw.ts';
import { faceFor } from './face.ts';
import { deepFreeze, numberedPlace, sharedPlace } from './plain.ts';

export const LAWS = [
  'options',
  'refusals',
  'roundTrip',
  'replay',
  'nonInterference',
  'undo',
  'conservation',
  'views',
  'reach',
  'referee',
  'judgement',
] as const;
export type LawName = (typeof LAWS)[number];

export class Broken extends Error {
  readonly law: LawName;
  constructor(law: LawName, message: string) {
    super(message);
    this.name = 'Broken';
    this.law = law;
  }
}

/** A moment of a game: somebody is asked, or it is over. */
export interface Moment<S extends Core = Core> {
  readonly rules: Rules<S>;
  readonly s: S;
  /** How many seats there are. */
  readonly seats: number;
  /** Chance of the check, not of the game. */
  readonly rng: number[];
  /** What each viewer sees now, once somebody has looked. */
  readonly seen: Map<Seat | null, string>;
}

/** Rules that need no paragraph behind them. */
const PLAIN_REFUSALS = ['not-your-turn', 'no-such-option', 'game-over'];
/** How a frozen thing complains of being changed; other mistakes are for other laws. */
const WRITES = /read only|not extensible|Cannot (?:add|delete|redefine) property/;
const MOST_TRIED = 60;
const DRAWN = 6;

/** Law 1: somebody is asked, has an option, and every option on the list can be taken. */
export function checkOptions<S extends Core>({ rules, s, seats, rng }: Moment<S>): void {
  if (s.outcome) {
    if (s.outcome.seats.length !== seats) throw new Broken('options', 'the outcome does not name every seat');
    return;
  }
  const who = asked(rules, s);
  if (who.length === 0) throw new Broken('options', 'the game is not over and nobody is asked');
  for (const seat of who) {
    if (!(seat >= 0 && seat < seats)) throw new Broken('options', `seat ${seat} is asked, and there is none`);
    const mine = [...options(rules, s, seat)];
    if (mine.length === 0) throw new Broken('options', `seat ${seat} is asked and may do nothing`);
    mine.forEach((option, i) => {
      const words = optionToWords(rules, option);
      if (!fitsNotation(rules, option)) throw new Broken('options', `"${words}" is offered outside the notation`);
      if (mine.findIndex((one) => sameOption(one, option)) !== i)
        throw new Broken('options', `"${words}" is offered twice`);
    });
    for (const option of sample(mine, MOST_TRIED, rng)) {
      const next = rules.clone(s);
      try {
        apply(rules, next, seat, option);
      } catch (error) {
        throw new Broken('options', `"${optionToWords(rules, option)}" cannot be taken: ${(error as Error).message}`);
      }
    }
  }
}

/** Law 2: what is not offered is refused with a reason, and refusing changes nothing. */
export function checkRefusals<S extends Core>({ rules, s, seats, rng }: Moment<S>): void {
  const before = hash8(s);
  const who = asked(rules, s);
  for (let seat = 0; seat < seats; seat++) {
    const mine = [...options(rules, s, seat)];
    const tried: Option[] = [];
    for (const offer of offers(rules, s, seat)) {
      const allowed = mine.some((one) => sameOption(one, offer.option));
      if (allowed !== (offer.refusal === null))
        throw new Broken('refusals', `"${optionToWords(rules, offer.option)}" is both offered and refused`);
      if (offer.refusal && JSON.stringify(explain(rules, s, seat, offer.option)) !== JSON.stringify(offer.refusal))
        throw new Broken('refusals', `"${optionToWords(rules, offer.option)}" is refused for two different reasons`);
      if (offer.refusal) tried.push(offer.option);
    }
    for (const option of mine)
      if (explain(rules, s, seat, option))
        throw new Broken('refusals', `"${optionToWords(rules, option)}" is offered and explained away`);
    const drawn = sample(tried, DRAWN, rng);
    for (let i = 0; i < DRAWN; i++) drawn.push(drawOption(rules, rng));
    for (const option of sample(mine, DRAWN / 2, rng)) drawn.push(spoil(rules, option, rng));
    const wrong = drawn.filter((option) => !mine.some((one) => sameOption(one, option)));
    const untouched = rules.clone(s);
    for (const option of wrong) refused({ rules, s }, seat, option, who.includes(seat));
    if (hash8(s) === before) continue;
    // One of them did it: each is tried on a state of its own
    for (const option of wrong) {
      const alone = rules.clone(untouched);
      refused({ rules, s: alone }, seat, option, who.includes(seat));
      if (hash8(alone) !== before)
        throw new Broken('refusals', `refusing "${nameOf(rules, option)}" changed the state`);
    }
    throw new Broken('refusals', `explaining the options of seat ${seat} changed the state`);
  }
}

const nameOf = <S extends Core>(rules: Rules<S>, option: Option): string =>
  fitsNotation(rules, option) ? optionToWords(rules, option) : JSON.stringify(option);

function refused<S extends Core>(
  { rules, s }: { rules: Rules<S>; s: S },
  seat: Seat,
  option: Option,
  isAsked: boolean,
): void {
  const name = nameOf(rules, option);
  const reason = explain(rules, s, seat, option);
  if (!reason) throw new Broken('refusals', `"${name}" is not offered to seat ${seat} and not refused`);
  if (reason.rule === null && !PLAIN_REFUSALS.includes(reason.say))
    throw new Broken('refusals', `"${name}" is refused (${reason.say}) without a rule`);
  if (!isAsked && reason.rule !== null)
    throw new Broken('refusals', `seat ${seat} is not asked and "${name}" is refused by ${reason.rule}`);
  let thrown: Refusal | null = null;
  try {
    apply(rules, s, seat, option);
  } catch (error) {
    if (!(error instanceof IllegalOption)) throw new Broken('refusals', `"${name}": ${(error as Error).message}`);
    thrown = error.refusal;
  }
  if (!thrown) throw new Broken('refusals', `"${name}" is refused (${reason.say}) and can be taken`);
  if (thrown.say !== reason.say) throw new Broken('refusals', `"${name}" is refused for two different reasons`);
}

/** Law 3: a state is plain JSON, a clone shares nothing with it, looking at it changes nothing, words mean one option. */
export function checkRoundTrip<S extends Core>({ rules, s, seats, rng, seen }: Moment<S>): void {
  const before = hash8(s);
  if (hash8(JSON.parse(JSON.stringify(s))) !== before) throw new Broken('roundTrip', 'the state is not plain JSON');
  const original = rules.clone(s);
  if (hash8(original) !== before) throw new Broken('roundTrip', 'a clone differs from its original');
  const shared = sharedPlace(s, original);
  if (shared) throw new Broken('roundTrip', `a clone shares ${shared} with its original`);
  deepFreeze(original);
  try {
    for (let viewer = -1; viewer < seats; viewer++) {
      const seat = viewer < 0 ? null : viewer;
      seen.set(seat, seenBy(rules, original, seat));
    }
    for (const seat of asked(rules, original)) {
      const [option] = sample(options(rules, original, seat), 1, rng);
      apply(rules, rules.clone(original), seat, option);
    }
  } catch (error) {
    const { message } = error as Error;
    if (WRITES.test(message))
      throw new Broken('roundTrip', `looking at it or playing its clone changes it: ${message}`);
  }
  if (hash8(s) !== before) throw new Broken('roundTrip', 'looking at the state changed it');
  for (const seat of asked(rules, s))
    for (const option of options(rules, s, seat)) {
      const words = optionToWords(rules, option);
      if (!sameOption(optionFromWords(rules, words), option))
        throw new Broken('roundTrip', `"${words}" reads as another option`);
    }
}

/** Everything a viewer can know now, as bytes. */
export function seenBy<S extends Core>(rules: Rules<S>, s: S, seat: Seat | null): string {
  const who = asked(rules, s);
  const own = seat !== null && who.includes(seat);
  return JSON.stringify([
    rules.view(s, seat),
    who,
    own ? [pending(rules, s)?.prompt(seat), options(rules, s, seat), offers(rules, s, seat)] : null,
    s.outcome,
  ]);
}

/** Law 5: no viewer can tell the true world from one dealt anew for it, and the generator is another. */
export function checkNonInterference<S extends Core>({ rules, s, seats, rng, seen }: Moment<S>): void {
  for (let viewer = -1; viewer < seats; viewer++) {
    const seat = viewer < 0 ? null : viewer;
    const world = rules.clone(s);
    rules.determinize(world, seat, rng);
    if (world.rng.join() === s.rng.join())
      throw new Broken('nonInterference', `dealing anew for ${viewerName(seat)} keeps the true generator`);
    if (!isQuick(world.rng))
      throw new Broken('nonInterference', `a world dealt for ${viewerName(seat)} does not have a quick generator`);
    const truth = seen.get(seat) ?? seenBy(rules, s, seat);
    const guess = seenBy(rules, world, seat);
    if (truth !== guess)
      throw new Broken('nonInterference', `${viewerName(seat)} sees what it cannot know: ${difference(truth, guess)}`);
    try {
      rules.invariants(world);
    } catch (error) {
      throw new Broken('nonInterference', `a world dealt for ${viewerName(seat)}: ${(error as Error).message}`);
    }
  }
}

/** The same but for the order in which numbers were added up. */
const alike = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/**
 * Law 8: the chance that a seat is told is a chance, and depends on nothing it cannot know: dealt anew, the world has the same
 * one. Each side has what the other leaves.
 */
export function checkJudgement<S extends Core>({ rules, s, seats, rng }: Moment<S>, { chances }: BotKit<S>): void {
  if (!chances || s.outcome) return;
  const told = Array.from({ length: seats }, (_, seat) => {
    const world = rules.clone(s);
    rules.determinize(world, seat, rng);
    const chance = chances.of(s, seat);
    const again = chances.of(world, seat);
    if (chance !== null && !(chance >= 0 && chance <= 1))
      throw new Broken('judgement', `seat ${seat} is told a chance of ${chance}`);
    if (chance === null ? again !== null : again === null || !alike(chance, again))
      throw new Broken('judgement', `seat ${seat} is told a chance of ${chance}, of ${again} in a world dealt anew`);
    return chance;
  });
  const [first, second] = told;
  if (seats !== 2 || first === null || second === null || first === second) return;
  if (!alike(first + second, 1))
    throw new Broken('judgement', `the chances of both sides, ${first} and ${second}, do not make one`);
}

/**
 * Law 5 for the log: a decision that brought nothing to light looks the same to everybody else in every world that the
 * viewer holds possible and in which it can be taken.
 */
export function checkOnlookers<S extends Core>(
  { rules, s, seats, rng }: Moment<S>,
  seat: Seat,
  option: Option,
  after: S,
  told: Happened,
): void {
  if (told.barrier) return;
  for (let viewer = -1; viewer < seats; viewer++) {
    if (viewer === seat) continue;
    const eyes = viewer < 0 ? null : viewer;
    const world = rules.clone(s);
    rules.determinize(world, eyes, rng);
    if (explain(rules, world, seat, option)) continue;
    const there = applyTelling(rules, world, seat, option);
    if (there.barrier) continue;
    const truth = heardBy(told, eyes) + seenBy(rules, after, eyes);
    const guess = heardBy(there, eyes) + seenBy(rules, world, eyes);
    if (truth !== guess)
      throw new Broken(
        'nonInterference',
        `"${optionToWords(rules, option)}" shows ${viewerName(eyes)} what it cannot know: ${difference(truth, guess)}`,
      );
  }
}

const heardBy = (told: Happened, seat: Seat | null): string =>
  JSON.stringify(told.events.map((event) => faceFor(event, seat)));

/**
 * Law 6, first half: a decision without a barrier used no chance and showed the one who took it nothing new, so that in
 * every world that seat holds possible the same decision leads to the same sight. Returns whether there was a barrier.
 */
export function checkBarrier<S extends Core>({ rules, s, rng }: Moment<S>, seat: Seat, option: Option): boolean {
  const after = rules.clone(s);
  const told = applyTelling(rules, after, seat, option);
  if (told.barrier) return true;
  const name = optionToWords(rules, option);
  if (after.rng.join() !== s.rng.join()) throw new Broken('undo', `"${name}" used chance and counts as free to undo`);
  const seen = heardBy(told, seat) + seenBy(rules, after, seat);
  for (let n = 0; n < 2; n++) {
    const world = rules.clone(s);
    rules.determinize(world, seat, rng);
    const there = applyTelling(rules, world, seat, option);
    const guess = heardBy(there, seat) + seenBy(rules, world, seat);
    if (there.barrier || seen !== guess)
      throw new Broken('undo', `"${name}" showed something and counts as free to undo: ${difference(seen, guess)}`);
  }
  return false;
}

/** What the table of a game cannot reach of the legal offers of a seat, in words. */
export type Unreached = (rules: Rules, s: Core, seat: Seat) => readonly string[];

/** Law 8: whatever may be done can be pointed at on the table, or stands in words. */
export function checkReach({ rules, s }: Moment, unreached: Unreached): void {
  for (const seat of asked(rules, s)) {
    const lost = unreached(rules, s, seat);
    if (lost.length > 0) throw new Broken('reach', `seat ${seat} cannot press "${lost.join('", "')}"`);
  }
}

/** Law 7: pieces are conserved, every invariant of the game holds. */
export function checkConservation<S extends Core>({ rules, s }: Moment<S>): void {
  try {
    rules.invariants(s);
  } catch (error) {
    throw new Broken('conservation', (error as Error).message);
  }
}

/**
 * Law 8: no view has an object with whole numbers as keys. Walking over one makes the engine of the browser or the server
 * throw away what it compiled, again and again, and that slows every table of the process; a list of pairs says the same.
 * Views that are made together are those that are made alone.
 */
export function checkViews<S extends Core>({ rules, s, seats }: Moment<S>): void {
  const views = rules.views?.(s);
  for (let viewer = -1; viewer < seats; viewer++) {
    const seat = viewer < 0 ? null : viewer;
    const seen = rules.view(s, seat);
    if (views && JSON.stringify(views(seat)) !== JSON.stringify(seen))
      throw new Broken('views', `${viewerName(seat)} sees something else where many look`);
    const place = numberedPlace(seen);
    if (place !== null) throw new Broken('views', `${viewerName(seat)} sees whole numbers as keys at ${place}`);
  }
}

const viewerName = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);

/** The neighbourhood of the first byte in which two texts differ. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  return `...${one.slice(from, at + 60)}... and ...${other.slice(from, at + 60)}...`;
}

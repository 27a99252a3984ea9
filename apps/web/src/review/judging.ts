/** A record judged by the bots of its game, beside the page: what a seat could hope for, and what else it might have done. */
import { type BotKit, chanceOf, goesOn, outlook, weigh } from '@pony/bots';
import { type Core, type Option, offers, pending, quickRng, type Say, sameOption, seedOf } from '@pony/engine';
import { faces, type Viewer } from '@pony/table';
import type { Study } from '../replay/study.ts';
import type { LineStep, Weighed } from './types.ts';

/** From -1..1 to the share of games won, in tenths of a percent. */
const percent = (value: number): number => Math.round(500 + 500 * value) / 10;
/** The same every time a record is looked at. */
const chance = (n: number, seat: number): number[] => quickRng(seedOf(`review ${n} ${seat}`));

/**
 * What a seat could hope for after each of the decisions from `from` to `to`, in percent: its chance where the game has learned one,
 * else how good the bot finds its position.
 */
export function judged({ table: { rules }, stateAt }: Study, kit: BotKit, from: number, to: number, seat: number) {
  const out: number[] = [];
  for (let n = from; n <= to; n++) {
    const s = stateAt(n);
    const learned = chanceOf(rules, kit, s, seat, chance(n, seat));
    out.push(percent(learned === null ? outlook(rules, kit, s, seat, chance(n, seat)) : 2 * learned - 1));
  }
  return out;
}

/** Decision `n` and what else its player might have done; null where there was nothing else, or nobody knows any more. */
export function weighed(study: Study, kit: BotKit, n: number): Weighed | null {
  const { table, stateAt, change } = study;
  const { rules, taken } = table;
  if (n <= (change ?? 0)) return null;
  const { seat, option } = taken[n - 1];
  const state = stateAt(n - 1);
  const offered = offers(rules, state, seat).filter(({ refusal }) => refusal === null);
  if (offered.length < 2) return null;
  const found = weigh(rules, kit, state, seat, option, chance(n, seat));
  return {
    n,
    seat,
    asked: pending(rules, state)?.prompt(seat) ?? null,
    played: found.findIndex((one) => sameOption(one.option, option)),
    candidates: found.map((one) => ({
      option: one.option,
      tell: offered.find((offer) => sameOption(offer.option, one.option))?.tell,
      value: percent(one.value),
    })),
  };
}

/** Moves of a line that was not played. */
const LINE = 4;

/** How it might have gone on, had another option been taken at decision `n`: move by move, what one seat decides in a row together. */
export function betterLine(study: Study, kit: BotKit, n: number, option: Option, viewer: Viewer): LineStep[] {
  const { rules, taken } = study.table;
  const { seat } = taken[n - 1];
  const wordsFor = (state: Core, who: number, one: Option): Say | undefined =>
    offers(rules, state, who).find((offer) => sameOption(offer.option, one))?.tell;
  const out: LineStep[] = [];
  for (const one of goesOn(rules, kit, study.stateAt(n - 1), seat, option, LINE, chance(n, seat))) {
    const situation = study.seen(one.after, n, viewer);
    const says = faces(one.events, viewer);
    const last = out.at(-1);
    if (last?.seat === one.seat) out[out.length - 1] = { ...last, says: [...last.says, ...says], situation };
    else
      out.push({
        seat: one.seat,
        option: one.option,
        tell: wordsFor(one.before, one.seat, one.option),
        says,
        situation,
      });
  }
  return out;
}

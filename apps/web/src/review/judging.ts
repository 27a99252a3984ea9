/** A record judged by the bots of its game, beside the page: what a seat could hope for, and what else it might have done. */
import { type BotKit, outlook, weigh } from '@pony/bots';
import { offers, quickRng, sameOption, seedOf } from '@pony/engine';
import type { Study } from '../replay/study.ts';
import type { Weighed } from './types.ts';

/** From -1..1 to the share of games won, in tenths of a percent. */
const percent = (value: number): number => Math.round(500 + 500 * value) / 10;
/** The same every time a record is looked at. */
const chance = (n: number, seat: number): number[] => quickRng(seedOf(`review ${n} ${seat}`));

/** What a seat could hope for after each of the decisions from `from` to `to`, in percent. */
export function judged({ table: { rules }, stateAt }: Study, kit: BotKit, from: number, to: number, seat: number) {
  const out: number[] = [];
  for (let n = from; n <= to; n++) out.push(percent(outlook(rules, kit, stateAt(n), seat, chance(n, seat))));
  return out;
}

/** Decision `n` and what else its player might have done; null where there was nothing else. */
export function weighed({ table: { rules, taken }, stateAt }: Study, kit: BotKit, n: number): Weighed | null {
  const { seat, option } = taken[n - 1];
  const state = stateAt(n - 1);
  const offered = offers(rules, state, seat).filter(({ refusal }) => refusal === null);
  if (offered.length < 2) return null;
  const found = weigh(rules, kit, state, seat, option, chance(n, seat));
  return {
    n,
    seat,
    played: found.findIndex((one) => sameOption(one.option, option)),
    candidates: found.map((one) => ({
      option: one.option,
      tell: offered.find((offer) => sameOption(offer.option, one.option))?.tell,
      value: percent(one.value),
    })),
  };
}

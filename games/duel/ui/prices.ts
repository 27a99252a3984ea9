/** A price and where it comes from, in words. The numbers are the engine's; nothing is worked out twice. */
import type { SideView, SlotView } from '../src/view.ts';
import { SKILLS } from './facts.ts';

type Price = NonNullable<SlotView['price']>;
type Args = Record<string, number | string>;

/** Words of the table, and words of the whole game. */
export interface Speaker {
  say(key: string, args?: Args): string;
  readonly text: { say(key: string, args?: Args): string };
}

/** "You pay 3 coins", "free for you by a chain symbol". */
export function priceWords({ say, text }: Speaker, price: Price): string {
  if (price.chained) return say('freeByChain');
  if (price.coins === 0) return say('freeForYou');
  return say('youPayCoins', { coins: text.say('countOf.coins', { n: price.coins }) });
}

export interface PriceRow {
  readonly id: string;
  /** A skill that is missing, so often. */
  readonly skill?: number;
  readonly times?: number;
  readonly fortress?: boolean;
  readonly words: string;
  readonly coins: number;
}

/** The sum line by line: printed coins, missing symbols kind by kind, what slash cards and tokens stand for, surcharge. */
export function priceRows({ say, text }: Speaker, price: Price, cost: readonly number[], side: SideView): PriceRow[] {
  if (price.chained) return [{ id: 'chain', words: say('sumChain'), coins: 0 }];
  const rows: PriceRow[] = [];
  if (price.printed > 0) rows.push({ id: 'printed', words: say('sumPrinted'), coins: price.printed });
  let missing = 0;
  cost.forEach((need, skill) => {
    const lack = Math.max(0, need - side.skills[skill]);
    missing += lack;
    if (lack === 0) return;
    const words = say('sumMissing', {
      lack,
      skill: text.say(`skill.${SKILLS[skill]}`),
      have: side.skills[skill],
      need,
    });
    rows.push({ id: SKILLS[skill], skill, times: lack, words, coins: lack });
  });
  if (missing > price.bought) rows.push({ id: 'stand-in', words: say('sumStandIn'), coins: price.bought - missing });
  if (price.surcharge > 0)
    rows.push({
      id: 'surcharge',
      fortress: true,
      words: say('sumSurcharge', { n: price.surcharge }),
      coins: price.surcharge,
    });
  return rows;
}

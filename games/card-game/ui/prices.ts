/** The tag on a card that is asked for: what becomes of it. */
import { type GameText, isLegal, type Offered } from '@pony/ui';

const SIGNS = {
  cycle: 'gi:clockwise-rotation',
  forsake: 'gi:skull-crossed-bones',
  eliminate: 'gi:skull-crossed-bones',
  take: 'pp:tick',
} as const;
type Tagged = keyof typeof SIGNS;
const isTagged = (verb: string): verb is Tagged => verb in SIGNS;

/** Only where one verb is asked: a card that may be played as well is no price. */
export function priceOf(text: GameText, offers: readonly Offered[], card: number): string | undefined {
  const legal = offers.filter(isLegal);
  const verb = legal[0]?.option[0];
  if (verb === undefined || !isTagged(verb)) return undefined;
  if (!legal.every(({ option }) => option.length < 2 || option[0] === verb)) return undefined;
  const own = legal.find(({ option }) => option[1] === card);
  if (!own) return undefined;
  const cancels = own.would?.find((one) => one.say === 'cancels');
  return cancels ? text.render('price.falls', { n: Number(cancels.args?.n) }) : text.say(`price.${verb}`);
}

/** The same as a sign, where there is no room for words. */
export function priceSign(offers: readonly Offered[]): (typeof SIGNS)[Tagged] | undefined {
  const verb = offers.find(isLegal)?.option[0];
  return verb !== undefined && isTagged(verb) ? SIGNS[verb] : undefined;
}

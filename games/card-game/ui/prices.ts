/** The tag on a card that is asked for: what becomes of it. */
import { type GameText, isLegal, type Offered } from '@pony/ui';

const TAGGED: ReadonlySet<string> = new Set(['cycle', 'forsake', 'eliminate', 'take']);

/** Only where one verb is asked: a card that may be played as well is no price. */
export function priceOf(text: GameText, offers: readonly Offered[], card: number): string | undefined {
  const legal = offers.filter(isLegal);
  const verb = legal[0]?.option[0];
  if (verb === undefined || !TAGGED.has(verb)) return undefined;
  if (!legal.every(({ option }) => option.length < 2 || option[0] === verb)) return undefined;
  const own = legal.find(({ option }) => option[1] === card);
  if (!own) return undefined;
  const cancels = own.would?.find((one) => one.say === 'cancels');
  return cancels ? text.render('price.falls', { n: Number(cancels.args?.n) }) : text.say(`price.${verb}`);
}

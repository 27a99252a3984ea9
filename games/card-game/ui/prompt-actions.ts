/** What is said in words: buttons of the prompt, passing last and with its reason when it may not be. Pure. */
import type { Offered } from '@pony/protocol';
import { type GameText, plain } from '@pony/text';
import { type AimOf, type Held, inWords, isLegal } from '@pony/ui/point';

/** Branches of a choice in words, as the rules name them. */
const BRANCHES = ['seek-saruman', 'strike-rohan'];

/** A button; without an offer it puts back what was taken up. */
export interface Said {
  readonly id: string;
  readonly label: string;
  readonly kind: 'quiet' | 'link';
  readonly offer: Offered | null;
}

export function saidOf(
  offers: readonly Offered[],
  aim: AimOf<Offered>,
  held: Held,
  text: Pick<GameText, 'option' | 'say'>,
): Said[] {
  const seen = new Set<string>();
  const begun = held.things.length > 0;
  const said = inWords(offers, aim, held)
    .filter(({ option }) => {
      const id = option.join('-');
      return !seen.has(id) && seen.add(id);
    })
    .map(
      (offer): Said => ({
        id: offer.option[0] === 'choose' ? `choose-${BRANCHES[Number(offer.option[1])]}` : offer.option[0],
        label: plain(text.option(offer.option, offer.tell)),
        kind: offer.option[0] === 'yes' || offer.option[0] === 'done' || begun ? 'quiet' : 'link',
        offer,
      }),
    );
  // Whatever was begun can be left again, also where nothing else is said about it (CG-21.5).
  return begun ? [...said, { id: 'back', kind: 'link', label: text.say('table.putBack'), offer: null }] : said;
}

export const isRefused = ({ offer }: Said): boolean => offer !== null && !isLegal(offer);

/** The buttons of the prompt bar: one gold, then quiet ones, then words. */
import { plain } from '@pony/text';
import { isLegal, type Offered, type PromptAction } from '@pony/ui';
import { faceOf } from '../data/facts.ts';
import { isAllocating } from '../panels/Allocate.tsx';
import type { War } from '../war.ts';
import { goldOf } from './gold.ts';

/** The die that pays, and what it is used as when that is something else. */
function dieWords(offer: Offered, { words, targets }: Pick<War, 'words' | 'targets'>): string {
  const die = targets.dieOf(offer.option);
  const result = targets.resultOf(offer.option);
  return result < 0 || result === faceOf(die)
    ? words.die(die)
    : words.say('say.dieAs', { die: words.die(die), as: words.die(result) });
}

/** An offer as a label of a button or of a line in a menu. */
export function offerWords(offer: Offered, war: War): string {
  const { words, text } = war;
  const [verb, first] = offer.option;
  if (verb === 'recruit' || verb === 'figure') return words.figure(first);
  if (words.has(`with.${verb}`)) return words.say(`with.${verb}`, { die: dieWords(offer, war) });
  return plain(text.option(offer.option, offer.tell));
}

const MOST_BUTTONS = 4;

/** Whether there are too many words for the prompt bar: then they stand in a panel. */
export const isWordy = ({ offers, view, targets }: Pick<War, 'offers' | 'view' | 'targets'>): boolean =>
  targets.wordOffers(offers, view).length > MOST_BUTTONS || isAllocating({ offers });

/** All buttons for the question as it stands; a stage has its own. */
export function promptActions(war: War, undo: (() => void) | undefined, staged: boolean): PromptAction[] {
  const { offers, view, words, half, die, putBack, take, situation, targets } = war;
  const out: PromptAction[] = [];
  if (half) {
    for (const offer of targets.offersAt(offers, view, half).filter(isLegal))
      out.push({
        id: offer.option.join(' '),
        kind: out.length === 0 && offer.option[0] !== 'discard' ? 'main' : 'quiet',
        icon: targets.dieOf(offer.option) < 0 ? targets.iconOf(offer.option) : undefined,
        label:
          offer.option[0] === 'target'
            ? words.say('say.attackNow', { region: words.region(half.id) })
            : offerWords(offer, war),
        onPress: () => take(offer, document.activeElement),
      });
    out.push({ id: 'back', kind: 'link', label: words.say('say.putBack'), onPress: putBack });
    return out;
  }
  if (!staged)
    for (const offer of targets.oneRegion(offers, view).slice(0, MOST_BUTTONS))
      out.push({
        id: offer.option.join(' '),
        kind: 'quiet',
        icon: targets.dieOf(offer.option) < 0 ? targets.iconOf(offer.option) : undefined,
        label: offerWords(offer, war),
        onPress: () => take(offer, document.activeElement),
      });
  const spoken = targets.wordOffers(offers, view).filter((offer) => isLegal(offer) || war.size === 'wide');
  const gold = goldOf(spoken, offers, situation.prompt?.say);
  for (const offer of staged || isWordy(war) ? [] : spoken) {
    out.push({
      id: offer.option.join(' '),
      kind: offer === gold ? 'main' : 'quiet',
      label: offerWords(offer, war),
      notNow: !isLegal(offer),
      onPress: () => take(offer, document.activeElement),
    });
  }
  if (die !== null) out.push({ id: 'other-die', kind: 'link', label: words.say('say.otherDie'), onPress: putBack });
  else if (undo && situation.undo.freeFrom !== null && !targets.choosesAction(offers))
    out.push({ id: 'take-back', kind: 'link', icon: 'pp:undo', label: words.say('say.takeBack'), onPress: undo });
  return out;
}

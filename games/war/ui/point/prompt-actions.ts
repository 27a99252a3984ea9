/** The buttons of the prompt bar: one gold, then quiet ones, then words. */
import type { Offered, PromptAction } from '@pony/ui';
import { NATIONS } from '../data/facts.ts';
import { kindOf, LEADER, nationOf, REGULAR } from '../types.ts';
import type { War } from '../war.ts';
import type { WarWords } from '../words/words.ts';
import { choosesAction, dieOf, isLegal, offersAt, resultOf, wordOffers } from './targets.ts';

/** A figure in words: "Regular of Gondor" in a menu. */
export function figureWords(figure: number, words: WarWords): string {
  const nation = nationOf(figure);
  const kind = kindOf(figure);
  const nazgul = kind === LEADER && NATIONS[nation].id === 'sauron';
  const name = words.say(
    `figure.${nazgul ? 'nazgul' : kind === REGULAR ? 'regular' : kind === LEADER ? 'leader' : 'elite'}`,
  );
  return nazgul ? name : `${name}, ${words.nation(nation)}`;
}

/** An offer as a label of a button or of a line in a menu. */
export function offerWords(offer: Offered, war: War): string {
  const { words, text } = war;
  const [verb, first] = offer.option;
  if (verb === 'recruit' || verb === 'figure') return figureWords(first as number, words);
  if (dieOf(offer.option) >= 0) {
    const result = resultOf(offer.option);
    const label = words.say(`verb.${verb}`, { name: '', die: result >= 0 ? words.die(result) : '' });
    return result >= 0 && verb !== 'ring'
      ? words.say('say.withResult', { verb: label, die: words.die(result) })
      : label;
  }
  if (text.has(`option.${offer.tell.say}`)) return text.render(`option.${offer.tell.say}`, offer.tell.args);
  return words.say(`verb.${verb}`, { n: first ?? 0, name: '' });
}

/** Ends a choice rather than making one. */
const ENDS: ReadonlySet<string> = new Set(['done', 'no', 'stay', 'pass', 'cease']);
const MOST_BUTTONS = 5;

/** All buttons for the question as it stands; more than a few become a menu of their own elsewhere. */
export function promptActions(war: War, undo: (() => void) | undefined): PromptAction[] {
  const { offers, view, words, half, die, putBack, take, situation } = war;
  const out: PromptAction[] = [];
  if (half) {
    for (const offer of offersAt(offers, view, half).filter(isLegal).slice(0, MOST_BUTTONS))
      out.push({
        id: offer.option.join('-'),
        kind: out.length === 0 ? 'main' : 'quiet',
        icon: offer.option[0] === 'target' ? 'gi:crossed-swords' : undefined,
        label:
          offer.option[0] === 'target'
            ? words.say('say.attackNow', { region: words.region(half.id) })
            : offerWords(offer, war),
        onPress: () => take(offer, document.activeElement),
      });
    out.push({ id: 'back', kind: 'link', label: words.say('say.putBack'), onPress: putBack });
    return out;
  }
  const plain = wordOffers(offers, view);
  const gold = plain.find((offer) => isLegal(offer) && !ENDS.has(offer.option[0])) ?? null;
  for (const offer of plain.slice(0, MOST_BUTTONS)) {
    out.push({
      id: offer.option.join('-'),
      kind: offer === gold ? 'main' : 'quiet',
      label: offerWords(offer, war),
      notNow: !isLegal(offer),
      onPress: () => take(offer, document.activeElement),
    });
  }
  if (die !== null) out.push({ id: 'other-die', kind: 'link', label: words.say('say.otherDie'), onPress: putBack });
  else if (undo && situation.undo.freeFrom !== null && !choosesAction(offers))
    out.push({ id: 'take-back', kind: 'link', icon: 'pp:undo', label: words.say('say.takeBack'), onPress: undo });
  return out;
}

/** The buttons of the prompt bar: one gold, then quiet ones, then words. */
import { plain } from '@pony/text';
import { Coin, isLegal, type Offered, type Pointing, type PromptAction } from '@pony/ui';
import type { Duel, Price } from './duel.ts';
import { CARDS } from './facts.ts';
import { goldAt } from './gold.ts';
import { CHAIN_ICON } from './icons.ts';
import { namedBy } from './sentence.ts';
import { hasVerb, offersAt, type Thing } from './targets.ts';

/** The price that the view tells of a card or a tile on display. */
export function priceOf({ view }: Pick<Duel, 'view'>, thing: Thing): Price | null {
  if (thing.kind === 'slot') return view.layout.find((slot) => slot.slot === thing.id)?.price ?? null;
  if (thing.kind === 'tile') return view.tilesUp.find(({ tile }) => tile === thing.id)?.price ?? null;
  return null;
}

/** An offer in full. */
const optionWords = ({ text }: Duel, { option, tell }: Offered): string => plain(text.option(option, tell));

/** Words and a coin; the coin is read aloud as coins. */
function Priced({ duel, words, coins, gain }: { duel: Duel; words: string; coins: number; gain?: boolean }) {
  const label = duel.text.say('count.coins', { n: coins });
  return (
    <>
      {words} <Coin value={gain ? `+${coins}` : coins} label={gain ? `+${label}` : label} />
    </>
  );
}

/** A few words for an offer beside the thing itself, whose name need not be said again. */
export function shortWords(
  duel: Duel,
  offer: Offered,
  thing: Thing,
): { icon?: PromptAction['icon']; label: PromptAction['label'] } {
  const { say, view, situation } = duel;
  const price = priceOf(duel, thing);
  const named = namedBy(duel, thing);
  const coins = price?.coins ?? 0;
  switch (offer.option[0]) {
    case 'play': {
      const chain = named && price?.chained ? CARDS[named.id].chainIn : null;
      const label = coins > 0 ? <Priced duel={duel} words={say('playFor')} coins={coins} /> : say('playFree');
      return { icon: chain ? CHAIN_ICON[chain] : undefined, label };
    }
    case 'discard': {
      const { income } = view.sides[situation.seat ?? view.active];
      return { label: <Priced duel={duel} words={say('discardIt')} coins={income} gain /> };
    }
    case 'take':
      return { label: coins > 0 ? <Priced duel={duel} words={say('takeFor')} coins={coins} /> : say('takeFree') };
    case 'pick':
      return { label: say('playFree') };
    case 'lose-grey':
      return { label: say('discardTheirs') };
    case 'place':
      return {
        label: hasVerb(duel.offers, 'spread') ? say('bothHere') : optionWords(duel, offer),
      };
    case 'spread':
      return { label: say('oneHere') };
    default:
      return { label: optionWords(duel, offer) };
  }
}

/** Makes the one gold that is mostly wanted. */
function gild(actions: PromptAction[], verbs: readonly string[]): PromptAction[] {
  const best = goldAt(
    verbs,
    actions.map(({ notNow }) => !notNow),
  );
  return actions.map((action, i) => (i === best ? { ...action, kind: 'main' } : action));
}

function forThing(duel: Duel, choice: Pointing, thing: Thing): PromptAction[] {
  const { say, size, open, offers, situation } = duel;
  const here = offersAt(offers, situation.seat, thing);
  const acts = here.map((offer) => ({
    id: offer.option.join('-'),
    ...shortWords(duel, offer, thing),
    notNow: !isLegal(offer),
    onPress: () => choice.take(offer, document.querySelector('[data-state="selected"]'), thing),
  }));
  const out = gild(
    acts,
    here.map(({ option }) => option[0]),
  );
  const named = namedBy(duel, thing);
  if (size === 'phone' && named)
    out.push({
      id: 'look',
      kind: 'link',
      icon: 'pp:find',
      label: <span className="pony-aloud">{say('look')}</span>,
      onPress: () => open({ what: named.kind === 'race' ? 'stack' : (named.kind as 'card' | 'tile'), id: named.id }),
    });
  else out.push({ id: 'back', kind: 'link', label: say('putBack'), onPress: choice.putBack });
  return out;
}

/** One effect, to be used once: there is no rest to skip. */
function isOneEffect({ situation: { prompt } }: Duel): boolean {
  if (!prompt || prompt.say === 'use-icons' || !prompt.say.startsWith('use-')) return false;
  return Number(prompt.args?.count ?? 1) === 1;
}

/** All buttons for the question as it stands. */
export function promptActions(duel: Duel, choice: Pointing, showSheet: (() => void) | null): PromptAction[] {
  const { offers, say } = duel;
  const { half } = duel;
  if (half?.is === 'thing') return forThing(duel, choice, half.thing);
  if (half?.is === 'region')
    return [
      { id: 'back', kind: duel.size === 'phone' ? 'quiet' : 'link', label: say('putBack'), onPress: choice.putBack },
    ];
  const out: PromptAction[] = [];
  const verbs: string[] = [];
  if (showSheet) {
    out.push({ id: 'sheet', icon: 'pp:cards', kind: 'main', label: say('showChoice'), onPress: showSheet });
    verbs.push('sheet');
  }
  for (const offer of offers) {
    const verb = offer.option[0];
    if (!['step', 'again', 'search', 'lose-coin', 'done'].includes(verb)) continue;
    verbs.push(verb);
    out.push({
      id: verb,
      kind: verb === 'done' && duel.size !== 'phone' ? 'link' : 'quiet',
      icon: verb === 'again' ? 'pp:again' : verb === 'step' ? 'gi:ring' : undefined,
      label: verb === 'done' && isOneEffect(duel) ? say('doWithout') : optionWords(duel, offer),
      notNow: !isLegal(offer),
      onPress: () => choice.take(offer, null),
    });
  }
  return showSheet ? out : gild(out, verbs);
}

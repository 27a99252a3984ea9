/** The buttons of the prompt bar: one gold, then quiet ones, then words. */
import { Coin, type Offered, type PromptAction } from '@pony/ui';
import type { Duel, Price } from './duel.ts';
import { CARDS } from './facts.ts';
import { CHAIN_ICON } from './icons.ts';
import { namedBy } from './sentence.ts';
import { hasVerb, isLegal, offersAt, type Thing } from './targets.ts';
import type { Choice } from './use-choice.ts';

/** The price that the view tells of a card or a tile on display. */
export function priceOf({ view }: Pick<Duel, 'view'>, thing: Thing): Price | null {
  if (thing.kind === 'slot') return view.layout.find((slot) => slot.slot === thing.id)?.price ?? null;
  if (thing.kind === 'tile') return view.tilesUp.find(({ tile }) => tile === thing.id)?.price ?? null;
  return null;
}

/** A few words for an offer beside the thing itself, whose name need not be said again. */
export function shortWords(
  duel: Duel,
  { option, tell }: Offered,
  thing: Thing,
): { icon?: PromptAction['icon']; label: PromptAction['label'] } {
  const { say, text, view, situation } = duel;
  const price = priceOf(duel, thing);
  const named = namedBy(duel, thing);
  switch (option[0]) {
    case 'play': {
      const chain = named && price?.chained ? CARDS[named.id].chainIn : null;
      const label =
        price && price.coins > 0 ? (
          <>
            {say('playFor')} <Coin value={price.coins} />
          </>
        ) : (
          say('playFree')
        );
      return { icon: chain ? CHAIN_ICON[chain] : undefined, label };
    }
    case 'discard':
      return {
        label: (
          <>
            {say('discardIt')} <Coin value={`+${view.sides[situation.seat ?? view.active].income}`} />
          </>
        ),
      };
    case 'take':
      return {
        label:
          price && price.coins > 0 ? (
            <>
              {say('takeFor')} <Coin value={price.coins} />
            </>
          ) : (
            say('takeFree')
          ),
      };
    case 'pick':
      return { label: say('playFree') };
    case 'lose-grey':
      return { label: say('discardTheirs') };
    case 'place':
      return {
        label: hasVerb(duel.offers, 'spread') ? say('bothHere') : text.tell('option', tell).map(String).join(''),
      };
    case 'spread':
      return { label: say('oneHere') };
    default:
      return { label: text.render(`option.${tell.say}`, tell.args) };
  }
}

const MAIN_FIRST = ['play', 'take', 'pick', 'name', 'lose-grey', 'step', 'again', 'search', 'lose-coin', 'discard'];

/** Makes the first that may be taken gold. */
function gild(actions: PromptAction[], verbs: readonly string[]): PromptAction[] {
  const best = MAIN_FIRST.flatMap((verb) => actions.filter((action, i) => verbs[i] === verb && !action.notNow))[0];
  return actions.map((action) => (action === best ? { ...action, kind: 'main' } : action));
}

function forThing(duel: Duel, choice: Choice, thing: Thing): PromptAction[] {
  const { say, size, open, offers, situation } = duel;
  const here = offersAt(offers, situation.seat, thing);
  const acts = here.map((offer) => ({
    id: offer.option.join('-'),
    ...shortWords(duel, offer, thing),
    notNow: !isLegal(offer),
    onPress: () => choice.take(offer, thing, document.querySelector('[data-state="selected"]')),
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

/** All buttons for the question as it stands. */
export function promptActions(duel: Duel, choice: Choice, showSheet: (() => void) | null): PromptAction[] {
  const { offers, say, text } = duel;
  const { half } = choice;
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
      label: text.render(`option.${offer.tell.say}`, offer.tell.args),
      notNow: !isLegal(offer),
      onPress: () => choice.take(offer, null, null),
    });
  }
  return showSheet ? out : gild(out, verbs);
}

/** What of the Card Game is worth a pause: cards of the others, places that open, fights and what they bring. Pure. */
import type { Say } from '@pony/engine';
import type { GameText } from '@pony/text';
import type { Drama, Prop } from '@pony/ui/drama';
import { CARDS, FACTION_LOOK, isPath, LOCATIONS } from './facts.ts';

function cardProp(id: number, text: GameText): Prop {
  const { faction, type, id: seed } = CARDS[id];
  const { color, icon } = FACTION_LOOK[faction];
  return {
    is: 'card',
    name: text.name('card', id),
    kind: `${text.say(`faction.${faction}`)} · ${text.say(`type.${type}`)}`,
    icon,
    seed,
    tone: 'quest',
    band: color,
    text: effectOf('card', id, text),
  };
}

function placeProp(id: number, text: GameText): Prop {
  const path = isPath(id);
  const { side, id: seed } = LOCATIONS[id];
  return {
    is: 'card',
    name: text.name('location', id),
    kind: text.say(path ? 'word.path' : 'word.battleground'),
    icon: path ? 'gi:mountain-road' : 'gi:castle',
    seed,
    tone: path ? 'quest' : side === 'free' ? 'alliance' : 'war',
    text: effectOf('location', id, text),
  };
}

/** Things without a text have none here either. */
function effectOf(kind: 'card' | 'location', id: number, text: GameText): string | undefined {
  const words = text.name(kind, id, 'effect');
  return words === text.name(kind, id) ? undefined : words;
}

export function drama({ say, args = {} }: Say, _view: unknown, text: GameText): Drama | null {
  const here = (name: string): number => Number(args[name]);
  switch (say) {
    case 'plays':
    case 'gives':
    case 'plays-event':
    case 'uses':
      return { sound: 'card', props: [cardProp(here('card'), text)] };
    case 'cycles-card':
    case 'eliminates-card':
    case 'forsakes-card':
    case 'forsakes-reserve':
    case 'forsakes-top-card':
    case 'moves':
    case 'takes':
    case 'falls':
      return { sound: 'card', props: [cardProp(here('card'), text)], quiet: true };
    case 'fights':
      return { sound: 'battle', props: [placeProp(here('location'), text)], quiet: true };
    case 'uses-ring':
      return { sound: 'piece', props: [{ is: 'sign', icon: 'gi:ring' }] };
    case 'activates':
    case 'reactivates':
      return { sound: 'card', props: [placeProp(here('location'), text)], chance: true };
    case 'wins':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:laurel-crown' }], chance: true };
    case 'wins-corruption':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:burning-eye' }], chance: true };
    case 'nobody-wins':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:crossed-swords' }], chance: true };
    default:
      return null;
  }
}

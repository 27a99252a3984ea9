/** What of the LCG is worth a pause: encounter and shadow cards, quests, cards of the others, who is lost. Pure. */
import type { Say } from '@pony/engine';
import type { GameText } from '@pony/text';
import type { Drama, Prop } from '@pony/ui/drama';
import type { LcgView } from '../src/view.ts';
import { idOf, motifOf, nameOf } from './faces.ts';
import { colorOf, printed } from './facts.ts';

const TONE: Readonly<Record<string, 'quest' | 'war' | 'alliance'>> = {
  enemy: 'war',
  location: 'alliance',
  quest: 'quest',
};

function cardProp(card: number, view: LcgView, text: GameText): Prop {
  const id = idOf(view, card);
  const row = printed(id, view.cards.find((one) => one.card === card)?.type);
  const effect = `card.${id}.effect`;
  return {
    is: 'card',
    name: nameOf(text, id),
    kind: text.say(`type.${row.type}`),
    icon: motifOf(row),
    seed: id,
    tone: TONE[row.type] ?? 'skill',
    band: colorOf(row),
    text: text.has(effect) ? text.say(effect) : undefined,
  };
}

export function drama({ say, args = {} }: Say, view: LcgView, text: GameText): Drama | null {
  const card = (): Prop[] => [cardProp(Number(args.card), view, text)];
  switch (say) {
    case 'plays':
    case 'uses':
      return { sound: 'card', props: card() };
    case 'revealed':
    case 'shadow-turned':
      return { sound: 'card', props: card(), chance: true };
    case 'commits':
    case 'enters':
    case 'engages':
    case 'travels':
    case 'explored':
    case 'destroyed':
    case 'defends':
    case 'strikes':
    case 'attached':
      return { sound: 'card', props: card(), quiet: true };
    case 'advances':
      return { sound: 'turn', props: card(), chance: true };
    case 'undefended':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:crossed-swords' }], chance: true };
    case 'succeeds':
      return { sound: 'turn', props: [{ is: 'sign', icon: 'gi:compass' }], chance: true };
    case 'fails':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:burning-eye' }], chance: true };
    case 'eliminated':
      return { sound: 'battle', props: [{ is: 'sign', icon: 'gi:broken-shield' }], chance: true };
    default:
      return null;
  }
}

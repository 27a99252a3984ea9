/** The sentence of the prompt bar: whose decision it is, what is asked, and what has been said so far. */
import {
  type IconName,
  isLegal,
  isUndecided,
  type Part,
  type Pointing,
  type PromptBarProps,
  type PromptWord,
} from '@pony/ui';
import type { Duel } from './duel.ts';
import { SIDES } from './facts.ts';
import { SEAT_SEAL, SEAT_SIDE } from './icons.ts';
import type { Half, Thing } from './targets.ts';

const HOLE = '\u241f';

/** A sentence with a place for the next word; `chosen` is pressed to take the last word back. */
function growing(parts: readonly Part[], hole: string, chosen: () => void, label: string): PromptWord[] {
  return parts.flatMap((part): PromptWord[] => {
    if (typeof part !== 'string') return [{ word: part.text, onPress: chosen, label: `${part.text}. ${label}` }];
    const [before, after] = part.split(HOLE);
    return after === undefined ? [before] : [before, { hole }, after].filter((one) => one !== '');
  });
}

/** The card, tile, token or race that a chosen thing stands for. */
export function namedBy(duel: Pick<Duel, 'view'>, thing: Thing): { kind: string; id: number } | null {
  if (thing.kind === 'slot') {
    const card = duel.view.layout.find((slot) => slot.slot === thing.id)?.card ?? null;
    return card === null ? null : { kind: 'card', id: card };
  }
  if (thing.kind === 'stack') return { kind: 'race', id: thing.id };
  return { kind: thing.kind, id: thing.id };
}

function halfSaid(duel: Duel, half: Half, choice: Pick<Pointing, 'putBack'>): PromptWord[] {
  const { text, say } = duel;
  const label = say('putBack');
  const grow = (key: string, args: Record<string, number>, hole: string): PromptWord[] =>
    growing(text.parts(`table.${key}`, { ...args, hole: HOLE }), say(hole), choice.putBack, label);
  if (half.is === 'region')
    return half.verb === 'move'
      ? grow('moving', { from: half.from }, 'where')
      : grow('spreading', { region: half.from }, 'where');
  const named = namedBy(duel, half.thing);
  if (!named) return [say('choose')];
  if (half.thing.kind === 'slot') return grow('takingCard', { card: named.id }, 'choose');
  if (half.thing.kind === 'tile') return grow('takingTile', { tile: named.id }, 'sure');
  if (half.thing.kind === 'stack') return grow('naming', { race: named.id }, 'sure');
  return grow('pointing', { card: named.id }, 'sure');
}

const EFFECTS = [
  'units',
  'rings',
  'moves',
  'removals',
  'coinLoss',
  'greyLoss',
  'fromDiscard',
  'extraTurns',
  'fortressRemovals',
  'manoeuvres',
  'namedAlliance',
];

/** What may still be used, effect by effect. */
function effectsLeft({ say }: Duel, args: Readonly<Record<string, unknown>>): string[] {
  return EFFECTS.filter((effect) => Number(args[effect] ?? 0) > 0).map((effect) =>
    say(`effect.${effect}`, { n: Number(args[effect]) }),
  );
}

/** What is asked when nothing has been said yet. */
function question(duel: Duel): PromptWord[] {
  const { situation, text, offers } = duel;
  const { prompt } = situation;
  if (!prompt) return [];
  const words = (parts: readonly Part[]): PromptWord[] =>
    parts.map((part) => (typeof part === 'string' ? part : { word: part.text, onPress: () => duel.follow(part) }));
  if (prompt.say === 'turn') {
    const legal = offers.filter(isLegal);
    const cards = new Set(legal.flatMap(({ option }) => (option[0] === 'discard' ? [option[1]] : []))).size;
    const tiles = legal.flatMap(({ option }) => (option[0] === 'take' ? [option[1]] : []));
    return words(text.parts('table.turn', { lit: cards, tiles }));
  }
  if (prompt.say === 'use-icons') {
    const left = effectsLeft(duel, prompt.args ?? {});
    return [duel.say(left.length > 1 ? 'effectsLeft' : 'effectLeft', { list: left.join(', ') })];
  }
  return words(text.tell('prompt', prompt));
}

export interface Spoken extends Pick<PromptBarProps, 'side' | 'over' | 'sentence' | 'mood'> {
  seal: IconName;
}

/** Everything the prompt bar says. */
export function spoken(duel: Duel, choice: Pick<Pointing, 'putBack'>): Spoken {
  const { situation, view, text, say, isReader, mood } = duel;
  const name = (seat: number): string => text.say(`seat.${SIDES[seat]}`);
  const look = (seat: number) => ({ side: SEAT_SIDE[seat], seal: SEAT_SEAL[seat] });
  const { outcome } = situation;
  if (outcome) {
    const winner = outcome.seats.indexOf('won');
    const seat = winner >= 0 ? winner : duel.me;
    const key = winner < 0 ? 'shared' : duel.alone && isReader(winner) ? 'youWin' : duel.alone ? 'youLose' : 'wins';
    const first = isUndecided(outcome) ? '' : say(key, { seat: name(seat) });
    const sentence = [first, ' ', text.say(`reason.${outcome.reason}`)];
    return { ...look(seat), over: say('over', { chapter: view.chapter }), sentence, mood: 'over' };
  }
  const asked = situation.asked[0] ?? view.active;
  const more = view.extraTurns > 0 ? ` · ${say('moreTurns', { n: view.extraTurns })}` : '';
  const who = situation.seats[asked].name;
  if (situation.prompt && situation.seat !== null) {
    const over = `${duel.alone ? say('yourTurn') : who || say('turnOf')} · ${name(situation.seat)}${more}`;
    const sentence = duel.half ? halfSaid(duel, duel.half, choice) : question(duel);
    return { ...look(situation.seat), over, sentence, mood: mood === 'away' ? 'away' : 'asking' };
  }
  const over = `${who || say('turnOf')} · ${name(asked)}${more}`;
  return {
    ...look(asked),
    over,
    sentence: [say('waiting', { seat: name(asked) })],
    mood: mood === 'away' ? 'away' : 'waiting',
  };
}

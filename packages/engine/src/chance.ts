/** The doors through which rules reach chance, hidden things, the log and other procedures. */
import { frame } from './procedure.ts';
import { below, shuffle } from './rng.ts';
import { isScripted, scriptedItem, scriptedRoll } from './script.ts';
import type { Address, Args, Core, Cx, GameEvent, Kind, Label, Outcome, Rules, Say, Seat } from './types.ts';

/** What a decision brought to light, in order: dice and things turned up, for the record. */
export interface Chance {
  readonly kind: Kind;
  readonly id: number;
}

export interface Context extends Cx {
  rules: Rules;
  s: Core;
  /** null: nobody listens. */
  events: GameEvent[] | null;
  chance: Chance[] | null;
  /** Randomness was used or something hidden was seen: a free undo stops here. */
  barrier: boolean;
}

const nobody = { seats: [], reason: '' };

/** One context serves all decisions of a thread; the machine points it at the state in hand. */
export function makeContext(): Context {
  const cx: Context = {
    rules: undefined as unknown as Rules,
    s: { rng: [], stack: [], outcome: nobody },
    events: null,
    chance: null,
    barrier: false,
    roll(sides: number): number {
      const { rng } = cx.s;
      const face = isScripted(rng) ? scriptedRoll(rng, sides) : below(rng, sides) + 1;
      note(cx, 'roll', face);
      return face;
    },
    shuffle(items: number[]): void {
      shuffle(cx.s.rng, items);
      cx.barrier = true;
    },
    pick(items: readonly number[]): number {
      cx.barrier = true;
      const { rng } = cx.s;
      return isScripted(rng) ? scriptedItem(rng, items) : items[below(rng, items.length)];
    },
    draw(kind: Kind, pile: number[]): number {
      if (pile.length === 0) throw new Error(`nothing left to draw: ${kind}`);
      const { rng } = cx.s;
      const top = isScripted(rng) ? taken(pile, scriptedItem(rng, pile)) : (pile.pop() as number);
      note(cx, kind, top);
      return top;
    },
    reveal(kind: Kind, id: number): void {
      note(cx, kind, id);
    },
    emit(say: string, args?: Args): void {
      if (cx.events) cx.events.push(args ? { say, args } : { say });
    },
    whisper(seats: readonly Seat[], secret: Say, open: Say): void {
      if (cx.events) cx.events.push({ ...open, secret: { seats, face: secret } });
    },
    call<L>(to: Address<L>, locals: L, at?: Label): void {
      const found = cx.rules.procedures[to.name];
      if (!found) throw new Error(`no procedure is called ${to.name}`);
      const f = frame(found, locals as object);
      if (at !== undefined) {
        if (!found.at[at]) throw new Error(`no step ${at} in procedure ${to.name}`);
        f.at = at;
      }
      cx.s.stack.push(f);
    },
    callFor(f, into, to, locals): void {
      if (cx.s.stack[cx.s.stack.length - 1] !== f)
        throw new Error(`${f.p} asks for the result of ${to.name} from under another procedure`);
      cx.call(to, locals);
      cx.s.stack[cx.s.stack.length - 1].into = into;
    },
    end(outcome: Outcome): void {
      if (cx.s.outcome) return;
      cx.s.outcome = outcome;
      cx.s.stack.length = 0;
    },
  };
  return cx;
}

function taken(pile: number[], item: number): number {
  pile.splice(pile.lastIndexOf(item), 1);
  return item;
}

function note(cx: Context, kind: Kind, id: number): void {
  cx.barrier = true;
  if (cx.chance) cx.chance.push({ kind, id });
}

/** The machine: carries out frames until somebody has to choose, and takes the choice. It knows no game. */
import { type Chance, type Context, makeContext } from './chance.ts';
import { END, frame } from './procedure.ts';
import { rngOf, type Seed, seedOf } from './rng.ts';
import type {
  AskStep,
  Core,
  Frame,
  GameEvent,
  Gives,
  Label,
  Option,
  Options,
  Procedure,
  Refusal,
  RefusalRule,
  Rules,
  Say,
  Seat,
} from './types.ts';

const cx: Context = makeContext();
const TOO_MANY_STEPS = 100_000;

/** What one decision did besides changing the state. */
export interface Happened {
  readonly events: GameEvent[];
  readonly chance: Chance[];
  /** Randomness was used or something hidden was seen. */
  readonly barrier: boolean;
}

export interface Started<S extends Core> extends Happened {
  readonly state: S;
}

export interface Pending {
  /** Which question this is: `<procedure>/<step>`. The names are those of saved games, so they outlive a change of words. */
  readonly question: string;
  readonly seats: readonly Seat[];
  prompt(seat: Seat): Say;
  options(seat: Seat): readonly Option[];
}

export class IllegalOption extends Error {
  readonly refusal: Refusal;
  constructor(option: Option, refusal: Refusal) {
    super(`${JSON.stringify(option)} refused: ${refusal.say}${refusal.rule ? ` (${refusal.rule})` : ''}`);
    this.name = 'IllegalOption';
    this.refusal = refusal;
  }
}

/** Sets a game up and carries it to its first question. */
export function start<S extends Core>(rules: Rules<S>, options: Options, words: Seed): Started<S> {
  const state = rules.setup(options, rngOf(seedOf(words)));
  const main = rules.procedures[rules.main.name];
  if (!main) throw new Error(`no procedure is called ${rules.main.name}`);
  if (state.stack.length === 0 && !state.outcome)
    state.stack.push({ ...rules.main.locals, p: main.name, at: main.first });
  const happened = listen();
  try {
    point(rules, state);
    settle(rules, state);
  } finally {
    deafen();
  }
  return { state, ...happened() };
}

/** The seats that are asked now; empty when the game is over. */
export function asked<S extends Core>(rules: Rules<S>, s: S): readonly Seat[] {
  if (s.outcome) return [];
  const f = top(s);
  return step(rules, f).ask.seats(s, f);
}

/** What is asked now, or null when the game is over. */
export function pending<S extends Core>(rules: Rules<S>, s: S): Pending | null {
  if (s.outcome) return null;
  const f = top(s);
  const { ask } = step(rules, f);
  return {
    question: `${f.p}/${f.at}`,
    seats: ask.seats(s, f),
    prompt: (seat) => ask.prompt(s, f, seat),
    options: (seat) => options(rules, s, seat),
  };
}

/** The options of a seat: the candidates that nothing refuses. */
export function options<S extends Core>(rules: Rules<S>, s: S, seat: Seat): readonly Option[] {
  const out: Option[] = [];
  if (s.outcome) return out;
  const f = top(s);
  const { ask } = step(rules, f);
  if (!ask.seats(s, f).includes(seat)) return out;
  ask.candidates(s, f, seat, out);
  if (ask.refuse) {
    const known = ask.known?.(s, f, seat);
    let kept = 0;
    for (let i = 0; i < out.length; i++) {
      if (ask.refuse(s, f, seat, out[i], known) === null) out[kept++] = out[i];
    }
    while (out.length > kept) out.pop();
  }
  return out;
}

export interface Offer {
  readonly option: Option;
  readonly tell: Say;
  readonly refusal: Refusal | null;
  /** What it would do; absent when the question does not say, and for what is refused. */
  readonly would?: readonly Say[];
}

/** Everything a seat might point at, in words, each with the reason why not, if there is one. */
export function offers<S extends Core>(rules: Rules<S>, s: S, seat: Seat): Offer[] {
  if (s.outcome) return [];
  const f = top(s);
  const { ask } = step(rules, f);
  if (!ask.seats(s, f).includes(seat)) return [];
  const out: Option[] = [];
  ask.candidates(s, f, seat, out);
  const known = ask.known?.(s, f, seat);
  return out.map((option) => {
    const tell = ask.tell?.(s, f, seat, option) ?? plainWords(option);
    const refusal = reason(ask.refuse?.(s, f as never, seat, option, known) ?? null, s, f, seat, option);
    const would = refusal ? undefined : ask.would?.(s, f, seat, option);
    return would && would.length > 0 ? { option, tell, refusal, would } : { option, tell, refusal };
  });
}

/** The verb as the text, its targets as a, b, c. */
export function plainWords(option: Option): Say {
  const [verb, a, b, c] = option;
  if (a === undefined) return { say: verb };
  if (b === undefined) return { say: verb, args: { a } };
  return c === undefined ? { say: verb, args: { a, b } } : { say: verb, args: { a, b, c } };
}

/** Why a seat may not take an option now; null when it may. The same `refuse` that made the list. */
export function explain<S extends Core>(rules: Rules<S>, s: S, seat: Seat, option: Option): Refusal | null {
  if (s.outcome) return { rule: null, say: 'game-over' };
  const f = top(s);
  const { ask } = step(rules, f);
  if (!ask.seats(s, f).includes(seat)) return { rule: null, say: 'not-your-turn' };
  if (!fitsNotation(rules, option)) return { rule: null, say: 'no-such-option' };
  const refused = ask.refuse?.(s, f, seat, option, ask.known?.(s, f, seat)) ?? null;
  if (refused) return reason(refused, s, f, seat, option);
  const out: Option[] = [];
  ask.candidates(s, f, seat, out);
  return out.some((candidate) => sameOption(candidate, option)) ? null : { rule: null, say: 'no-such-option' };
}

/** Takes an option, in place. Throws on any option outside the enumerated set and leaves the state untouched. */
export function apply<S extends Core>(rules: Rules<S>, s: S, seat: Seat, option: Option): void {
  const refusal = explain(rules, s, seat, option);
  if (refusal) throw new IllegalOption(option, refusal);
  take(rules, s, seat, option);
}

/** Takes an option that `options` or `explain` allowed in this very position, without looking whether they did. */
export function take<S extends Core>(rules: Rules<S>, s: S, seat: Seat, option: Option): void {
  point(rules, s);
  const f = top(s);
  const asking = step(rules, f);
  const label = asking.ask.answer(s, f, seat, option, cx);
  if (s.outcome) return;
  if (label !== undefined) leave(s, f, label);
  else if (!asking.together || asking.ask.seats(s, f).length === 0) leave(s, f, rules.procedures[f.p].next[f.at]);
  settle(rules, s);
}

/** `apply`, telling what happened. */
export function applyTelling<S extends Core>(rules: Rules<S>, s: S, seat: Seat, option: Option): Happened {
  const refusal = explain(rules, s, seat, option);
  if (refusal) throw new IllegalOption(option, refusal);
  return takeTelling(rules, s, seat, option);
}

/** `take`, telling what happened. */
export function takeTelling<S extends Core>(rules: Rules<S>, s: S, seat: Seat, option: Option): Happened {
  const happened = listen();
  try {
    take(rules, s, seat, option);
  } finally {
    deafen();
  }
  return happened();
}

/** Clone and apply: the state handed in stays as it was. */
export function play<S extends Core>(rules: Rules<S>, s: S, seat: Seat, option: Option): Started<S> {
  const state = rules.clone(s);
  return { state, ...applyTelling(rules, state, seat, option) };
}

export function sameOption(a: Option, b: Option): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A known verb with targets that exist; says nothing about whether it is allowed. */
export function fitsNotation<S extends Core>(rules: Rules<S>, option: Option): boolean {
  const kinds = Object.hasOwn(rules.notation, option[0]) ? rules.notation[option[0]] : null;
  if (!kinds || kinds.length !== option.length - 1) return false;
  return kinds.every((kind, i) => {
    const id = option[i + 1] as number;
    return Number.isInteger(id) && id >= 0 && id < rules.size(kind);
  });
}

/** The frame that called the one on top. */
export function caller<L>(s: Core): Frame & L {
  return s.stack[s.stack.length - 2] as Frame & L;
}

function reason<S extends Core>(
  refused: RefusalRule<S> | null,
  s: S,
  f: Frame,
  seat: Seat,
  option: Option,
): Refusal | null {
  if (!refused) return null;
  const { rule, say } = refused;
  return refused.args ? { rule, say, args: refused.args(s, f, seat, option) } : { rule, say };
}

const top = (s: Core): Frame => s.stack[s.stack.length - 1];

function step<S extends Core>(rules: Rules<S>, f: Frame): AskStep<S, object> {
  const found = rules.procedures[f.p]?.at[f.at];
  if (found?.do !== 'ask') throw new Error(`nothing is asked at ${f.p}/${f.at}`);
  return found;
}

function point<S extends Core>(rules: Rules<S>, s: S): void {
  cx.rules = rules;
  cx.s = s;
  cx.barrier = false;
}

function listen(): () => Happened {
  const events: GameEvent[] = [];
  const chance: Chance[] = [];
  cx.events = events;
  cx.chance = chance;
  return () => ({ events, chance, barrier: cx.barrier });
}

function deafen(): void {
  cx.events = null;
  cx.chance = null;
}

/** Moves a frame on, or takes it off the stack, wherever it lies by now. */
function leave(s: Core, f: Frame, label: Label): void {
  if (label !== END) {
    f.at = label;
    return;
  }
  const at = s.stack.lastIndexOf(f);
  const above = s.stack[at + 1];
  if (above?.into !== undefined) throw new Error(`${f.p} is over and waits for the result of ${above.p}`);
  if (above) s.stack.splice(at, 1);
  else s.stack.pop();
  if (f.into !== undefined) give(s.stack[at - 1], f.into, f as Frame & Gives<unknown>);
}

/** The result of a procedure that is over goes to the one that called it. */
function give(caller: Frame, into: string, { result }: Gives<unknown>): void {
  (caller as unknown as Record<string, unknown>)[into] = result;
}

/** Carries out steps until a question or the end of the game. */
function settle<S extends Core>(rules: Rules<S>, s: S): void {
  for (let n = 0; n < TOO_MANY_STEPS; n++) {
    if (s.outcome) return;
    const f = top(s);
    if (!f) throw new Error('the rules ran out of steps without an outcome');
    const p = rules.procedures[f.p];
    const now = p?.at[f.at];
    if (!now) throw new Error(`no step ${f.at} in procedure ${f.p}`);
    if (now.do === 'ask') {
      if (now.ask.seats(s, f as never).length > 0) return;
      leave(s, f, p.next[f.at]);
    } else if (now.do === 'run') {
      const label = now.run(s, f as never, cx);
      if (!s.outcome) leave(s, f, label ?? p.next[f.at]);
    } else {
      const locals = now.locals(s, f as never);
      leave(s, f, p.next[f.at]);
      if (locals) push(rules, s, now.to, locals);
    }
  }
  throw new Error(`endless: ${s.stack.map((f) => `${f.p}/${f.at}`).join(' ')}`);
}

function push<S extends Core>(rules: Rules<S>, s: S, name: string, locals: object): void {
  const found: Procedure<S, object> | undefined = rules.procedures[name];
  if (!found) throw new Error(`no procedure is called ${name}`);
  s.stack.push(frame(found, locals));
}

/** What the reader is in the middle of: a die, a thing taken up, a menu, a "why not?". Gone when the table moves on. */
import type { Offered, Option, Refusal, State } from '@pony/ui';
import { useMemo, useState } from 'react';
import type { WarView } from '../model.ts';
import { choosesAction, dieOf, isLegal, offersAt, sameThing, stateOf, type Thing } from './targets.ts';

export interface Why {
  readonly refusal: Refusal;
  readonly anchor: Element | null;
}
export interface Menu {
  readonly thing: Thing;
  readonly anchor: Element | null;
  readonly offers: readonly Offered[];
}
interface Doing {
  readonly version: number;
  readonly die: number | null;
  readonly half: Thing | null;
  readonly menu: Menu | null;
  readonly why: Why | null;
}

interface ChoiceInput {
  readonly version: number;
  readonly view: WarView;
  readonly offers: readonly Offered[];
  choose(option: Option): void;
  askWhy(option: Option): Promise<Refusal | null>;
  /** Nothing may be done with it: show it. */
  look(thing: Thing): void;
}

export interface Choice extends Omit<Doing, 'version'> {
  /** Offers of the chosen die, or all. */
  readonly offers: readonly Offered[];
  readonly asking: boolean;
  setAsking(on: boolean): void;
  press(thing: Thing, from: Element | null): void;
  take(offer: Offered, from: Element | null): void;
  putBack(): void;
  closeMenu(): void;
  closeWhy(): void;
  stateOf(thing: Thing): State;
}

/** Verbs that are looked at before they are done: a card is read, an attack is weighed. */
const TAKEN_UP: ReadonlySet<string> = new Set(['play', 'target']);

/** A region nobody offered: the question to put about it. */
function regionQuestion(offers: readonly Offered[], region: number): Option | null {
  for (const verb of ['to', 'target', 'step', 'army'])
    if (offers.some(({ option }) => option[0] === verb)) return [verb, region];
  return null;
}

export function useChoice(input: ChoiceInput): Choice {
  const { version, view, choose, askWhy, look } = input;
  const nothing: Doing = { version, die: null, half: null, menu: null, why: null };
  const [kept, setKept] = useState<Doing>(nothing);
  const [asking, setAsking] = useState(false);
  const now = kept.version === version ? kept : nothing;
  const { die, half } = now;
  const turning = half?.kind === 'ring';
  const offers = useMemo(() => {
    if (turning) return input.offers.filter(({ option }) => option[0] === 'ring');
    return die === null
      ? input.offers
      : input.offers.filter(({ option }) => dieOf(option) === die || dieOf(option) < 0);
  }, [input.offers, die, turning]);
  const set = (part: Partial<Doing>): void => setKept({ ...now, menu: null, why: null, ...part, version });
  const showWhy = (refusal: Refusal, anchor: Element | null): void => set({ why: { refusal, anchor } });

  const take: Choice['take'] = (offer, from) => {
    if (offer.refusal) showWhy(offer.refusal, from);
    else {
      set({ half: null });
      choose(offer.option);
    }
  };
  const askAbout = (thing: Thing, from: Element | null): void => {
    const question = thing.kind === 'region' ? regionQuestion(offers, thing.id) : null;
    if (!question) {
      look(thing);
      return;
    }
    askWhy(question).then((refusal) => (refusal ? showWhy(refusal, from) : look(thing)));
  };

  const press: Choice['press'] = (thing, from) => {
    const here = offersAt(offers, view, thing);
    const legal = here.filter(isLegal);
    if (asking) {
      setAsking(false);
      if (here[0]?.refusal && legal.length === 0) showWhy(here[0].refusal, from);
      else askAbout(thing, from);
      return;
    }
    if (thing.kind === 'ring') {
      if (legal.length > 0) set({ half: turning ? null : thing, die: null });
      else if (here[0]?.refusal) showWhy(here[0].refusal, from);
      return;
    }
    if (thing.kind === 'die' && turning) {
      if (legal.length > 0) set({ menu: { thing, anchor: from, offers: legal } });
      return;
    }
    if (thing.kind === 'die' && choosesAction(input.offers)) {
      if (input.offers.some((offer) => dieOf(offer.option) === thing.id))
        set({ die: die === thing.id ? null : thing.id });
      return;
    }
    if (here.length === 0) look(thing);
    else if (legal.length === 0) showWhy(here[0].refusal as Refusal, from);
    else if (legal.length > 1 && thing.kind !== 'card') set({ menu: { thing, anchor: from, offers: legal } });
    else if (!TAKEN_UP.has(legal[0].option[0])) take(legal[0], from);
    else {
      look(thing);
      set({ half: half && sameThing(half, thing) ? null : thing });
    }
  };

  const state = (thing: Thing): State => {
    if (half && sameThing(half, thing)) return 'selected';
    if (thing.kind === 'die' && die !== null && !turning) return die === thing.id ? 'selected' : 'rest';
    return stateOf(offers, view, thing);
  };
  return {
    ...now,
    offers,
    asking,
    setAsking,
    press,
    take,
    stateOf: state,
    putBack: () => set(half ? { half: null } : { die: null }),
    closeMenu: () => set({}),
    closeWhy: () => set({}),
  };
}

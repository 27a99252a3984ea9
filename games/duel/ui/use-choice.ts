/** What the reader is in the middle of: a half-made choice, a menu, a "why not?". It is gone when the table moves on. */
import type { Offered, Option, Refusal, Seat } from '@pony/ui';
import { useCallback, useRef, useState } from 'react';
import {
  endsAt,
  type Half,
  hasVerb,
  isLegal,
  offersAt,
  regionQuestion,
  sameThing,
  stateOf,
  type Thing,
} from './targets.ts';

export interface Why {
  readonly thing: Thing | null;
  readonly refusal: Refusal;
  readonly anchor: Element | null;
}
interface Doing {
  readonly version: number;
  readonly half: Half | null;
  readonly menu: { readonly thing: Thing; readonly anchor: Element; readonly offers: readonly Offered[] } | null;
  readonly why: Why | null;
}

export interface ChoiceInput {
  readonly version: number;
  readonly seat: Seat | null;
  /** Empty when nothing may be chosen now. */
  readonly offers: readonly Offered[];
  /** A menu beside the thing; on a phone its words stand in the prompt bar only. */
  readonly menus: boolean;
  choose(option: Option): void;
  askWhy(option: Option): Promise<Refusal | null>;
  /** Nothing may be done with it: show it. */
  look(thing: Thing): void;
}

/** Things that are taken up first, so that they can be looked at before they are spent on. */
const TAKEN_UP: ReadonlySet<string> = new Set(['slot', 'tile', 'card', 'stack']);

export interface Choice extends Omit<Doing, 'version'> {
  /** The next press asks why instead of acting. */
  readonly asking: boolean;
  setAsking(on: boolean): void;
  /** Asks why about what an element shows, instead of pressing it. */
  askAt(element: HTMLElement): void;
  press(thing: Thing, from: Element): void;
  take(offer: Offered, thing: Thing | null, from: Element | null): void;
  begin(verb: 'move' | 'spread', from: number): void;
  explain(thing: Thing, from: Element): void;
  putBack(): void;
  closeMenu(): void;
  closeWhy(): void;
  stateOf(thing: Thing): ReturnType<typeof stateOf>;
}

export function useChoice(input: ChoiceInput): Choice {
  const { version, seat, offers, menus, choose, askWhy, look } = input;
  const nothing: Doing = { version, half: null, menu: null, why: null };
  const [kept, setKept] = useState<Doing>(nothing);
  const [asking, setAsking] = useState(false);
  const once = useRef(false);
  const now = kept.version === version ? kept : nothing;
  const { half } = now;
  const set = (part: Partial<Doing>): void => setKept({ ...now, menu: null, why: null, ...part, version });

  const showWhy = (thing: Thing | null, refusal: Refusal, anchor: Element | null): void =>
    set({ why: { thing, refusal, anchor } });

  const take: Choice['take'] = (offer, thing, from) => {
    if (offer.refusal) {
      showWhy(thing, offer.refusal, from);
      return;
    }
    set({ half: null });
    choose(offer.option);
  };

  /** Asks the table about a region that nobody offered. */
  const askAbout = (thing: Thing, from: Element): void => {
    const question = regionQuestion(offers, half, thing.id);
    if (thing.kind !== 'region' || question === null) {
      look(thing);
      return;
    }
    askWhy(question).then((refusal) => {
      if (refusal) showWhy(thing, refusal, from);
      else look(thing);
    });
  };

  const explain: Choice['explain'] = (thing, from) => {
    setAsking(false);
    const refused = offersAt(offers, seat, thing).find((offer) => offer.refusal);
    if (refused?.refusal) showWhy(thing, refused.refusal, from);
    else askAbout(thing, from);
  };

  const pressRegion = (thing: Thing, from: Element): void => {
    if (half?.is === 'region') {
      if (thing.id === half.from) {
        set({ half: null });
        return;
      }
      const end = endsAt(offers, half, thing.id);
      if (end) take(end, thing, from);
      else askAbout(thing, from);
      return;
    }
    const legal = offersAt(offers, seat, thing).filter(isLegal);
    const verbs = [...new Set(legal.map(({ option }) => option[0]))];
    if (verbs.length > 1) set({ menu: { thing, anchor: from, offers: legal } });
    else if (verbs[0] === 'move' || verbs[0] === 'spread')
      set({ half: { is: 'region', verb: verbs[0], from: thing.id } });
    else if (legal.length > 0) take(legal[0], thing, from);
    else askAbout(thing, from);
  };

  const press: Choice['press'] = (thing, from) => {
    if (asking || once.current) {
      explain(thing, from);
      return;
    }
    if (thing.kind === 'region') {
      pressRegion(thing, from);
      return;
    }
    const here = offersAt(offers, seat, thing);
    const legal = here.filter(isLegal);
    if (here.length === 0) look(thing);
    else if (legal.length === 0) showWhy(thing, here[0].refusal as Refusal, from);
    else if (!TAKEN_UP.has(thing.kind)) take(legal[0], thing, from);
    else if (half?.is === 'thing' && sameThing(half.thing, thing)) set({ half: null });
    else set({ half: { is: 'thing', thing }, menu: menus ? { thing, anchor: from, offers: here } : null });
  };

  const state = useCallback((thing: Thing) => stateOf(offers, seat, half, thing), [offers, seat, half]);
  return {
    ...now,
    asking,
    setAsking,
    press,
    take,
    explain,
    stateOf: state,
    askAt: (element) => {
      once.current = true;
      element.click();
      once.current = false;
    },
    begin: (verb, from) => set({ half: { is: 'region', verb, from } }),
    putBack: () => set({ half: null }),
    closeMenu: () => set({ why: now.why }),
    closeWhy: () => set({}),
  };
}

/** Offers that need a sheet of their own: cards of the discard, tokens to keep, grey cards of the other side. */
export function sheetAsked(offers: readonly Offered[]): 'pick' | 'keep' | 'lose-grey' | null {
  for (const verb of ['pick', 'keep', 'lose-grey'] as const) if (hasVerb(offers, verb)) return verb;
  return null;
}

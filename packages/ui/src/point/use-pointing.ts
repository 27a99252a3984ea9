/** What the reader is in the middle of: things taken up, a menu, a "why not?". It is gone when the table moves on. */
import type { Option, Refusal } from '@pony/engine';
import type { Offered } from '@pony/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLayer } from '../float/layers.ts';
import {
  type AimOf,
  EMPTY,
  type Found,
  findAt,
  fitting,
  type Held,
  type Manner,
  sameThing,
  standing,
  type Thing,
  usualManner,
} from './aims.ts';

export interface Why {
  readonly thing: Thing | null;
  /** What forbids it; may: nothing does; idle: nothing is asked about it. */
  readonly refusal: Refusal | 'may' | 'idle';
  readonly anchor: Element | null;
}
export interface ThingMenu {
  readonly thing: Thing;
  readonly anchor: Element | null;
  /** Everything offered about the thing, also what may not be chosen now. */
  readonly offers: readonly Offered[];
}

export interface PointingInput {
  /** Of the position: what was begun is forgotten with the next. */
  readonly version: number;
  /** Empty when nothing may be chosen now. */
  readonly offers: readonly Offered[];
  readonly aim: AimOf<Offered>;
  /** How a thing is used; without it as usual. */
  manner?(thing: Thing, found: Found<Offered>): Manner;
  /** The option to ask about when nobody offers a thing; null: it is only looked at. */
  question?(thing: Thing, held: Held): Option | null;
  choose(option: Option): void;
  askWhy(option: Option): Promise<Refusal | null>;
  /** Nothing may be done with it, or it is taken up: show it. */
  look(thing: Thing, found: Found<Offered> | null): void;
}

export interface Pointing {
  readonly held: Held;
  readonly menu: ThingMenu | null;
  readonly why: Why | null;
  /** The offers that fit what is held. */
  readonly offers: readonly Offered[];
  /** The next press asks why instead of acting. */
  readonly asking: boolean;
  setAsking(on: boolean): void;
  /** Asks why about what an element shows, instead of pressing it. */
  askAt(element: HTMLElement): void;
  stateOf(thing: Thing): ReturnType<typeof standing>;
  /** A press on a thing: does the one thing it can do, takes it up, opens its menu, or says why not. */
  press(thing: Thing, from: Element | null): void;
  /** Takes an offer, or says why not. */
  take(offer: Offered, from: Element | null, thing?: Thing | null): void;
  /**
   * Takes an offer and, when the next question is about a thing, presses it there: two answers by one press. Of several
   * options there it takes the one that is meant.
   */
  takeThen(offer: Offered, thing: Thing, from: Element | null, which?: (option: Option) => boolean): void;
  /** Presses one thing after the other, each when the question is about it: one press for a whole way. */
  pressAlong(things: readonly Thing[], from: Element | null): void;
  /** Takes up a thing for one verb of several. */
  begin(verb: string, thing: Thing): void;
  /** Puts back what was taken up last. */
  putBack(): void;
  /** Closes the menu or the "why not?". */
  close(): void;
}

interface Doing {
  readonly version: number;
  readonly held: Held;
  readonly menu: ThingMenu | null;
  readonly why: Why | null;
}

/** Presses that wait for the next questions. */
interface Ahead {
  readonly things: readonly Thing[];
  readonly from: Element | null;
  readonly which?: (option: Option) => boolean;
  readonly version: number;
}

/** The second press of a double click does not put back what the first has taken up. */
const DOUBLE = 400;

export function usePointing(input: PointingInput): Pointing {
  const { version, aim, manner = usualManner, question, choose, askWhy, look } = input;
  const nothing: Doing = { version, held: EMPTY, menu: null, why: null };
  const [kept, setKept] = useState<Doing>(nothing);
  const [asking, setAsking] = useState(false);
  const once = useRef(false);
  const taken = useRef(0);
  const ahead = useRef<Ahead | null>(null);
  const now = kept.version === version ? kept : nothing;
  const { held } = now;
  const offers = useMemo(() => fitting(input.offers, aim, held), [input.offers, aim, held]);
  const set = (part: Partial<Doing>): void => setKept({ ...now, menu: null, why: null, ...part, version });
  const showWhy = (why: Why): void => set({ why });
  const putBack = (): void => {
    const { verb, things } = held;
    set({ held: verb === undefined || things.length > 1 ? { verb, things: things.slice(0, -1) } : EMPTY });
  };
  useLayer(putBack, held.things.length > 0, 'table');
  useLayer(() => setAsking(false), asking, 'table');

  const take: Pointing['take'] = (offer, anchor, thing = null) => {
    setAsking(false);
    if (offer.refusal) showWhy({ thing, refusal: offer.refusal, anchor });
    else {
      set({ held: EMPTY });
      choose(offer.option);
    }
  };

  /** Asks the table about a thing that nobody offered. */
  const askAbout = (thing: Thing, anchor: Element | null, otherwise: () => void): void => {
    const option = question?.(thing, held) ?? null;
    if (option === null) {
      otherwise();
      return;
    }
    askWhy(option).then((refusal) => (refusal ? showWhy({ thing, refusal, anchor }) : otherwise()));
  };

  const explain = (thing: Thing, anchor: Element | null): void => {
    setAsking(false);
    const found = findAt(input.offers, aim, held, thing);
    const refused = found?.offers.find((offer) => offer.refusal)?.refusal;
    if (refused) showWhy({ thing, refusal: refused, anchor });
    else if (found) showWhy({ thing, refusal: 'may', anchor });
    else askAbout(thing, anchor, () => showWhy({ thing, refusal: 'idle', anchor }));
  };

  const press: Pointing['press'] = (thing, anchor) => {
    if (asking || once.current) {
      explain(thing, anchor);
      return;
    }
    const at = held.things.findIndex((one) => sameThing(one, thing));
    if (at >= 0) {
      if (performance.now() - taken.current > DOUBLE)
        set({ held: at === 0 ? EMPTY : { ...held, things: held.things.slice(0, at) } });
      return;
    }
    const found = findAt(input.offers, aim, held, thing);
    if (!found) {
      askAbout(thing, anchor, () => look(thing, null));
      return;
    }
    const { whole, open } = found;
    if (whole.length + open.length === 0) {
      take(found.offers[0], anchor, thing);
      return;
    }
    const how = manner(thing, found);
    if (how === 'take') {
      take(whole[0] ?? open[0], anchor, thing);
      return;
    }
    const menu = how === 'hold' ? null : { thing, anchor, offers: found.offers };
    if (how !== 'menu') {
      taken.current = performance.now();
      look(thing, found);
    }
    set({ held: how === 'menu' ? held : found.held, menu });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the press waits for the next position, and only for it
  useEffect(() => {
    const next = ahead.current;
    if (!next || version === next.version) return;
    ahead.current = null;
    const [thing, ...rest] = next.things;
    const found = version === next.version + 1 ? findAt(input.offers, aim, EMPTY, thing) : null;
    const meant = next.which && found?.whole.find(({ option }) => next.which?.(option));
    if (!found || (!meant && found.whole.length + found.open.length === 0)) return;
    if (rest.length > 0) ahead.current = { things: rest, from: next.from, version };
    if (meant) take(meant, next.from, thing);
    else press(thing, next.from);
  }, [version]);

  return {
    ...now,
    offers,
    asking,
    setAsking,
    askAt: (element) => {
      once.current = true;
      element.click();
      once.current = false;
    },
    stateOf: (thing) => standing(input.offers, aim, held, thing),
    press,
    take,
    takeThen: (offer, thing, from, which) => {
      if (!offer.refusal) ahead.current = { things: [thing], from, which, version };
      take(offer, from, thing);
    },
    pressAlong: ([first, ...rest], from) => {
      if (rest.length > 0) ahead.current = { things: rest, from, version };
      press(first, from);
    },
    begin: (verb, thing) => set({ held: { verb, things: [thing] } }),
    putBack,
    close: () => set({}),
  };
}

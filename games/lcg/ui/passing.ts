/** Standing orders: in which action windows the table passes for the reader. */
import type { TableProps } from '@pony/ui';
import { useEffect, useState } from 'react';
import type { LcgView } from '../src/view.ts';
import { STEPS } from './facts.ts';

/** stops: asked in the chosen windows only. each: whenever a card of mine can answer. phase, attack: not until it is over. */
export type Passing = 'stops' | 'each' | 'phase' | 'attack';

interface Kept {
  readonly mode: 'stops' | 'each';
  readonly stops: readonly string[];
}
/** After staging, before the quest is resolved; after shadow cards were dealt, before anybody attacks. */
const USUAL: Kept = { mode: 'stops', stops: ['3.3', '6.2'] };
const NAME = 'pony.lcg.passing';

function kept(): Kept {
  try {
    const read = JSON.parse(localStorage.getItem(NAME) ?? 'null') as Partial<Kept> | null;
    if (!read || !Array.isArray(read.stops) || (read.mode !== 'stops' && read.mode !== 'each')) return USUAL;
    return { mode: read.mode, stops: STEPS.filter((step) => read.stops?.includes(step)) };
  } catch {
    return USUAL;
  }
}
function keep(next: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // Without a store the choice lasts as long as the page.
  }
}

/** What an order is tied to: it is over with it. */
interface Brief {
  readonly mode: 'phase' | 'attack';
  readonly until: string;
}

export interface Orders {
  readonly mode: Passing;
  readonly stops: readonly string[];
  choose(mode: Passing): void;
  setStop(step: string, on: boolean): void;
}

const untilOf = (mode: Brief['mode'], view: LcgView): string =>
  mode === 'phase' ? `${view.round} ${view.phase}` : `${view.attack?.by} ${view.attack?.enemy}`;

/** Keeps the table told of the reader's orders. Null where nothing is decided: in a replay, for onlookers. */
export function usePassing(props: TableProps<LcgView>): Orders | null {
  const { situation, viewer, mood, passForMe } = props;
  const { view, seats, outcome } = situation;
  const [own, setOwn] = useState(kept);
  const [brief, setBrief] = useState<Brief | null>(null);
  const lasting = brief && brief.until === untilOf(brief.mode, view) ? brief : null;
  const passed = STEPS.filter((step) => {
    if (lasting?.mode === 'phase' && step.startsWith(`${view.phase}.`)) return true;
    if (lasting?.mode === 'attack' && /^6\.[48]/.test(step)) return true;
    return own.mode === 'stops' && !own.stops.includes(step);
  });
  const live = mood === 'live' && outcome === null && viewer.length > 0 && passForMe !== undefined;
  const wanted = passed.join();
  const told = viewer.every((seat) => seats[seat].passForMe && (seats[seat].passSteps ?? []).join() === wanted);
  useEffect(() => {
    if (live && !told) passForMe?.(true, wanted === '' ? [] : wanted.split(','));
  }, [live, told, wanted, passForMe]);
  if (!live) return null;
  const change = (next: Kept): void => {
    setBrief(null);
    setOwn(next);
    keep(next);
  };
  return {
    mode: lasting?.mode ?? own.mode,
    stops: own.stops,
    choose: (mode) =>
      mode === 'phase' || mode === 'attack' ? setBrief({ mode, until: untilOf(mode, view) }) : change({ ...own, mode }),
    setStop: (step, on) =>
      change({
        mode: 'stops',
        stops: STEPS.filter((one) => (one === step ? on : own.stops.includes(one))),
      }),
  };
}

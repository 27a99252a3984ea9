/** Puts together what the parts of the table share. */
import type { Offered, TableProps } from '@pony/ui';
import { useMemo, useState } from 'react';
import type { Duel, DuelView, Opened } from './duel.ts';
import { CARDS, TILES } from './facts.ts';
import type { Half, Thing } from './targets.ts';
import { type Choice, useChoice } from './use-choice.ts';

const NONE: readonly Offered[] = [];

/** What a thing on the table opens when nothing can be done with it. */
function openedBy(view: DuelView, { kind, id }: Thing): Opened | null {
  if (kind === 'slot') {
    const card = view.layout.find((slot) => slot.slot === id)?.card ?? null;
    return card === null ? null : { what: 'card', id: card };
  }
  if (kind === 'quest' || kind === 'discard') return { what: kind };
  if (kind === 'purse') return { what: 'area', id };
  return { what: kind, id };
}

/** What is printed on the thing taken up. */
function hintOf(view: DuelView, half: Half | null): Duel['hint'] {
  const { kind = null, id = 0 } = half?.is === 'thing' ? half.thing : {};
  const slot = kind === 'slot' ? view.layout.find((one) => one.slot === id)?.card : null;
  const card = kind === 'card' ? id : slot;
  if (card != null) return { steps: CARDS[card].rings, regions: CARDS[card].regions };
  if (kind === 'tile') return { steps: TILES[id].rings, regions: [TILES[id].region] };
  return { steps: 0, regions: [] };
}

/** The card discarded last, if it still lies there. */
function lastDiscarded({ log, situation: { view } }: TableProps<DuelView>): number | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const said = log[i].says.find(({ say }) => say === 'discards' || say === 'loses-grey');
    if (!said) continue;
    const card = said.args?.card as number;
    const elsewhere =
      view.sides.some((side) => side.area.includes(card)) || view.layout.some((slot) => slot.card === card);
    return elsewhere ? null : card;
  }
  return null;
}

export interface AtTable {
  duel: Duel;
  choice: Choice;
  opened: readonly Opened[];
  close(what: Opened): void;
}

export function useDuelTable(props: TableProps<DuelView>): AtTable {
  const { situation, text, viewer, size, mood, present, openRule } = props;
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const { view } = situation;
  const offers = mood === 'live' ? situation.offers : NONE;
  const open = (what: Opened): void =>
    setOpened((all) => [...all.filter((one) => one.what !== what.what && one.what !== 'log'), what]);
  const choice = useChoice({
    version: situation.version,
    seat: situation.seat,
    offers,
    menus: size !== 'phone',
    choose: props.choose,
    askWhy: props.why,
    look: (thing) => {
      const found = openedBy(view, thing);
      if (found) open(found);
    },
  });
  const lastDiscard = useMemo(() => lastDiscarded(props), [props]);
  const duel: Duel = {
    view,
    situation,
    offers,
    text,
    size,
    mood,
    present,
    lastDiscard,
    half: choice.half,
    hint: hintOf(view, choice.half),
    me: viewer.length === 1 ? viewer[0] : 0,
    alone: viewer.length === 1,
    isReader: (seat) => viewer.includes(seat),
    say: (key, args) => text.say(`table.${key}`, args),
    stateOf: choice.stateOf,
    press: choice.press,
    open,
    openRule,
    follow: ({ kind, id }) => {
      if (kind === 'card' || kind === 'tile' || kind === 'token' || kind === 'region') open({ what: kind, id });
      else if (kind === 'race') open({ what: 'stack', id });
      else if (kind === 'seat') open({ what: 'area', id });
    },
  };
  return { duel, choice, opened, close: (what) => setOpened((all) => all.filter((one) => one !== what)) };
}

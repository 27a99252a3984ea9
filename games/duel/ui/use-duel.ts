/** Puts together what the parts of the table share. */
import {
  type Found,
  type Manner,
  type Offered,
  type Papers,
  type Pointing,
  type TableProps,
  usePapers,
  usePointing,
} from '@pony/ui';
import { useCallback, useMemo } from 'react';
import type { Duel, DuelView, Opened } from './duel.ts';
import { CARDS, TILES } from './facts.ts';
import { aimOf, type Half, halfOf, regionQuestion, type Thing } from './targets.ts';

const NONE: readonly Offered[] = [];
/** Things that are taken up first, so that they can be looked at before they are spent on. */
const TAKEN_UP: ReadonlySet<string> = new Set(['slot', 'tile', 'card', 'stack']);

/** Cards lie in the hand until it is said what becomes of them; a region with several verbs asks which. */
function mannerOf(menus: boolean) {
  return ({ kind }: { readonly kind: string }, { whole, open }: Found): Manner => {
    if (TAKEN_UP.has(kind)) return menus ? 'both' : 'hold';
    const verbs = new Set([...whole, ...open].map(({ option }) => option[0]));
    if (verbs.size > 1) return 'menu';
    return whole.length > 0 ? 'take' : 'hold';
  };
}

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
  choice: Pointing;
  papers: Papers<Opened>;
}

export function useDuelTable(props: TableProps<DuelView>): AtTable {
  const { situation, text, viewer, size, mood, present, openRule } = props;
  const papers = usePapers<Opened>();
  const { view } = situation;
  const offers = mood === 'live' ? situation.offers : NONE;
  const open = (what: Opened): void => {
    papers.clear((one) => one.what !== 'log');
    papers.open(what);
  };
  const { seat } = situation;
  const aim = useCallback((offer: Offered) => aimOf(offer, seat ?? 0), [seat]);
  const choice = usePointing({
    version: situation.version,
    offers,
    aim,
    manner: mannerOf(size !== 'phone'),
    question: ({ kind, id }, held) =>
      kind === 'region' ? regionQuestion(offers, halfOf(offers, seat, held), id) : null,
    choose: props.choose,
    askWhy: props.why,
    look: (thing, found) => {
      const shown = found ? null : openedBy(view, thing as Thing);
      if (shown) open(shown);
    },
  });
  const half = useMemo(() => halfOf(offers, seat, choice.held), [offers, seat, choice.held]);
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
    half,
    hint: hintOf(view, half),
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
  return { duel, choice, papers };
}

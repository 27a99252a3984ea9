/** Puts together what the parts of the table share. */
import { type Offered, type Papers, type Pointing, type TableProps, useLayer, usePapers, usePointing } from '@pony/ui';
import { useCallback, useMemo, useState } from 'react';
import type { Edition } from './edition.ts';
import { fellowshipOf, regionsOf, type Told, touchedBy, type WarView } from './model.ts';
import { farOf } from './point/far.ts';
import { regionQuestion, type Thing } from './point/targets.ts';
import { useSaid } from './point/use-said.ts';
import { deedsOf, runningDeed } from './told/actions.ts';
import type { Opened, Traced, War } from './war.ts';
import { warWords } from './words/words.ts';

const NONE: readonly Offered[] = [];

export interface AtTable {
  readonly war: War;
  readonly choice: Pointing;
  readonly papers: Papers<Opened>;
}

/** Everything told since the last line that begins a turn. */
function thisTurn(log: TableProps['log']): Told[] {
  const out: Told[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const says = log[i].says;
    const at = says.findLastIndex(({ say }) => say === 'turn');
    out.unshift(...says.slice(Math.max(0, at)));
    if (at >= 0) break;
  }
  return out;
}

/** Whose side lies below: the reader's own; of several at one screen the one who is asked; in a replay it stays the same. */
function sideShown(viewer: readonly number[], mood: TableProps['mood'], seat: number | null): number {
  if (viewer.length === 1) return viewer[0];
  return mood === 'replay' ? 0 : (seat ?? viewer[0] ?? 0);
}

export function useWarTable(props: TableProps<WarView>, edition: Edition): AtTable {
  const { situation, text, lang, viewer, size, mood, present, openRule, log } = props;
  const { view } = situation;
  const { targets, facts } = edition;
  const papers = usePapers<Opened>();
  const { open } = papers;
  const [region, lookAt] = useState<number | null>(null);
  const [pointed, point] = useState<number | null>(null);
  const words = useMemo(() => warWords(lang, text, edition), [lang, text, edition]);
  const regions = useMemo(() => regionsOf(view, facts), [view, facts]);
  const fellowship = useMemo(() => fellowshipOf(view), [view]);
  const told = useMemo(() => thisTurn(log), [log]);
  const deeds = useMemo(() => deedsOf(log), [log]);
  const { telling } = props;
  const running = useMemo(() => runningDeed(deeds, telling), [deeds, telling]);
  const [traced, trace] = useState<Traced>(null);
  const { said, note } = useSaid(props, words, targets);
  const sideOf = (seat: number): number => view.seats[seat]?.side ?? seat;
  const me = sideOf(sideShown(viewer, mood, situation.seat));
  // One person: a single seat, or all the seats of a side whose hands lie open together.
  const alone =
    viewer.length === 1 ||
    (viewer.length > 1 && viewer.every((seat) => sideOf(seat) === me && view.seats[seat].hand !== null));
  const all = mood === 'live' ? situation.offers : NONE;

  const look = ({ kind, id }: Thing): void => {
    if (kind === 'region') lookAt((now) => (now === id ? null : id));
    else if (kind === 'card' || kind === 'character') open({ what: kind, id });
    else if (kind === 'nation') open({ what: 'nations' });
  };
  const aim = useCallback((offer: Offered) => targets.aimOf(offer, view, me), [targets, view, me]);
  const choice = usePointing({
    version: situation.version,
    offers: all,
    aim,
    manner: targets.mannerOf,
    question: ({ kind, id }) => (kind === 'region' ? regionQuestion(all, id) : null),
    choose: (option) => {
      note(option);
      lookAt(null);
      papers.clear(({ what }) => what === 'log');
      props.choose(option);
    },
    askWhy: props.why,
    look: (thing) => look(thing as Thing),
  });
  useLayer(() => lookAt(null), region !== null, 'table');
  const held = choice.held.things as readonly Thing[];
  const turning = held[0]?.kind === 'ring';
  const die = turning ? null : (held.find(({ kind }) => kind === 'die')?.id ?? null);
  const half = held.findLast(({ kind }) => kind !== 'die') ?? null;
  const offers = useMemo(() => {
    if (turning) return all.filter(({ option }) => option[0] === 'ring');
    return die === null ? all : all.filter(({ option }) => targets.dieOf(option) === die || targets.dieOf(option) < 0);
  }, [all, die, turning, targets]);
  const farWays = useMemo(() => farOf(all, view), [all, view]);
  const upHeld = half?.kind === 'card' ? half.id : null;
  const touched = useMemo(() => touchedBy(view, pointed ?? upHeld), [view, pointed, upHeld]);
  const war: War = {
    targets,
    facts,
    view,
    situation,
    offers,
    text,
    words,
    size,
    mood,
    present,
    viewer,
    me,
    alone,
    regions,
    fellowship,
    log,
    told,
    deeds,
    telling,
    running,
    traced,
    trace,
    region,
    die,
    half,
    asking: choice.asking,
    touched,
    said,
    backTo: situation.undo.freeFrom === null ? undefined : props.undo,
    sideOf,
    seatOf: (side) =>
      [...viewer, ...situation.asked].find((seat) => sideOf(seat) === side) ??
      view.seats.findIndex((seat) => seat.side === side),
    playerOf: (seat) => {
      const { name } = situation.seats[seat];
      // Who holds several seats is called by the part of each.
      const several = name ? situation.seats.filter((one) => one.name === name).length > 1 : viewer.length > 1;
      if (alone && !several && viewer.includes(seat)) return words.say('table.you');
      return (!several && name) || words.say(`team.role.${view.seats[seat].role}`);
    },
    isReader: (side) => viewer.some((seat) => sideOf(seat) === side),
    lookAt,
    stateOf: choice.stateOf,
    press: (thing, from) => {
      const far = choice.asking || thing.kind !== 'region' ? undefined : farWays.get(thing.id);
      if (far)
        choice.pressAlong(
          far.map((id) => ({ kind: 'region', id })),
          from,
        );
      else choice.press(thing, from);
    },
    take: choice.take,
    takeThen: choice.takeThen,
    putBack: choice.putBack,
    point,
    open,
    openRule,
    follow: ({ kind, id }) => {
      if (kind === 'region') lookAt(id);
      else if (kind === 'card' || kind === 'tile' || kind === 'character') open({ what: kind, id });
      else if (kind === 'nation') open({ what: 'nations' });
    },
  };
  return { war, choice, papers };
}

/** Puts together what the parts of the table share. */
import type { Offered, TableProps } from '@pony/ui';
import { useMemo, useState } from 'react';
import { fellowshipOf, regionsOf, type Told, touchedBy, type WarView } from './model.ts';
import type { Thing } from './point/targets.ts';
import { type Choice, useChoice } from './point/use-choice.ts';
import { useSaid } from './point/use-said.ts';
import type { Opened, War } from './war.ts';
import { warWords } from './words/words.ts';

const NONE: readonly Offered[] = [];

export interface AtTable {
  readonly war: War;
  readonly choice: Choice;
  readonly opened: readonly Opened[];
  close(what: Opened): void;
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

export function useWarTable(props: TableProps<WarView>): AtTable {
  const { situation, text, lang, viewer, size, mood, present, openRule, log } = props;
  const { view } = situation;
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [region, lookAt] = useState<number | null>(null);
  const [pointed, point] = useState<number | null>(null);
  const words = useMemo(() => warWords(lang, text), [lang, text]);
  const regions = useMemo(() => regionsOf(view), [view]);
  const fellowship = useMemo(() => fellowshipOf(view), [view]);
  const told = useMemo(() => thisTurn(log), [log]);
  const { said, note } = useSaid(props, words);
  const open = (what: Opened): void => setOpened((all) => [...all.filter((one) => one.what !== what.what), what]);

  const look = ({ kind, id }: Thing): void => {
    if (kind === 'region') lookAt((now) => (now === id ? null : id));
    else if (kind === 'card' || kind === 'character') open({ what: kind, id });
    else if (kind === 'nation') open({ what: 'nations' });
  };
  const choice = useChoice({
    version: situation.version,
    view,
    offers: mood === 'live' ? situation.offers : NONE,
    choose: (option) => {
      note(option);
      lookAt(null);
      setOpened((all) => all.filter(({ what }) => what === 'log'));
      props.choose(option);
    },
    askWhy: props.why,
    look,
  });
  const me = viewer.length === 1 ? viewer[0] : (situation.seat ?? 0);
  const upHeld = choice.half?.kind === 'card' ? choice.half.id : null;
  const touched = useMemo(() => touchedBy(view, pointed ?? upHeld), [view, pointed, upHeld]);
  const war: War = {
    view,
    situation,
    offers: choice.offers,
    text,
    words,
    size,
    mood,
    present,
    me,
    alone: viewer.length === 1,
    regions,
    fellowship,
    log,
    told,
    region,
    die: choice.die,
    half: choice.half,
    asking: choice.asking,
    touched,
    said,
    backTo: situation.undo.freeFrom === null ? undefined : props.undo,
    seatOf: (side) => side,
    isReader: (side) => viewer.includes(side),
    lookAt,
    stateOf: choice.stateOf,
    press: choice.press,
    take: choice.take,
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
  return { war, choice, opened, close: (what) => setOpened((all) => all.filter((one) => one !== what)) };
}

import {
  classes,
  type PromptAction,
  PromptBar,
  Steps,
  type TableProps,
  TableTop,
  TravelRoot,
  useHotkeys,
  useKeepFocus,
  useRoving,
} from '@pony/ui';
import { useRef, useState } from 'react';
import { promptActions } from './actions.tsx';
import { DuelMenu } from './DuelMenu.tsx';
import css from './DuelTable.module.css';
import { DuelWhyNot } from './DuelWhyNot.tsx';
import { DuelProvider, type DuelView } from './duel.ts';
import { NUMERALS } from './facts.ts';
import { useFlights } from './flights.ts';
import { Phone } from './layouts/Phone.tsx';
import { Tablet } from './layouts/Tablet.tsx';
import { Wide } from './layouts/Wide.tsx';
import { ruleOfPrompt } from './prompt-rules.ts';
import { spoken } from './sentence.ts';
import { ChoiceSheet } from './sheets/ChoiceSheet.tsx';
import { OpenedSheets } from './sheets/OpenedSheets.tsx';
import { sheetAsked } from './use-choice.ts';
import { useDuelTable } from './use-duel.ts';
import { useLook } from './use-look.ts';

const LIT = '[data-rove][data-state="legal"], [data-rove]:has(> [data-state="legal"])';
const LAYOUTS = { wide: Wide, tablet: Tablet, phone: Phone };

/** Moves the focus to the next thing that may be chosen. */
function nextLit(root: HTMLElement | null): void {
  const lit = [...(root?.querySelectorAll<HTMLElement>(LIT) ?? [])];
  lit[(lit.indexOf(document.activeElement as HTMLElement) + 1) % lit.length]?.focus();
}

/** The table of Duel for Middle-earth: everything one viewer sees, at any size, and every choice pointed at. */
export function DuelTable(props: TableProps<DuelView>) {
  const { situation, log, mood, size, bar, after, inPrompt } = props;
  const { duel, choice, opened, close } = useDuelTable(props);
  const root = useRef<HTMLDivElement>(null);
  const [asideAt, setAsideAt] = useState<number | null>(null);
  const { undo: back, outcome, version } = situation;
  const live = mood === 'live' && outcome === null;
  useRoving(root);
  const look = useLook(root, duel.open);
  useKeepFocus(root, version);
  useFlights(log, mood === 'replay');

  const sheet = live ? sheetAsked(duel.offers) : null;
  const aside = asideAt === version;
  const mayUndo = mood !== 'replay' && back.last !== null && (back.freeFrom !== null || back.beyond !== 'refused');
  const undo = choice.half ? choice.putBack : mood === 'replay' ? undefined : () => props.undo();
  const ask = (): void => {
    const here = document.activeElement?.closest<HTMLElement>('main [data-rove]');
    if (here) choice.askAt(here);
    else choice.setAsking(!choice.asking);
  };
  useHotkeys({
    u: undo,
    '?': live ? ask : undefined,
    l: () => duel.open({ what: 'log' }),
    i: look,
    n: () => nextLit(root.current),
    escape: choice.half ? choice.putBack : undefined,
  });

  const speech = spoken(duel, choice);
  let actions: readonly PromptAction[] = [];
  if (outcome) actions = after ?? [];
  else if (live && situation.prompt)
    actions = promptActions(duel, choice, sheet && aside ? () => setAsideAt(null) : null);
  const Layout = LAYOUTS[size];
  return (
    <DuelProvider value={duel}>
      <div ref={root} className={css.table} data-asking={choice.asking || undefined}>
        <TravelRoot step={version} className={classes(css.grid, css[size])}>
          <TableTop
            bar={bar}
            size={size}
            className={css.top}
            middle={
              <Steps
                small
                label={duel.text.say('counter.chapter')}
                now={duel.view.chapter - 1}
                steps={NUMERALS.map((numeral) => ({
                  id: numeral,
                  short: numeral,
                  label: size === 'phone' ? numeral : duel.text.say('chapter', { n: numeral }),
                }))}
              />
            }
            onUndo={undo}
            undoNotNow={!choice.half && !mayUndo}
            asking={choice.asking}
            onAsk={live ? () => choice.setAsking(!choice.asking) : undefined}
            onLog={size === 'tablet' ? () => duel.open({ what: 'log' }) : undefined}
          />
          <main className={css.board}>
            <h1 className="pony-aloud">{duel.text.say('title')}</h1>
            <Layout log={log} undo={props.undo} buttons={actions.length > 0} />
          </main>
          <PromptBar
            {...(props.speech ?? speech)}
            rule={live ? ruleOfPrompt(situation.prompt?.say) : undefined}
            onRule={props.openRule}
            actions={actions}
            className={css.prompt}
          >
            {inPrompt}
          </PromptBar>
        </TravelRoot>
      </div>
      {sheet && !aside && <ChoiceSheet verb={sheet} choice={choice} onClose={() => setAsideAt(version)} />}
      <OpenedSheets opened={opened} close={close} log={log} undo={props.undo} />
      {choice.menu && <DuelMenu choice={choice} />}
      {choice.why && (
        <DuelWhyNot key={`${version}-${choice.why.refusal.say}`} why={choice.why} onClose={choice.closeWhy} />
      )}
    </DuelProvider>
  );
}

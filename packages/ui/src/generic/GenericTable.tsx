import { plain } from '@pony/text';
import { useMemo, useRef, useState } from 'react';
import { Panel } from '../base/Panel.tsx';
import { type Tab, Tabs } from '../base/Tabs.tsx';
import { classes } from '../classes.ts';
import { Sheet } from '../float/Sheet.tsx';
import { useRoving } from '../keys/arrows.ts';
import { useHotkeys } from '../keys/use-hotkeys.ts';
import { TravelRoot } from '../motion/TravelRoot.tsx';
import { logLines } from '../table/log-lines.ts';
import { sealOfSide, sideOfSeat } from '../table/sides.ts';
import { TableTop } from '../table/TableTop.tsx';
import { useKeepFocus } from '../table/use-keep-focus.ts';
import type { TableProps } from '../table-props.ts';
import { LogPanel } from '../talk/LogPanel.tsx';
import { type PromptAction, PromptBar } from '../talk/PromptBar.tsx';
import { useUi } from '../ui-context.tsx';
import { Board } from './Board.tsx';
import { Choices } from './Choices.tsx';
import { Floats } from './Floats.tsx';
import css from './Generic.module.css';
import { groupChoices, isLegal } from './offers.ts';
import { speech } from './speech.ts';
import { usePointing } from './use-pointing.ts';

type Page = 'choices' | 'table' | 'log';
const PAGE = 'generic-page';
const LIT = '[data-rove][data-legal], [data-rove][data-state="legal"]';

/** A table for any game, from zones, counters and options alone. */
export function GenericTable(props: TableProps) {
  const { situation, log, text, size, mood, bar, after, inPrompt, undo, openRule } = props;
  const { say } = useUi();
  const { seats, version, outcome } = situation;
  const root = useRef<HTMLDivElement>(null);
  const at = usePointing(props);
  const [logOpen, setLogOpen] = useState(false);
  const [chosen, setChosen] = useState<{ version: number; page: Page } | null>(null);
  useRoving(root);
  useKeepFocus(root, version);

  const live = mood === 'live' && outcome === null;
  const grouped = useMemo(() => groupChoices(at.choices), [at.choices]);
  const lines = useMemo(() => {
    const side = (seat: number) => sideOfSeat(seats, seat);
    const marks = { side, mark: (seat: number) => sealOfSide(side(seat)), heading: () => false };
    return logLines(log, text, marks, situation.decisions);
  }, [log, text, seats, situation.decisions]);
  const wanted: Page = grouped.groups.length > 0 ? 'choices' : 'table';
  const page = chosen && (chosen.version === version || !live) ? chosen.page : wanted;
  const setPage = (next: Page): void => setChosen({ version, page: next });
  const { last, freeFrom, beyond } = situation.undo;
  const takeBack = mood === 'replay' ? undefined : () => undo();

  const ask = (): void => {
    const here = document.activeElement?.closest<HTMLElement>('[data-rove][aria-disabled="true"]');
    if (here) here.click();
    else at.setAsking(!at.asking);
  };
  const showLog = (): void => {
    if (size === 'phone') setPage('log');
    else if (size === 'tablet') setLogOpen(!logOpen);
    else root.current?.querySelector<HTMLElement>('[role=log]')?.focus();
  };
  const nextLit = (): void => {
    const lit = [...(root.current?.querySelectorAll<HTMLElement>(LIT) ?? [])];
    lit[(lit.indexOf(document.activeElement as HTMLElement) + 1) % lit.length]?.focus();
  };
  useHotkeys({ u: takeBack, '?': live ? ask : undefined, l: showLog, n: nextLit });

  const buttons = grouped.plain.map(
    (choice, i): PromptAction => ({
      id: choice.id,
      kind: i === 0 && grouped.groups.length === 0 && isLegal(choice) ? 'main' : 'quiet',
      label: plain(choice.words),
      notNow: !isLegal(choice),
      onPress: () => at.take(choice, null),
    }),
  );
  const board = <Board key="board" table={props} choices={at.choices} onThing={at.point} />;
  const choices = (
    <Panel key="choices" className={css.choices} title={say('ui.choices')}>
      <Choices of={grouped} text={text} onPick={at.take} />
      {grouped.groups.length === 0 && (
        <p className={css.backs}>
          {say(outcome ? 'ui.theEnd' : buttons.length > 0 ? 'ui.choicesBelow' : 'ui.nothingAsked')}
        </p>
      )}
    </Panel>
  );
  const story = (
    <LogPanel
      key="log"
      lines={lines}
      bare={size === 'tablet'}
      hotkey={size === 'wide' ? 'L' : undefined}
      onReference={at.open}
      onLine={
        mood === 'replay' || (live && last !== null && beyond !== 'refused')
          ? (line) => undo(Number.parseInt(String(line.id), 10))
          : undefined
      }
      className={css.log}
    />
  );
  const tabs: Tab<Page>[] = [
    { id: 'choices', label: say('ui.tab.choices'), icon: 'pp:cards', count: grouped.groups.length },
    { id: 'table', label: say('ui.tab.table'), icon: 'gi:treasure-map' },
    { id: 'log', label: say('ui.log'), icon: 'gi:tied-scroll' },
  ];
  return (
    <div ref={root} className={css.table} data-asking={at.asking || undefined}>
      <TravelRoot step={version} className={classes(css.grid, css[size])}>
        <TableTop
          bar={bar}
          size={size}
          className={css.top}
          middle={size === 'phone' ? undefined : <span className={css.title}>{text.say('title')}</span>}
          onUndo={takeBack}
          undoNotNow={last === null || (freeFrom === null && beyond === 'refused')}
          asking={at.asking}
          onAsk={live ? () => at.setAsking(!at.asking) : undefined}
          onLog={size === 'tablet' ? showLog : undefined}
        />
        <main className={css.main}>
          <h1 className="pony-aloud">{text.say('title')}</h1>
          {size === 'phone' ? (
            <>
              <div className={css.page} id={PAGE}>
                {page === 'choices' ? choices : page === 'table' ? board : story}
              </div>
              <div className={css.tabs}>
                <Tabs label={say('ui.tabs')} tabs={tabs} value={page} onChoose={setPage} controls={PAGE} />
              </div>
            </>
          ) : (
            [board, choices, size === 'wide' && story]
          )}
        </main>
        <PromptBar
          {...(props.speech ?? speech(props, say, at.open))}
          actions={outcome ? after : buttons}
          className={css.prompt}
        >
          {inPrompt}
        </PromptBar>
      </TravelRoot>
      {logOpen && size === 'tablet' && (
        <Sheet title={say('ui.log')} icon="gi:tied-scroll" onClose={() => setLogOpen(false)}>
          {story}
        </Sheet>
      )}
      <Floats at={at} text={text} openRule={openRule} />
    </div>
  );
}

import { plain } from '@pony/text';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Panel } from '../base/Panel.tsx';
import { type Tab, Tabs } from '../base/Tabs.tsx';
import { Sheet } from '../float/Sheet.tsx';
import { type Thing, WORDS } from '../point/aims.ts';
import { usePointing } from '../point/use-pointing.ts';
import { logLines } from '../table/log-lines.ts';
import { sealOfSide, sideOfSeat } from '../table/sides.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import type { Offered, TableProps } from '../table-props.ts';
import { LogPanel } from '../talk/LogPanel.tsx';
import type { PromptAction } from '../talk/PromptBar.tsx';
import { useUi } from '../ui-context.tsx';
import { Board } from './Board.tsx';
import { Choices } from './Choices.tsx';
import { Floats } from './Floats.tsx';
import css from './Generic.module.css';
import { choicesOf, groupChoices, isLegal } from './offers.ts';
import { speech } from './speech.ts';

type Page = 'choices' | 'table' | 'log';
const PAGE = 'generic-page';
const NONE: readonly Offered[] = [];

/** A table for any game, from zones, counters and options alone. */
export function GenericTable(props: TableProps) {
  const { situation, log, text, size, mood, undo } = props;
  const { say } = useUi();
  const { seats, version, outcome } = situation;
  const board = useRef<HTMLDivElement>(null);
  const [opened, open] = useState<Thing | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [chosen, setChosen] = useState<{ version: number; page: Page } | null>(null);
  const live = mood === 'live' && outcome === null;
  const offers = mood === 'live' ? situation.offers : NONE;
  const choices = useMemo(() => choicesOf(offers, text.option), [offers, text]);
  const aims = useMemo(() => new Map(choices.map(({ offer, target }) => [offer, target])), [choices]);
  const aim = useCallback(
    (offer: Offered) => {
      const target = aims.get(offer);
      return target ? { path: [{ kind: target.kind, id: target.id }] } : WORDS;
    },
    [aims],
  );
  const at = usePointing({
    version,
    offers,
    aim,
    manner: () => 'menu',
    choose: props.choose,
    askWhy: props.why,
    look: open,
  });

  const grouped = useMemo(() => groupChoices(choices), [choices]);
  const lines = useMemo(() => {
    const side = (seat: number) => sideOfSeat(seats, seat);
    const marks = { side, mark: (seat: number) => sealOfSide(side(seat)), heading: () => false };
    return logLines(log, text, marks, situation.decisions);
  }, [log, text, seats, situation.decisions]);
  const wanted: Page = grouped.groups.length > 0 ? 'choices' : 'table';
  const page = chosen && (chosen.version === version || !live) ? chosen.page : wanted;
  const setPage = (next: Page): void => setChosen({ version, page: next });
  const { last, beyond } = situation.undo;

  const showLog = (): void => {
    if (size === 'phone') setPage('log');
    else if (size === 'tablet') setLogOpen(!logOpen);
    else board.current?.closest('main')?.querySelector<HTMLElement>('[role=log]')?.focus();
  };

  const buttons = grouped.plain.map(
    (choice): PromptAction => ({
      id: choice.id,
      kind: grouped.plain.length === 1 && grouped.groups.length === 0 && isLegal(choice) ? 'main' : 'quiet',
      label: plain(choice.words),
      notNow: !isLegal(choice),
      onPress: () => at.take(choice.offer, null),
    }),
  );
  const things = (
    <Board
      key="board"
      ref={board}
      table={props}
      choices={choices}
      onThing={(kind, id, from) => at.press({ kind, id }, from)}
    />
  );
  const list = (
    <Panel key="choices" className={css.choices} title={say('ui.choices')}>
      <Choices of={grouped} text={text} onPick={({ offer }, from) => at.take(offer, from)} />
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
      onReference={open}
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
    <TableFrame
      table={props}
      at={at}
      title={text.say('title')}
      middle={size === 'phone' ? undefined : <span className={css.title}>{text.say('title')}</span>}
      speech={speech(props, say, open)}
      actions={buttons}
      onLog={size === 'tablet' ? showLog : undefined}
      onLogKey={showLog}
      onReference={open}
      className={css[size]}
      promptClass={css.prompt}
      floats={
        <>
          {logOpen && size === 'tablet' && (
            <Sheet title={say('ui.log')} icon="gi:tied-scroll" onClose={() => setLogOpen(false)}>
              {story}
            </Sheet>
          )}
          <Floats at={at} choices={choices} text={text} opened={opened} open={open} />
        </>
      }
    >
      {size === 'phone' ? (
        <>
          <div className={css.page} id={PAGE}>
            {page === 'choices' ? list : page === 'table' ? things : story}
          </div>
          <div className={css.tabs}>
            <Tabs label={say('ui.tabs')} tabs={tabs} value={page} onChoose={setPage} controls={PAGE} />
          </div>
        </>
      ) : (
        [things, list, size === 'wide' && story]
      )}
    </TableFrame>
  );
}

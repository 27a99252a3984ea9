import { type Offered, Steps, TableFrame, type TableProps } from '@pony/ui';
import { useState } from 'react';
import { promptActions } from './actions.tsx';
import { DuelMenu } from './DuelMenu.tsx';
import css from './DuelTable.module.css';
import { DuelWhyNot } from './DuelWhyNot.tsx';
import { DuelProvider, type DuelView, type Opened } from './duel.ts';
import { NUMERALS } from './facts.ts';
import { useFlights } from './flights.ts';
import { Phone } from './layouts/Phone.tsx';
import { Tablet } from './layouts/Tablet.tsx';
import { Wide } from './layouts/Wide.tsx';
import { ruleOfPrompt } from './prompt-rules.ts';
import { spoken } from './sentence.ts';
import { ChoiceSheet } from './sheets/ChoiceSheet.tsx';
import { OpenedSheets } from './sheets/OpenedSheets.tsx';
import { hasVerb } from './targets.ts';
import { useDuelTable } from './use-duel.ts';

const LAYOUTS = { wide: Wide, tablet: Tablet, phone: Phone };

/** Offers that need a sheet of their own: cards of the discard, tokens to keep, grey cards of the other side. */
function sheetAsked(offers: readonly Offered[]): 'pick' | 'keep' | 'lose-grey' | null {
  for (const verb of ['pick', 'keep', 'lose-grey'] as const) if (hasVerb(offers, verb)) return verb;
  return null;
}

/** The table of Duel for Middle-earth: everything one viewer sees, at any size, and every choice pointed at. */
export function DuelTable(props: TableProps<DuelView>) {
  const { situation, log, mood, size } = props;
  const { duel, choice, papers } = useDuelTable(props);
  const [asideAt, setAsideAt] = useState<number | null>(null);
  const { outcome, version } = situation;
  const live = mood === 'live' && outcome === null;
  useFlights(log, mood === 'replay');

  const sheet = live ? sheetAsked(duel.offers) : null;
  const aside = asideAt === version;
  const showLog = (): void => duel.open({ what: 'log' });
  const actions = promptActions(duel, choice, sheet && aside ? () => setAsideAt(null) : null);
  const buttons = outcome ? (props.after ?? []).length > 0 : live && situation.prompt !== null && actions.length > 0;
  const Layout = LAYOUTS[size];
  return (
    <DuelProvider value={duel}>
      <TableFrame
        table={props}
        at={choice}
        title={duel.text.say('title')}
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
        speech={spoken(duel, choice)}
        actions={actions}
        rule={ruleOfPrompt(situation.prompt?.say)}
        onLog={size === 'tablet' ? showLog : undefined}
        onLogKey={showLog}
        onLook={(what, id) => duel.open({ what, id } as Opened)}
        whyNot={(why, shut) => <DuelWhyNot why={why} onClose={shut} />}
        className={css[size]}
        promptClass={css.prompt}
        floats={
          <>
            {sheet && !aside && <ChoiceSheet verb={sheet} choice={choice} onClose={() => setAsideAt(version)} />}
            <OpenedSheets {...papers} log={log} undo={props.undo} />
            {choice.menu && <DuelMenu choice={choice} />}
          </>
        }
      >
        <Layout log={log} undo={props.undo} buttons={buttons} />
      </TableFrame>
    </DuelProvider>
  );
}

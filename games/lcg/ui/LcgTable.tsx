import { plain } from '@pony/text';
import {
  Button,
  inWords,
  isLegal,
  LogPanel,
  Menu,
  type Offered,
  Panel,
  type PromptAction,
  type Reference,
  Steps,
  type Tab,
  TableFrame,
  type TableProps,
  Tabs,
  usePapers,
  usePointing,
  useUi,
} from '@pony/ui';
import { useCallback, useMemo, useState } from 'react';
import type { CardView, LcgView } from '../src/view.ts';
import { Band } from './Band.tsx';
import { drawn } from './drawn.ts';
import { End } from './End.tsx';
import { PHASES } from './facts.ts';
import css from './LcgTable.module.css';
import { LcgProvider, type LcgTableState, type Opened } from './lcg.ts';
import { ONE_ROW, Piles, Quest, Staging } from './Parts.tsx';
import { Area, Dials, Friend, Hand } from './Players.tsx';
import { usePassing } from './passing.ts';
import { ruleOfPrompt } from './prompt-rules.ts';
import { Sheets } from './Sheets.tsx';
import { labelOf, spoken } from './speech.ts';
import { storyOf } from './story.ts';
import { aimOf } from './targets.ts';
import { Cause, Standing } from './Window.tsx';

type Page = 'quest' | 'mine' | 'friends' | 'log';
const NONE: readonly Offered[] = [];
/** What one mostly wants, and can take back. */
const MAIN = new Set(['pass', 'done', 'keep', 'stay', 'decline', 'undefended', 'stop']);
const MOST_BUTTONS = 3;

/** The table of The Lord of the Rings: The Card Game: the quest above, the scale, the players, the hand at the right. */
export function LcgTable(props: TableProps<LcgView>) {
  const { situation, log, text, size, mood, viewer } = props;
  const { view, version, outcome } = situation;
  const { say: uiSay } = useUi();
  const papers = usePapers<Opened>();
  const [chosen, setChosen] = useState<{ version: number; page: Page } | null>(null);
  const offers = mood === 'live' && outcome === null ? situation.offers : NONE;
  const open = (what: Opened): void => {
    papers.clear((one) => one.what === 'log');
    papers.open(what);
  };
  const seen = useMemo(() => drawn(view), [view]);
  const aim = useCallback((offer: Offered) => aimOf(offer, seen.things), [seen]);
  const at = usePointing({
    version,
    offers,
    aim,
    choose: props.choose,
    askWhy: props.why,
    look: ({ kind, id }, found) => {
      if (!found && (kind === 'card' || kind === 'title')) open({ what: kind, id });
    },
  });
  const me = situation.seat ?? viewer[0] ?? 0;
  const words = (offer: Offered): string => plain(text.option(offer.option, offer.tell));
  const spokenOffers = useMemo(() => inWords(offers, aim, at.held).filter(isLegal), [offers, aim, at.held]);
  const buttons =
    spokenOffers.length <= MOST_BUTTONS ? spokenOffers : spokenOffers.filter(({ option }) => MAIN.has(option[0]));
  const listed = spokenOffers.filter((offer) => !buttons.includes(offer));
  const actions = buttons.map(
    (offer): PromptAction => ({
      id: offer.option[0] + (offer.option.length > 1 ? `-${offer.option.slice(1).join('-')}` : ''),
      kind: MAIN.has(offer.option[0]) ? 'main' : 'quiet',
      label: labelOf(offer, situation.prompt, text) ?? words(offer),
      hotkey: offer.option[0] === 'pass' ? 'P' : undefined,
      onPress: () => at.take(offer, null),
    }),
  );
  /** Chosen, and not yet sent: another press puts them back. */
  const raised = new Set(offers.filter(({ option }) => option[0] === 'back').map(({ option }) => option[1]));
  const table: LcgTableState = {
    view,
    drawn: seen,
    situation,
    text,
    size,
    mood,
    me,
    viewer,
    at,
    stateOf: (kind, id) => (kind === 'card' && raised.has(id) ? 'selected' : at.stateOf({ kind, id })),
    press: (kind, id, from) => at.press({ kind, id }, from),
    open,
    say: (key, args) => text.say(`table.${key}`, args),
  };
  const follow = ({ kind, id }: Reference | { kind: string; id: number }): void => {
    if (kind === 'card') open({ what: 'card', id });
    else if (kind === 'printed') open({ what: 'title', id });
  };
  const others = view.threat.map((_, seat) => seat).filter((seat) => seat !== me);
  const list = listed.length > 0 && (
    <Panel title={uiSay('ui.choices')} className={css.choicePanel}>
      <div className={css.choices} data-choices>
        {listed.map((offer) => (
          <Button
            key={offer.option.join('-')}
            act={offer.option.join('-')}
            kind="quiet"
            onPress={() => at.take(offer, null)}
          >
            {words(offer)}
          </Button>
        ))}
      </div>
    </Panel>
  );
  const story = (
    <LogPanel
      lines={storyOf(log, text, situation.decisions)}
      onReference={follow}
      className={css.log}
      hotkey={size === 'wide' ? 'L' : undefined}
    />
  );
  const hands = [me, ...viewer.filter((seat) => seat !== me)].map((seat) => <Hand key={seat} seat={seat} />);
  // Alone there is room enough to lay out the hand before oneself.
  const laid = size === 'wide' && view.threat.length === 1;
  const showLog = (): void => open({ what: 'log' });
  const orders = usePassing(props);
  const standing = orders && outcome === null ? <Standing orders={orders} /> : null;
  const cause = <Cause openRule={props.openRule} />;

  const lit = (cards: readonly CardView[]): boolean =>
    cards.some((one) => at.stateOf({ kind: 'card', id: one.card }) === 'legal');
  const litBefore = (seat: number): boolean => lit([...seen.areas[seat].enemies, ...seen.areas[seat].own]);
  // Whoever can play a card sees the hand first: a friend's card or an objective may be there to be pressed all the while.
  const inHand = seen.hands[me]?.some((id) => at.stateOf({ kind: 'title', id }) === 'legal') ?? false;
  const common = lit([...seen.staging, ...seen.active, ...seen.turned, ...(seen.stage ? [seen.stage] : [])]);
  const ofFriends = others.some(litBefore);
  const ofMine = inHand || (!common && !ofFriends) || (!common && litBefore(me));
  const wanted: Page = ofMine ? 'mine' : common ? 'quest' : 'friends';
  const crowded = others.length > 1 && seen.staging.length > ONE_ROW;
  const page = chosen?.version === version ? chosen.page : wanted;
  const tabs: Tab<Page>[] = [
    { id: 'quest', label: table.say('quest'), icon: 'gi:compass', count: seen.staging.length },
    { id: 'mine', label: table.say('mine'), icon: 'gi:visored-helm' },
    ...(others.length > 0
      ? [{ id: 'friends' as const, label: table.say('friends'), icon: 'gi:three-friends' as const }]
      : []),
    { id: 'log', label: table.say('log'), icon: 'gi:tied-scroll' },
  ];
  return (
    <LcgProvider value={table}>
      <TableFrame
        table={props}
        at={at}
        title={text.say('title')}
        middle={
          <span className={css.middle}>
            <b>{table.say('round', { n: view.round })}</b>
            {size !== 'wide' ? (
              <span>{text.say(`phase.${PHASES[view.phase]}`)}</span>
            ) : (
              <Steps
                small
                label={text.say('counter.round')}
                now={Math.max(0, view.phase - 1)}
                steps={PHASES.slice(1).map((phase) => ({
                  id: phase,
                  short: text.say(`phase.${phase}`).slice(0, 1),
                  label: text.say(`phase.${phase}`),
                }))}
              />
            )}
          </span>
        }
        speech={spoken(props, uiSay, follow)}
        actions={actions}
        rule={ruleOfPrompt(situation.prompt)}
        onLog={size === 'tablet' ? showLog : undefined}
        onLogKey={showLog}
        onLook={(what, id) => open({ what, id } as Opened)}
        onReference={follow}
        className={css[size]}
        floats={
          <>
            <Sheets papers={papers} log={log} onReference={follow} />
            {at.menu && (
              <Menu
                anchor={at.menu.anchor}
                label={uiSay('ui.choices')}
                items={at.menu.offers.map((offer, i) => ({
                  id: String(i),
                  label: words(offer),
                  notNow: !isLegal(offer),
                }))}
                onPick={(id) => {
                  const offer = at.menu?.offers[Number(id)];
                  at.close();
                  if (offer) at.take(offer, null);
                }}
                onClose={at.close}
              />
            )}
          </>
        }
      >
        {size === 'phone' ? (
          <>
            <div className={css.balance} data-part="band">
              <Band />
            </div>
            <Dials className={css.seats} />
            <div className={css.page} id="lcg-page">
              <End best={props.best} />
              {list}
              {view.window === null && cause}
              {page === 'quest' && (
                <>
                  <Quest />
                  <Staging />
                  <Piles />
                  {standing}
                </>
              )}
              {page === 'mine' && (
                <>
                  <Area seat={me} />
                  {hands}
                </>
              )}
              {page === 'friends' && others.map((seat) => <Friend key={seat} seat={seat} />)}
              {page === 'log' && story}
            </div>
            <div className={css.tabs}>
              <Tabs
                label={text.say('title')}
                tabs={tabs}
                value={page}
                controls="lcg-page"
                onChoose={(next) => setChosen({ version, page: next })}
              />
            </div>
          </>
        ) : (
          <>
            <div className={css.quest}>
              <Quest />
              <Staging className={css.grow} />
            </div>
            <div className={css.balance} data-part="band">
              <Band />
            </div>
            <div className={css.players} data-crowded={crowded || undefined}>
              <End best={props.best} />
              {others.length === 1 ? (
                <Area seat={others[0]} />
              ) : (
                others.map((seat) => <Friend key={seat} seat={seat} />)
              )}
              <Area seat={me} className={css.me} />
              {laid && <Hand seat={me} laid className={css.laid} />}
            </div>
            <aside className={css.side}>
              <Dials />
              {cause}
              {list}
              {!laid && <div className={css.hand}>{hands}</div>}
              <Piles />
              {standing}
              {size === 'wide' && story}
            </aside>
          </>
        )}
      </TableFrame>
    </LcgProvider>
  );
}

import { plain } from '@pony/text';
import {
  Button,
  FitZone,
  inWords,
  isLegal,
  LogPanel,
  Menu,
  type Offered,
  Panel,
  type PromptAction,
  type Reference,
  Steps,
  TableFrame,
  type TableProps,
  usePapers,
  usePointing,
  useRoom,
  useUi,
} from '@pony/ui';
import type { Rect } from '@pony/ui/fit';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import type { CardView, LcgView } from '../src/view.ts';
import { ContestBar } from './ContestBar.tsx';
import { drawn } from './drawn.ts';
import { QuestLine, QuestZone, StagingRow } from './Encounter.tsx';
import { End } from './End.tsx';
import { PHASES } from './facts.ts';
import css from './LcgTable.module.css';
import { LcgProvider, type LcgTableState, type Opened } from './lcg.ts';
import { Area, Dials, EngagedRow, Friends, Hand } from './Players.tsx';
import { usePassing } from './passing.ts';
import { ruleOfPrompt } from './prompt-rules.ts';
import { Read, Sheets } from './Sheets.tsx';
import { Piles, Side } from './Side.tsx';
import { labelOf, spoken } from './speech.ts';
import { storyOf } from './story.ts';
import { aimOf } from './targets.ts';
import { Cause, Standing } from './Window.tsx';
import { type Zones, zonesOf } from './zones.ts';

const NONE: readonly Offered[] = [];
/** What one mostly wants, and can take back. */
const MAIN = new Set(['pass', 'done', 'keep', 'stay', 'decline', 'undefended', 'stop']);
const MOST_BUTTONS = { wide: 3, tall: 3, low: 3, phone: 2 } as const;
/** Which zone the phase leads with. */
const LEADS = ['planning', 'planning', 'planning', 'quest', 'quest', 'quest', 'combat', 'combat'] as const;

/** The table of The Lord of the Rings: The Card Game: the quest above, the scale, the players, the hand at the right. */
export function LcgTable(props: TableProps<LcgView>) {
  const { situation, log, text, size, mood, viewer } = props;
  const { view, version, outcome } = situation;
  const { say: uiSay } = useUi();
  const papers = usePapers<Opened>();
  const offers = mood === 'live' && outcome === null ? situation.offers : NONE;
  const open = (what: Opened): void => {
    papers.clear((one) => one.what === 'log');
    papers.open(what);
  };
  const seen = useMemo(() => drawn(view), [view]);
  const aim = useCallback((offer: Offered) => aimOf(offer, seen), [seen]);
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
  const [reading, setReading] = useState<{ what: string; id: number } | null>(null);
  const felt = useRef<HTMLDivElement>(null);
  const room = useRoom(felt);
  const litIn = (cards: readonly CardView[]): boolean =>
    cards.some((one) => at.stateOf({ kind: 'card', id: one.card }) === 'legal');
  const asksAbove = litIn([...seen.staging, ...seen.active, ...seen.turned, ...(seen.stage ? [seen.stage] : [])]);
  const players = view.threat.length;
  const leads = LEADS[view.phase] ?? 'quest';
  // A question about the encounter unfolds it.
  const phase = leads === 'combat' && (asksAbove || seen.turned.length > 0) ? 'quest' : leads;
  const { enemies } = seen.areas[me];
  const engaged = enemies.length > 0;
  const zones = useMemo(
    () => zonesOf(room.w, room.h, { t: room.t, players, phase, engaged }),
    [room, players, phase, engaged],
  );
  const beside = zones.kind === 'wide' || zones.kind === 'low';
  const words = (offer: Offered): string => plain(text.option(offer.option, offer.tell));
  const spokenOffers = useMemo(() => inWords(offers, aim, at.held).filter(isLegal), [offers, aim, at.held]);
  const buttons =
    spokenOffers.length <= MOST_BUTTONS[zones.kind]
      ? spokenOffers
      : spokenOffers.filter(({ option }) => MAIN.has(option[0]));
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
    room,
    zones,
    folded: beside && phase === 'combat',
    threats: outcome === null && mood === 'live' ? (props.threats ?? []) : [],
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
  const held = seen.hands[me] ?? [];
  const inHand = held.some((id) => at.stateOf({ kind: 'title', id }) === 'legal');
  const hands = [me, ...viewer.filter((seat) => seat !== me)];
  const handRects = handsIn(zones.hand, hands.length, beside);
  // What is said in more words than the prompt has room for takes the place of the hand, never that of the board.
  const tray = listed.length > 0 && outcome === null;
  const trays = tray ? trayIn(zones, inHand) : null;
  const story = (
    <LogPanel
      lines={storyOf(log, text, situation.decisions)}
      onReference={follow}
      className={css.log}
      hotkey={size === 'wide' ? 'L' : undefined}
    />
  );
  const read = reading && (reading.what === 'card' || reading.what === 'title') ? reading : null;
  const showLog = (): void => open({ what: 'log' });
  const orders = usePassing(props);
  const standing = orders && outcome === null ? <Standing orders={orders} /> : null;
  const mine = trays?.mine ?? zones.mine;
  return (
    <LcgProvider value={table}>
      <TableFrame
        table={props}
        at={at}
        fit={{ kind: zones.kind, top: zones.top, prompt: zones.prompt }}
        title={text.say('title')}
        middle={
          <span className={css.middle} data-kind={zones.kind}>
            <span className={css.when}>
              <b>{table.say('round', { n: view.round })}</b>
              {zones.kind !== 'wide' && <small>{text.say(`phase.${PHASES[view.phase]}`)}</small>}
            </span>
            {zones.kind === 'wide' ? (
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
            ) : (
              <Dials className={css.inTop} few={zones.kind === 'phone'} />
            )}
          </span>
        }
        speech={spoken(props, uiSay, follow)}
        actions={actions}
        rule={ruleOfPrompt(situation.prompt)}
        onLog={zones.kind === 'wide' ? undefined : showLog}
        onLogKey={showLog}
        onLook={(what, id) => open({ what, id } as Opened)}
        onRead={zones.side && ((look) => setReading(look))}
        onReference={follow}
        className={css.table}
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
        <div ref={felt} className={css.felt} style={{ '--r': `${zones.c.r}px` } as CSSProperties}>
          {zones.quest && <QuestZone rect={zones.quest} />}
          {zones.questline && <QuestLine rect={zones.questline} />}
          {zones.staging && (
            <StagingRow rect={zones.staging} enemies={engaged && !zones.engaged ? seen.areas[me].enemies : []} />
          )}
          <ContestBar rect={zones.contest} />
          {zones.engaged && <EngagedRow seat={me} rect={zones.engaged} />}
          {outcome !== null && (view.score || view.log) ? (
            <FitZone
              rect={{ ...zones.mine, h: zones.hand.y + zones.hand.h - zones.mine.y }}
              zone="end"
              label={table.say('scoreSheet')}
              className={css.endZone}
            >
              <div data-reads>
                <End best={props.best} />
              </div>
            </FitZone>
          ) : (
            <>
              {zones.friends &&
                (others.length === 1 && beside ? (
                  <Area seat={others[0]} rect={zones.friends} zone="friends" />
                ) : (
                  <Friends seats={others} rect={zones.friends} />
                ))}
              <Area seat={me} rect={mine} zone="mine" foes={beside} />
              {!trays?.instead &&
                hands.map((seat, i) => (
                  <Hand
                    key={seat}
                    seat={seat}
                    rect={i === 0 ? (trays?.hand ?? handRects[i]) : handRects[i]}
                    zone={i === 0 ? 'hand' : `hand-${seat}`}
                  />
                ))}
              {trays && (
                <FitZone rect={trays.tray} zone="tray" label={uiSay('ui.choices')} className={css.tray}>
                  <div className={css.choices} data-choices data-reads>
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
                </FitZone>
              )}
            </>
          )}
          {zones.side && (
            <Side rect={zones.side}>
              <Panel className={css.dials} label={text.say('counter.threat')}>
                <Dials />
              </Panel>
              <Piles />
              <Cause openRule={props.openRule} />
              {standing}
              {read && (
                <div className={css.reading} data-reading data-reads>
                  <Read what={read.what === 'title' ? 'title' : 'card'} id={read.id} />
                </div>
              )}
              {story}
            </Side>
          )}
        </div>
      </TableFrame>
    </LcgProvider>
  );
}

/** The hand of whoever is asked is larger than the other one. */
function handsIn(hand: Rect, n: number, beside: boolean): Rect[] {
  if (n === 1) return [hand];
  const gap = 6;
  const first = beside ? Math.max(0.7, 1 - 0.3 * (n - 1)) : 1 / n;
  const rest = (1 - first) / (n - 1);
  let x = hand.x;
  return Array.from({ length: n }, (_, i) => {
    const w = (i === 0 ? first : rest) * hand.w - (i < n - 1 ? gap : 0);
    const at = { ...hand, x, w };
    x += w + gap;
    return at;
  });
}

interface Trays {
  readonly tray: Rect;
  /** The tray lies where the hand was. */
  readonly instead: boolean;
  readonly hand?: Rect;
  readonly mine?: Rect;
}
/** Where a list of choices goes. */
function trayIn({ hand, mine, kind }: Zones, inHand: boolean): Trays {
  if (kind === 'wide' || kind === 'low') {
    if (!inHand) return { tray: hand, instead: true };
    const w = 0.55 * hand.w;
    return { tray: { ...hand, x: hand.x + w + 6, w: hand.w - w - 6 }, instead: false, hand: { ...hand, w } };
  }
  const h = Math.max(0.5 * mine.h, 6.4 * 16);
  const tray = { ...mine, y: mine.y + mine.h - h, h: inHand ? h : h + 4 + hand.h };
  return { tray, instead: !inHand, mine: { ...mine, h: mine.h - h - 4 } };
}

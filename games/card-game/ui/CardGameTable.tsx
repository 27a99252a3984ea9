import { plain } from '@pony/text';
import {
  type Found,
  Icon,
  isLegal,
  type Manner,
  Menu,
  type Offered,
  StageTab,
  Steps,
  TableFrame,
  type TableProps,
  type Thing,
  useAside,
  usePapers,
  usePointing,
  useUi,
} from '@pony/ui';
import { useCallback, useMemo, useState } from 'react';
import css from './CardGameTable.module.css';
import { Choices } from './Choices.tsx';
import { CombatStage, Reckoned } from './Combat.tsx';
import { drawn } from './drawn.ts';
import { EndStage } from './End.tsx';
import { useFlights } from './flights.ts';
import { Lanes, LaneTabs } from './Lanes.tsx';
import { isRefused, saidOf } from './prompt-actions.ts';
import { ruleOfPrompt } from './prompt-rules.ts';
import { IfFought, Order, Score, ToFights } from './Score.tsx';
import { Hand, Reserve, Seat } from './Seats.tsx';
import { GameLog, OpenedSheets } from './Sheets.tsx';
import { spoken } from './speech.ts';
import { type CardGameView, type Opened, TableProvider, type TableState, useTable } from './table-state.ts';
import { aimOf, questionOf } from './targets.ts';

const NONE: readonly Offered[] = [];
const PHASES = ['location', 'action', 'combat', 'victory', 'draw'] as const;
/** Verbs that are read before they are done. */
const READ_FIRST: ReadonlySet<string> = new Set(['use', 'event', 'guard']);

function mannerOf(_thing: Thing, { whole, open }: Found<Offered>): Manner {
  if (whole.length === 1 && open.length === 0) return READ_FIRST.has(whole[0].option[0]) ? 'hold' : 'take';
  return 'hold';
}

/** The table of the Card Game: everything one viewer sees, at any size, and every choice pointed at. */
export function CardGameTable(props: TableProps<CardGameView>) {
  const { situation, text, size, mood } = props;
  const { say } = useUi();
  const { view, version, outcome, prompt } = situation;
  const me = situation.seat ?? props.viewer[0] ?? 0;
  const offers = mood === 'live' && outcome === null ? situation.offers : NONE;
  const aim = useCallback((offer: Offered) => aimOf(offer, me), [me]);
  const { papers, open, close } = usePapers<Opened>();
  const hand = view.players[me].hand;
  const at = usePointing({
    version,
    offers,
    aim,
    manner: mannerOf,
    question: (thing, held) => questionOf(thing, held, (card) => typeof hand !== 'number' && hand.includes(card)),
    choose: props.choose,
    askWhy: props.why,
    look: (thing, found) => {
      if (found === null && (thing.kind === 'card' || thing.kind === 'location'))
        open({ what: thing.kind, id: thing.id });
    },
  });
  const mine = useMemo(
    () => [me, ...props.viewer.filter((seat) => seat !== me && typeof view.players[seat].hand !== 'number')],
    [me, props.viewer, view],
  );
  const [reckoned, setReckoned] = useState(-1);
  const stageKey = outcome ? 'end' : view.fight ? `fight ${view.fight.location} ${view.round}` : null;
  const { aside, putAside } = useAside(stageKey);
  const seen = useMemo(() => drawn({ view, mine, size, offers, aim, aside }), [view, mine, size, offers, aim, aside]);
  const state: TableState = { props, view, drawn: seen, text, at, me, mine, open, reckons: reckoned === version };
  const fought = outcome ? null : seen.fight;
  const staged = !aside && (outcome !== null || fought !== null);
  const fighting = fought !== null;
  useFlights(props.log, mood === 'replay');
  const phone = size === 'phone';
  const actions = [
    ...saidOf(offers, aim, at.held, text).map((one) => ({
      ...one,
      notNow: isRefused(one),
      onPress: () => (one.offer ? at.take(one.offer, null) : at.putBack()),
    })),
    ...(offers.length > 0 && view.fight?.cheapest.length
      ? [
          {
            id: 'reckon',
            label: text.say('fight.reckon'),
            icon: 'pp:q' as const,
            kind: phone ? ('link' as const) : ('quiet' as const),
            onPress: () => setReckoned(state.reckons ? -1 : version),
          },
        ]
      : []),
  ];
  const friends = view.players.filter((one) => one.side === view.players[me].side && one.seat !== me);
  const others = view.players.filter((one) => one.side !== view.players[me].side);
  /** The count takes the place of everything but the score. */
  const ended = staged && outcome !== null;
  return (
    <TableProvider value={state}>
      <TableFrame
        table={props}
        at={at}
        title={text.say('title')}
        middle={
          phone ? (
            <button
              type="button"
              className={css.sum}
              data-rove
              data-score
              onClick={() => open({ what: 'score', id: 0 })}
            >
              <small>{text.render('table.shortRound', { n: view.round })}</small>
              <Icon name="pp:star" className={css.light} /> {view.points[0]} : {view.points[1]}{' '}
              <Icon name="pp:eye" className={css.dark} />
            </button>
          ) : size === 'tablet' ? (
            <span className={css.phase}>{text.say(`phase.${view.phase}`)}</span>
          ) : (
            <Steps
              small
              label={text.say('table.phase')}
              now={PHASES.indexOf(view.phase)}
              steps={PHASES.map((id) => ({ id, short: text.say(`phase.${id}`), label: text.say(`phase.${id}`) }))}
            />
          )
        }
        speech={spoken(state, say)}
        actions={actions}
        rule={ruleOfPrompt(prompt?.say)}
        onLog={size === 'wide' ? undefined : () => open({ what: 'log', id: 0 })}
        onLogKey={() => open({ what: 'log', id: 0 })}
        onLook={(what, id) => {
          if (what === 'card' || what === 'location') open({ what, id });
        }}
        onReference={({ kind, id }) => {
          if (kind === 'card' || kind === 'location') open({ what: kind, id });
        }}
        className={css[size]}
        promptClass={css.prompt}
        floats={
          <>
            <OpenedSheets papers={papers} close={close} />
            {at.menu && <ThingMenu state={state} />}
            {stageKey !== null && aside && (
              <StageTab
                label={outcome ? text.say('end.title') : text.say('phase.combat')}
                icon={outcome ? 'gi:laurel-crown' : 'gi:crossed-swords'}
                onBack={() => putAside(false)}
              />
            )}
          </>
        }
      >
        {!ended && (
          <div className={css.others}>
            {others.map((player) => (
              <Seat key={player.seat} player={player} />
            ))}
          </div>
        )}
        <div className={css.board} data-round={view.round}>
          <Choices className={css.asked} />
          {staged && outcome && <EndStage onAside={() => putAside(true)} />}
          {fought && <CombatStage place={fought} onAside={() => putAside(true)} />}
          {!staged && (phone ? <LaneTabs /> : <Lanes />)}
        </div>
        {!ended && (
          <div className={css.own}>
            {friends.map((player) => (
              <Seat key={player.seat} player={player} />
            ))}
            <Seat player={view.players[me]} />
          </div>
        )}
        {phone && !ended && <Reserves />}
        <div
          className={css.hand}
          hidden={ended}
          data-folded={fighting || undefined}
          data-alone={view.locations.length === 0 || undefined}
        >
          {(phone ? mine : mine.toReversed()).map((seat) => (
            <Hand
              key={seat}
              player={view.players[seat]}
              as={phone || fighting ? 'spines' : 'cards'}
              named={mine.length > 1}
              folded={fighting}
            />
          ))}
        </div>
        {!phone && (
          <aside className={css.side}>
            <Score />
            <Order />
            <GameLog className={css.log} />
            {size === 'wide' && view.phase === 'action' && <IfFought />}
            {size === 'wide' && fighting && <Reckoned />}
            {view.phase !== 'combat' && outcome === null && <ToFights />}
          </aside>
        )}
      </TableFrame>
    </TableProvider>
  );
}

/** On a phone: the own reserves, and those of others while a card there can be chosen. */
function Reserves() {
  const { drawn, mine } = useTable();
  const shown = drawn.reserves.toSorted((a, b) => mine.indexOf(b.seat) - mine.indexOf(a.seat));
  return (
    <div className={css.reserves}>
      {shown.map((player) => (
        <Reserve key={player.seat} player={player} named={shown.length > 1} />
      ))}
    </div>
  );
}

function ThingMenu({ state: { at, text } }: { state: TableState }) {
  const { menu } = at;
  if (!menu) return null;
  return (
    <Menu
      anchor={menu.anchor}
      label={text.name(menu.thing.kind, menu.thing.id)}
      items={menu.offers.map((offer, i) => ({
        id: String(i),
        label: plain(text.option(offer.option, offer.tell)),
        notNow: !isLegal(offer),
      }))}
      onPick={(id) => {
        const offer = menu.offers[Number(id)];
        at.close();
        at.take(offer, menu.anchor, menu.thing);
      }}
      onClose={at.close}
    />
  );
}

import { plain } from '@pony/text';
import {
  type Found,
  Icon,
  inWords,
  isLegal,
  type Manner,
  Menu,
  type Offered,
  type PromptAction,
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
import { useCallback, useState } from 'react';
import css from './CardGameTable.module.css';
import { Choices } from './Choices.tsx';
import { CombatStage, Reckoned } from './Combat.tsx';
import { EndStage } from './End.tsx';
import { useFlights } from './flights.ts';
import { Lanes, LaneTabs } from './Lanes.tsx';
import { ruleOfPrompt } from './prompt-rules.ts';
import { IfFought, Order, Score, ToFights } from './Score.tsx';
import { Hand, Reserve, Seat, useIsAsked } from './Seats.tsx';
import { GameLog, OpenedSheets } from './Sheets.tsx';
import { spoken } from './speech.ts';
import { type CardGameView, type Opened, TableProvider, type TableState, useTable } from './table-state.ts';
import { aimOf, questionOf } from './targets.ts';

const NONE: readonly Offered[] = [];
/** Branches of a choice in words, as the rules name them. */
const BRANCHES = ['seek-saruman', 'strike-rohan'];
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
  const mine = [me, ...props.viewer.filter((seat) => seat !== me && typeof view.players[seat].hand !== 'number')];
  const [reckoned, setReckoned] = useState(-1);
  const state: TableState = { props, view, text, at, me, mine, open, reckons: reckoned === version };
  const fought = view.locations.find((place) => place.location === view.fight?.location);
  const stageKey = outcome ? 'end' : fought ? `fight ${fought.location} ${view.round}` : null;
  const { aside, putAside } = useAside(stageKey);
  const staged = stageKey !== null && !aside;
  const fighting = staged && fought !== undefined;
  useFlights(props.log, mood === 'replay');
  const phone = size === 'phone';
  const actions = [
    ...promptActions(offers, aim, state),
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
        table={props as unknown as TableProps}
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
          {staged && fought && <CombatStage place={fought} onAside={() => putAside(true)} />}
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
        {phone && !ended && <Reserves asked={fighting} />}
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

/** On a phone: the own reserves, and those of others while a card there can be chosen; `asked`: such ones alone. */
function Reserves({ asked }: { asked: boolean }) {
  const { view, mine } = useTable();
  const isAsked = useIsAsked();
  const shown = view.players
    .filter((player) => isAsked(player) || (!asked && mine.includes(player.seat)))
    .sort((a, b) => mine.indexOf(b.seat) - mine.indexOf(a.seat));
  return (
    <div className={css.reserves}>
      {shown.map((player) => (
        <Reserve key={player.seat} player={player} named={shown.length > 1} />
      ))}
    </div>
  );
}

/** What is said in words: buttons of the prompt, passing last and with its reason when it may not be. */
function promptActions(
  offers: readonly Offered[],
  aim: (offer: Offered) => ReturnType<typeof aimOf>,
  { at, text }: TableState,
): PromptAction[] {
  const seen = new Set<string>();
  return inWords(offers, aim, at.held)
    .filter(({ option }) => {
      const id = option.join('-');
      return !seen.has(id) && seen.add(id);
    })
    .map((offer) => ({
      id: offer.option[0] === 'choose' ? `choose-${BRANCHES[Number(offer.option[1])]}` : offer.option[0],
      label: plain(text.option(offer.option, offer.tell)),
      kind:
        offer.option[0] === 'yes' || offer.option[0] === 'done' || at.held.things.length > 0
          ? ('quiet' as const)
          : ('link' as const),
      notNow: !isLegal(offer),
      onPress: () => at.take(offer, null),
    }));
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

/** Combat: the stage of the fight that goes on, the order of the fights, and what the last ones brought. */
import { Icon, Panel, Sheet, Stage, type StageStep } from '@pony/ui';
import { useMemo } from 'react';
import css from './Combat.module.css';
import { isPath, LOCATIONS } from './facts.ts';
import { type Fought, type FoughtRound, fightsOf } from './fights.ts';
import { LocationLane } from './Lanes.tsx';
import { type LocationView, useTable } from './table-state.ts';

/** The fights of the round that is fought now, or else of the last one that was. */
export function useFought(): FoughtRound | null {
  const { log } = useTable().props;
  return useMemo(() => fightsOf(log).at(-1) ?? null, [log]);
}

/** What came of a fight, in a few words. */
function useOutcome(): (one: Fought) => string {
  const { text } = useTable();
  return ({ winner, corruption, location }) => {
    if (winner === null) return '';
    if (winner < 0) return text.say('table.nobody');
    if (corruption > 0) return text.render('table.corrupts', { n: corruption });
    return `${text.name('side', winner)} +${LOCATIONS[location].points}`;
  };
}

/** The ladder: fights that are over, the one that goes on, those to come. */
function useLadder(): { steps: StageStep[]; now: number } {
  const { view, text } = useTable();
  const fought = useFought();
  const outcome = useOutcome();
  const done = fought?.round === view.round ? fought.fights.filter((one) => one.winner !== null) : [];
  const left = view.locations.filter((place) => place.location !== view.fight?.location);
  const name = (location: number): string => text.name('location', location);
  const steps = [
    ...done.map((one, i) => ({ id: `done-${i}`, label: `${name(one.location)}: ${outcome(one)}` })),
    ...(view.fight ? [{ id: 'now', label: name(view.fight.location) }] : []),
    ...left.map((place) => ({ id: `later-${place.location}`, label: name(place.location) })),
  ];
  return { steps, now: done.length };
}

/** 4 attack, less 2 on the location, leaves 2 to cancel. */
function FightSum() {
  const { view, text } = useTable();
  if (!view.fight) return null;
  const { location, attack, onCard, left } = view.fight;
  const path = isPath(location);
  const cancelled = Math.max(0, attack - onCard - left);
  return (
    <p className={css.sum}>
      <Icon name={path ? 'pp:path-attack' : 'pp:battle-attack'} />
      <b>{attack}</b> {text.say('fight.attack')}
      <i>−</i>
      <b>{onCard}</b> {text.say('fight.walls')}
      {cancelled > 0 && (
        <>
          <i>−</i>
          <b>{cancelled}</b> {text.say('fight.cancelled')}
        </>
      )}
      <i>=</i>
      <b>{left}</b> {text.say('fight.left')}
    </p>
  );
}

/** Who had better fall, once it was asked for. */
export function Reckoned() {
  const { view, text, reckons } = useTable();
  const { fight } = view;
  const place = view.locations.find((one) => one.location === fight?.location);
  if (!reckons || !fight || !place) return null;
  const { location, winner, gain } = place;
  return (
    <Panel label={text.say('fight.wisely')} className={css.reckoned}>
      <h3 className="pony-caps">{text.say('fight.wisely')}</h3>
      <p role="status">
        {text.render('fight.cheapest', { cards: fight.cheapest, location, side: Math.max(0, winner), n: gain })}
      </p>
    </Panel>
  );
}

/** The fight that goes on, in the place of the board. */
export function CombatStage({ place, onAside }: { place: LocationView; onAside: () => void }) {
  const { props, text } = useTable();
  const { situation, size } = props;
  const { steps, now } = useLadder();
  const speaker = situation.asked[0];
  const title = text.render('fight.title', { location: place.location });
  return (
    <Stage
      label={title}
      title={title}
      note={speaker === undefined ? undefined : text.render('fight.speaks', { seat: speaker })}
      steps={steps}
      now={now}
      beside={size === 'wide'}
      size={size}
      onAside={onAside}
      className={css.stage}
    >
      {size !== 'wide' && <Reckoned />}
      <div className={css.lane}>
        <LocationLane place={place} sum={<FightSum />} />
      </div>
    </Stage>
  );
}

/** One fight that is over: the sums, who won, and what became of every card. */
function FoughtCard({ one }: { one: Fought }) {
  const { text, open } = useTable();
  const outcome = useOutcome();
  return (
    <section className={css.fought} data-side={one.winner === 0 ? 'light' : one.winner === 1 ? 'dark' : undefined}>
      <h3>
        {text.name('location', one.location)} <em>{outcome(one)}</em>
      </h3>
      <p>{text.render('fight.sum', { attack: one.attack, defence: one.defence, onCard: one.onCard })}</p>
      {one.parts.length === 0 && <p>{text.say('fight.noCards')}</p>}
      <ul>
        {one.parts.map(({ card, part }) => (
          <li key={card} data-part={part}>
            <button type="button" data-rove onClick={() => open({ what: 'card', id: card })}>
              {text.name('card', card)}
            </button>
            <span>{text.say(`fight.${part}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FoughtList({ fought }: { fought: FoughtRound }) {
  return (
    <div className={css.list}>
      {fought.fights.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a location may be fought twice in a round
        <FoughtCard key={i} one={one} />
      ))}
    </div>
  );
}

/** What the fights of the last round brought, with each card's part. */
export function FoughtPaper({ onClose }: { onClose: () => void }) {
  const { text } = useTable();
  const fought = useFought();
  if (!fought) return null;
  return (
    <Sheet title={text.render('fight.of', { n: fought.round })} icon="gi:crossed-swords" onClose={onClose}>
      <FoughtList fought={fought} />
    </Sheet>
  );
}

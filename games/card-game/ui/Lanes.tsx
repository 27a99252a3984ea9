import { CardSpine, classes, Icon, isLegal, Lane, PlacePlate, Scale, Tabs } from '@pony/ui';
import { type ReactNode, useState } from 'react';
import css from './CardGameTable.module.css';
import { handFace, ownerMark, placedFace } from './faces.ts';
import { CARDS, FACTION_LOOK, isPath, LOCATIONS } from './facts.ts';
import { priceOf } from './prices.ts';
import { type CardView, type LocationView, useTable } from './table-state.ts';
import { twinOf } from './targets.ts';

const SHADOW = 1;
const FREE = new Set(['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan', 'wizard']);

const isAttacker = (card: number, place: LocationView): boolean =>
  (place.attacker === SHADOW) !== FREE.has(CARDS[card].faction);

/** One active location: Shadow above, the place, how it stands, Free Peoples below; always in this order. */
export function LocationLane({ place, sum }: { place: LocationView; sum?: ReactNode }) {
  const { text, at, view } = useTable();
  const { location } = place;
  const fact = LOCATIONS[location];
  const path = isPath(location);
  const thing = { kind: 'location', id: location };
  const { coming } = view;
  const side = (shadow: boolean) => {
    const attacks = (place.attacker === SHADOW) === shadow;
    const there = place.cards.filter((one) => isAttacker(one.card, place) === attacks);
    const comes = coming?.location === location && coming.wielder < 0 && isAttacker(coming.card, place) === attacks;
    const all = there.map((one) => <Placed key={one.card} one={one} place={place} attacks={attacks} there={there} />);
    if (comes)
      all.push(
        <CardSpine
          key={`coming-${coming.card}`}
          face={{ ...handFace(text, coming.card), typeLine: undefined, stats: [], foot: undefined, ghost: true }}
          travel={`card-${coming.card}`}
        />,
      );
    return all;
  };
  return (
    <Lane
      label={text.name('location', location)}
      above={side(true)}
      below={side(false)}
      place={
        <PlacePlate
          name={text.name('location', location)}
          sign={path ? { text: String(fact.number) } : { icon: 'gi:castle' }}
          round={path}
          color={path ? 'var(--k-quest)' : fact.side === 'free' ? 'var(--k-alliance)' : 'var(--k-war)'}
          note={
            path
              ? undefined
              : [fact.defenders, fact.attackers].map((ids, i) => (
                  <span key={i === 0 ? 'defenders' : 'attackers'} className={css.factions}>
                    {i === 1 && ': '}
                    {ids.map((id) => (
                      <Icon key={id} name={FACTION_LOOK[id].icon} label={text.say(`faction.${id}`)} />
                    ))}
                  </span>
                ))
          }
          stats={[
            ...(place.addedAttack > 0
              ? [
                  {
                    icon: path ? ('pp:path-attack' as const) : ('pp:battle-attack' as const),
                    label: text.say('icon.attack'),
                    value: place.addedAttack,
                    change: 'up' as const,
                  },
                ]
              : []),
            {
              icon: path ? 'pp:path-defence' : 'pp:battle-defence',
              label: text.say('icon.defence'),
              value: place.onCard,
              change: place.onCard > fact.defence ? 'up' : place.onCard < fact.defence ? 'down' : undefined,
            },
            { icon: 'gi:laurel-crown', label: text.say('word.points'), value: fact.points },
          ]}
          seed={fact.id}
          motif={path ? 'gi:mountain-road' : 'gi:castle'}
          state={at.stateOf(thing)}
          onPress={(event) => at.press(thing, event.currentTarget)}
          thing={`location ${location}`}
        />
      }
      verdict={sum ?? <Verdict place={place} />}
    />
  );
}

/** How it stands; with the card in hand, or the one being paid for, how it would stand then. */
function Verdict({ place }: { place: LocationView }) {
  const { text, at } = useTable();
  const { location } = place;
  const path = isPath(location);
  const [held] = at.held.things;
  const aimed = at.offers.find(
    (offer) =>
      held?.kind === 'card' &&
      isLegal(offer) &&
      offer.option[1] === held.id &&
      offer.would?.[0]?.args?.location === location,
  );
  const then = aimed?.would?.[0].args ?? place.next;
  const winner = place.next?.winner ?? place.winner;
  const grown = (now: number, next: unknown) => (next === undefined || next === now ? now : `${now} → ${next}`);
  const words =
    winner < 0
      ? text.say('table.nobody')
      : text.render(
          `table.${path && winner === place.attacker ? 'corrupts' : winner === place.attacker ? 'falls' : 'holds'}`,
          {
            side: winner,
            n: place.next?.gain ?? place.gain,
          },
        );
  return (
    <Scale
      left={{ icon: path ? 'pp:path-attack' : 'pp:battle-attack', value: grown(place.attack, then?.attack) }}
      right={{ icon: path ? 'pp:path-defence' : 'pp:battle-defence', value: grown(place.defence, then?.defence) }}
      darkRight={place.attacker !== SHADOW}
      won={winner < 0 ? undefined : winner === SHADOW ? 'dark' : 'light'}
      small
    >
      {words}
    </Scale>
  );
}

interface PlacedProps {
  one: CardView;
  place: LocationView;
  attacks: boolean;
  /** All of the side that lie there: equal copies stand for each other. */
  there: readonly CardView[];
}

function Placed({ one, place, attacks, there }: PlacedProps) {
  const { text, at, view } = useTable();
  const spine = (card: number, item: boolean, ghost = false) => {
    const twin = item
      ? card
      : twinOf(
          card,
          at.offers,
          there.map((other) => other.card),
        );
    const thing = { kind: 'card', id: twin };
    const face = item
      ? { ...handFace(text, card), typeLine: undefined, foot: undefined, stats: [], ghost }
      : { ...placedFace(text, one, place.location, attacks), owner: ownerMark(text, view, one.owner) };
    const price = priceOf(text, at.offers, twin);
    return (
      <CardSpine
        key={card}
        face={face}
        indent={item}
        state={ghost ? undefined : at.stateOf(thing)}
        price={price}
        priceWords={price}
        onPress={(event) => at.press(thing, event.currentTarget)}
        travel={`card-${card}`}
        thing={`card ${card}`}
      />
    );
  };
  const { coming } = view;
  return (
    <>
      {spine(one.card, false)}
      {one.items.map((item) => spine(item, true))}
      {coming?.wielder === one.card && spine(coming.card, true, true)}
    </>
  );
}

/** All active locations side by side. */
export function Lanes({ className }: { className?: string }) {
  const { drawn, text } = useTable();
  return (
    <section className={classes(css.lanes, className)} aria-label={text.say('zone.active')}>
      {drawn.lanes.map((place) => (
        <LocationLane key={place.location} place={place} />
      ))}
      {drawn.lanes.length === 0 && <p className={css.empty}>{text.say('table.noLocation')}</p>}
    </section>
  );
}

/** On a phone one lane, and tabs with the sums of all. */
export function LaneTabs() {
  const { view, drawn, text, at } = useTable();
  const [chosen, setChosen] = useState<string | null>(null);
  const { coming } = view;
  const locations = drawn.lanes;
  const lit = locations.find(({ location }) => at.stateOf({ kind: 'location', id: location }) === 'legal');
  const asked = locations.find(({ location }) => location === coming?.location);
  const now = asked ?? locations.find(({ location }) => String(location) === chosen) ?? lit ?? locations[0];
  if (!now) return <p className={css.empty}>{text.say('table.noLocation')}</p>;
  return (
    <div className={css.onePlace}>
      <Tabs
        label={text.say('zone.active')}
        tabs={locations.map((place) => ({
          id: String(place.location),
          label: `${text.name('location', place.location)} ${place.attack}:${place.defence}`,
          icon: isPath(place.location) ? ('pp:road' as const) : ('gi:castle' as const),
        }))}
        value={String(now.location)}
        onChoose={setChosen}
        controls="card-game-lane"
      />
      <div id="card-game-lane" className={css.lane}>
        <LocationLane place={now} />
      </div>
    </div>
  );
}

import { CardSpine, classes, Lane, PlacePlate, Scale, Tabs } from '@pony/ui';
import { useState } from 'react';
import css from './CardGameTable.module.css';
import { handFace, placedFace } from './faces.ts';
import { CARDS, isPath, LOCATIONS } from './facts.ts';
import { type CardView, type LocationView, useTable } from './table-state.ts';

const SHADOW = 1;

/** One active location: Shadow above, the place, how it stands, Free Peoples below; always in this order. */
function LocationLane({ place }: { place: LocationView }) {
  const { text, at } = useTable();
  const { location } = place;
  const fact = LOCATIONS[location];
  const path = isPath(location);
  const thing = { kind: 'location', id: location };
  const attacker = place.attacker === SHADOW ? 'dark' : 'light';
  const winner = place.left > 0 ? place.attacker : 1 - place.attacker;
  const side = (shadow: boolean) =>
    place.cards
      .filter((one) => ((place.attacker === SHADOW) === shadow ? isAttacker(one, place) : !isAttacker(one, place)))
      .map((one) => <Placed key={one.card} one={one} place={place} attacks={isAttacker(one, place)} />);
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
              : [...fact.defenders, '·', ...fact.attackers]
                  .map((id) => (id === '·' ? ':' : text.say(`faction.${id}`)))
                  .join(' ')
          }
          stats={[
            {
              icon: path ? 'pp:path-defence' : 'pp:battle-defence',
              label: text.say('icon.defence'),
              value: place.onCard,
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
      verdict={
        <Scale
          left={{ icon: path ? 'pp:path-attack' : 'pp:battle-attack', value: place.attack }}
          right={{ icon: path ? 'pp:path-defence' : 'pp:battle-defence', value: place.defence }}
          darkRight={attacker === 'light'}
          won={winner === SHADOW ? 'dark' : 'light'}
        >
          {text.render(`table.${path && place.left > 0 ? 'corrupts' : place.left > 0 ? 'falls' : 'holds'}`, {
            side: winner,
            n: place.left,
          })}
        </Scale>
      }
    />
  );
}

/** Attackers come after the defenders in the view of a location. */
function isAttacker(one: CardView, place: LocationView): boolean {
  const free = FREE.has(CARDS[one.card].faction);
  return (place.attacker === SHADOW) !== free;
}
const FREE = new Set(['dunedain', 'dwarf', 'elf', 'hobbit', 'rohan', 'wizard']);

function Placed({ one, place, attacks }: { one: CardView; place: LocationView; attacks: boolean }) {
  const { text, at } = useTable();
  const spine = (card: number, item: boolean) => {
    const thing = { kind: 'card', id: card };
    const face = item
      ? { ...handFace(text, card), typeLine: undefined, foot: undefined, stats: [] }
      : placedFace(text, one, place.location, attacks);
    return (
      <CardSpine
        key={card}
        face={face}
        indent={item}
        state={at.stateOf(thing)}
        onPress={(event) => at.press(thing, event.currentTarget)}
        travel={`card-${card}`}
        thing={`card ${card}`}
      />
    );
  };
  return (
    <>
      {spine(one.card, false)}
      {one.items.map((item) => spine(item, true))}
    </>
  );
}

/** All active locations side by side. */
export function Lanes({ className }: { className?: string }) {
  const { view, text } = useTable();
  return (
    <section className={classes(css.lanes, className)} aria-label={text.say('zone.active')}>
      {view.locations.map((place) => (
        <LocationLane key={place.location} place={place} />
      ))}
      {view.locations.length === 0 && <p className={css.empty}>{text.say('table.noLocation')}</p>}
    </section>
  );
}

/** On a phone one lane, and tabs with the sums of all. */
export function LaneTabs() {
  const { view, text, at } = useTable();
  const [chosen, setChosen] = useState<string | null>(null);
  const { locations } = view;
  const lit = locations.find(({ location }) => at.stateOf({ kind: 'location', id: location }) === 'legal');
  const now = locations.find(({ location }) => String(location) === chosen) ?? lit ?? locations[0];
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

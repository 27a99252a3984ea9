import { Button, classes, Icon, isLegal, type Offered, Panel } from '@pony/ui';
import { AT_WAR, FREE, NATIONS, SETTLEMENTS, SHADOW } from '../data/facts.ts';
import { PLACES } from '../map/atlas.ts';
import { NOBODY } from '../point/targets.ts';
import { Slot } from '../slots.tsx';
import { sharesOf } from '../team.ts';
import { type Force, unitsOf } from '../types.ts';
import { useWar } from '../war.ts';
import { AttackOdds, useWeighed } from './AttackOdds.tsx';
import { ForceRow, NationBadge } from './Bits.tsx';
import { useFellowshipLine } from './Fellowship.tsx';
import { percent } from './odds.ts';
import css from './RegionPanel.module.css';
import { Mark } from './Teams.tsx';

/** "Rohan · town · yours". */
function useRegionLine(region: number): string {
  const { words, regions, isReader, alone, view } = useWar();
  const place = PLACES[region];
  const { control } = regions[region];
  const parts: string[] = [];
  if (place.nation >= 0) parts.push(words.nation(place.nation));
  if (place.kind > 0) parts.push(words.say(`settlement.${SETTLEMENTS[place.kind]}`).toLocaleLowerCase(words.lang));
  else if (place.fortified) parts.push(words.say('settlement.fortification').toLocaleLowerCase(words.lang));
  else if (place.nation < 0) parts.push(words.say('table.noSettlement'));
  if (control >= 0 && place.nation >= 0) {
    if (control !== NATIONS[place.nation].side) parts.push(words.say('table.takenBy', { side: words.side(control) }));
    else if (alone && isReader(control)) parts.push(words.say('table.yours'));
  }
  if (view.sieges.includes(region)) parts.push(words.say('table.underSiege'));
  if (place.points > 0) parts.push(words.say('table.worth', { n: place.points }));
  return parts.join(' · ');
}

/** What the state of the region's nation means for its armies. */
function PoliticalNote({ region }: { region: number }) {
  const { view, words } = useWar();
  const { nation } = PLACES[region];
  if (nation < 0) return null;
  const { box, active } = view.nations[nation];
  const steps = words.say('table.stepsAway', { n: AT_WAR - box });
  const key = box === AT_WAR ? 'atWar' : active ? 'active' : 'passive';
  return <p className={css.note}>{words.say(`table.nations.${key}`, { steps })}</p>;
}

/** A neighbour: who stands there; lit when it may be chosen now. */
function Way({ to, offers }: { to: number; offers: readonly Offered[] }) {
  const { words, regions, press, lookAt, targets } = useWar();
  const legal = offers.find(isLegal);
  const lit = legal !== undefined;
  const [free, shadow] = [FREE, SHADOW].map((side) => unitsOf(regions[to].forces[side]));
  return (
    <button
      type="button"
      className={classes(css.way, lit && css.lit)}
      data-rove
      data-answers={lit || undefined}
      onClick={(event) => (lit ? press({ kind: 'region', id: to }, event.currentTarget) : lookAt(to))}
    >
      {legal && <Icon name={targets.iconOf(legal.option) ?? 'gi:walking-boot'} />}
      {words.region(to)}
      {free > 0 && <u data-side="light">{free}</u>}
      {shadow > 0 && <u data-side="dark">{shadow}</u>}
    </button>
  );
}

/** What the Free Peoples may do with the Fellowship where it stands. */
const OF_FELLOWSHIP: ReadonlySet<string> = new Set(['travel', 'hide', 'separate']);

/** An action that may be begun here, and with which dice: each die once. */
interface Ways {
  readonly label: string;
  readonly verb: string;
  readonly dice: { readonly offer: Offered; readonly figure: number }[];
}

/** What can be begun here at once, before a die is chosen: each verb once, with the dice that pay for it. */
function Begin({ region }: { region: number }) {
  const { offers, words, take, takeThen, targets, view, fellowship } = useWar();
  const here = targets.begunAt(offers, view, region);
  const figures = here.filter(({ figure }) => figure !== NOBODY);
  const ways = new Map<string, Ways>();
  const add = (label: string, verb: string, offer: Offered, figure = NOBODY): void => {
    const way = ways.get(label) ?? { label, verb, dice: [] };
    way.dice.push({ offer, figure });
    ways.set(label, way);
  };
  for (const { offer, figure } of here)
    if (figure === NOBODY) add(words.say(`begin.${offer.option[0]}`), offer.option[0], offer);
  for (const { offer, figure } of figures)
    add(words.say('begin.figure', { name: words.figure(figure) }), offer.option[0], offer, figure);
  if (fellowship.region === region) {
    const seen = new Set<string>();
    for (const offer of offers) {
      const [verb] = offer.option;
      const key = `${verb} ${targets.dieOf(offer.option)}`;
      if (!OF_FELLOWSHIP.has(verb) || !isLegal(offer) || seen.has(key)) continue;
      seen.add(key);
      add(words.say(`verb.${verb}`), verb, offer);
    }
  }
  if (ways.size === 0) return null;
  const { chance } = view.hunt.odds;
  return (
    <div className={css.begin}>
      {[...ways.values()].map(({ label, verb, dice }) => (
        <div key={label} className={css.verb}>
          <Icon name={targets.iconOf([verb]) ?? 'pp:pass'} />
          <span>
            {label}
            {verb === 'travel' && chance > 0 && (
              <small>{words.say('begin.found', { chance: percent(chance, words.lang) })}</small>
            )}
          </span>
          {dice.map(({ offer, figure }) => {
            const at = figure === NOBODY ? '' : ` figure ${figure}`;
            const act = offer.option.join(' ');
            const from = document.querySelector(`[data-region="${region}"]`);
            return (
              <Button
                key={act}
                label={`${label} · ${words.tag(targets.dieOf(offer.option))}`}
                act={`${act} at ${region}${at}`}
                onPress={() =>
                  OF_FELLOWSHIP.has(verb)
                    ? take(offer, from)
                    : takeThen(
                        offer,
                        { kind: 'region', id: region },
                        from,
                        figure === NOBODY ? undefined : (option) => option[0] === 'recruit' && option[1] === figure,
                      )
                }
              >
                {words.tag(targets.dieOf(offer.option))}
              </Button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A force; one of two players player by player, with who commands it. */
function ForceOf({ force }: { force: Force }) {
  const { view, words, playerOf, viewer } = useWar();
  const { command } = force;
  if (!command) return <ForceRow force={force} />;
  const shares = sharesOf(view, force);
  const count = (mine: boolean): number =>
    shares.reduce((sum, { seat, units }) => sum + ((seat === command.seat) === mine ? units : 0), 0);
  const say = viewer.includes(command.seat) ? 'team.youCommand' : 'team.commands';
  return (
    <>
      {shares.map(({ seat, troops }) => (
        <div key={seat} className={css.share}>
          <Mark seat={seat} />
          <b>{playerOf(seat)}</b>
          <ForceRow force={{ ...force, troops, characters: [] }} />
        </div>
      ))}
      {force.characters.length > 0 && <ForceRow force={{ ...force, troops: [] }} />}
      <p className={css.command}>
        <Icon name="gi:queen-crown" />
        {command.mixed
          ? words.say(say, { name: playerOf(command.seat), mine: count(true), other: count(false) })
          : words.say('team.apartNote')}
      </p>
    </>
  );
}

/** Who stands in a region, unit by unit, whose it is, and where one can go from it. */
export function RegionBody({ region }: { region: number }) {
  const { regions, words, offers, view, targets, fellowship } = useWar();
  const state = regions[region];
  const line = useFellowshipLine();
  const ringIsHere = fellowship.region === region;
  const place = PLACES[region];
  const weighed = useWeighed(region);
  const empty = state.forces.every((force) => force === null) && state.inside === null;
  return (
    <>
      <Slot name="region" region={region} />
      {state.inside && (
        <div className={css.inside}>
          <span className="pony-caps">{words.say('map.besieged')}</span>
          <ForceOf force={state.inside} />
        </div>
      )}
      {state.forces.map((force) => (force ? <ForceOf key={force.side} force={force} /> : null))}
      {ringIsHere && (
        <p className={css.note}>
          <b>{words.say('table.fellowship')}</b> · {line}
        </p>
      )}
      {empty && !ringIsHere && <p className={css.note}>{words.say('table.nobody')}</p>}
      <Begin region={region} />
      {weighed.map((odds) => (
        <AttackOdds key={odds.target} odds={odds} />
      ))}
      <PoliticalNote region={region} />
      <div className={css.ways}>
        <span className="pony-aloud">{words.say('table.ways')}</span>
        {place.open.map((to) => (
          <Way key={to} to={to} offers={targets.offersAt(offers, view, { kind: 'region', id: to })} />
        ))}
      </div>
    </>
  );
}

/** The heading of a region: emblem, name, what it is. */
export function RegionHead({ region }: { region: number }) {
  const { words } = useWar();
  const place = PLACES[region];
  return (
    <header className={css.head}>
      {place.nation >= 0 && <NationBadge nation={place.nation} large />}
      <div>
        <h3>{words.region(region)}</h3>
        <span className={css.meta}>{useRegionLine(region)}</span>
      </div>
    </header>
  );
}

export function RegionPanel({ region, className }: { region: number; className?: string }) {
  const { words } = useWar();
  return (
    <Panel label={words.region(region)} className={classes(css.panel, className)}>
      <RegionHead region={region} />
      <RegionBody region={region} />
    </Panel>
  );
}

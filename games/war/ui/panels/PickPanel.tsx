import { classes, Icon, isLegal, type Offered, Panel, sameThing } from '@pony/ui';
import { ELITE_ICON, LEADER_ICON, NATIONS, NAZGUL_ICON, REGULAR_ICON, SAURON } from '../data/facts.ts';
import { IN_HAND } from '../model.ts';
import { isWordy } from '../point/prompt-actions.ts';
import type { Thing } from '../point/targets.ts';
import { Choices } from '../stages/Choices.tsx';
import { ELITE, kindOf, nationOf, REGULAR } from '../types.ts';
import { useWar, type War } from '../war.ts';
import { Allocate, isAllocating } from './Allocate.tsx';
import { AttackOdds, useWeighed } from './AttackOdds.tsx';
import { Letter, NationBadge } from './Bits.tsx';
import { Spine } from './Hand.tsx';
import css from './PickPanel.module.css';
import { Tile } from './Tile.tsx';

interface Picked {
  readonly thing: Thing;
  readonly offers: readonly Offered[];
}

/** Whether the question is answered in a panel of its own. */
export const hasPicks = (war: War): boolean => picksOf(war).length > 0 || isWordy(war);

/** Figures and Characters the question is about, each once. */
function picksOf({ offers, view, me, size, targets }: War): Picked[] {
  const inSight = new Set([...(view.sides[me].hand ?? []), ...view.sides.flatMap((side) => side.table)]);
  const wanted = ({ kind, id }: Thing): boolean => {
    if (kind === 'figure' || kind === 'character' || kind === 'nation' || kind === 'tile') return true;
    return kind === 'card' && (size === 'phone' || !inSight.has(id));
  };
  const out: { thing: Thing; offers: Offered[] }[] = [];
  for (const offer of offers) {
    const thing = targets.thingOf(offer.option, view);
    if (!thing || targets.dieOf(offer.option) >= 0 || targets.isShown(offer.option) || !wanted(thing)) continue;
    const known = out.find((pick) => sameThing(pick.thing, thing));
    if (known) known.offers.push(offer);
    else out.push({ thing, offers: [offer] });
  }
  return out;
}
const iconOf = (figure: number) => {
  const kind = kindOf(figure);
  if (kind === REGULAR) return REGULAR_ICON;
  if (kind === ELITE) return ELITE_ICON;
  return nationOf(figure) === SAURON ? NAZGUL_ICON : LEADER_ICON;
};

function nameOf({ kind, id }: Thing, { words }: War): string {
  if (kind === 'figure') return words.figure(id);
  return kind === 'nation' ? words.nation(id) : words.character(id);
}

/** Under the name: the Level of a Character, and what pressing it does. */
function noteOf({ kind, id }: Thing, verb: string | undefined, { words, facts }: War): string {
  const level = kind === 'character' ? facts.characters[id].level : -1;
  return [
    level >= 0 ? words.say('table.levelShort', { n: level }) : '',
    verb && words.has(`verb.${verb}`) ? words.say(`verb.${verb}`, { name: '', n: 0 }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Who goes, who stays, who falls: figures and Characters to press, one by one. */
export function PickPanel({ className }: { className?: string }) {
  const war = useWar();
  const { view, words, press, text, situation } = war;
  const picks = picksOf(war);
  const wordy = isWordy(war);
  const weighed = useWeighed();
  if (picks.length === 0 && !wordy) return null;
  const held = view.places.find((place) => place.place === IN_HAND)?.figures ?? [];
  const title = situation.prompt ? text.render(`prompt.${situation.prompt.say}`, situation.prompt.args) : '';
  return (
    <Panel label={title} className={classes(css.panel, className)}>
      {isAllocating(war) && <p className={css.note}>{words.say('table.allocateOdds')}</p>}
      <div className={css.list}>
        {picks.map(({ thing, offers }) => {
          // A card shows what it is, whoever may play it, and with which die.
          if (thing.kind === 'card') return <Spine key={`card-${thing.id}`} card={thing.id} />;
          const legal = offers.filter(isLegal);
          const verb = legal[0]?.option[0];
          const figure = thing.kind === 'figure';
          const count = figure ? held.find(([id]) => id === thing.id)?.[1] : undefined;
          return (
            <button
              key={`${thing.kind}-${thing.id}`}
              type="button"
              className={css.pick}
              data-rove
              data-lit={legal.length > 0 || undefined}
              data-thing={`${thing.kind} ${thing.id}`}
              aria-disabled={legal.length === 0 || undefined}
              onClick={(event) => press(thing, event.currentTarget)}
            >
              {thing.kind === 'nation' ? (
                <NationBadge nation={thing.id} />
              ) : thing.kind === 'tile' ? (
                <Tile tile={thing.id} small />
              ) : figure ? (
                <span className={css.block} style={{ background: NATIONS[nationOf(thing.id)].ink }}>
                  <Icon name={iconOf(thing.id)} />
                </span>
              ) : (
                <Letter character={thing.id} />
              )}
              <span className={css.name}>
                {thing.kind !== 'tile' && <b>{nameOf(thing, war)}</b>}
                <small>{noteOf(thing, verb, war)}</small>
              </span>
              {count !== undefined && <em>{count}</em>}
            </button>
          );
        })}
      </div>
      {wordy && (isAllocating(war) ? <Allocate /> : <Choices />)}
      {weighed.map((odds) => (
        <div key={odds.target} className={css.odds}>
          <AttackOdds odds={odds} title />
        </div>
      ))}
    </Panel>
  );
}

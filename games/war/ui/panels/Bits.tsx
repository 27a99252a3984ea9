import { classes, Die, Icon, type State } from '@pony/ui';
import type { ReactNode } from 'react';
import {
  ELITE_ICON,
  glyphsOf,
  LEADER_ICON,
  NATIONS,
  NAZGUL_ICON,
  REGULAR_ICON,
  SAURON,
  SHADOW,
  SIDE,
  sortOf,
} from '../data/facts.ts';
import type { DieShown } from '../model.ts';
import { useEdition } from '../slots.tsx';
import type { Force, Troop } from '../types.ts';
import { useWar } from '../war.ts';
import css from './Bits.module.css';

/** The badge of a nation. */
export function NationBadge({ nation, large, label }: { nation: number; large?: boolean; label?: string }) {
  const { ink, emblem } = NATIONS[nation];
  return (
    <span className={classes(css.badge, large && css.large)} style={{ background: ink }}>
      <Icon name={emblem} label={label} />
    </span>
  );
}

/** A row of dice; those that may be chosen are lit. */
export function DiceRow({ side, dice, small }: { side: number; dice: readonly DieShown[]; small?: boolean }) {
  const { words, stateOf, press, me, offers, facts } = useWar();
  const active = side === me && offers.length > 0;
  const seen = new Map<string, number>();
  return (
    <div className={classes(css.dice, small && css.small)}>
      {dice.map(({ face, spent }) => {
        const kind = `${face}-${spent}`;
        const nth = seen.get(kind) ?? 0;
        seen.set(kind, nth + 1);
        const state: State = active && !spent ? stateOf({ kind: 'die', id: face }) : 'rest';
        const label = spent ? words.say('table.spent', { die: words.die(face) }) : words.die(face);
        const mine = state === 'selected' && nth > 0 ? 'rest' : state;
        return (
          <Die
            key={`${kind}-${nth}`}
            side={SIDE[side]}
            glyphs={glyphsOf(face)}
            letter={words.tag(face)}
            label={label}
            spent={spent}
            mark={facts.dice[sortOf(face)].mark}
            state={mine}
            thing={spent ? undefined : `die ${face}`}
            onPress={
              active && !spent && state !== 'rest'
                ? () => press({ kind: 'die', id: face }, document.activeElement)
                : undefined
            }
          />
        );
      })}
    </div>
  );
}

/** One kind of figure and how many. */
export function FigureCount({ nation, kind, count }: { nation: number; kind: keyof typeof ICONS; count: number }) {
  const { words } = useWar();
  const dark = kind === 'leaders' || kind === 'nazgul';
  return (
    <span className={css.figure} role="img" aria-label={words.say(`count.${kind}`, { n: count })}>
      <span
        className={css.block}
        style={{ background: dark ? '#2a2018' : NATIONS[nation].ink }}
        data-dark={dark || undefined}
      >
        <Icon name={ICONS[kind]} />
      </span>
      <b>{count}</b>
    </span>
  );
}
const ICONS = { regulars: REGULAR_ICON, elites: ELITE_ICON, leaders: LEADER_ICON, nazgul: NAZGUL_ICON };

const kindsOf = (troop: Troop): [keyof typeof ICONS, number][] => [
  ['regulars', troop.regulars],
  ['elites', troop.elites],
  [troop.nation === SAURON ? 'nazgul' : 'leaders', troop.leaders],
];

/** A Character: the letter and the name. */
function CharacterChip({ character, children }: { character: number; children?: ReactNode }) {
  const { words } = useWar();
  return (
    <span className={css.figure}>
      <Letter character={character} />
      <span className={css.name}>{children ?? words.character(character)}</span>
    </span>
  );
}

/** The letter of a Character on its shape. */
export function Letter({ character, guide }: { character: number; guide?: boolean }) {
  const { words } = useWar();
  const Face = useEdition().face?.(character);
  if (Face)
    return (
      <svg viewBox="-16 -21 32 38" width={32} height={38} className={css.face} aria-hidden="true">
        <Face character={character} letter={words.letter(character)} size={24} />
      </svg>
    );
  return (
    <span className={css.letter} data-guide={guide || undefined} aria-hidden="true">
      {words.letter(character)}
    </span>
  );
}

/** Everything of one side in a place, figure by figure. */
export function ForceRow({ force }: { force: Force }) {
  return (
    <div className={css.force} data-side={force.side === SHADOW ? 'dark' : 'light'}>
      {force.troops.flatMap((troop) =>
        kindsOf(troop).map(([kind, count]) =>
          count > 0 ? (
            <FigureCount key={`${troop.nation}-${kind}`} nation={troop.nation} kind={kind} count={count} />
          ) : null,
        ),
      )}
      {force.characters.map((character) => (
        <CharacterChip key={character} character={character} />
      ))}
    </div>
  );
}

/** The small signs of the game: skills, races, regions, and the icon lines made of them. */
import { Coin, classes, Fortress, Icon, Mark, Pennon } from '@pony/ui';
import type { ReactNode } from 'react';
import { useDuel } from '../duel.ts';
import { RACES, REGIONS, SKILLS } from '../facts.ts';
import { CHAIN_ICON, RACE_ICON, REGION_LOOK, SEAT_SIDE, SKILL_MARK } from '../icons.ts';
import css from './marks.module.css';

/** One skill symbol: its own outline, colour and glyph. */
export function SkillMark({ skill, aloud = true }: { skill: number; aloud?: boolean }) {
  const { text } = useDuel();
  return (
    <Mark {...SKILL_MARK[skill]} label={aloud ? text.say(`skill.${SKILLS[skill]}`) : undefined} className={css.skill} />
  );
}

/** 1 to n. */
export const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Symbols one beside the other, as often as `counts` says. */
export function SkillMarks({ counts }: { counts: readonly number[] }) {
  return counts.flatMap((count, skill) =>
    times(count).map((time) => <SkillMark key={`${SKILLS[skill]}-${time}`} skill={skill} aloud={false} />),
  );
}

/** One of these, as its owner likes. */
export function SkillChoice({ skills }: { skills: readonly number[] }) {
  return skills.map((skill, i) => (
    <span key={SKILLS[skill]} className={css.choice}>
      {i > 0 && <i className={css.slash}>/</i>}
      <SkillMark skill={skill} aloud={false} />
    </span>
  ));
}

export function RaceShield({ race, className }: { race: number; className?: string }) {
  const { text } = useDuel();
  return (
    <span className={classes(css.race, className)} role="img" aria-label={text.say(`race.${RACES[race]}`)}>
      <Icon name={RACE_ICON[race]} />
    </span>
  );
}

export function RegionPennon({ region, aloud = true }: { region: number; aloud?: boolean }) {
  const { text } = useDuel();
  const { icon, ground } = REGION_LOOK[region];
  return (
    <Pennon
      icon={icon}
      ground={ground}
      label={aloud ? text.say(`region.${REGIONS[region]}`) : undefined}
      className={css.pennon}
    />
  );
}

/** A chain symbol that a card asks for. */
export function ChainAsked({ symbol }: { symbol: string }) {
  return (
    <span className={css.asked}>
      <Icon name={CHAIN_ICON[symbol]} />
    </span>
  );
}

/** A chain symbol that a card gives. */
export function ChainGiven({ symbol }: { symbol: string }) {
  return (
    <span className={css.given}>
      <Icon name={CHAIN_ICON[symbol]} />
    </span>
  );
}

export function Ring({ className }: { className?: string }) {
  return <Icon name="gi:ring" className={classes(css.ring, className)} />;
}

/** A number and what it counts. */
export function Count({ n, children }: { n: number; children: ReactNode }) {
  return (
    <span className={css.count}>
      <b>{n}</b>
      {children}
    </span>
  );
}

export function OwnFortress({ seat }: { seat: number }) {
  const { say } = useDuel();
  return <Fortress side={SEAT_SIDE[seat]} label={say('fortress')} className={css.fortress} />;
}

/** A number of coins, as a coin. */
export function Coins({ n, loss }: { n: number | string; loss?: boolean }) {
  return <Coin value={n} loss={loss} className={css.coin} />;
}

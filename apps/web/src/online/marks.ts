/** Marks on a profile: things done once, without points or levels. Pure. */
import type { IconName } from '@pony/ui';
import { type Played, sideOf, TOGETHER } from '../parts/played.ts';

export const MARKS = ['kinds', 'sides', 'four', 'lessons', 'wizard', 'month'] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_ICONS: Readonly<Record<Mark, IconName>> = {
  kinds: 'gi:walking-boot',
  sides: 'gi:burning-eye',
  four: 'gi:three-friends',
  lessons: 'gi:open-book',
  wizard: 'gi:chess-king',
  month: 'gi:hourglass',
};

const MONTH = 30 * 86_400_000;

interface Done {
  readonly games: readonly Played[];
  /** Games on the shelf that can be played. */
  readonly shelves: readonly string[];
  /** Lessons that were gone through to the end, each by the game it begins with. */
  readonly learned: readonly string[];
}

/** The marks that somebody has earned. */
export function marksOf({ games, shelves, learned }: Done): Mark[] {
  const won = games.filter(({ result }) => result === 'won');
  const earned: Readonly<Record<Mark, boolean>> = {
    kinds: shelves.every((shelf) => games.some((one) => one.shelf === shelf)),
    sides: (['light', 'dark'] as const).every((side) => won.some((one) => sideOf(one) === side)),
    four: won.some(({ game, others }) => game === TOGETHER && others.filter(({ bot }) => !bot).length === 3),
    lessons: shelves.every((shelf) => learned.some((name) => name.split('.')[0] === shelf)),
    wizard: won.some(({ others }) => others.length === 1 && others[0].bot && others[0].name === 'wizard'),
    month: games.some(({ began, on }) => began !== null && on - began >= MONTH),
  };
  return MARKS.filter((mark) => earned[mark]);
}

/** The table of War of the Ring. */
import { type GameUi, pictureBook } from '@pony/ui';
import { charts, moment } from './charts.ts';
import { ruleOfPrompt } from './edition.ts';
import { habits } from './habits.ts';
import type { WarView } from './model.ts';
import { type WarExtension, warEdition } from './slots.tsx';
import { threats } from './threats.ts';
import { WarTable } from './WarTable.tsx';

export type { Camera } from '@pony/ui';
export type { Lit } from './map/arrows.ts';
export { regionOf } from './map/atlas.ts';
export { WarMap, type WarMapProps } from './map/WarMap.tsx';
export type { SlotName, WarEdition, WarExtension, WarSlots } from './slots.tsx';
export type { FellowshipState, Force, RegionState, Troop } from './types.ts';
export type { WarTableProps } from './WarTable.tsx';
export { useWarWords, type WarWords, WarWordsProvider, warWords } from './words/words.ts';
export { WarTable };

const roads = ['points', 'quest'];

/** Everything the screens around the table may ask of War of the Ring, with these expansions. */
export function warUi(...more: readonly WarExtension[]): GameUi<WarView> {
  const edition = warEdition(...more);
  const told = edition.moments ?? {};
  const aim: GameUi<WarView>['aim'] = (offer, view, seat) => edition.targets.aimOf(offer, view, seat);
  const drama = async () => (await import('./drama.ts')).dramaOf({ facts: edition.facts, told });
  const promptRule: GameUi<WarView>['promptRule'] = (prompt) => ruleOfPrompt(edition, prompt?.say);
  const aid = async () => {
    const [{ warAid }, ...pages] = await Promise.all([import('./aid/aid.ts'), ...more.map((one) => one.aid?.())]);
    return warAid(
      edition,
      pages.flatMap((page) => page ?? []),
    );
  };
  const pictures = pictureBook(async () => {
    const [{ pictures: own }, ...others] = await Promise.all([
      import('./pictures/index.ts'),
      ...more.map((one) => one.pictures?.()),
    ]);
    return [...others.flatMap((of) => of ?? []), ...own];
  });
  const same = { charts, roads, aim, promptRule, habits, aid, drama, pictures };
  if (more.length === 0) return { Table: WarTable, moment, threats, ...same };
  return {
    ...same,
    Table: (props) => <WarTable {...props} edition={edition} />,
    threats: (view) => [...threats(view), ...more.flatMap((one) => one.threats?.(view) ?? [])],
    moment: (say) => (told[say.say] ? { is: 'event', icon: told[say.say] } : moment(say)),
  };
}
export const ui = warUi();

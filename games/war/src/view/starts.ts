/** Where the actions of the next die may begin: the Armies that may move or attack, the Settlements that may recruit. */
import { editionOf } from '../edition.ts';
import { actions } from '../rules/turn.ts';
import { onTop } from '../stack.ts';
import type { War } from '../state.ts';

export interface StartView {
  /** The action, and the result it is done with. */
  verb: string;
  as: number;
  /** Places; with each the figure that comes there, for actions that bring one. */
  places: number[];
  figures: number[];
}

/** Only while an action is chosen: all of it lies open on the board. */
export function startsOf(s: War): StartView[] {
  if (onTop(s, actions)?.at !== 'act') return [];
  const out: StartView[] = [];
  for (const { verb, results, side, starts } of editionOf(s).actions) {
    if (!starts || !results || (side !== null && side !== s.side)) continue;
    for (const as of results) {
      const found = starts(s, s.side, as);
      if (found.length === 0) continue;
      const figures = found.flatMap(({ figure }) => (figure === undefined ? [] : [figure]));
      out.push({ verb, as, places: found.map(({ place }) => place), figures });
    }
  }
  return out;
}

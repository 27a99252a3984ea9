import { Landmarks } from '../board/Landmarks.tsx';
import { Pyramid } from '../board/Pyramid.tsx';
import { QuestTrack } from '../board/QuestTrack.tsx';
import { RegionMap } from '../board/RegionMap.tsx';
import { Stacks } from '../board/Stacks.tsx';
import css from '../DuelTable.module.css';
import { useDuel } from '../duel.ts';
import { SeatRow } from '../seats/SeatRow.tsx';
import { DuelLog, type LogProps } from './DuelLog.tsx';

/** Everything at once: map and cards in the middle, the sides above and below, tiles, tokens and log at the right. */
export function Wide({ log, undo }: LogProps) {
  const { me } = useDuel();
  return (
    <>
      <SeatRow seat={1 - me} className={css.opponent} />
      <QuestTrack className={css.quest} />
      <RegionMap className={css.map} />
      <div className={css.cards}>
        <Pyramid />
      </div>
      <aside className={css.side}>
        <Landmarks />
        <Stacks />
        <DuelLog log={log} undo={undo} className={css.log} />
      </aside>
      <SeatRow seat={me} className={css.me} />
    </>
  );
}

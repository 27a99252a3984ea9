import { Icon, Words } from '@pony/ui';
import { Landmarks } from '../board/Landmarks.tsx';
import { Pyramid } from '../board/Pyramid.tsx';
import { QuestTrack } from '../board/QuestTrack.tsx';
import { RegionMap } from '../board/RegionMap.tsx';
import { Stacks } from '../board/Stacks.tsx';
import css from '../DuelTable.module.css';
import { useDuel } from '../duel.ts';
import { SEAT_SEAL, SEAT_SIDE } from '../icons.ts';
import { SeatRow } from '../seats/SeatRow.tsx';
import type { LogProps } from './DuelLog.tsx';

/** The newest line of the log; pressing it opens the whole. */
function LastLine({ log }: Pick<LogProps, 'log'>) {
  const { text, say, open } = useDuel();
  const line = log.findLast(({ seat, says }) => seat !== null && says.length > 0);
  return (
    <button type="button" className={css.last} data-rove onClick={() => open({ what: 'log' })}>
      {line && line.seat !== null ? (
        <Icon name={SEAT_SEAL[line.seat]} className={css[SEAT_SIDE[line.seat]]} />
      ) : (
        <span />
      )}
      <span>{line ? <Words of={text.tell('log', line.says[0])} /> : say('emptyLog')}</span>
      <span className="pony-caps">{say('log')}</span>
    </button>
  );
}

/** One stack: cards over the map, the log folded into its last line. */
export function Tablet({ log }: LogProps) {
  const { me } = useDuel();
  return (
    <>
      <SeatRow seat={1 - me} className={css.opponent} />
      <QuestTrack className={css.quest} />
      <div className={css.cards}>
        <Pyramid />
      </div>
      <RegionMap className={css.map} />
      <aside className={css.side}>
        <Landmarks />
        <Stacks head={false} />
        <LastLine log={log} />
      </aside>
      <SeatRow seat={me} className={css.me} />
    </>
  );
}

import { Sheet } from '@pony/ui';
import { Companions } from '../panels/Companions.tsx';
import { FellowshipTrack, useFellowshipLine } from '../panels/Fellowship.tsx';
import { HuntBox } from '../panels/Hunt.tsx';
import { MordorTrack } from '../panels/SeaBox.tsx';
import { useWar } from '../war.ts';
import css from './sheets.module.css';

/** The Fellowship in full: its track, its way through Mordor, everybody who goes along. */
export function FellowshipSheet({ onClose }: { onClose: () => void }) {
  const { words, size } = useWar();
  return (
    <Sheet title={words.say('table.fellowship')} onClose={onClose} icon="gi:ring">
      <div className={css.stack}>
        <p>{useFellowshipLine()}</p>
        <FellowshipTrack rows={2} />
        <Companions />
        <span className="pony-caps">{words.say('table.mordor')}</span>
        <MordorTrack />
        {size === 'phone' && <HuntBox />}
      </div>
    </Sheet>
  );
}

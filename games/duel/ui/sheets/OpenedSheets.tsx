import { type Papers, Sheet, type TableLogLine } from '@pony/ui';
import { type Opened, useDuel } from '../duel.ts';
import { DuelLog } from '../layouts/DuelLog.tsx';
import { AreaSheet } from './AreaSheet.tsx';
import { DiscardSheet, QuestSheet, RegionSheet, StackSheet } from './InfoSheets.tsx';
import { LargeCard, LargeTile, LargeToken } from './Large.tsx';

interface OpenedSheetsProps extends Pick<Papers<Opened>, 'papers' | 'close'> {
  log: readonly TableLogLine[];
  undo: (to?: number) => void;
}

/** Everything that lies opened on the table, the newest on top. */
export function OpenedSheets({ papers, close, log, undo }: OpenedSheetsProps) {
  const { text } = useDuel();
  return papers.map((paper) => {
    const { key, of: one } = paper;
    const onClose = (): void => close(paper);
    switch (one.what) {
      case 'card':
        return <LargeCard key={key} card={one.id} onClose={onClose} />;
      case 'tile':
        return <LargeTile key={key} tile={one.id} onClose={onClose} />;
      case 'token':
        return <LargeToken key={key} token={one.id} onClose={onClose} />;
      case 'region':
        return <RegionSheet key={key} region={one.id} onClose={onClose} />;
      case 'stack':
        return <StackSheet key={key} race={one.id} onClose={onClose} />;
      case 'area':
        return <AreaSheet key={key} seat={one.id} onClose={onClose} />;
      case 'quest':
        return <QuestSheet key={key} onClose={onClose} />;
      case 'discard':
        return <DiscardSheet key={key} onClose={onClose} />;
      case 'log':
        return (
          <Sheet key={key} title={text.say('table.log')} icon="gi:tied-scroll" onClose={onClose}>
            <DuelLog log={log} undo={undo} bare />
          </Sheet>
        );
      default:
        return null;
    }
  });
}

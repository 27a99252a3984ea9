import { type Papers, Sheet } from '@pony/ui';
import { FREE, SHADOW } from '../data/facts.ts';
import { Hand } from '../panels/Hand.tsx';
import { WarLog } from '../panels/Log.tsx';
import { Politics } from '../panels/Politics.tsx';
import { TableCards } from '../panels/TableCards.tsx';
import { ClosedHands, TeamRows } from '../panels/Teams.tsx';
import { Slot } from '../slots.tsx';
import { hasTeams } from '../team.ts';
import { type Opened, useWar } from '../war.ts';
import { CardSheet } from './CardSheet.tsx';
import { CharacterSheet } from './CharacterSheet.tsx';
import { FellowshipSheet } from './FellowshipSheet.tsx';
import { HuntSheet } from './HuntSheet.tsx';
import { PilesSheet } from './PilesSheet.tsx';
import { Reserves } from './Reserves.tsx';
import css from './sheets.module.css';

interface OpenedSheetsProps extends Pick<Papers<Opened>, 'papers' | 'close'> {
  undo: (to?: number) => void;
}

/** Whatever the reader has opened to look at. Nothing here is modal. */
export function OpenedSheets({ papers, close, undo }: OpenedSheetsProps) {
  const war = useWar();
  const { words } = war;
  return papers.map((paper) => {
    const { key, of: one } = paper;
    const shut = (): void => close(paper);
    switch (one.what) {
      case 'card':
        return <CardSheet key={key} card={one.id} onClose={shut} />;
      case 'character':
        return <CharacterSheet key={key} character={one.id} onClose={shut} />;
      case 'fellowship':
        return <FellowshipSheet key={key} onClose={shut} />;
      case 'tile':
      case 'hunt':
        return <HuntSheet key={key} onClose={shut} />;
      case 'piles':
        return <PilesSheet key={key} side={one.id} onClose={shut} />;
      case 'log':
        return (
          <Sheet key={key} title={words.say('table.log')} onClose={shut} icon="gi:tied-scroll">
            <WarLog undo={undo} className={css.log} />
          </Sheet>
        );
      case 'hand':
        return (
          <Sheet key={key} title={words.say('table.yourHand')} onClose={shut}>
            <div className={css.stack}>
              <Hand columns />
              <ClosedHands side={war.me} />
              <TableCards always />
            </div>
          </Sheet>
        );
      case 'nations':
      case 'reserves':
        return (
          <Sheet key={key} title={words.say('table.politics')} onClose={shut} icon="gi:crossed-swords">
            <div className={css.stack}>
              {hasTeams(war.view) && [FREE, SHADOW].map((side) => <TeamRows key={side} side={side} />)}
              <Slot name="nations" />
              <Politics />
              <Reserves />
            </div>
          </Sheet>
        );
      default:
        return null;
    }
  });
}

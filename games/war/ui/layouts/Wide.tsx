import { Actions } from '../panels/Actions.tsx';
import { isWeighing, WeighPanel } from '../panels/AttackOdds.tsx';
import { FellowshipPanel } from '../panels/Fellowship.tsx';
import { Hand } from '../panels/Hand.tsx';
import { HuntBox } from '../panels/Hunt.tsx';
import { LastLines } from '../panels/Log.tsx';
import { hasPicks, PickPanel } from '../panels/PickPanel.tsx';
import { Politics } from '../panels/Politics.tsx';
import { RegionPanel } from '../panels/RegionPanel.tsx';
import { ReservesPanel } from '../panels/ReservesPanel.tsx';
import { SeaBox } from '../panels/SeaBox.tsx';
import { OtherSide, Tray } from '../panels/Sides.tsx';
import { TableCards } from '../panels/TableCards.tsx';
import css from '../WarTable.module.css';
import { useWar } from '../war.ts';
import { WarBoard } from './WarBoard.tsx';

/** With more cards in hand and on the table than these the reserves are left to their sheet. */
const MOST_CARDS = 6;

/** Everything at once: dice and the Hunt at the left, the map, region, politics and hand at the right. */
export function Wide() {
  const war = useWar();
  const { me, region, die, view } = war;
  const picking = hasPicks(war);
  const weighing = !picking && region === null && isWeighing(war);
  const free = die === null && region === null && !picking && !weighing;
  const onTable = view.sides.flatMap(({ table }) => table).length;
  const cards = view.sides[me].backs.length + (onTable > 0 ? onTable + 1 : 0);
  const roomy = cards <= MOST_CARDS;
  return (
    <>
      <div className={css.left}>
        <OtherSide side={1 - me} />
        <HuntBox />
        <FellowshipPanel />
        <Tray />
        <div className={css.last}>
          <LastLines most={8} />
        </div>
      </div>
      <WarBoard className={css.map}>
        <SeaBox />
      </WarBoard>
      <div className={css.right}>
        {die !== null && <Actions className={css.actions} />}
        {picking && <PickPanel className={css.region} />}
        {weighing && <WeighPanel className={css.region} />}
        {region !== null && die === null && !picking && <RegionPanel region={region} className={css.region} />}
        <Politics />
        <TableCards />
        {free && roomy && <ReservesPanel className={css.spare} />}
        <Hand className={css.hand} />
      </div>
    </>
  );
}

import { classes } from '@pony/ui';
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
import { ClosedHands } from '../panels/Teams.tsx';
import { useFilled } from '../slots.tsx';
import { hasTeams } from '../team.ts';
import { STRIP } from '../told/late.ts';
import css from '../WarTable.module.css';
import { useWar } from '../war.ts';
import { WarBoard } from './WarBoard.tsx';

/** With more cards in hand than these the reserves are left to their sheet, unless somebody recruits. */
const MOST_CARDS = 5;

/**
 * Everything at once: dice and the Hunt at the left; the map, over its sea what a die can do, beside the dice, and under it
 * what happened last; at the right what is asked about, then politics and the whole hand.
 */
export function Wide() {
  const war = useWar();
  const { me, region, die, view, offers } = war;
  const picking = hasPicks(war);
  const weighing = !picking && region === null && isWeighing(war);
  const recruiting = offers.some(({ option }) => option[0] === 'recruit');
  const free = region === null && !picking && !weighing;
  const tight = useFilled('side') || hasTeams(view);
  const roomy = (view.sides[me].hand ?? view.sides[me].backs).length <= MOST_CARDS;
  return (
    <>
      <div className={css.left} data-tight={tight || undefined}>
        <div className={css.others}>
          <OtherSide side={1 - me} />
          <HuntBox />
          <FellowshipPanel />
        </div>
        <Tray />
        <LastLines most={24} className={css.story} />
      </div>
      <div className={css.middle}>
        <WarBoard className={css.map}>{die !== null ? <Actions className={css.actions} /> : <SeaBox cards />}</WarBoard>
        <STRIP.Part className={css.ticker} />
      </div>
      <div className={css.right}>
        {picking && <PickPanel className={css.picking} />}
        {weighing && <WeighPanel className={css.region} />}
        {region !== null && !picking && <RegionPanel region={region} className={css.region} />}
        {recruiting && <ReservesPanel own />}
        <Politics className={css.politics} />
        {free && !recruiting && <ReservesPanel className={classes(css.spare, !roomy && css.crowded)} />}
        <ClosedHands side={me} />
        <Hand className={css.hand} />
      </div>
    </>
  );
}

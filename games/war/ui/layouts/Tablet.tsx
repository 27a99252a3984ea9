import { Panel } from '@pony/ui';
import { SIDE } from '../data/facts.ts';
import { diceShown } from '../model.ts';
import { Actions } from '../panels/Actions.tsx';
import { isWeighing, WeighPanel } from '../panels/AttackOdds.tsx';
import { DiceRow } from '../panels/Bits.tsx';
import { FellowshipBar } from '../panels/Fellowship.tsx';
import { Hand } from '../panels/Hand.tsx';
import { HuntDice } from '../panels/Hunt.tsx';
import { LastLines } from '../panels/Log.tsx';
import { percent } from '../panels/odds.ts';
import { hasPicks, PickPanel } from '../panels/PickPanel.tsx';
import { Politics } from '../panels/Politics.tsx';
import { RegionPanel } from '../panels/RegionPanel.tsx';
import { SeaBox } from '../panels/SeaBox.tsx';
import { Rings, Who } from '../panels/Sides.tsx';
import { TurnOrder } from '../panels/Teams.tsx';
import { hasTeams } from '../team.ts';
import { STRIP } from '../told/late.ts';
import css from '../WarTable.module.css';
import { useWar } from '../war.ts';
import { WarBoard } from './WarBoard.tsx';

/** One stack: the other side, the Fellowship, the map, region and politics, hand, own dice. */
export function Tablet() {
  const war = useWar();
  const { me, view, words, region, die, situation } = war;
  const picking = hasPicks(war);
  const other = 1 - me;
  return (
    <>
      <Panel side={SIDE[other]} label={words.side(other)} className={css.other}>
        <Who side={other} />
        <DiceRow side={other} dice={diceShown(view.sides[other])} small />
        <div className={css.huntBox}>
          <span className="pony-caps">
            {words.say('table.huntBox')} · {words.say('table.huntLevel', { n: view.sides[1].huntBox })}
          </span>
          <div className={css.huntRow}>
            <HuntDice />
            <b>{percent(view.hunt.odds.chance, words.lang)}</b>
          </div>
        </div>
      </Panel>
      {hasTeams(view) && (
        <div className={css.seats}>
          <TurnOrder />
        </div>
      )}
      <FellowshipBar className={css.fellowship} />
      <WarBoard className={css.map}>
        <SeaBox />
      </WarBoard>
      <STRIP.Part className={css.turn} />
      <div className={css.below}>
        {picking ? (
          <PickPanel />
        ) : die !== null ? (
          <Actions />
        ) : region !== null ? (
          <RegionPanel region={region} />
        ) : isWeighing(war) ? (
          <WeighPanel />
        ) : (
          <LastLines most={8} />
        )}
        <Politics />
      </div>
      <Hand columns className={css.hand} />
      <Panel side={SIDE[me]} label={words.side(me)} active={situation.prompt !== null} className={css.me}>
        <Who side={me} />
        <DiceRow side={me} dice={diceShown(view.sides[me])} />
        <Rings />
      </Panel>
    </>
  );
}

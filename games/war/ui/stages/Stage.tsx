import { Icon } from '@pony/ui';
import { useState } from 'react';
import { useWar } from '../war.ts';
import { BattleStage } from './Battle.tsx';
import { HuntStage, isHuntPrompt } from './Hunt.tsx';
import css from './Stage.module.css';

export type StageName = 'battle' | 'hunt';

/** Which stage is on, and whether the reader has put it aside to see the map. */
export function useStage(war: Pick<ReturnType<typeof useWar>, 'view' | 'situation'>): {
  stage: StageName | null;
  aside: boolean;
  putAside(aside: boolean): void;
} {
  const { view, situation } = war;
  const stage: StageName | null = isHuntPrompt(situation.prompt?.say) ? 'hunt' : view.battle ? 'battle' : null;
  const key =
    stage === 'battle' && view.battle ? `battle-${view.turn}-${view.battle.from}-${view.battle.place}` : stage;
  const [away, setAway] = useState<string | null>(null);
  return { stage, aside: stage !== null && away === key, putAside: (aside) => setAway(aside ? key : null) };
}

export function Stage({ stage, onAside }: { stage: StageName; onAside: () => void }) {
  return stage === 'battle' ? <BattleStage onAside={onAside} /> : <HuntStage onAside={onAside} />;
}

/** The tab a stage folds into at the right edge. */
export function StageTab({ stage, onBack }: { stage: StageName; onBack: () => void }) {
  const { words } = useWar();
  return (
    <button type="button" className={css.tab} data-rove onClick={onBack}>
      <Icon name={stage === 'battle' ? 'gi:crossed-swords' : 'pp:eye'} />
      <span>{words.say(stage === 'battle' ? 'stage.battle' : 'stage.hunt')}</span>
    </button>
  );
}

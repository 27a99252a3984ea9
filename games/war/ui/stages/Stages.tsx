import { useEdition } from '../slots.tsx';
import { BattleStage } from './Battle.tsx';
import { EndStage } from './End.tsx';
import { HuntStage } from './Hunt.tsx';
import type { StageName } from './Stage.tsx';

export function Stages({ stage, onAside }: { stage: StageName; onAside: () => void }) {
  const More = useEdition().stage?.Stage;
  if (stage === 'more') return More ? <More onAside={onAside} /> : null;
  if (stage === 'end') return <EndStage onAside={onAside} />;
  return stage === 'battle' ? <BattleStage onAside={onAside} /> : <HuntStage onAside={onAside} />;
}

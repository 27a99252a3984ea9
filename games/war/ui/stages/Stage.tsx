import { type IconName, StageTab, useAside } from '@pony/ui';
import { useWar, type War } from '../war.ts';
import { BattleStage } from './Battle.tsx';
import { EndStage } from './End.tsx';
import { HuntStage } from './Hunt.tsx';

export type StageName = 'battle' | 'hunt' | 'end';

const ICONS: Readonly<Record<StageName, IconName>> = {
  battle: 'gi:crossed-swords',
  hunt: 'pp:eye',
  end: 'gi:laurel-crown',
};
const TITLES: Readonly<Record<StageName, string>> = { battle: 'stage.battle', hunt: 'stage.hunt', end: 'end.title' };

function stageOf({ view, situation, mood }: Pick<War, 'view' | 'situation' | 'mood'>): StageName | null {
  if (situation.outcome) return mood === 'live' ? 'end' : null;
  // A way is named on the map.
  if (view.hunting && !view.way) return 'hunt';
  return view.battle ? 'battle' : null;
}

/** Which stage is on, and whether the reader has put it aside to see the map. */
export function useWarStage(war: Pick<War, 'view' | 'situation' | 'mood'>) {
  const { turn, battle, fellowship, hunt } = war.view;
  const stage = stageOf(war);
  const which = battle ? [battle.from, battle.place] : [fellowship.progress, fellowship.mordor, hunt.pool];
  return { stage, ...useAside(stage === null ? null : [stage, turn, ...which].join('-')) };
}

export function WarStage({ stage, onAside }: { stage: StageName; onAside: () => void }) {
  if (stage === 'end') return <EndStage onAside={onAside} />;
  return stage === 'battle' ? <BattleStage onAside={onAside} /> : <HuntStage onAside={onAside} />;
}

export function WarStageTab({ stage, onBack }: { stage: StageName; onBack: () => void }) {
  const { words } = useWar();
  return <StageTab label={words.say(TITLES[stage])} icon={ICONS[stage]} onBack={onBack} />;
}

import { Icon, type IconName } from '@pony/ui';
import { useState } from 'react';
import { useWar, type War } from '../war.ts';
import { BattleStage } from './Battle.tsx';
import { EndStage } from './End.tsx';
import { HuntStage } from './Hunt.tsx';
import css from './Stage.module.css';

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
export function useStage(war: Pick<War, 'view' | 'situation' | 'mood'>): {
  stage: StageName | null;
  aside: boolean;
  putAside(aside: boolean): void;
} {
  const { view } = war;
  const stage = stageOf(war);
  const { turn, battle, fellowship } = view;
  const which = battle ? [battle.from, battle.place] : [fellowship.progress, fellowship.mordor, view.hunt.pool];
  const key = stage === null ? null : [stage, turn, ...which].join('-');
  const [away, setAway] = useState<string | null>(null);
  return { stage, aside: stage !== null && away === key, putAside: (aside) => setAway(aside ? key : null) };
}

export function Stage({ stage, onAside }: { stage: StageName; onAside: () => void }) {
  if (stage === 'end') return <EndStage onAside={onAside} />;
  return stage === 'battle' ? <BattleStage onAside={onAside} /> : <HuntStage onAside={onAside} />;
}

/** The tab a stage folds into at the right edge. */
export function StageTab({ stage, onBack }: { stage: StageName; onBack: () => void }) {
  const { words } = useWar();
  return (
    <button type="button" className={css.tab} data-rove onClick={onBack}>
      <Icon name={ICONS[stage]} />
      <span>{words.say(TITLES[stage])}</span>
    </button>
  );
}

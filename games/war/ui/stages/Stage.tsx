import { type IconName, StageTab, useAside } from '@pony/ui';
import { type MoreStage, useEdition } from '../slots.tsx';
import { useWar, type War } from '../war.ts';

/** `more` is the one of an expansion. */
export type StageName = 'battle' | 'hunt' | 'end' | 'more';
type Own = Exclude<StageName, 'more'>;

const ICONS: Readonly<Record<Own, IconName>> = {
  battle: 'gi:crossed-swords',
  hunt: 'pp:eye',
  end: 'gi:laurel-crown',
};
const TITLES: Readonly<Record<Own, string>> = { battle: 'stage.battle', hunt: 'stage.hunt', end: 'end.title' };

type Seen = Pick<War, 'view' | 'situation' | 'mood'>;

function stageOf({ view, situation, mood }: Seen, more: MoreStage | undefined): StageName | null {
  if (situation.outcome) return mood === 'live' ? 'end' : null;
  if (more?.of(view)) return 'more';
  // A way is named on the map.
  if (view.hunting && !view.way) return 'hunt';
  return view.battle ? 'battle' : null;
}

/** Which stage is on, and whether the reader has put it aside to see the map. */
export function useWarStage(war: Seen, more: MoreStage | undefined) {
  const { turn, battle, fellowship, hunt } = war.view;
  const stage = stageOf(war, more);
  const which =
    stage === 'more'
      ? [more?.of(war.view)]
      : battle
        ? [battle.from, battle.place]
        : [fellowship.progress, fellowship.mordor, hunt.pool];
  return { stage, ...useAside(stage === null ? null : [stage, turn, ...which].join('-')) };
}

export function WarStageTab({ stage, onBack }: { stage: StageName; onBack: () => void }) {
  const { words } = useWar();
  const more = useEdition().stage;
  const [title, icon] =
    stage === 'more' ? [more?.title ?? '', more?.icon ?? ICONS.hunt] : [TITLES[stage], ICONS[stage]];
  return <StageTab label={words.say(title)} icon={icon} onBack={onBack} />;
}

import { CardsScene } from './CardsScene.tsx';
import { DuelScene } from './DuelScene.tsx';
import { KingsScene } from './KingsScene.tsx';
import { QuestScene } from './QuestScene.tsx';
import { WarScene } from './WarScene.tsx';

const scenes = {
  duel: DuelScene,
  war: WarScene,
  kings: KingsScene,
  'card-game': CardsScene,
  lcg: QuestScene,
} as const;

export type SceneName = keyof typeof scenes;

/** The picture of a game, drawn by us. */
export function Scene({ name, className }: { name: SceneName; className?: string }) {
  const Drawn = scenes[name];
  return <Drawn className={className} />;
}

import type { StageStep } from '@pony/ui';
import type { HuntView } from '../model.ts';
import { faces } from '../panels/odds.ts';
import { useWar } from '../war.ts';
import css from './Hunt.module.css';

const STEPS = ['roll', 'tile', 'card', 'guide', 'ring', 'reveal'] as const;

/** The ladder of the Hunt. What is known of each step: done ones with their outcome, later ones with what they will be about. */
export function useHuntSteps(hunt: HuntView | null): readonly StageStep[] {
  const { words, view, fellowship } = useWar();
  if (!hunt) return [];
  const first = hunt.rolls.filter(({ again }) => !again).length;
  const dice = words.say('count.dice', { n: first || view.hunt.odds.dice });
  const modifier = hunt.rolls[0]?.modifier ?? view.hunt.odds.modifier;
  const notes = [
    hunt.why === 0 ? words.say('hunt.rolls', { dice, n: modifier }) : words.say('stage.noRoll'),
    hunt.why === 0 && hunt.step > 0 ? words.say('hunt.successes', { n: hunt.successes }) : words.say('hunt.drawn'),
    words.say('hunt.oneCard'),
    words.say('hunt.oneCompanion', { n: fellowship.companions.length }),
    words.say('hunt.rest'),
    words.say(hunt.reveals ? 'hunt.reveals' : 'hunt.noReveal'),
  ];
  return STEPS.map((step, i) => ({ id: step, label: words.say(`stage.huntStep.${step}`), note: notes[i] }));
}

/** Why the Hunt may or may not roll again, in a line under its dice. */
export function RollNote({ hunt }: { hunt: HuntView }) {
  const { words, view } = useWar();
  const { rerolls } = view.hunt.odds;
  if (hunt.why !== 0) return null;
  return (
    <p className={css.note}>
      {words.say('hunt.needs', { faces: faces(hunt.from) })} {words.say('hunt.rerolls', { n: rerolls })}
    </p>
  );
}

import { CombatDie, Icon } from '@pony/ui';
import type { DieView } from '../../src/view.ts';
import { useWarWords } from '../words/words.ts';
import css from './Dice.module.css';

function OneDie({ die }: { die: DieView }) {
  const words = useWarWords();
  const { natural, modifier, hit, again } = die;
  const note = modifier === 0 ? undefined : `${natural}${modifier > 0 ? '+' : '−'}${Math.abs(modifier)}`;
  return (
    <CombatDie
      value={natural}
      result={hit ? 'hit' : 'miss'}
      note={note}
      rerolled={again}
      label={words.say(hit ? 'stage.dieHit' : 'stage.dieMiss', { n: natural })}
    />
  );
}

/** Dice of a roll: hits in gold, the sum under a die that a modifier changed. */
export function Dice({ dice }: { dice: readonly DieView[] }) {
  const first = dice.filter(({ again }) => !again);
  return (
    <div className={css.dice}>
      {first.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll stay where they fell
        <OneDie key={i} die={die} />
      ))}
    </div>
  );
}

/** Missed dice that were rolled again: what they showed and what they show now. */
export function Rerolls({ dice }: { dice: readonly DieView[] }) {
  const misses = dice.filter(({ again, hit }) => !again && !hit);
  const second = dice.filter(({ again }) => again);
  if (second.length === 0) return null;
  return (
    <div className={css.again}>
      <Icon name="gi:clockwise-rotation" />
      {second.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll stay where they fell
        <span key={i} className={css.pair}>
          {misses[i] && (
            <>
              <OneDie die={misses[i]} /> <i aria-hidden="true">→</i>
            </>
          )}
          <OneDie die={die} />
        </span>
      ))}
    </div>
  );
}

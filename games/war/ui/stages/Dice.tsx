import { CombatDie } from '@pony/ui';
import { useWarWords } from '../words/words.ts';
import css from './Dice.module.css';
import { counts, type Roll } from './stories.ts';

/** Dice of a roll: hits in gold, the sum under a die that a modifier changed. */
export function Dice({ roll, again }: { roll: Roll; again?: boolean }) {
  const words = useWarWords();
  return (
    <div className={css.dice}>
      {roll.dice.map((natural, i) => {
        const hit = counts(natural, roll);
        const sign = roll.modifier > 0 ? `+${roll.modifier}` : `−${-roll.modifier}`;
        const note = roll.modifier === 0 ? undefined : `${natural}${sign}`;
        return (
          <CombatDie
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll stay where they fell
            key={i}
            value={natural}
            result={hit ? 'hit' : 'miss'}
            note={note}
            rerolled={again}
            label={words.say(hit ? 'stage.dieHit' : 'stage.dieMiss', { n: natural })}
          />
        );
      })}
    </div>
  );
}

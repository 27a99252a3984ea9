/** Dice of what is being told, where they fall on a stage: first in the air, then as they lie. */
import { PropPicture } from '@pony/ui';
import { SIDE } from '../data/facts.ts';
import { useWar } from '../war.ts';
import css from './Thrown.module.css';

/** Rolls and re-rolls of a side that are told now or were told just before, each with its dice. */
export function useThrown(side: number) {
  const { telling } = useWar();
  const { act = null, done = [], aloft = false } = telling ?? {};
  return [...done, ...(act ? [act] : [])]
    .filter((one) => one.side === SIDE[side] && one.props.some(({ is }) => is === 'pips'))
    .map((one) => ({ ...one, air: aloft && one === act }));
}

export function Thrown({ rolls }: { rolls: ReturnType<typeof useThrown> }) {
  return rolls.map(({ id, props, air }) => (
    <div key={id} className={css.thrown} data-thrown={air ? 'air' : 'lies'}>
      {props.map((prop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was thrown stays where it fell
        <PropPicture key={i} prop={prop} aloft={air} />
      ))}
    </div>
  ));
}

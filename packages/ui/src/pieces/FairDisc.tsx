import { Icon } from '../icon/Icon.tsx';
import css from './pieces.module.css';

const SIGNS = { sealed: 'pp:lock', proven: 'pp:tick', unseen: 'pp:tick', broken: 'pp:x' } as const;

/** The seal of fair chance: closed before the game; after it whole, as far as this reader saw it closed, or broken. */
export function FairDisc({ is }: { is: keyof typeof SIGNS }) {
  return (
    <i className={css.fair} data-fair={is} aria-hidden="true">
      <Icon name={SIGNS[is]} />
    </i>
  );
}

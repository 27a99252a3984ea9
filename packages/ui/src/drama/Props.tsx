import type { CSSProperties } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { CombatDie, Die } from '../pieces/Die.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Tile } from '../pieces/Tile.tsx';
import { useUi } from '../ui-context.tsx';
import type { Prop } from './acts.ts';
import css from './Drama.module.css';

function Shown({ prop, id }: { prop: Prop; id: string }) {
  const { say } = useUi();
  switch (prop.is) {
    case 'pips': {
      const { value, hit } = prop;
      const label = hit === undefined ? String(value) : say(hit ? 'ui.drama.hit' : 'ui.drama.miss', { n: value });
      return (
        <span className={css.rolled}>
          <CombatDie value={value} label={label} result={hit === undefined ? undefined : hit ? 'hit' : 'miss'} />
        </span>
      );
    }
    case 'die': {
      const { is, ...die } = prop;
      return <Die {...die} roll={{ id, faces: ['gi:broadsword', 'gi:crystal-ball', 'gi:visored-helm'] }} />;
    }
    case 'tile':
      return (
        <Tile className={css.tile} side={prop.side} label={prop.label}>
          {prop.icon && <Icon name={prop.icon} />}
          {prop.value !== undefined && <b aria-hidden="true">{prop.value}</b>}
        </Tile>
      );
    case 'sign':
      return <Sign icon={prop.icon} className={css.sign} />;
    default:
      return (
        <article className={css.card} style={{ '--k': prop.band ?? `var(--k-${prop.tone})` } as CSSProperties}>
          <header>
            <Icon name={prop.icon} />
            {prop.kind}
          </header>
          <div className={css.picture}>
            <Picture seed={prop.seed} tone={prop.tone} motif={prop.icon} width={250} height={84} />
          </div>
          <h3>{prop.name}</h3>
          {prop.text && <p>{prop.text}</p>}
        </article>
      );
  }
}

/** What lies on the stage, in the order in which it came. */
export function Props({ of, id }: { of: readonly Prop[]; id: number }) {
  if (of.length === 0) return null;
  return (
    <div className={css.props} data-props>
      {of.map((prop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what lies on the stage stays where it was laid
        <Shown key={i} prop={prop} id={`${id}-${i}`} />
      ))}
    </div>
  );
}

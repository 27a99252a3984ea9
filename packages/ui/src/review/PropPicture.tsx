import type { CSSProperties } from 'react';
import type { Prop } from '../drama/acts.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { CombatDie, Die } from '../pieces/Die.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Tile } from '../pieces/Tile.tsx';
import css from './PropPicture.module.css';

/** The card, tile, die or sign that a moment of a game was about, small. */
export function PropPicture({ prop }: { prop: Prop }) {
  switch (prop.is) {
    case 'pips':
      return <CombatDie value={prop.value} label={String(prop.value)} />;
    case 'die': {
      const { is, ...die } = prop;
      return <Die {...die} />;
    }
    case 'tile':
      return (
        <Tile side={prop.side} label={prop.label}>
          {prop.icon && <Icon name={prop.icon} />}
          {prop.value !== undefined && <b aria-hidden="true">{prop.value}</b>}
        </Tile>
      );
    case 'sign':
      return <Sign icon={prop.icon} />;
    default:
      return (
        <span
          className={css.card}
          role="img"
          aria-label={prop.name}
          style={{ '--k': prop.band ?? `var(--k-${prop.tone})` } as CSSProperties}
        >
          <span className={css.band}>
            <Icon name={prop.icon} />
          </span>
          <Picture seed={prop.seed} tone={prop.tone} motif={prop.icon} width={74} height={80} />
        </span>
      );
  }
}

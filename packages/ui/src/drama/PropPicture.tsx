import type { CSSProperties } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { CombatDie, Die } from '../pieces/Die.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Tile } from '../pieces/Tile.tsx';
import { isThrown, type Prop } from './acts.ts';
import css from './PropPicture.module.css';

/** In the air: what it is, and nothing of what it shows. */
function Aloft({ prop }: { prop: Prop }) {
  if (prop.is === 'pips') return <CombatDie value={5} label="" />;
  if (prop.is === 'die') return <Die side={prop.side} glyphs={['gi:rolling-dices']} label="" />;
  return (
    <Tile side={prop.is === 'tile' ? prop.side : 'neutral'} label="">
      <Icon name="pp:q" />
    </Tile>
  );
}

interface PropPictureProps {
  prop: Prop;
  /** It has not landed yet. */
  aloft?: boolean;
}

/** The card, tile, die or sign that a moment of a game was about, small. */
export function PropPicture({ prop, aloft }: PropPictureProps) {
  if (aloft && isThrown(prop))
    return (
      <span className={css.aloft} aria-hidden="true">
        <Aloft prop={prop} />
      </span>
    );
  switch (prop.is) {
    case 'pips':
      return (
        <CombatDie
          value={prop.value}
          label={String(prop.value)}
          result={prop.hit === undefined ? undefined : prop.hit ? 'hit' : 'miss'}
        />
      );
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

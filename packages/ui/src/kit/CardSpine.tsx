import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Piece } from '../card/Piece.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { State } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './CardSpine.module.css';
import { faceWords, type PlayFace } from './face.ts';
import { faceColors, longest, Stat } from './PlayCard.tsx';
import { SeatMark } from './SeatMark.tsx';

interface CardSpineProps {
  face: PlayFace;
  state?: State;
  /** Lies under another card: an item, an attachment. */
  indent?: boolean;
  price?: ReactNode;
  priceWords?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  travel?: string;
  thing?: string;
  className?: string;
}

/** A card seen from its top edge: cost or emblem, name, and only the numbers that count here. */
export function CardSpine(props: CardSpineProps) {
  const { face, state, indent, price, priceWords, onPress, travel, thing, className } = props;
  const { say } = useUi();
  return (
    <Piece
      label={faceWords(face, { exhausted: say('ui.exhausted'), price: priceWords })}
      className={classes(
        css.spine,
        indent && css.indent,
        face.ghost && css.ghost,
        face.exhausted && css.spent,
        className,
      )}
      state={state}
      onPress={onPress}
      travel={travel}
      thing={thing}
      style={{ ...faceColors(face.color), '--long': longest(face.name) } as CSSProperties}
    >
      <span className={css.block}>{face.cost ?? (face.emblem && <Icon name={face.emblem.icon} />)}</span>
      <span className={css.name}>
        <b>{face.name}</b>
        {face.typeLine && <small>{face.typeLine}</small>}
      </span>
      {face.exhausted && <Icon name="gi:hourglass" className={css.sign} />}
      {(face.badges ?? []).map((badge) => (
        <Icon key={badge.label} name={badge.icon} className={css.sign} />
      ))}
      {(face.tokens ?? []).map((token) => (
        <span key={token.label} className={css.token} data-tone={token.tone}>
          <Icon name={token.icon} />
          {token.count}
        </span>
      ))}
      {(face.stats ?? []).map((stat) => (
        <Stat key={stat.label} stat={stat} />
      ))}
      {face.foot && <i className={css.letter}>{face.foot.text}</i>}
      {face.owner && <SeatMark mark={face.owner.mark} seat={face.owner.seat} side={face.owner.side} small />}
      {price !== undefined && <span className={css.price}>{price}</span>}
    </Piece>
  );
}

import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { IconName, State, Tone } from '../types.ts';
import css from './Card.module.css';
import { Piece } from './Piece.tsx';

/** What a card shows, apart from its size and its state. */
export interface CardFace {
  /** Everything the card says, read aloud. */
  label: string;
  tone: Tone;
  /** Symbol and letter of its kind: colour is never alone. */
  kind: { icon: IconName; letter: string };
  /** The large icons. */
  effect: ReactNode;
  cost?: ReactNode;
  /** Chain symbol, top right. */
  gives?: IconName;
  picture: { seed: string; motif?: IconName };
}

interface CardProps {
  face: CardFace;
  /** Card width; everything inside is measured from it. */
  width?: number | string;
  state?: State;
  /** Price or gain now, on a lit card. */
  price?: ReactNode;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** Identity for travelling from place to place. */
  travel?: string;
  style?: CSSProperties;
  className?: string;
}

const wide = (width: CardProps['width']): CSSProperties =>
  width === undefined
    ? {}
    : ({ '--cw': typeof width === 'number' ? `calc(${width}px * var(--card-scale))` : width } as CSSProperties);

const tones = (tone: Tone): CSSProperties =>
  ({ '--k': `var(--k-${tone})`, '--w': `var(--w-${tone})` }) as CSSProperties;

/** A card: facts at the top, picture at the bottom, so that a half covered card still tells everything. */
export function Card({ face, width, state = 'rest', price, onPress, travel, style, className }: CardProps) {
  return (
    <Piece
      label={face.label}
      className={classes(css.card, className)}
      state={state}
      travel={travel}
      style={{ ...wide(width), ...tones(face.tone), ...style }}
      onPress={onPress}
    >
      <span className={css.band} data-tone={face.tone}>
        <span className={css.kind}>
          <Icon name={face.kind.icon} />
          <b>{face.kind.letter}</b>
        </span>
        {face.gives && (
          <span className={css.gives}>
            <Icon name={face.gives} />
          </span>
        )}
      </span>
      <span className={css.effect}>{face.effect}</span>
      <span className={css.cost}>{face.cost}</span>
      <span className={css.picture}>
        <Picture seed={face.picture.seed} tone={face.tone} motif={face.picture.motif} width={90} height={50} />
      </span>
      {price !== undefined && <span className={css.price}>{price}</span>}
    </Piece>
  );
}

interface CardBackProps {
  label: string;
  /** The only thing a back tells. */
  numeral?: string;
  width?: number | string;
  state?: State;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  travel?: string;
  style?: CSSProperties;
  className?: string;
}

export function CardBack({ label, numeral, width, state = 'rest', onPress, travel, style, className }: CardBackProps) {
  return (
    <Piece
      label={label}
      className={classes(css.card, css.back, className)}
      state={state}
      travel={travel}
      style={{ ...wide(width), ...style }}
      onPress={onPress}
    >
      <svg viewBox="0 0 88 120" className={css.backArt} aria-hidden="true">
        <rect x="4" y="4" width="80" height="112" rx="4" fill="none" stroke="var(--card-back-line)" strokeWidth="1.5" />
        <path d="M8 40h72M8 80h72M29 8v104M59 8v104" stroke="var(--card-back-line)" strokeWidth=".6" opacity=".55" />
        <circle cx="44" cy="60" r="24" fill="var(--card-back)" stroke="var(--card-back-line)" strokeWidth="1.5" />
        {numeral && (
          <text x="44" y="69.5" textAnchor="middle" className={css.numeral}>
            {numeral}
          </text>
        )}
      </svg>
    </Piece>
  );
}

/** The dashed place a taken card leaves. */
export function CardSlot({ width, style }: { width?: number | string; style?: CSSProperties }) {
  return <span className={css.slot} style={{ ...wide(width), ...style }} />;
}

interface CardTabProps {
  face: Pick<CardFace, 'label' | 'tone' | 'effect' | 'gives'>;
  state?: State;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  travel?: string;
}

/** A played card seen from its top edge: kind, effect and chain symbol. */
export function CardTab({ face, state = 'rest', onPress, travel }: CardTabProps) {
  return (
    <Piece
      label={face.label}
      className={css.tab}
      state={state}
      travel={travel}
      style={tones(face.tone)}
      onPress={onPress}
    >
      {face.effect}
      {face.gives && (
        <span className={css.tabGives}>
          <Icon name={face.gives} />
        </span>
      )}
    </Piece>
  );
}

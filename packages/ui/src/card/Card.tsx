import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName, State, Tone } from '../types.ts';
import css from './Card.module.css';
import { Vignette } from './Vignette.tsx';

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
  width === undefined ? {} : ({ '--cw': typeof width === 'number' ? `${width}px` : width } as CSSProperties);

const tones = (tone: Tone): CSSProperties =>
  ({ '--k': `var(--k-${tone})`, '--w': `var(--w-${tone})` }) as CSSProperties;

/** A card: facts at the top, picture at the bottom, so that a half covered card still tells everything. */
export function Card({ face, width, state = 'rest', price, onPress, travel, style, className }: CardProps) {
  const inside = (
    <>
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
        <Vignette seed={face.picture.seed} tone={face.tone} motif={face.picture.motif} />
      </span>
      {price !== undefined && <span className={css.price}>{price}</span>}
    </>
  );
  const common = {
    className: classes(css.card, className),
    'data-state': state,
    'data-travel': travel,
    'aria-label': face.label,
    style: { ...wide(width), ...tones(face.tone), ...style },
  };
  if (!onPress)
    return (
      <span {...common} role="img">
        {inside}
      </span>
    );
  return (
    <button
      {...common}
      type="button"
      onClick={onPress}
      data-rove
      aria-disabled={state === 'not-now' || undefined}
      aria-pressed={state === 'selected' || undefined}
    >
      {inside}
    </button>
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
  const art = (
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
  );
  const common = {
    className: classes(css.card, css.back, className),
    'data-state': state,
    'data-travel': travel,
    'aria-label': label,
    style: { ...wide(width), ...style },
  };
  if (!onPress)
    return (
      <span {...common} role="img">
        {art}
      </span>
    );
  return (
    <button {...common} type="button" onClick={onPress} data-rove aria-disabled={state === 'not-now' || undefined}>
      {art}
    </button>
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
  const inside = (
    <>
      {face.effect}
      {face.gives && (
        <span className={css.tabGives}>
          <Icon name={face.gives} />
        </span>
      )}
    </>
  );
  const common = {
    className: css.tab,
    'data-state': state,
    'data-travel': travel,
    'aria-label': face.label,
    style: tones(face.tone),
  };
  if (!onPress)
    return (
      <span {...common} role="img">
        {inside}
      </span>
    );
  return (
    <button {...common} type="button" onClick={onPress} data-rove>
      {inside}
    </button>
  );
}

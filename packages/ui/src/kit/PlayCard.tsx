import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Piece } from '../card/Piece.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { State } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { type CardStat, faceWords, type PlayFace } from './face.ts';
import css from './PlayCard.module.css';

export interface PlayCardProps {
  face: PlayFace;
  /** figure: numbers in a column at the left, for what lies on the table. upright: as it is held in hand. */
  shape?: 'figure' | 'upright';
  width?: number;
  state?: State;
  /** Price, gain or outcome now, on a lit card. */
  price?: ReactNode;
  priceWords?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  travel?: string;
  /** `card 12`: for a closer look, and for tests. */
  thing?: string;
  className?: string;
}

export const faceColors = (color: string): CSSProperties =>
  ({
    '--k': color,
    '--k-face': color,
    '--w-face': `color-mix(in srgb, ${color} 26%, var(--card-paper))`,
  }) as CSSProperties;

export function Stat({ stat }: { stat: CardStat }) {
  return (
    <span
      className={css.stat}
      data-change={stat.change}
      data-counts={stat.counts || undefined}
      data-dark={stat.dark || undefined}
    >
      <Icon name={stat.icon} />
      <b>{stat.value}</b>
    </span>
  );
}

/** How wide the place of the picture is against its height. */
const SLOTS = { figure: { width: 90, height: 74 }, upright: { width: 96, height: 62 } };

/** The longest word decides how large a name can be written. */
export const longest = (name: string): number => Math.max(4, ...name.split(/[\s-]/).map((word) => word.length));

/** A card of a card game: name, numbers, picture, what lies on it; turned and hatched when exhausted. */
export function PlayCard(props: PlayCardProps) {
  const { face, shape = 'figure', width, state, price, priceWords, onPress, travel, thing, className } = props;
  const { say } = useUi();
  const { stats = [], tokens = [], badges = [], attachments = [], picture } = face;
  const style = {
    ...faceColors(face.color),
    ...(width === undefined ? {} : { '--width': `${width}px` }),
    '--long': longest(face.name),
  } as CSSProperties;
  const foot = (
    <span className={css.foot}>
      {tokens.map((token) => (
        <span key={token.label} className={css.token} data-tone={token.tone}>
          <Icon name={token.icon} />
          <b>{token.count}</b>
        </span>
      ))}
      {face.foot && <i className={css.letter}>{face.foot.text}</i>}
    </span>
  );
  const band = (
    <span className={css.band}>
      {shape === 'upright' && face.cost !== undefined && <span className={css.cost}>{face.cost}</span>}
      {shape === 'upright' && face.cost === undefined && face.emblem && <Icon name={face.emblem.icon} />}
      <b>{face.name}</b>
    </span>
  );
  const art = (
    <span className={css.picture}>
      {picture && <Picture seed={picture.seed} tone="face" motif={picture.motif} {...SLOTS[shape]} />}
      {badges.map((badge) => (
        <span key={badge.label} className={css.badge}>
          <Icon name={badge.icon} />
        </span>
      ))}
    </span>
  );
  return (
    <span className={classes(css.place, className)} style={style} data-exhausted={face.exhausted || undefined}>
      <Piece
        label={faceWords(face, { exhausted: say('ui.exhausted'), price: priceWords })}
        className={classes(css.card, css[shape], face.strong && css.strong, face.ghost && css.ghost)}
        state={state}
        onPress={onPress}
        travel={travel}
        thing={thing}
      >
        {shape === 'figure' ? (
          <>
            <span className={css.column}>
              {stats.map((stat) => (
                <Stat key={stat.label} stat={stat} />
              ))}
            </span>
            <span className={css.right}>
              {band}
              {art}
              {foot}
            </span>
          </>
        ) : (
          <>
            {band}
            {face.typeLine && <span className={css.line}>{face.typeLine}</span>}
            {stats.length > 0 && (
              <span className={css.row}>
                {stats.map((stat) => (
                  <Stat key={stat.label} stat={stat} />
                ))}
              </span>
            )}
            {art}
            {(tokens.length > 0 || face.foot) && foot}
          </>
        )}
        {face.exhausted && (
          <span className={css.spent}>
            <Icon name="gi:hourglass" />
          </span>
        )}
        {face.committed && (
          <span className={css.committed}>
            <Icon name={face.committed.icon} />
          </span>
        )}
        {face.fresh && !face.committed && <span className={css.fresh}>{face.fresh}</span>}
        {face.under && (
          <span className={css.under}>
            <Icon name={face.under.icon} />
          </span>
        )}
        {price !== undefined && <span className={css.price}>{price}</span>}
      </Piece>
      {attachments.length > 0 && (
        <span className={css.attachments}>
          {attachments.map((one) => {
            const look = {
              style: one.color ? faceColors(one.color) : undefined,
              'data-spent': one.exhausted || undefined,
            };
            const live = one.onPress && (one.state === 'legal' || one.state === 'selected');
            return live ? (
              <button
                key={one.id}
                type="button"
                {...look}
                className={css.attached}
                data-rove
                data-state={one.state}
                onClick={(event) => one.onPress?.(event.currentTarget)}
              >
                {one.name}
              </button>
            ) : (
              <span key={one.id} {...look} className={css.attached}>
                {one.name}
              </span>
            );
          })}
        </span>
      )}
    </span>
  );
}

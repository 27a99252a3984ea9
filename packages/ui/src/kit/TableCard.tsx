import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Piece } from '../card/Piece.tsx';
import { classes } from '../classes.ts';
import { nameSize } from '../fit/name-size.ts';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { State } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { type Attached, type CardStat, faceWords, type PlayFace } from './face.ts';
import { faceColors } from './PlayCard.tsx';
import css from './TableCard.module.css';

export interface TableCardProps {
  face: PlayFace;
  w: number;
  h: number;
  /** head: name and numbers alone. token: a square with what counts. */
  way: 'card' | 'head' | 'token';
  /** Lies in a tier behind: only its head is in sight, it lies straight and carries its counts in the band. */
  covered?: boolean;
  /** Narrower than wanted: the band holds the name alone, numbers and signs stand elsewhere. */
  small?: boolean;
  flat?: boolean;
  /** The reader's size of letters. */
  t: number;
  state?: State;
  /** Price, gain or outcome now, on a lit card. */
  price?: ReactNode;
  priceWords?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  travel?: string;
  thing?: string;
}

const LEAST_NAME = 11;
const MOST_NAME = 21;
/** Height of a paper tab, in letters of the card and at least in pixels. */
const TAB = 1.85;
const LEAST_TAB = 18;
const MOST_TABS = 3;

function Num({ stat }: { stat: CardStat }) {
  return (
    <span
      className={css.num}
      data-change={stat.change}
      data-counts={stat.counts || undefined}
      data-dark={stat.dark || undefined}
    >
      <Icon name={stat.icon} />
      <b>{stat.value}</b>
    </span>
  );
}

/** What lies on a card, within its picture: up to three tabs with names, else discs and a number. */
function OnIt({ all, e, t, room }: { all: readonly Attached[]; e: number; t: number; room: number }) {
  const tab = Math.max(LEAST_TAB * t, TAB * e);
  const letters = Math.max(12 * t, 1.05 * e);
  const fit =
    all.length <= MOST_TABS &&
    all.length * (tab + 1) <= room &&
    all.every(({ name }) => nameSize(name, 9 * e - 0.85 * letters - 4, letters, 12 * t, 1) !== null);
  if (fit)
    return (
      <span className={css.tabs}>
        {all.map((one) => (
          <i key={one.id} style={one.color ? faceColors(one.color) : undefined} data-spent={one.exhausted || undefined}>
            {one.name}
          </i>
        ))}
      </span>
    );
  const shown = all.slice(0, all.length > MOST_TABS ? MOST_TABS : all.length);
  if (room < 2.4 * e) return null;
  return (
    <span className={css.discs}>
      {shown.map((one) => (
        <i key={one.id} style={one.color ? faceColors(one.color) : undefined} data-spent={one.exhausted || undefined}>
          <Icon name={one.icon ?? 'gi:backpack'} />
        </i>
      ))}
      {all.length > shown.length && <b>+{all.length - shown.length}</b>}
    </span>
  );
}

/** Signs of a card's state: taking part, spent, how much lies on it. */
function Signs({ face, counts }: { face: PlayFace; counts: boolean }) {
  const { tokens = [], attachments = [] } = face;
  const coins = tokens.find(({ tone }) => tone === 'gain');
  return (
    <span className={css.signs}>
      {counts && coins && <i className={css.coins}>{coins.count}</i>}
      {counts && attachments.length > 0 && <i className={css.bears}>◆{attachments.length}</i>}
      {counts && face.under && (
        <i className={css.dark}>
          <Icon name={face.under.icon} />
        </i>
      )}
      {face.committed && (
        <i className={css.committed}>
          <Icon name={face.committed.icon} />
        </i>
      )}
      {face.exhausted && (
        <i>
          <Icon name="gi:hourglass" />
        </i>
      )}
    </span>
  );
}

const HEAD_ALL = 4.9;

/** A card of a card game at the size its zone has for it: a head with name and numbers, below it its picture. */
export function TableCard(props: TableCardProps) {
  const { face, w, h, way, covered, t, state, price, priceWords, onPress, travel, thing } = props;
  const { say } = useUi();
  const { stats = [], tokens = [], badges = [], attachments = [], picture } = face;
  const e = w / 10;
  const label = faceWords(face, { exhausted: say('ui.exhausted'), price: priceWords });
  const style = { ...faceColors(face.color), '--e': `${e}px`, '--t': t, width: w, height: h } as CSSProperties;
  const common = { label, state, onPress, travel, thing, style };
  if (way === 'token') {
    const counting = stats.filter(({ counts }) => counts);
    const two = (counting.length > 0 ? counting : stats.filter(({ dark }) => !dark)).slice(0, w < 56 ? 1 : 2);
    return (
      <Piece {...common} className={classes(css.token, face.exhausted && css.spent)}>
        <span className={css.thumb}>
          <Icon name={picture?.motif ?? 'gi:card-play'} />
        </span>
        <span className={css.tokenNumbers}>
          {face.cost !== undefined && two.length === 0 ? <b>{face.cost}</b> : null}
          {two.map((stat) => (
            <b key={stat.label} data-change={stat.change}>
              <Icon name={stat.icon} />
              {stat.value}
            </b>
          ))}
        </span>
        {(face.exhausted || face.committed) && (
          <i className={css.tokenSign}>
            <Icon name={face.committed?.icon ?? 'gi:hourglass'} />
          </i>
        )}
      </Piece>
    );
  }
  const head = way === 'head' || covered;
  const dark = stats.find((one) => one.dark);
  const others = stats.filter((one) => !one.dark && !(one.minor && props.small));
  const lead = face.cost !== undefined || dark !== undefined;
  const several = (face.committed ? 1 : 0) + (face.exhausted ? 1 : 0);
  const counts = head
    ? tokens.filter(({ tone }) => tone === 'gain').length + (attachments.length > 0 ? 1 : 0) + (face.under ? 1 : 0)
    : 0;
  const priced = head && price !== undefined;
  /** What the name has of the band when signs stand beside it; where that is too little they hang over its corner. */
  const most = Math.min(1.35 * e, MOST_NAME * t);
  const beside = w - 0.9 * e - (lead ? Math.max(2.5 * e, 22 * t) : 0) - (several + counts) * Math.max(2 * e, 18);
  const large = !props.small && nameSize(face.name, beside, most, 12 * t);
  const alone = large || nameSize(face.name, w - 0.9 * e, most, LEAST_NAME * t);
  const size = alone || nameSize(face.name, w - 0.4 * e, most, 10 * t) || 10 * t;
  const inBand = large !== false && large !== null;
  const room = h - HEAD_ALL * e - (price !== undefined ? 2.6 * e : 0) - 0.8 * e;
  return (
    <Piece
      {...common}
      className={classes(
        css.card,
        head && css.head,
        way === 'head' && css.only,
        face.exhausted && css.spent,
        face.exhausted && !head && !props.flat && css.turned,
        face.committed && !head && !props.flat && css.raised,
        props.small && css.small,
        face.ghost && css.ghost,
      )}
    >
      <span className={css.band} style={{ fontSize: size }} data-tight={alone ? undefined : ''}>
        {inBand && dark && (
          <i className={css.threat}>
            <Icon name={dark.icon} />
            {dark.value}
          </i>
        )}
        {inBand && !dark && face.cost !== undefined && <i className={css.cost}>{face.cost}</i>}
        <b>{face.name}</b>
        {inBand && <Signs face={face} counts={head ?? false} />}
      </span>
      {!inBand && several + counts > 0 && (
        <span className={css.over}>
          <Signs face={face} counts={head ?? false} />
        </span>
      )}
      <span className={css.nums}>
        {!inBand && dark && <Num stat={dark} />}
        {!inBand && !dark && face.cost !== undefined && <i className={css.smallCost}>{face.cost}</i>}
        {others.map((stat) => (
          <Num key={stat.label} stat={stat} />
        ))}
        {others.length === 0 && face.typeLine && <em>{face.typeLine}</em>}
      </span>
      {way !== 'head' && h > (HEAD_ALL + 1.6) * e && (
        <span className={css.picture}>
          {picture && (
            <Picture
              seed={picture.seed}
              tone="face"
              motif={picture.motif}
              width={w}
              height={Math.max(1, h - HEAD_ALL * e)}
            />
          )}
          <span className={css.badges}>
            {badges.map((badge) => (
              <i key={badge.label}>
                <Icon name={badge.icon} />
              </i>
            ))}
            {tokens.map((token) => (
              <i key={token.label} data-tone={token.tone}>
                <Icon name={token.icon} />
                <b>{token.count}</b>
              </i>
            ))}
            {face.under && (
              <i data-tone="shadow">
                <Icon name={face.under.icon} />
              </i>
            )}
          </span>
          {attachments.length > 0 && <OnIt all={attachments} e={e} t={t} room={room} />}
        </span>
      )}
      {price !== undefined && <span className={priced ? css.headPrice : css.price}>{price}</span>}
    </Piece>
  );
}

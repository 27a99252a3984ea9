import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { IconName, Tone } from '../types.ts';
import css from './CardLarge.module.css';

export interface LargeFact {
  label: string;
  value: ReactNode;
}

/** One part of what a card says. */
export interface LargePart {
  /** A word in bold before it: when, needs, combat. */
  title?: ReactNode;
  text: ReactNode;
  /** Another use of the same card: below a dashed line, with its own name and sign. */
  fold?: { name: string; icon?: IconName };
}

/** A number printed on a card, and what it is now. */
export interface LargeStat {
  icon: IconName;
  label: string;
  value: ReactNode;
}

export interface CardLargeProps {
  tone: Tone;
  /** Colour of the band, when it is not that of the tone: a side's. */
  band?: string;
  kind: { icon: IconName; letter: string; name: string };
  /** Chapter, deck: at the right end of the band. */
  corner?: ReactNode;
  picture: { seed: string; motif?: IconName };
  name: ReactNode;
  typeLine: ReactNode;
  /** The large icon beside the text. */
  emblem?: ReactNode;
  text?: ReactNode;
  /** More than one text, in order. */
  parts?: readonly LargePart[];
  /** Numbers of the card, in one row. */
  stats?: readonly LargeStat[];
  /** Cost, what makes it free, what it gives. */
  facts?: readonly LargeFact[];
  /** What it would cost you now, and why. */
  foot?: ReactNode;
  rule?: ReactNode;
  /** Beside a table: its words have most of the room. */
  small?: boolean;
  children?: ReactNode;
}

function Part({ part: { title, text } }: { part: LargePart }) {
  return (
    <p>
      {title && <b>{title}. </b>}
      {text}
    </p>
  );
}

/** Everything about a card. 360 by 640 at the usual text size; grows with the text. */
export function CardLarge(props: CardLargeProps) {
  const { tone, band = `var(--k-${tone})`, kind, corner, picture, name, typeLine, emblem, text } = props;
  const { parts = [], stats = [], facts = [], foot, rule, small, children } = props;
  const own = parts.filter(({ fold }) => !fold);
  return (
    <article className={css.card} style={{ '--k': band } as CSSProperties} data-small={small || undefined}>
      <header className={css.band}>
        <span className={css.kind}>
          <Icon name={kind.icon} />
          <b>{kind.letter}</b> {kind.name}
        </span>
        <span className={css.corner}>{corner}</span>
      </header>
      <div className={css.picture} data-low={parts.length > 0 || undefined}>
        <Picture seed={picture.seed} tone={tone} motif={picture.motif} width={320} height={190} />
      </div>
      <div className={css.name}>
        <h2>{name}</h2>
        <span className="pony-caps">{typeLine}</span>
      </div>
      {stats.length > 0 && (
        <ul className={css.stats}>
          {stats.map((stat) => (
            <li key={stat.label}>
              <Icon name={stat.icon} />
              <b>{stat.value}</b> {small ? <span className="pony-aloud">{stat.label}</span> : stat.label}
            </li>
          ))}
        </ul>
      )}
      <div className={css.text}>
        {emblem && <span className={css.emblem}>{emblem}</span>}
        <div className={css.parts}>
          {text}
          {own.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card keep their places
            <Part key={i} part={part} />
          ))}
        </div>
      </div>
      {parts.map(
        (part) =>
          part.fold && (
            <section key={part.fold.name} className={css.fold}>
              <h3>
                {part.fold.icon && <Icon name={part.fold.icon} />}
                {part.fold.name}
              </h3>
              <Part part={part} />
            </section>
          ),
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="pony-caps">{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(foot || rule) && (
        <footer className={css.foot}>
          <span>{foot}</span>
          <span className={css.rule}>{rule}</span>
        </footer>
      )}
      {children}
    </article>
  );
}

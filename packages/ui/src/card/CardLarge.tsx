import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName, Tone } from '../types.ts';
import css from './CardLarge.module.css';
import { Vignette } from './Vignette.tsx';

export interface LargeFact {
  label: string;
  value: ReactNode;
}

interface CardLargeProps {
  tone: Tone;
  kind: { icon: IconName; letter: string; name: string };
  /** Chapter, deck: at the right end of the band. */
  corner?: ReactNode;
  picture: { seed: string; motif?: IconName };
  name: ReactNode;
  typeLine: ReactNode;
  /** The large icon beside the text. */
  emblem?: ReactNode;
  text: ReactNode;
  /** Cost, what makes it free, what it gives. */
  facts?: readonly LargeFact[];
  /** What it would cost you now, and why. */
  foot?: ReactNode;
  rule?: ReactNode;
  children?: ReactNode;
}

/** Everything about a card. 360 by 640 at the usual text size; grows with the text. */
export function CardLarge(props: CardLargeProps) {
  const { tone, kind, corner, picture, name, typeLine, emblem, text, facts = [], foot, rule, children } = props;
  return (
    <article className={css.card} style={{ '--k': `var(--k-${tone})` } as CSSProperties}>
      <header className={css.band}>
        <span className={css.kind}>
          <Icon name={kind.icon} />
          <b>{kind.letter}</b> {kind.name}
        </span>
        <span className={css.corner}>{corner}</span>
      </header>
      <div className={css.picture}>
        <Vignette seed={picture.seed} tone={tone} motif={picture.motif} width={320} height={190} />
      </div>
      <div className={css.name}>
        <h2>{name}</h2>
        <span className="pony-caps">{typeLine}</span>
      </div>
      <div className={css.text}>
        {emblem && <span className={css.emblem}>{emblem}</span>}
        <div>{text}</div>
      </div>
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

import { type IconName, Panel, type Tone, Vignette } from '@pony/ui';
import type { ReactNode } from 'react';
import css from './Notice.module.css';

interface NoticeProps {
  bar?: ReactNode;
  seed: string;
  tone: Tone;
  motif: IconName;
  title: string;
  words: string;
  /** The ways out. */
  children: ReactNode;
  below?: ReactNode;
}

/** A page with one message, one picture and a way out. */
export function Notice({ bar, seed, tone, motif, title, words, children, below }: NoticeProps) {
  return (
    <main className={css.page}>
      {bar}
      <Panel className={css.paper}>
        <div className={css.picture}>
          <Vignette seed={seed} tone={tone} motif={motif} width={320} height={120} />
        </div>
        <div className={css.body}>
          <h1>{title}</h1>
          <p>{words}</p>
          <div className={css.acts}>{children}</div>
          {below}
        </div>
      </Panel>
    </main>
  );
}

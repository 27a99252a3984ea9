import { Fragment } from 'react';
import { useWords } from '../words.ts';
import css from './Footer.module.css';

/** What this is and what it is not, and whose icons and letters it uses. */
export function Footer() {
  const { say, message } = useWords();
  const site = (
    <a href="https://game-icons.net" rel="noreferrer" target="_blank">
      game-icons.net
    </a>
  );
  const icons = message('footer.icons')?.parts({ site }) as React.ReactNode[] | undefined;
  return (
    <footer className={css.footer}>
      {say('footer.fan')}{' '}
      {icons?.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence
        <Fragment key={i}>{part}</Fragment>
      ))}
      {' · '}
      {say('footer.type')}
      {' · '}
      {say('footer.own')}
    </footer>
  );
}

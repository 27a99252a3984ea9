import { Button, classes, Icon, Panel } from '@pony/ui';
import { type CSSProperties, useCallback, useState } from 'react';
import { SHELF, type Shelf } from '../games.ts';
import { hasRules } from '../learn/load-rules.ts';
import { useServer } from '../online/me.ts';
import { OnlineTables } from '../online/OnlineTables.tsx';
import { Footer } from '../parts/Footer.tsx';
import { LangButton } from '../parts/LangButton.tsx';
import { MyTables } from '../parts/MyTables.tsx';
import { useTitle } from '../parts/use-title.ts';
import { Scene } from '../scenes/Scene.tsx';
import { type ReadLang, useWords } from '../words.ts';
import css from './Home.module.css';

function GameCard({ shelf, served }: { shelf: Shelf; served: boolean }) {
  const { say, lang } = useWords();
  const open = shelf.load !== undefined;
  const title = shelf.title[lang as ReadLang];
  return (
    <Panel
      as="article"
      label={title}
      className={classes(css.game, !open && css.shut)}
      style={{ '--k': `var(--k-${shelf.tone})` } as CSSProperties}
    >
      <Scene name={shelf.id} className={css.scene} />
      <div className={css.body}>
        <span className="pony-caps">{say(`games.${shelf.id}.facts`, { seats: shelf.seats.replace('-', '–') })}</span>
        <h2 className={css.name}>{title}</h2>
        <div className={css.line}>
          <p>{say(`games.${shelf.id}.line`)}</p>
          <p className={css.aim}>{say(`games.${shelf.id}.aim`)}</p>
        </div>
        {open ? (
          <>
            <Button
              kind="main"
              block
              large
              href={`/table/new?game=${shelf.id}`}
              label={`${say('home.playNow')}: ${title}`}
            >
              {say('home.playNow')}
            </Button>
            <span className={css.how}>{say('home.playNowHow')}</span>
          </>
        ) : (
          <div className={css.notYet}>
            <b>{say('home.notYet')}</b>
            {hasRules(shelf.game) && <span>{say('home.notYetWords')}</span>}
          </div>
        )}
      </div>
      {!open && hasRules(shelf.game) && shelf.game === shelf.id && (
        <nav className={css.more} aria-label={title}>
          <a href={`/learn/${shelf.id}/rules`}>{say('home.readRules')}</a>
        </nav>
      )}
      {open && (
        <nav className={css.more} aria-label={title}>
          <a href={`/new/${shelf.id}?who=friend`}>{say('home.sameScreen')}</a>
          {served && <a href={`/new/${shelf.id}?where=link`}>{say('online.home.invite')}</a>}
          <a href={`/new/${shelf.id}`}>{say('new.title')}</a>
          <a href={`/learn/${shelf.id}`}>{say('home.learn')}</a>
          {!served && hasRules(shelf.id) && <a href={`/learn/${shelf.id}/rules`}>{say('rules.title')}</a>}
        </nav>
      )}
    </Panel>
  );
}

export function Home() {
  const { say } = useWords();
  const served = useServer().is === 'here';
  const [online, setOnline] = useState({ count: 0, waiting: 0 });
  const found = useCallback((count: number, waiting: number) => setOnline({ count, waiting }), []);
  useTitle(undefined, online.waiting > 0);
  return (
    <main className={css.home}>
      <header className={css.top}>
        <span className={css.sign}>
          <Icon name="pp:pony" />
        </span>
        <div className={css.welcome}>
          <h1>{say('brand.long')}</h1>
          <p>{say('brand.line')}</p>
        </div>
        <div className={css.buttons}>
          {served && <Button href="/lobby">{say('online.home.join')}</Button>}
          {served && <Button href="/account">{say('online.home.account')}</Button>}
          <LangButton />
          <Button icon="pp:menu" href="/settings">
            {say('settings.title')}
          </Button>
        </div>
      </header>
      <div className={css.tables}>
        {served && <OnlineTables onFound={found} />}
        <MyTables others={served && online.count > 0} />
      </div>
      <section className={css.games} aria-label={say('home.games')}>
        {SHELF.map((shelf) => (
          <GameCard key={shelf.id} shelf={shelf} served={served} />
        ))}
      </section>
      <Footer />
    </main>
  );
}

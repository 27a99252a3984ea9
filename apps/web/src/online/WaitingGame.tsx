import type { ChatLine, TableInfo } from '@pony/protocol';
import { Button, Panel, type Tab, Tabs } from '@pony/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type Shelf, shelfFor } from '../games.ts';
import { hasRules, useRules } from '../learn/load-rules.ts';
import { Scene } from '../scenes/Scene.tsx';
import { useWords } from '../words.ts';
import css from './Waiting.module.css';
import { waitElsewhere } from './waits.ts';

interface GameProps {
  table: TableInfo;
  title: string;
}

/** Beside the places: the game that will be played, with its lesson and its rules for whoever waits. */
export function WaitingGame({ table, title, wide }: GameProps & { wide: boolean }) {
  const { say } = useWords();
  const shelf = shelfFor(table.game, table.options);
  return (
    <Panel className={css.left}>
      {shelf && <Scene name={shelf.id} className={css.scene} />}
      <div className={css.game}>
        {wide && <span className="pony-caps">{say('online.waiting.wait')}</span>}
        <h1>{title}</h1>
        {shelf && <About shelf={shelf} short={!wide} />}
        <div className={css.meanwhile}>
          <LessonButton table={table} />
          <Button icon="gi:open-book" href={`/learn/${table.game}/rules`} onPress={() => waitElsewhere(table.id)}>
            {say('online.waiting.rules')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function About({ shelf, short = false }: { shelf: Shelf; short?: boolean }) {
  const { say } = useWords();
  return (
    <>
      <p>{say(`games.${shelf.id}.aim`)}</p>
      {!short && (
        <p>
          {say(`games.${shelf.id}.time`)} · {say(`games.${shelf.id}.chance`)}
        </p>
      )}
    </>
  );
}

function LessonButton({ table }: { table: TableInfo }) {
  const { say } = useWords();
  return (
    <Button icon="gi:light-bulb" href={`/learn/${table.game}`} onPress={() => waitElsewhere(table.id)}>
      {say('online.waiting.playLesson')}
    </Button>
  );
}

interface WaitingTabsProps extends GameProps {
  /** How the table is played, in a few words each. */
  tags: readonly string[];
  chat: readonly ChatLine[];
  /** The talk of the table. */
  lines: ReactNode;
  /** The places, and the ways to them. */
  children: ReactNode;
}

const TABS = ['table', 'lesson', 'rules', 'chat'] as const;
type Which = (typeof TABS)[number];
const SIGNS = { table: 'gi:door', lesson: 'gi:light-bulb', rules: 'gi:open-book', chat: 'pp:chat' } as const;
const PANEL = 'waiting-tab';

/** On a phone: the game as a strip, and one of four papers at a time. */
export function WaitingTabs({ table, title, tags, chat, lines, children }: WaitingTabsProps) {
  const { say } = useWords();
  const shelf = shelfFor(table.game, table.options);
  const [tab, setTab] = useState<Which>('table');
  const last = chat.at(-1)?.n ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (tab === 'chat') setRead(last);
  }, [tab, last]);
  const fresh = chat.filter(({ n }) => n > read).length;
  const tabs = TABS.map(
    (id): Tab<Which> => ({
      id,
      icon: SIGNS[id],
      label: say(`online.waiting.tab.${id}`),
      count: id === 'chat' ? fresh : 0,
    }),
  );
  return (
    <>
      <Panel className={css.strip}>
        {shelf && <Scene name={shelf.id} className={css.scene} />}
        <div>
          <h1>{title}</h1>
          <p>{tags.join(' · ')}</p>
        </div>
      </Panel>
      <div id={PANEL} role="tabpanel" aria-label={say(`online.waiting.tab.${tab}`)} className={css.tab}>
        {tab === 'table' && children}
        {tab === 'lesson' && (
          <Panel className={css.game}>
            {shelf && <About shelf={shelf} />}
            <LessonButton table={table} />
            <p>{say('online.waiting.lessonStops')}</p>
          </Panel>
        )}
        {tab === 'rules' && shelf && <Contents shelf={shelf} table={table} />}
        {tab === 'chat' && <Panel className={css.talk}>{lines}</Panel>}
      </div>
      <Tabs tall label={say('online.waiting.title')} tabs={tabs} value={tab} onChoose={setTab} controls={PANEL} />
    </>
  );
}

/** The chapters of the rules, each a way into them. */
function Contents({ shelf, table }: { shelf: Shelf; table: TableInfo }) {
  const { say } = useWords();
  const game = hasRules(shelf.id) ? shelf.id : shelf.game;
  const rules = useRules(game);
  const loaded = rules instanceof Error ? null : rules;
  const away = (): void => waitElsewhere(table.id);
  return (
    <Panel className={css.game}>
      <Button icon="gi:open-book" href={`/learn/${shelf.id}/rules`} onPress={away}>
        {say('rules.all')}
      </Button>
      <ol className={css.contents} lang={loaded?.lang}>
        {loaded?.book.sections.map(({ title, level }, at) =>
          level === 2 ? (
            <li key={title}>
              <a href={`/learn/${shelf.id}/rules#section-${at}`} onClick={away}>
                {title}
              </a>
            </li>
          ) : null,
        )}
      </ol>
    </Panel>
  );
}

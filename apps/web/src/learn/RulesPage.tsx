import { Button, Icon, Panel } from '@pony/ui';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { lessonsOf } from '../game-ui.ts';
import { SHELF, type Shelf } from '../games.ts';
import { useCalledBack } from '../online/waits.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { ScreenProps } from '../screen.ts';
import { NotFound } from '../screens/NotFound.tsx';
import { type ReadLang, useWords } from '../words.ts';
import { hasRules, type LoadedRules, useRules } from './load-rules.ts';
import css from './Rules.module.css';
import { RuleText } from './RuleText.tsx';
import { findRule, type RuleLine, type RuleSection, searchRules } from './rulebook.ts';

const anchor = (id: string): string => `#${id}`;
const sectionId = (at: number): string => `section-${at}`;

/** The anchor in the address is followed once the rules are there. */
function useAnchor(ready: boolean): string {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const change = (): void => setHash(location.hash.slice(1));
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  useEffect(() => {
    if (ready && hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [ready, hash]);
  return hash;
}

/** Where the id of a rule leads: to its place in this book, or to the book of the game that is expanded. */
type Href = (id: string) => string;

interface RuleProps {
  rule: RuleLine;
  here: boolean;
  href: Href;
  query?: string;
  /** The section, where the rule does not stand in it. */
  over?: string;
  /** Another rule is looked for, which may not be among those shown. */
  onRule?: () => void;
}

function Rule({ rule, query, here, href, over, onRule }: RuleProps) {
  return (
    <article id={rule.id} className={css.rule} data-here={here || undefined}>
      {over && <span className="pony-caps">{over}</span>}
      <a className={css.id} href={anchor(rule.id)}>
        {rule.id}
      </a>
      <RuleText rule={rule} query={query} href={href} onRule={onRule} />
    </article>
  );
}

function Section({ section, at, here, href }: { section: RuleSection; at: number; here: string; href: Href }) {
  const Title = section.level === 2 ? 'h2' : 'h3';
  return (
    <section id={sectionId(at)} className={css.section} aria-labelledby={`${sectionId(at)}-title`}>
      <Title id={`${sectionId(at)}-title`}>{section.title}</Title>
      {section.lead.map((words) => (
        <p key={words} className={css.lead}>
          {words}
        </p>
      ))}
      {section.rules.map((rule) => (
        <Rule key={rule.id} rule={rule} here={rule.id === here} href={href} />
      ))}
    </section>
  );
}

interface BookProps {
  rules: LoadedRules;
  /** The game whose book holds the rules that are not in this one. */
  base: string;
  query: string;
  onAll: () => void;
}

function Book({ rules, base, query, onAll }: BookProps) {
  const { say } = useWords();
  const { book } = rules;
  const href: Href = (id) => (findRule(book, id) ? anchor(id) : `/learn/${base}/rules${anchor(id)}`);
  const here = useAnchor(query === '');
  const hits = useMemo(() => searchRules(book, query), [book, query]);
  if (query.trim() === '')
    return book.sections.map((one, at) => <Section key={one.title} {...{ section: one, at, here, href }} />);
  if (hits.length === 0)
    return (
      <div className={css.none}>
        <p>{say('rules.nothing', { words: query })}</p>
        <Button onPress={onAll}>{say('rules.showAll')}</Button>
      </div>
    );
  return (
    <section className={css.section} aria-label={say('rules.found', { n: hits.length })}>
      {hits.map(({ section, rule }) => (
        <Rule
          key={rule.id}
          rule={rule}
          query={query}
          here={rule.id === here}
          href={href}
          over={section.title}
          onRule={onAll}
        />
      ))}
    </section>
  );
}

/** The book of a game: an expansion without one of its own has that of the game it expands. */
const bookOf = ({ id, game }: Shelf): string => (hasRules(id) ? id : game);

function Rules({ shelf, first }: { shelf: Shelf; first: string }) {
  const { say, lang } = useWords();
  const title = shelf.title[lang as ReadLang];
  const rules = useRules(bookOf(shelf));
  const base = SHELF.find(({ id }) => id === shelf.game && id !== shelf.id);
  const field = useId();
  const [query, setQuery] = useState(first);
  const wanted = useDeferredValue(query);
  useTitle(`${say('rules.title')}: ${title}`);
  const loaded = rules instanceof Error ? null : rules;
  const count = useMemo(() => (loaded ? searchRules(loaded.book, wanted).length : 0), [loaded, wanted]);
  const foreign = loaded && loaded.lang !== lang;
  const search = (words: string): void => {
    setQuery(words);
    const address = new URL(location.href);
    if (words) address.searchParams.set('q', words);
    else address.searchParams.delete('q');
    history.replaceState(null, '', address.pathname + address.search);
  };
  return (
    <main className={css.page}>
      <PageBar />
      <header className={css.head}>
        <div>
          <span className="pony-caps">{say('rules.title')}</span>
          <h1>{title}</h1>
        </div>
        {base && (
          <Button icon="gi:open-book" href={`/learn/${base.id}/rules`}>
            {base.title[lang as ReadLang]}
          </Button>
        )}
        {lessonsOf(shelf.id) && (
          <Button kind="main" icon="gi:open-book" href={`/learn/${shelf.id}`}>
            {say('new.lesson')}
          </Button>
        )}
      </header>
      <search className={css.search}>
        <label htmlFor={field} className="pony-aloud">
          {say('rules.search')}
        </label>
        <Icon name="pp:find" />
        <input
          id={field}
          type="search"
          value={query}
          placeholder={say('rules.search')}
          onChange={(event) => search(event.target.value)}
        />
        <output className={css.count}>{query.trim() ? say('rules.found', { n: count }) : ''}</output>
      </search>
      <div className={css.columns} data-searching={query.trim() ? true : undefined}>
        {loaded && (
          <nav className={css.contents} aria-label={say('rules.contents')} lang={foreign ? loaded.lang : undefined}>
            <ol>
              {loaded.book.sections.map(({ title: name, level }, at) =>
                level === 2 ? (
                  <li key={name}>
                    <a href={anchor(sectionId(at))} onClick={() => search('')}>
                      {name}
                    </a>
                  </li>
                ) : null,
              )}
            </ol>
          </nav>
        )}
        <Panel as="div" className={css.book}>
          {foreign && <p className={css.note}>{say('rules.english')}</p>}
          {rules === null && <p className={css.none}>{say('rules.loading')}</p>}
          {rules instanceof Error && (
            <div className={css.none}>
              <p>{say('rules.cannot')}</p>
              <Button onPress={() => location.reload()}>{say('rules.again')}</Button>
            </div>
          )}
          {loaded && (
            <div lang={foreign ? loaded.lang : undefined}>
              <Book rules={loaded} base={shelf.game} query={wanted} onAll={() => search('')} />
            </div>
          )}
        </Panel>
      </div>
    </main>
  );
}

export default function RulesPage({ params, query }: ScreenProps) {
  const shelf = SHELF.find(({ id }) => id === params.game);
  useCalledBack();
  if (!shelf || !hasRules(bookOf(shelf))) return <NotFound />;
  return <Rules key={shelf.id} shelf={shelf} first={query.get('q') ?? ''} />;
}

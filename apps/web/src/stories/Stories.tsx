import { UiProvider } from '@pony/ui';
import { useMemo } from 'react';
import type { ScreenProps } from '../screen.ts';
import { type ReadLang, textIn, WordsProvider } from '../words.ts';
import { kitStories } from './kit.tsx';
import { paperStories } from './papers.tsx';
import { pieceStories } from './pieces.tsx';
import css from './Stories.module.css';
import type { Story } from './story.ts';
import { TableStory } from './TableStory.tsx';
import { talkStories } from './talk.tsx';

const STORIES = [...talkStories, ...paperStories, ...pieceStories, ...kitStories];

function Cell({ story, theme, lang }: { story: Story; theme: 'light' | 'candle'; lang: ReadLang }) {
  const text = textIn(lang);
  const ui = useMemo(() => ({ lang, say: text.say }), [lang, text]);
  return (
    <WordsProvider value={text}>
      <UiProvider value={ui}>
        <div className={css.cell} data-theme={theme} lang={lang}>
          {story.show((words) => words[lang])}
        </div>
      </UiProvider>
    </WordsProvider>
  );
}

/** The gallery: every component, in both themes and both languages, and any game's table. Only in the dev build. */
export default function Stories({ query }: ScreenProps) {
  const only = query.get('story');
  if (query.has('table')) return <TableStory query={query} />;
  return (
    <main className={css.page}>
      <h1>Stories</h1>
      {STORIES.filter((story) => !only || story.name.includes(only)).map((story) => (
        <section key={story.name} className={css.story} data-wide={story.wide || undefined}>
          <h2>{story.name}</h2>
          <Cell story={story} theme="light" lang="en" />
          <Cell story={story} theme="candle" lang="uk" />
          <Cell story={story} theme="light" lang="uk" />
          <Cell story={story} theme="candle" lang="en" />
        </section>
      ))}
    </main>
  );
}

// Stories of the War of the Ring table, chosen by the address: ?story=map&lang=uk&theme=candle
import '@pony/ui/look.css';
import '../../apps/web/src/fonts.css';
import { makeText } from '@pony/text';
import { setSprite, UiProvider } from '@pony/ui';
import uiEn from '@pony/ui/text/en.json';
import uiUk from '@pony/ui/text/uk.json';
import gameEn from '@pony/war/text/en.json';
import gameUk from '@pony/war/text/uk.json';
import { createRoot } from 'react-dom/client';
import { STORIES } from '../../games/war/ui/stories/Stories.tsx';
import { WarWordsProvider, warWords } from '../../games/war/ui/words/words.ts';
import { TableStory } from './table.tsx';

setSprite(__SPRITE__);
const query = new URLSearchParams(location.search);
const lang = query.get('lang') ?? 'en';
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.dataset.motion = query.get('motion') ?? 'on';
const text = makeText(lang, [lang === 'uk' ? uiUk : uiEn]);
const game = makeText(lang, [lang === 'uk' ? gameUk : gameEn]);
const name = query.get('story') ?? 'table';
const Story = STORIES[name];
createRoot(document.getElementById('root')).render(
  <UiProvider value={{ lang, say: text.say }}>
    <main>
      <h1 className="pony-aloud">War of the Ring</h1>
      {name === 'table' ? (
        <TableStory query={query} lang={lang} />
      ) : (
        <WarWordsProvider value={warWords(lang, game)}>
          <Story query={query} />
        </WarWordsProvider>
      )}
    </main>
  </UiProvider>,
);

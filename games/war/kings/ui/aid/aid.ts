/** The signs of Kings of Middle-earth, and the Rulers as they stand; of hidden tiles only how many there are (KM-10.18). Pure. */
import { type Bundle, makeText } from '@pony/text';
import type { AidPage, AidRow } from '@pony/ui/aid-types';
import type { AidOfWar } from '../../../ui/aid/aid.ts';
import { CHIEFTAINS, kingsIn, sovereignsIn } from '../model.ts';
import en from './en.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

const OWN: Readonly<Record<string, Bundle>> = { en, uk };

const sayIn = (lang: string) => makeText(lang, [OWN[lang] ?? en]).say;

const pages: AidOfWar['pages'] = ({ view, words }): readonly AidPage[] => {
  const say = sayIn(words.lang);
  const sovereigns = sovereignsIn(view).map(
    ({ character, state, count, resistance }): AidRow => ({
      sign: { icon: state === 'corrupted' ? 'pp:crack' : 'pp:crown' },
      name: words.character(character),
      now: say(`state.${state}`, { n: count, goal: resistance }),
    }),
  );
  const chieftains = CHIEFTAINS.map(
    (character): AidRow => ({
      sign: { icon: 'gi:queen-crown' },
      name: words.character(character),
      now: say(view.characters[character] >= 0 ? 'chieftain.here' : 'chieftain.aside'),
    }),
  );
  const { ruler } = kingsIn(view);
  const sign = (id: string, icon: 'pp:crown' | 'pp:crack' | 'pp:eye'): AidRow => ({
    sign: { icon },
    words: say(`sign.${id}`),
  });
  return [
    {
      id: 'kings',
      label: say('page'),
      sections: [
        { id: 'kings-sovereigns', title: say('title.sovereigns'), rows: sovereigns },
        { id: 'kings-chieftains', title: say('title.chieftains'), rows: chieftains },
        {
          id: 'kings-signs',
          title: say('title.signs'),
          rows: [
            sign('awaken', 'pp:crown'),
            sign('corrupt', 'pp:crack'),
            sign('attempt', 'pp:eye'),
            ...ruler.map(
              (there, side): AidRow => ({
                sign: { words: '⚅', side: side === 0 ? 'light' : 'dark' },
                name: words.side(side),
                words: say(there ? 'ruler.there' : 'ruler.aside'),
              }),
            ),
          ],
        },
      ],
    },
  ];
};

export const aid: AidOfWar = {
  pages,
  // KM-2.4: a card of the same title stands for it
  replaces: (id, cards) => cards.has(`kings-${id}`),
  // KM-10.20
  secretTiles: ({ words }) => sayIn(words.lang)('secretTiles'),
};

import { completeOptions } from '@pony/engine';
import { campaign as kit, LOG_WORDS } from '@pony/lcg';
import { Campaigns } from '@pony/lcg/campaign';
import { gameText } from '@pony/text';
import { use, useMemo } from 'react';
import { loaded, type Shelf, shelfOf } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { newId } from '../random.ts';
import { go } from '../router.ts';
import { saveAs } from '../save-as.ts';
import { NotFound } from '../screens/NotFound.tsx';
import { dropCampaign, keepCampaign, useCampaigns } from '../store/results.ts';
import { type ReadLang, useWords, wordsOver } from '../words.ts';
import css from './Lcg.module.css';

const GAME = 'lcg';

/** `/campaign/lcg`: the campaigns of this device. */
export default function CampaignPage() {
  const shelf = shelfOf(GAME);
  return shelf ? <Page shelf={shelf} /> : <NotFound />;
}

function Page({ shelf }: { shelf: Shelf }) {
  const words = useWords();
  const { say } = words;
  const lang = words.lang as ReadLang;
  const { game, texts } = use(loaded(shelf));
  const text = useMemo(
    () => gameText(wordsOver(lang, texts[lang]), game.rules(completeOptions(game, {}))),
    [lang, texts, game],
  );
  const own = useCampaigns(GAME);
  useTitle(say('new.campaign'));
  return (
    <main className={css.page}>
      <h1 className="pony-aloud">{say('new.campaign')}</h1>
      <PageBar />
      <Campaigns
        text={text}
        kit={kit}
        known={LOG_WORDS}
        own={own}
        keep={(campaign) => keepCampaign(GAME, { ...campaign, options: { ...campaign.options } })}
        drop={(id) => dropCampaign(GAME, id)}
        saveAs={saveAs}
        play={(options) => go(`/new/${GAME}?${new URLSearchParams(options)}`)}
        newId={newId}
      />
    </main>
  );
}

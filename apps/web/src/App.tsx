import { Slip, UiProvider } from '@pony/ui';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Boundary } from './parts/Boundary.tsx';
import { match, usePlace } from './router.ts';
import type { ScreenProps } from './screen.ts';
import { Home } from './screens/Home.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { TroublePage } from './screens/TroublePage.tsx';
import { putSpoiltAside, spoiltSettings, useSettings } from './settings.ts';
import { Trouble } from './trouble.ts';
import { langOf, textIn, WordsProvider } from './words.ts';

const routes: { pattern: string; screen: ComponentType<ScreenProps> }[] = [
  { pattern: '/', screen: Home },
  { pattern: '/new/:game', screen: lazy(() => import('./screens/NewTable.tsx')) },
  { pattern: '/table/new', screen: lazy(() => import('./table/LayTable.tsx')) },
  { pattern: '/table/:id', screen: lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TableHere })) },
  { pattern: '/replay/:id', screen: lazy(() => import('./replay/ReplayPage.tsx')) },
  { pattern: '/review/:id', screen: lazy(() => import('./review/ReviewPage.tsx')) },
  { pattern: '/history', screen: lazy(() => import('./history/HistoryPage.tsx')) },
  { pattern: '/learn/:game', screen: lazy(() => import('./learn/LearnPage.tsx')) },
  { pattern: '/learn/:game/rules', screen: lazy(() => import('./learn/RulesPage.tsx')) },
  { pattern: '/learn/:game/:lesson', screen: lazy(() => import('./learn/LearnPage.tsx')) },
  {
    pattern: '/online/:id',
    screen: lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TableOnline })),
  },
  { pattern: '/join/:token', screen: lazy(() => import('./online/JoinPage.tsx')) },
  { pattern: '/lobby', screen: lazy(() => import('./online/LobbyPage.tsx')) },
  { pattern: '/account', screen: lazy(() => import('./online/AccountPage.tsx')) },
  { pattern: '/profile', screen: lazy(() => import('./online/ProfilePage.tsx')) },
  { pattern: '/profile/:login', screen: lazy(() => import('./online/ProfilePage.tsx')) },
  { pattern: '/campaign/lcg', screen: lazy(() => import('./lcg/CampaignPage.tsx')) },
  { pattern: '/decks/lcg', screen: lazy(() => import('./lcg/DecksPage.tsx')) },
  { pattern: '/moderate', screen: lazy(() => import('./online/ModeratePage.tsx')) },
  { pattern: '/settings', screen: lazy(() => import('./screens/SettingsPage.tsx')) },
];
if (import.meta.env.DEV) routes.push({ pattern: '/stories', screen: lazy(() => import('./stories/Stories.tsx')) });

function Screen() {
  const { path, query } = usePlace();
  for (const { pattern, screen: Found } of routes) {
    const params = match(pattern, path);
    if (params) return <Found key={path} params={params} query={query} />;
  }
  return <NotFound />;
}

interface AppProps {
  /** Tells the page when a newer client waits to take over. */
  onNewer: (tell: (takeOver: () => void) => void) => void;
}

export function App({ onNewer }: AppProps) {
  const settings = useSettings();
  const text = textIn(langOf(settings.lang));
  const ui = useMemo(() => ({ lang: text.lang, say: text.say }), [text]);
  const [spoilt, setSpoilt] = useState(spoiltSettings);
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => onNewer((act) => setTakeOver(() => act)), [onNewer]);
  useEffect(() => {
    document.documentElement.lang = text.lang;
  }, [text]);
  return (
    <WordsProvider value={text}>
      <UiProvider value={ui}>
        {spoilt === null ? (
          <Boundary>
            <Suspense fallback={<p className="pony-aloud">{text.say('loading')}</p>}>
              <Screen />
            </Suspense>
          </Boundary>
        ) : (
          <TroublePage
            trouble={new Trouble('settings-unreadable', spoilt)}
            onWayOut={() => {
              putSpoiltAside();
              setSpoilt(null);
            }}
          />
        )}
        {takeOver && (
          <Slip action={{ label: text.say('newer.act'), onPress: takeOver }} onClose={() => setTakeOver(null)}>
            {text.say('newer.words')}
          </Slip>
        )}
      </UiProvider>
    </WordsProvider>
  );
}

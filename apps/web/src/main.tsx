import './fonts.css';
import '@pony/ui/look.css';
import './page.css';
import { applyAppearance, onSystemChange, setSprite, setVolume, soundByPress } from '@pony/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepOffline } from './offline/register.ts';
import { followLinks } from './router.ts';
import { appearanceOf, onSettings, settingsNow } from './settings.ts';

function dress(): void {
  applyAppearance(appearanceOf(settingsNow()));
  setVolume(settingsNow().sound);
}

setSprite(__SPRITE__);
dress();
onSettings(dress);
onSystemChange(dress);
followLinks();
soundByPress();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App onNewer={keepOffline} />);

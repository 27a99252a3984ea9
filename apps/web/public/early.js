// Before the first drawing: theme, motion, text size and language as the reader has set them.
(() => {
  const page = document.documentElement;
  let set = {};
  try {
    set = JSON.parse(localStorage.getItem('pony.settings') || '{}') || {};
  } catch {
    set = {};
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.theme = set.theme === 'candle' || (set.theme !== 'light' && dark) ? 'candle' : 'light';
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  page.dataset.motion = set.motion === 'off' || (set.motion !== 'on' && still) ? 'off' : 'on';
  if (typeof set.textSize === 'number') page.style.setProperty('--text-scale', String(set.textSize / 100));
  page.lang =
    set.lang === 'en' || set.lang === 'uk' ? set.lang : /^(uk|ru|be)\b/.test(navigator.language) ? 'uk' : 'en';
  if (page.lang !== 'uk') return;
  document.title = 'Грайливий Поні';
  document.querySelector('link[rel=manifest]').href = '/manifest.uk.webmanifest';
})();

import { NAME_LANGS } from '@pony/games';
import { type Appearance, PACES } from '@pony/ui';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const schema = v.object({
  lang: v.picklist(['system', 'en', 'uk']),
  /** Language of the names of cards and places, where a game has it; same: the language that is read. */
  names: v.picklist(['same', ...NAME_LANGS]),
  theme: v.picklist(['system', 'light', 'candle']),
  textSize: v.pipe(v.number(), v.minValue(90), v.maxValue(150)),
  motion: v.picklist(['system', 'on', 'off']),
  /** 0 is silence, 1 is full. */
  sound: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** The table passes for the reader when nothing else can be done. */
  passes: v.boolean(),
  /** Only options are taken by themselves. */
  singles: v.boolean(),
  /** Questions that are answered by themselves, as `<game>/<habit>`. */
  habits: v.array(v.string()),
  /** Of questions that nobody would answer otherwise, those the reader wants to be asked all the same; `*`: all of them. */
  asked: v.array(v.string()),
  /** How fast what happens is told; the word for not at all was once another. */
  pace: v.pipe(
    v.picklist([...PACES, 'at-once']),
    v.transform((pace) => (pace === 'at-once' ? 'off' : pace)),
  ),
  marks: v.boolean(),
  /** A woodcut on every card; off: signs alone. */
  pictures: v.boolean(),
  /** Says at the table what may soon decide the game. */
  warnings: v.boolean(),
  /** What the reader is called at a table. */
  name: v.pipe(v.string(), v.maxLength(40)),
});
/** Stands for every question that nobody would answer otherwise. */
export const ALL_ASKED = '*';
export type Settings = v.InferOutput<typeof schema>;

const DEFAULTS: Settings = {
  lang: 'system',
  names: 'same',
  theme: 'system',
  textSize: 100,
  motion: 'system',
  sound: 0,
  passes: false,
  singles: false,
  habits: [],
  asked: [],
  pace: 'calm',
  marks: false,
  pictures: true,
  warnings: true,
  name: '',
};

const KEY = 'pony.settings';
const SPOILT = 'pony.settings.unreadable';

/** Reads what is kept. Unknown or missing entries are no fault; anything else is. */
function readSettings(text: string | null): { settings: Settings; spoilt: boolean } {
  if (text === null) return { settings: DEFAULTS, spoilt: false };
  try {
    const kept: unknown = JSON.parse(text);
    const result = v.safeParse(v.partial(schema), kept);
    if (result.success && !Array.isArray(kept)) return { settings: { ...DEFAULTS, ...result.output }, spoilt: false };
  } catch {
    // Not JSON: spoilt, like anything else that does not fit.
  }
  return { settings: DEFAULTS, spoilt: true };
}

function load(): { settings: Settings; spoilt: string | null } {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    return { settings: DEFAULTS, spoilt: null };
  }
  const { settings, spoilt } = readSettings(kept);
  return { settings, spoilt: spoilt ? kept : null };
}

const start = load();
let current = start.settings;
const listeners = new Set<() => void>();

/** The text that could not be read at the start; null when all was well. */
export const spoiltSettings = (): string | null => start.spoilt;

export const settingsNow = (): Settings => current;

/** Changes settings at once and keeps them; says whether they could be kept. */
export function change(part: Partial<Settings>): boolean {
  current = { ...current, ...part };
  for (const listen of listeners) listen();
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
    return true;
  } catch {
    return false;
  }
}

/** What another window of this device sets holds here too. */
window.addEventListener('storage', ({ key, newValue }) => {
  const { settings, spoilt } = readSettings(newValue);
  if (key !== KEY || spoilt) return;
  current = settings;
  for (const listen of listeners) listen();
});

/** Puts unreadable settings aside under another name, so that nothing is lost, and starts afresh. */
export function putSpoiltAside(): void {
  if (start.spoilt !== null) localStorage.setItem(SPOILT, start.spoilt);
  start.spoilt = null;
  change(DEFAULTS);
}

export function onSettings(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settingsNow);

export const appearanceOf = ({ theme, textSize, motion, marks }: Settings): Appearance => ({
  theme,
  textSize,
  motion,
  marks,
});

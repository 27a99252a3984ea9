/** The keyboard sheet: the same at every table. */
import type { AidPage } from './types.ts';

/** Key as it is printed, and the end of `ui.aid.key.`. */
const TABLE = [
  ['←↑→↓', 'move'],
  ['Enter', 'press'],
  ['N', 'next'],
  ['U', 'undo'],
  ['?', 'why'],
  ['I', 'look'],
  ['L', 'log'],
  ['H', 'aid'],
  ['P', 'pass'],
  ['Esc', 'close'],
] as const;
const MAP = [
  ['+ −', 'zoom'],
  ['0', 'fit'],
] as const;
const REPLAY = [
  ['Space', 'play'],
  [', .', 'step'],
  ['Home End', 'ends'],
] as const;

type Say = (key: string) => string;

const rows = (keys: readonly (readonly [string, string])[], say: Say) =>
  keys.map(([key, id]) => ({ sign: { words: key }, words: say(`ui.aid.key.${id}`) }));

export const keysPage = (say: Say): AidPage => ({
  id: 'keys',
  label: say('ui.aid.keys'),
  sections: [
    { id: 'keys-table', title: say('ui.aid.keysTable'), rows: rows(TABLE, say) },
    { id: 'keys-map', title: say('ui.aid.keysMap'), rows: rows(MAP, say) },
    { id: 'keys-replay', title: say('ui.aid.keysReplay'), rows: rows(REPLAY, say) },
  ],
});

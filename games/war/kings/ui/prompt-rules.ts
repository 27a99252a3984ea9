/** The rule behind every question of Kings of Middle-earth. */
export const RULES: Readonly<Record<string, string>> = {
  'draw-on': 'KM-21.4',
  'place-tile': 'KM-10.9',
  'lift-corruption': 'KM-13.3',
  'awaken-where': 'KM-9.3',
  'drop-die': 'KM-3.12',
  dismay: 'KM-20.4',
  chieftain: 'KM-5.1',
  'heir-of-bard': 'KM-24.1',
  'shadow-in-the-north': 'KM-24.10',
  'call-to-arms': 'KM-24.2',
  'stone-draw-or-play': 'KM-24.5',
  'stone-draw': 'KM-24.5',
  'far-sighted': 'KM-24.8',
};

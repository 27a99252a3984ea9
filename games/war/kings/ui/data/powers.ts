/** What stands on the card of each Ruler: keys of `ability.` in the words of the table. */
export const POWERS: Readonly<Record<string, readonly string[]>> = {
  brand: ['grey', 'brand-corrupted', 'shadow-in-the-north'],
  dain: ['grey', 'dain-corrupted', 'fate-of-the-lonely-mountain'],
  denethor: ['grey', 'denethor-corrupted', 'fate-of-the-white-tower'],
  theoden: ['grey', 'theoden-corrupted', 'mark-of-the-white-hand'],
  thranduil: ['grey', 'thranduil-corrupted', 'fate-of-mirkwood'],
  'brand-awakened': ['heir-of-bard', 'call-to-arms'],
  'dain-awakened': ['dwarvenking', 'iron-guard'],
  'denethor-awakened': ['stewardship', 'palantir-of-anarion'],
  'theoden-awakened': ['forth-eorlingas', 'mustering-of-the-mark'],
  'thranduil-awakened': ['elvenking', 'far-sighted'],
  'black-serpent': ['red-wrath'],
  'shadow-of-mirkwood': ['lord-of-the-bats'],
  ugluk: ['i-command', 'we-march-day-and-night'],
};

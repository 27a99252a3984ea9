/** Chapter 18 of the rules: nobody has won when chapter 3 is over. */
import { rule } from '@pony/testkit';
import { duel, EVERYWHERE, type Position, type Table } from './helpers.ts';

/** The last card of the game is discarded in this position. */
const ending = (words: Position): Table =>
  duel({ chapter: 3, layout: { 19: 'ch3-yellow-02' }, ...words }).does('discard slot-19');

rule('DU-18.1 the player present in more regions wins', () => {
  ending({ units: { fellowship: { arnor: 1, lindon: 1 }, sauron: { mordor: 9 } } })
    .tells({ say: 'counts-regions', args: { fellowship: 2, sauron: 1 } }, 'wins')
    .wins('fellowship', 'regions');
  ending({ units: { fellowship: { arnor: 5 }, sauron: { mordor: 1 } }, fortresses: { sauron: ['gondor'] } }).wins(
    'sauron',
    'regions',
  );
});

rule('DU-18.1 every region counts, and only the own pieces in it', () => {
  for (const region of EVERYWHERE) {
    ending({ units: { sauron: { [region]: 1 } } }).tells({ say: 'counts-regions', args: { fellowship: 0, sauron: 1 } });
    ending({ units: { fellowship: { [region]: 1 } } })
      .tells({ say: 'counts-regions', args: { fellowship: 1, sauron: 0 } })
      .wins('fellowship', 'regions');
    ending({ units: {}, fortresses: { sauron: [region] } }).wins('sauron', 'regions');
  }
});

rule('DU-18.2 a region where both are present counts for both', () => {
  ending({ units: { fellowship: { arnor: 1, gondor: 1 } }, fortresses: { sauron: ['arnor', 'gondor'] } }).shared();
  ending({ units: { fellowship: { arnor: 1, gondor: 1 } }, fortresses: { sauron: ['arnor', 'gondor', 'rohan'] } })
    .tells({ say: 'counts-regions', args: { fellowship: 2, sauron: 3 } })
    .wins('sauron', 'regions');
  ending({ units: { fellowship: { arnor: 3 } }, fortresses: { fellowship: ['arnor'], sauron: ['gondor'] } }).shared();
});

rule('DU-18.3 with equal counts the victory is shared, whatever else they have', () => {
  ending({ units: { fellowship: { arnor: 9 }, sauron: { mordor: 1 } }, coins: [50, 0], quest: [13, 2] })
    .tells('counts-regions', 'shares')
    .shared();
  ending({ units: {} }).shared();
});

rule('DU-18.4 more than the opponent is enough, it need not be more than half', () => {
  ending({ units: { fellowship: { arnor: 1 } } }).wins('fellowship', 'regions');
  ending({ units: { fellowship: { arnor: 1 }, sauron: { mordor: 1, gondor: 1 } } }).wins('sauron', 'regions');
});

rule('DU-18.5 the effects of the last card come before the count and may still win at once', () => {
  const last = (card: string, words: Position = {}): Table =>
    duel({ chapter: 3, layout: { 19: card }, coins: [9, 9], ...words }).does('play slot-19');
  last('ch3-red-05').does('place lindon').wins('fellowship', 'regions');
  last('ch3-red-05').does('done').shared();
  last('ch3-blue-05', { quest: [13, 0], units: { sauron: { mordor: 1 } } })
    .does('step')
    .wins('fellowship', 'quest');
  last('ch3-purple-06', { units: { fellowship: { arnor: 2 }, sauron: { mordor: 1 } } })
    .does('move arnor lindon')
    .does('done')
    .wins('fellowship', 'regions');
  const six = Object.fromEntries(EVERYWHERE.slice(1).map((region) => [region, 1]));
  last('ch3-red-05', { units: { fellowship: six } })
    .does('place lindon')
    .wins('fellowship', 'conquest');
});

/** Lines of the woodcuts of event cards and characters, and of the regions. */
import type { PicturesOf } from '@pony/ui';
import cards from './cards.json' with { type: 'json' };
import cardsShapes from './cards.json?silhouettes';
import places from './places.json' with { type: 'json' };
import placesShapes from './places.json?silhouettes';

export const pictures: readonly PicturesOf[] = [
  { ...cards, silhouettes: cardsShapes },
  { ...places, silhouettes: placesShapes },
];

/** Lines of the woodcuts of cards and landmarks, and of the tokens of the peoples. */
import type { PicturesOf } from '@pony/ui';
import cards from './cards.json' with { type: 'json' };
import cardsShapes from './cards.json?silhouettes';
import tokens from './tokens.json' with { type: 'json' };
import tokensShapes from './tokens.json?silhouettes';

export const pictures: readonly PicturesOf[] = [
  { ...cards, silhouettes: cardsShapes },
  { ...tokens, silhouettes: tokensShapes },
];

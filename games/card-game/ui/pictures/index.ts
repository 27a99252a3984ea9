/** Lines of the woodcuts of every card. */
import type { PicturesOf } from '@pony/ui';
import cards from './cards.json' with { type: 'json' };
import silhouettes from './cards.json?silhouettes';

export const pictures: readonly PicturesOf[] = [{ ...cards, silhouettes }];

/** Lines of the woodcuts of event cards, Chieftains and Sovereigns, true and corrupted. */
import type { PicturesOf } from '@pony/ui';
import sovereigns from './sovereigns.json' with { type: 'json' };
import silhouettes from './sovereigns.json?silhouettes';

export const pictures: readonly PicturesOf[] = [{ ...sovereigns, silhouettes }];

/** LC-2.18: Erebor Hammersmith reads which attachment of a player's discard pile lies topmost. */
import type { TypeWord } from '../../lists.ts';

export const readsOrder: readonly TypeWord[] = ['attachment'];

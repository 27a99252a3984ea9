/** Wolf Rider (LC-29.21): as a shadow card it makes an attack of its own, and goes back on top of the deck when combat is over. */
import { card, enemyAttacks, selfAnywhere, shadow, you } from '../../../../words/index.ts';

export const wolfRider = card('wolf-rider', shadow(enemyAttacks(selfAnywhere, you)));

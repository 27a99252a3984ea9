/** How the map is looked at. */
import type { World } from '@pony/ui/camera';
import { SIZE } from './atlas.ts';

/** Below the smallest zoom tokens of neighbouring regions would touch; spare width lies in the west and becomes sea. */
export const MAP: World = { ...SIZE, fit: 'contain', smallest: 0.56, largest: 3.4, spare: 'right' };

/** What is drawn changes with the zoom: the whole map, a realm, a region. */
export type Level = 1 | 2 | 3;
export const levelOf = (k: number): Level => (k < 1.1 ? 1 : k < 2.2 ? 2 : 3);

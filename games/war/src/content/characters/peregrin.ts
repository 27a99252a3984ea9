import type { Part } from '../../module.ts';
import { hobbitGuide } from './hobbits.ts';

export const peregrin: Part = { id: 'peregrin', guide: hobbitGuide };

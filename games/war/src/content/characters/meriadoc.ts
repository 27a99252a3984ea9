import type { Part } from '../../module.ts';
import { hobbitGuide } from './hobbits.ts';

export const meriadoc: Part = { id: 'meriadoc', guide: hobbitGuide };

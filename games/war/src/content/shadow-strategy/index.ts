import type { EventCard } from '../types.ts';
import { corsairsOfUmbar } from './corsairs-of-umbar.ts';
import { denethorsFolly } from './denethors-folly.ts';
import { threatsAndPromises } from './threats-and-promises.ts';

export const shadowStrategy: readonly EventCard[] = [denethorsFolly, threatsAndPromises, corsairsOfUmbar];

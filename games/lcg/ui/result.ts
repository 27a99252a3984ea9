/** What a finished quest leaves behind: its score, and in a campaign the log. */
import type { Result } from '@pony/ui';
import type { LcgView } from '../src/view.ts';
import { SCENARIOS } from './facts.ts';

export const result = (view: LcgView): Result => ({
  score: view.score?.total ?? null,
  task: [SCENARIOS[view.scenario], view.easy ? 'easy' : 'normal', `${view.threat.length}`].join(' '),
  log: view.log,
});

/** Why a table refuses; none of these is a rule of a game. Their text keys are `refuse.<say>`. */
import type { Args, Refusal } from '@pony/engine';
import type { Answer, Table } from './types.ts';

export const TABLE_REFUSALS = [
  'stale',
  'seat-open',
  'no-such-seat',
  'undo-off',
  'undo-no-such-decision',
  'undo-not-yours',
  'undo-barrier',
  'undo-other-rules',
  'undo-share',
  'undo-no-request',
  'undo-already-asked',
  'time-not-up',
  'time-no-claim',
  'abort-late',
  'share-late',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number] | 'game-over' | 'not-your-turn' | 'no-such-option';

export const done = (table: Table): Answer => ({ ok: true, version: table.version });
export const refused = (refusal: Refusal): Answer => ({ ok: false, refusal });
export function no(say: TableRefusal, args?: Args): Answer {
  return refused(args ? { rule: null, say, args } : { rule: null, say });
}

/**
 * What is printed on the cards of all sets, in the order in which they are entered: another set is one more line here, and one in
 * sets.ts for what its cards do. The table in the browser reads this list and loads no rules.
 */
import { CORE } from './core/rows.ts';
import type { SetRows } from './rows.ts';

export const PRINTED: readonly SetRows[] = [CORE];

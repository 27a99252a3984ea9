/** What was done at a table, as it stands in the log. */
import { hash8 } from '@pony/engine';
import type { Act, Answer, Table } from '@pony/table';
import type { Entry } from './store/index.ts';

export function no(say: string): Answer {
  return { ok: false, refusal: { rule: null, say } };
}

/** The entry of an act just carried out. It holds no names: those stand with the seats. */
export function entryOf(table: Table, act: Act, key: string | null, at: number): Entry {
  const taken = table.taken.at(-1);
  const hash = act.do === 'decide' && taken ? taken.line.hash : hash8(table.state);
  const kept = act.do === 'sit' ? { ...act, sitter: { ...act.sitter, name: '' } } : act;
  return { seat: act.seat, key, act: JSON.stringify(kept), version: table.version, hash, at };
}

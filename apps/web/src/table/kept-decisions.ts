/** Decisions that were not answered before the page was closed; under their keys they count once, however often they are sent. */
import { type Cupboard, type Decision, readClientMessage } from '@pony/protocol';

const KEY = 'pony.unanswered.';

export function keptDecisions(table: string): Pick<Cupboard, 'read' | 'write'> {
  return {
    read() {
      try {
        const kept = JSON.parse(localStorage.getItem(KEY + table) ?? '[]') as unknown[];
        const messages = kept.map((one) => readClientMessage(JSON.stringify(one)));
        return messages.filter((message): message is Decision => message.type === 'decide');
      } catch {
        return [];
      }
    },
    write(decisions) {
      try {
        if (decisions.length > 0) localStorage.setItem(KEY + table, JSON.stringify(decisions));
        else localStorage.removeItem(KEY + table);
      } catch {
        // Then a move under way is lost with the page, and the table asks again.
      }
    },
  };
}

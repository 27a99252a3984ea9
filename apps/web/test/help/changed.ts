/** Records of games that went on under other rules. */
import { type Game, optionFromWords, parseRecord } from '@pony/engine';
import { carryOver, decide, fromRecord, record, saveTable } from '@pony/table';

/** The same game, as if its first `n` decisions had been taken under an earlier version of the rules. */
export function changedAfter(game: Game, text: string, n: number): string {
  const saved = JSON.parse(saveTable(fromRecord(game, text, { decisions: n }), { cache: true })) as { record: string };
  const earlier = { ...saved, record: saved.record.replace(/\nrules .+/, '\nrules 0') };
  const table = carryOver(game, JSON.stringify(earlier));
  for (const { seat, option } of parseRecord(text).lines.slice(n)) {
    const answer = decide(
      table,
      table.specs.findIndex(({ id }) => id === seat),
      optionFromWords(table.rules, option),
    );
    if (!answer.ok) throw new Error(`"${option}" is refused: ${answer.refusal.say}`);
  }
  return record(table);
}

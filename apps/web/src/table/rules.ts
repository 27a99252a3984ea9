/** One rule of a game's ledger, by its id. */
const ledgers = import.meta.glob<string>('../../../../games/*/RULES.md', { query: '?raw', import: 'default' });

/** The words of a rule as the ledger has them; null when there is none. */
export async function ruleOf(game: string, id: string): Promise<string | null> {
  const load = ledgers[`../../../../games/${game}/RULES.md`];
  if (!load) return null;
  return ruleIn(await load(), id);
}

export function ruleIn(ledger: string, id: string): string | null {
  const line = ledger.split('\n').find((row) => row.startsWith(`- **${id}**`));
  if (!line) return null;
  return line
    .slice(`- **${id}**`.length)
    .replace(/`\[[a-z ]+\]`|\[(ruling|look|table|later)\]/g, '')
    .replaceAll('`', '')
    .replaceAll('**', '')
    .trim();
}

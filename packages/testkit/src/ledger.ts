/** The ledger of a game (RULES.md) against the titles of its tests. */
import { readFileSync } from 'node:fs';
import type { Title } from './titles.ts';

/** Ids are prefixes of each other: DU-1.1 is not in DU-1.10. */
export const RULE_ID = /\b(?:WR|KM|CG|LC|DU)-(?:EX\d+|[FW]?\d+\.\d+(?:\.\d+)?[ab]?)(?!\w|\.\d)/g;

const MARKS = ['look', 'table', 'later', 'not included'] as const;
export type Mark = (typeof MARKS)[number];

export interface LedgerRule {
  readonly id: string;
  /** `look`: tested in the browser. `table`: binds only people or the box. `later`, `not included`: not yet, not at all. */
  readonly mark: Mark | null;
  /** What stands in brackets after a mark. */
  readonly reason: string;
}

const PARAGRAPH = /^- \*\*([A-Z]{2}-[\w.]+)\*\*(.*)$/;
const MARK = /^\s*\*{0,2}\[([a-z ]+)\]\*{0,2}/;
const MOST_TABLE = 0.03;
const MOST_IDS = 3;

/** Every paragraph `- **DU-1.1** [mark] (reason) text`. */
export function readLedger(file: string): LedgerRule[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const found = PARAGRAPH.exec(line);
      if (!found) return [];
      let rest = found[2];
      let mark: Mark | null = null;
      for (let one = MARK.exec(rest); one; one = MARK.exec(rest)) {
        mark ??= MARKS.find((name) => name === one?.[1]) ?? null;
        rest = rest.slice(one[0].length);
      }
      return [{ id: found[1], mark, reason: /^\s*\(([^)]+)\)/.exec(rest)?.[1] ?? '' }];
    });
}

export interface RuleCoverage {
  readonly rules: number;
  readonly tested: number;
  readonly look: number;
  readonly table: number;
  readonly later: number;
  readonly notIncluded: number;
  readonly untested: string[];
  /** What is wrong with the ledger or the titles. */
  readonly faults: string[];
}

export function ruleCoverage(ledger: readonly LedgerRule[], titles: readonly Title[]): RuleCoverage {
  const faults: string[] = [];
  const known = new Set(ledger.map((rule) => rule.id));
  const prefixes = new Set(ledger.map((rule) => rule.id.slice(0, 3)));
  const tested = new Set<string>();
  for (const title of titles) {
    const ids = (title.text.match(RULE_ID) ?? []).filter((id) => prefixes.has(id.slice(0, 3)));
    if (ids.length === 0) continue;
    const where = `${title.file}: "${title.text}"`;
    if (title.made) faults.push(`${where}: a title with a rule id must be written out`);
    else if (title.skipped) faults.push(`${where}: the test does not run`);
    else if (new Set(ids).size > MOST_IDS) faults.push(`${where}: more than ${MOST_IDS} rule ids`);
    else {
      for (const id of ids)
        if (known.has(id)) tested.add(id);
        else faults.push(`${where}: the ledger has no ${id}`);
    }
  }
  ledger.forEach(({ id, mark, reason }, i) => {
    if (!id.match(RULE_ID)?.includes(id)) faults.push(`${id} is not a rule id`);
    if (ledger.findIndex((rule) => rule.id === id) !== i) faults.push(`${id} stands twice in the ledger`);
    if ((mark === 'table' || mark === 'later') && !reason) faults.push(`${id} is marked [${mark}] without a reason`);
  });
  const marked = (mark: Mark): number => ledger.filter((rule) => rule.mark === mark).length;
  if (marked('table') > ledger.length * MOST_TABLE)
    faults.push(`${marked('table')} of ${ledger.length} rules are marked [table]; at most 3 % may be`);
  const open = ledger.filter((rule) => rule.mark === null);
  return {
    rules: ledger.length,
    tested: open.filter((rule) => tested.has(rule.id)).length,
    look: marked('look'),
    table: marked('table'),
    later: marked('later'),
    notIncluded: marked('not included'),
    untested: open.filter((rule) => !tested.has(rule.id)).map((rule) => rule.id),
    faults,
  };
}

export interface ContentCoverage {
  readonly total: number;
  readonly tested: number;
  readonly untested: string[];
}

/** Content by kind; a test names what it proves as `[content-id]`, `[content-id combat]` or `[one, another]`. */
export function contentCoverage(
  content: Readonly<Record<string, readonly string[]>>,
  titles: readonly Title[],
): Record<string, ContentCoverage> {
  const named = new Set(
    titles
      .filter((title) => !title.made && !title.skipped)
      .flatMap((title) => [...title.text.matchAll(/\[([^\]]+)\]/g)])
      .flatMap((found) => found[1].split(',').map((id) => id.trim())),
  );
  return Object.fromEntries(
    Object.entries(content).map(([kind, ids]) => {
      const untested = ids.filter((id) => !named.has(id));
      return [kind, { total: ids.length, tested: ids.length - untested.length, untested }];
    }),
  );
}

/** A ledger of rules as data: read from `games/<game>/RULES.md` by the build, shown and searched by the page. */

export interface RuleLine {
  readonly id: string;
  /** `ruling`, `look`, `table`, `option`...: what the ledger says about the rule itself. */
  readonly marks?: readonly string[];
  readonly text: string;
  /** Why the rule is so, or why it binds nobody here. */
  readonly reason?: string;
}

export interface RuleSection {
  readonly title: string;
  /** 2 is a chapter, 3 a part of one. */
  readonly level: 2 | 3;
  /** Paragraphs before the first rule. */
  readonly lead: readonly string[];
  readonly rules: readonly RuleLine[];
}

export interface RuleBook {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

const RULE_ID = /\b[A-Z]{2}-(?:EX)?\d[\dA-Za-z.]*(?<!\.)/g;
const LINE = /^- \*\*([A-Z]{2}-[\w.]+)\*\* (.*)$/;
/** A mark may name the option it is about, which the words of the rule name as well. */
const MARK = /^\[([a-z ]+?)(?: `[a-z-]+`)?\] (.*)$/;
/** A mark further on: from there on the words are ours. */
const WITHIN = /\[([a-z]+)\] /;
const ASIDE = /^\(([^)]*)\) (.*)$/;
/** How a ruling gives its reason, in the languages ledgers are written in. */
const REASON = /^(.*?) (?:Reason|Причина): (.*)$/;

function lineOf(id: string, words: string): RuleLine {
  const marks: string[] = [];
  let rest = words;
  for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
    marks.push(found[1]);
    rest = found[2];
  }
  const aside = marks.length > 0 ? ASIDE.exec(rest) : null;
  const [, text, reason] = aside ? [null, aside[2], aside[1]] : (REASON.exec(rest) ?? [null, rest, undefined]);
  return { id, ...(marks.length > 0 ? { marks } : null), text, ...(reason ? { reason } : null) };
}

/** Reads a ledger: headings, paragraphs and lines `- **ID** [mark] [mark] text`. What stands before the first chapter is for its writers. */
export function readRuleBook(ledger: string): RuleBook {
  let title = '';
  const sections: { title: string; level: 2 | 3; lead: string[]; rules: RuleLine[] }[] = [];
  for (const row of ledger.replace(/\r\n/g, '\n').split('\n')) {
    const head = /^(#{1,3}) (.*)$/.exec(row);
    const here = sections.at(-1);
    if (head?.[1] === '#') title = head[2];
    else if (head) sections.push({ title: head[2], level: head[1] === '##' ? 2 : 3, lead: [], rules: [] });
    else if (here) {
      const line = LINE.exec(row);
      if (line) here.rules.push(lineOf(line[1], line[2]));
      else if (row.trim() && !row.startsWith('|') && here.rules.length === 0) here.lead.push(row.trim());
    }
  }
  return { title, sections };
}

/** Words a reader searches for: parted by spaces, case left aside. */
const searchWords = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** Letters that are typed in more than one way. */
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307\u0309-\u036f]/g, '')
    .normalize('NFC');

/** The rules in which every word stands, in their text, their id or the title of their section. */
export function searchRules(book: RuleBook, query: string): { section: RuleSection; rule: RuleLine }[] {
  const words = searchWords(plainly(query));
  if (words.length === 0) return [];
  return book.sections.flatMap((section) =>
    section.rules
      .filter((rule) => {
        const all = plainly(`${rule.id} ${section.title} ${rule.text} ${rule.reason ?? ''}`);
        return words.every((word) => all.includes(word));
      })
      .map((rule) => ({ section, rule })),
  );
}

/** A piece of a rule's text: plain, found by the search, the id of another rule, or a mark that stands inside the text. */
export interface RulePiece {
  readonly text: string;
  readonly is: 'plain' | 'found' | 'rule' | 'code' | 'mark';
}

const found = (text: string, words: readonly string[]): RulePiece[] => {
  if (words.length === 0) return [{ text, is: 'plain' }];
  const lower = plainly(text);
  // A letter with its mark may be shorter when plain: then nothing can be marked safely.
  if (lower.length !== text.length) return [{ text, is: 'plain' }];
  const out: RulePiece[] = [];
  let from = 0;
  for (;;) {
    const next = words
      .map((word) => ({ at: lower.indexOf(word, from), size: word.length }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.size - a.size)[0];
    if (!next) break;
    if (next.at > from) out.push({ text: text.slice(from, next.at), is: 'plain' });
    out.push({ text: text.slice(next.at, next.at + next.size), is: 'found' });
    from = next.at + next.size;
  }
  if (from < text.length) out.push({ text: text.slice(from), is: 'plain' });
  return out;
};

/** The text of a rule in pieces, with marks, the ids of other rules and the words searched for apart. */
export function rulePieces(text: string, query = ''): RulePiece[] {
  const words = searchWords(plainly(query));
  return text.split(/(`[^`]+`|\[[a-z]+\] )/).flatMap((part): RulePiece[] => {
    if (part.startsWith('`')) return [{ text: part.slice(1, -1), is: 'code' }];
    const mark = WITHIN.exec(part);
    if (mark) return [{ text: mark[1], is: 'mark' }];
    const out: RulePiece[] = [];
    let from = 0;
    for (const hit of part.matchAll(RULE_ID)) {
      if (hit.index > from) out.push(...found(part.slice(from, hit.index), words));
      out.push({ text: hit[0], is: 'rule' });
      from = hit.index + hit[0].length;
    }
    if (from < part.length) out.push(...found(part.slice(from), words));
    return out;
  });
}

/** A rule of the book with its section; undefined when the book has none of this id. */
export function findRule(book: RuleBook, id: string): { section: RuleSection; rule: RuleLine } | undefined {
  for (const section of book.sections) {
    const rule = section.rules.find((one) => one.id === id);
    if (rule) return { section, rule };
  }
  return undefined;
}

import { IntlMessageFormat } from 'intl-messageformat';

/** A compiled ICU message and the names of the values it asks for. */
export interface Message {
  readonly variables: readonly string[];
  parts(values: Readonly<Record<string, unknown>>): unknown[];
}

interface Node {
  type: number;
  value?: unknown;
  options?: Record<string, { value: Node[] }>;
  children?: Node[];
}

const LITERAL = 0;
const PLURAL = 6;
const POUND = 7;

function collect(nodes: readonly Node[], into: Set<string>): void {
  for (const node of nodes) {
    if (node.type !== LITERAL && node.type !== POUND && typeof node.value === 'string') into.add(node.value);
    for (const option of Object.values(node.options ?? {})) collect(option.value, into);
    if (node.children) collect(node.children, into);
  }
}

/** A number below zero has a minus, not the hyphen that number formats write. */
const withMinus = (part: unknown): unknown =>
  typeof part === 'string' ? part.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−') : part;

/** A change of a number, with its sign. */
export const signed = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`;

/** Parses an ICU message; a sentence without braces costs nothing. */
export function compile(source: string, lang: string): Message {
  if (!source.includes('{')) return { variables: [], parts: () => [source.replaceAll("''", "'")] };
  const format = new IntlMessageFormat(source, lang, undefined, { ignoreTag: true });
  const variables = new Set<string>();
  collect(format.getAst(), variables);
  return {
    variables: [...variables],
    parts: (values) => format.formatToParts(values as Record<string, string>).map(({ value }) => withMinus(value)),
  };
}

const parsed = (source: string, lang: string): Node[] =>
  new IntlMessageFormat(source, lang, undefined, { ignoreTag: true }).getAst();
const inner = (node: Node): Node[][] => Object.values(node.options ?? {}).map(({ value }) => value);

/** A thing that a value is put in for, where only the words of a message are looked at. */
const HOLE = '◦';

/** The words of a message, every branch a text of its own: values are holes, counted numbers `#`. */
export function wordings(source: string, lang: string): string[] {
  const out: string[] = [];
  const walk = (nodes: readonly Node[]): void => {
    out.push(nodes.map(({ type, value }) => (type === LITERAL ? value : type === POUND ? '#' : HOLE)).join(''));
    for (const branch of nodes.flatMap(inner)) walk(branch);
  };
  walk(parsed(source, lang));
  return out;
}

/** The plurals of a message: which forms each has, and whether some branch says the number beside a word. */
export function plurals(source: string, lang: string): { forms: string[]; counted: boolean }[] {
  const out: { forms: string[]; counted: boolean }[] = [];
  const counted = (nodes: readonly Node[]): boolean =>
    nodes.some(({ type }, i) => type === POUND && /^ \p{L}{3}/u.test(String(nodes[i + 1]?.value ?? '')));
  const walk = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      const branches = inner(node);
      if (node.type === PLURAL) out.push({ forms: Object.keys(node.options ?? {}), counted: branches.some(counted) });
      for (const branch of branches) walk(branch);
    }
  };
  walk(parsed(source, lang));
  return out;
}

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
const POUND = 7;

function collect(nodes: readonly Node[], into: Set<string>): void {
  for (const node of nodes) {
    if (node.type !== LITERAL && node.type !== POUND && typeof node.value === 'string') into.add(node.value);
    for (const option of Object.values(node.options ?? {})) collect(option.value, into);
    if (node.children) collect(node.children, into);
  }
}

/** Parses an ICU message; a sentence without braces costs nothing. */
export function compile(source: string, lang: string): Message {
  if (!source.includes('{')) return { variables: [], parts: () => [source.replaceAll("''", "'")] };
  const format = new IntlMessageFormat(source, lang, undefined, { ignoreTag: true });
  const variables = new Set<string>();
  collect(format.getAst() as Node[], variables);
  return {
    variables: [...variables],
    parts: (values) => format.formatToParts(values as Record<string, string>).map((part) => part.value as unknown),
  };
}

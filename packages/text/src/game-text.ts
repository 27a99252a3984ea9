import type { Arg, Args, Kind, Option, Say } from '@pony/engine';
import type { Text } from './text.ts';

/** A piece of a sentence: plain words, or a thing of the game that a reader may point at. */
export type Part = string | Reference;
export interface Reference {
  readonly kind: Kind;
  readonly id: number;
  readonly text: string;
}

/** What a game says about its words; every Rules object fits. */
export interface Vocabulary {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly notation: Readonly<Record<string, readonly Kind[]>>;
  name(kind: Kind, id: number): string;
}

export interface GameText extends Text {
  /**
   * The reader's word for a thing: `<kind>.<name>.<form>`, `<kind>.<name>.name` or `<kind>.<name>`. One of several copies is
   * called what its title is called: `p1:gandalf.2` is gandalf.
   */
  name(kind: Kind, id: number, form?: string): string;
  parts(say: string, args?: Args): Part[];
  render(say: string, args?: Args): string;
  /** A sentence of the game, from its branch of the texts: `prompt`, `refuse`, `log`, `option`. */
  tell(branch: string, line: Say): Part[];
  /** An option in words. `line` is how the rules word it; else its verb, with its targets as {a}, {b}, {c}. */
  option(option: Option, line?: Say): Part[];
}

type Piece = Reference & { toString(): string };
interface List {
  readonly list: readonly (Piece | string)[];
}

const isList = (value: unknown): value is List => typeof value === 'object' && value !== null && 'list' in value;

/** The title of a copy, whosever it is. */
const titleOf = (name: string): string => name.replace(/^[^:]*:/, '').replace(/\.\d+$/, '');

/**
 * Renders typed sentences of one game. In a message, with `card` an argument of a kind the game knows:
 * `{card}` is its name, `{card_gen}` another form of the name, `{seat_is, select, you {..} other {..}}` asks whether the
 * reader sits there, `{cards_count, plural, ..}` counts a list, and `{by_given, select, yes {..} other {}}` asks whether there is such an argument.
 */
export function gameText(text: Text, words: Vocabulary, reader: number | null = null): GameText {
  const lists = new Intl.ListFormat(text.lang === 'en' ? 'en-GB' : text.lang, { type: 'conjunction' });

  function name(kind: Kind, id: number, form = 'name'): string {
    const key = `${kind}.${titleOf(words.name(kind, id))}`;
    for (const place of [`${key}.${form}`, `${key}.name`, key]) if (text.has(place)) return text.say(place);
    return words.name(kind, id);
  }

  const piece = (kind: Kind, id: number, form?: string): Piece => {
    const shown = name(kind, id, form);
    return { kind, id, text: shown, toString: () => shown };
  };

  function value(arg: Arg, kind: Kind | undefined, form?: string): unknown {
    if (typeof arg === 'string') return arg;
    if (typeof arg === 'number') return kind === undefined ? arg : piece(kind, arg, form);
    return { list: arg.map((item) => (kind === undefined ? String(item) : piece(kind, item, form))) } satisfies List;
  }

  function resolve(variable: string, args: Args, kinds: Vocabulary['kinds']): unknown {
    if (Object.hasOwn(args, variable)) return value(args[variable], kinds[variable]);
    const cut = variable.lastIndexOf('_');
    const base = variable.slice(0, cut);
    const form = variable.slice(cut + 1);
    if (cut > 0 && form === 'given') return Object.hasOwn(args, base) ? 'yes' : 'no';
    if (cut < 1 || !Object.hasOwn(args, base)) return `{${variable}}`;
    const arg = args[base];
    if (form === 'count' && typeof arg === 'object') return arg.length;
    if (form === 'is') return arg === reader ? 'you' : 'other';
    return value(arg, kinds[base], form);
  }

  function spread(found: readonly unknown[]): Part[] {
    const out: Part[] = [];
    const push = (part: unknown): void => {
      if (typeof part === 'object' && part !== null) {
        const { kind, id, text: shown } = part as Reference;
        out.push({ kind, id, text: shown });
      } else if (typeof out.at(-1) === 'string') out.push(`${out.pop()}${part}`);
      else if (part !== '') out.push(String(part));
    };
    for (const part of found) {
      if (!isList(part)) push(part);
      else if (part.list.some((one) => String(one).includes(', ')))
        // Commas of the names and commas between them would not be told apart
        part.list.forEach((one, i) => {
          if (i > 0) push('; ');
          push(one);
        });
      else {
        let next = 0;
        for (const bit of lists.formatToParts(part.list.map(String)))
          push(bit.type === 'element' ? part.list[next++] : bit.value);
      }
    }
    return out;
  }

  function partsOf(key: string, args: Args, kinds: Vocabulary['kinds']): Part[] {
    const message = text.message(key);
    if (!message) return [key];
    const values: Record<string, unknown> = {};
    for (const variable of message.variables) values[variable] = resolve(variable, args, kinds);
    return spread(message.parts(values));
  }

  return {
    ...text,
    name,
    parts: (say, args = {}) => partsOf(say, args, words.kinds),
    render: (say, args = {}) => plain(partsOf(say, args, words.kinds)),
    tell: (branch, line) => partsOf(`${branch}.${line.say}`, line.args ?? {}, words.kinds),
    option([verb, ...targets], line) {
      const letters = ['a', 'b', 'c', 'd'].slice(0, targets.length);
      const notation = words.notation[verb] ?? [];
      const kinds: Record<string, Kind> = { ...words.kinds };
      letters.forEach((letter, i) => {
        if (notation[i] !== undefined && notation[i] !== 'count') kinds[letter] = notation[i];
      });
      const args = line?.args ?? Object.fromEntries(letters.map((letter, i) => [letter, targets[i]]));
      return partsOf(`option.${line?.say ?? verb}`, args, kinds);
    },
  };
}

/** The words of a sentence without its references. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

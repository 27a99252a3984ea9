import { compile, type Message } from './message.ts';

/** The wording of one language as nested JSON; leaves are ICU messages. */
export interface Bundle {
  readonly [key: string]: string | Bundle;
}

export type Lang = string;
export type Value = number | string;

export interface Text {
  readonly lang: Lang;
  /** The sentence under a dotted key; a missing one shows its key, so that it is seen and found. */
  say(key: string, args?: Readonly<Record<string, unknown>>): string;
  has(key: string): boolean;
  /** The message under a key with the values it asks for; undefined when there is none. */
  message(key: string): Message | undefined;
}

function find(bundle: Bundle, path: readonly string[]): string | undefined {
  let here: string | Bundle | undefined = bundle;
  for (const step of path) {
    if (typeof here !== 'object' || !Object.hasOwn(here, step)) return undefined;
    here = here[step];
  }
  return typeof here === 'string' ? here : undefined;
}

/** Text in one language over several bundles; an earlier bundle wins. */
export function makeText(lang: Lang, bundles: readonly Bundle[]): Text {
  const messages = new Map<string, Message | undefined>();

  function message(key: string): Message | undefined {
    if (!messages.has(key)) {
      const path = key.split('.');
      let source: string | undefined;
      for (const bundle of bundles) source ??= find(bundle, path);
      messages.set(key, source === undefined ? undefined : compile(source, lang));
    }
    return messages.get(key);
  }

  return {
    lang,
    message,
    has: (key) => message(key) !== undefined,
    say(key, args = {}) {
      const found = message(key);
      if (!found) return key;
      const values: Record<string, unknown> = {};
      for (const name of found.variables) values[name] = args[name] ?? `{${name}}`;
      return found.parts(values).join('');
    },
  };
}

/** Lines in, lines out; colours only on a terminal. */
import { createInterface } from 'node:readline';

export interface Terminal {
  say(line?: string): void;
  /** The next line, null when there is no more. */
  ask(prompt: string): Promise<string | null>;
  readonly width: number;
  readonly bold: (words: string) => string;
  readonly dim: (words: string) => string;
  /** A passing note that the next line takes the place of; only on a terminal. */
  note(words: string): void;
  close(): void;
}

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const colours = stdout.isTTY === true && !process.env.NO_COLOR;
  const paint = (code: number) => (words: string) => (colours ? `\x1b[${code}m${words}\x1b[0m` : words);
  const reader = createInterface({
    input: stdin,
    output: stdout,
    terminal: stdin.isTTY === true && stdout.isTTY === true,
  });
  const waiting: string[] = [];
  const wanted: ((line: string | null) => void)[] = [];
  let closed = false;
  reader.on('line', (line) => {
    const next = wanted.shift();
    if (next) next(line);
    else waiting.push(line);
  });
  reader.on('close', () => {
    closed = true;
    for (const next of wanted.splice(0)) next(null);
  });
  return {
    say: (line = '') => stdout.write(`${line}\n`),
    ask: async (prompt) => {
      if (stdin.isTTY) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      const line =
        waiting.shift() ?? (closed ? null : await new Promise<string | null>((resolve) => wanted.push(resolve)));
      if (!stdin.isTTY) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    width: Math.max(40, Math.min(stdout.columns || 100, 120)),
    bold: paint(1),
    dim: paint(2),
    note: (words) => {
      if (stdout.isTTY) stdout.write(`${paint(2)(words)}\r\x1b[0m`);
    },
    close: () => reader.close(),
  };
}

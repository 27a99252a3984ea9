/** Why a file cannot be shown, as a sentence in the reader's language: the messages of the machine are for its makers. */

/** Key under `record.` and the values of its sentence. */
export interface RecordFault {
  readonly say: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** An older or newer program may read it, and this one may read a part of it. */
  readonly version?: boolean;
}

type Found = readonly string[];
type Reading = readonly [pattern: RegExp, say: string, args?: (found: Found) => RecordFault['args']];

const at = ([, line]: Found) => ({ line: Number(line) });
const decision = ([, n, words = '']: Found) => ({ n: Number(n), words });

/** In the order in which they are tried; everything that throws BadRecord is on the list. */
const READINGS: readonly Reading[] = [
  [/^line 1: a record starts with/, 'notARecord'],
  [/^line (\d+): ".*" is not a word and its value$/s, 'headLine', at],
  [/^line (\d+): "(.*)" stands twice in the head$/, 'headTwice', ([, line, word]) => ({ line: Number(line), word })],
  [/^the head has no line "(.*)"$/, 'headMissing', ([, word]) => ({ word })],
  [/^"(.*)" cannot stand in the head/, 'headTwice', ([, word]) => ({ line: 0, word })],
  [/^the seed is not 32 hex digits/, 'seed'],
  [/^chance: /, 'script'],
  [/^line (\d+): nothing may follow the result$/, 'afterResult', at],
  [/^line (\d+): the result is empty$/, 'noResult', at],
  [/^line (\d+): ".*" is not "<n> <seat> <option>/s, 'line', at],
  [
    /^line (\d+): decision (\d+) stands where (\d+) belongs$/,
    'gap',
    ([, line, n, expected]) => ({ line: Number(line), n: Number(n), expected: Number(expected) }),
  ],
  [/^line (\d+): (?:a change of rules is|the state and the log are not JSON|"\w+" is no )/, 'changeLine', at],
  [/^the change of rules after decision (\d+) /, 'change', decision],
  [/^the state after decision (\d+) is not known to these rules/, 'changeUnknown', decision],
  [/^decisions up to (\d+) were taken under other rules$/, 'changeBefore', decision],
  [/^a game that went on under other rules does not fit/, 'changeLink'],
  [/^"(.*)" in the options (?:is not name=value|cannot be read)$/, 'options', ([, word]) => ({ word })],
  [/^options: (.*)$/s, 'options', ([, word]) => ({ word })],
  [/^this is a record of (\S+), not of (\S+)$/, 'otherGame', ([, game]) => ({ game })],
  [
    /^the record was played under rules version (\S+) of \S+; this is version (\S+)$/,
    'otherRules',
    ([, theirs, ours]) => ({ theirs, ours }),
  ],
  [/^the seats are (.*), not (.*)$/, 'seats', ([, ours, theirs]) => ({ ours, theirs })],
  [/^decision (\d+): "(.*)" by \S+ is refused: /, 'refused', decision],
  [/^decision (\d+): chance gave "(.*)" where/, 'chance', decision],
  [/^decision (\d+): checksum \S+ where/, 'checksum', decision],
  [/^decision (\d+): no seat is called (.*)$/, 'noSeat', decision],
  [/^decision (\d+): (.*)$/s, 'noOption', decision],
  [/^the result is (.*), the record says (.*)$/, 'otherResult', ([, ours, theirs]) => ({ ours, theirs })],
  [/^ended: "(.*)" is not understood$/, 'ended', ([, word]) => ({ word })],
  [/^the record has (\d+) decisions, not (\S+)$/, 'tooFar', ([, n]) => ({ n: Number(n) })],
];

/** What a file that is no record of today begins with; null when it is something else altogether. */
const otherFormat = (text: string): string | null => /^pony-record (\S+)\s*$/m.exec(text.slice(0, 80))?.[1] ?? null;

/** The sentence for a message of the machine about a text. */
export function recordFault(message: string, text = ''): RecordFault {
  const format = otherFormat(text);
  if (format !== null && format !== '1') return { say: 'otherFormat', args: { format } };
  for (const [pattern, say, args] of READINGS) {
    const found = pattern.exec(message);
    if (found) return { say, args: args?.([...found]) ?? {}, ...(say === 'otherRules' ? { version: true } : null) };
  }
  return { say: 'unknown', args: { message } };
}

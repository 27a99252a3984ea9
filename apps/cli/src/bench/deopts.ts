/** How often V8 throws away what it compiled, once a game at a table has been played for a while. */
import type { Job } from './side.ts';
import { openSide } from './sides.ts';
import { WARM_UP } from './turns.ts';

export interface Deopts {
  readonly warmingUp: number;
  /** In 10,000 decisions after as many. */
  readonly in10000: number;
  readonly decisions: number;
  /** Functions that lost their code then, and how often, most often first. */
  readonly often: Readonly<Record<string, number>>;
}

const FLAGS = ['--trace-deopt', '--allow-natives-syntax'];
const LOST = /^\[bailout \(kind: (\S+), reason: ([^)]*)\): begin\. deoptimizing 0x[0-9a-f]+ <JSFunction ?(\S*)/;
const MARK = '== counted from here ==';
const SHOWN = 8;

export async function countDeopts(built: string, job: Job, seed: string): Promise<Deopts> {
  const side = await openSide(built, job, FLAGS);
  let decisions = 0;
  let said = '';
  try {
    const first = await side.play({ seed, from: 0, count: WARM_UP, mark: MARK });
    const { done } = await side.play({ seed, from: first.games, count: WARM_UP, mark: MARK });
    decisions = done.count;
  } finally {
    said = await side.end();
  }
  const [, before = '', after = ''] = said.split(MARK);
  const lost = (text: string): string[] =>
    text.split('\n').flatMap((line) => {
      const [, , reason, name] = LOST.exec(line) ?? [];
      // Code for a loop that runs takes the place of code for the function: nothing is thrown away.
      return reason === undefined || reason.includes('on stack replacement')
        ? []
        : [`${name || 'nameless'}: ${reason}`];
    });
  const counts = new Map<string, number>();
  for (const one of lost(after)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return {
    warmingUp: lost(before).length,
    in10000: in10000(lost(after).length, decisions),
    decisions,
    often: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a).slice(0, SHOWN)),
  };
}

/** The last game is played to its end. */
const in10000 = (lost: number, decisions: number): number => Math.round((lost * WARM_UP) / Math.max(1, decisions));

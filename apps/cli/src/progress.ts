/** How far a long command is: a bar on a terminal, plain lines elsewhere, nothing when it is quick. */

export interface Progress {
  /** So much of the whole is done. */
  at(done: number): void;
  end(): void;
}

const PATIENCE_MS = 1500;
/** Lines stay, so they wait longer than a bar. */
const LINE_PATIENCE_MS = 6000;
const WIDTH = 30;

export function progress(label: string, whole: number, err: NodeJS.WriteStream = process.stderr): Progress {
  const begun = performance.now();
  let shown = -1;
  let drawn = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now - begun < (err.isTTY ? PATIENCE_MS : LINE_PATIENCE_MS) || whole === 0) return;
      const left = ((now - begun) / Math.max(1, done)) * (whole - done);
      if (err.isTTY) {
        if (now - drawn < 80 && done < whole) return;
        drawn = now;
        const full = Math.round((WIDTH * done) / whole);
        const bar = '#'.repeat(full) + '.'.repeat(WIDTH - full);
        err.write(`\r${label} [${bar}] ${done}/${whole} ${minutes(left)} left  `);
      } else {
        const tenth = Math.floor((10 * done) / whole);
        if (tenth === shown) return;
        err.write(`${label}: ${done}/${whole}, ${minutes(left)} left\n`);
        shown = tenth;
      }
    },
    end() {
      if (drawn > 0) err.write(`\r${' '.repeat(label.length + WIDTH + 40)}\r`);
    },
  };
}

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

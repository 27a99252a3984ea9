/** Law 6 at a table: what is free to take back, and taking back for real. */
import { below, hash8, type Seat, start } from '@pony/engine';
import { decide, freeFrom, type Table, undo } from '@pony/table';
import { Broken } from './laws.ts';

const TAKE_BACKS = 10;

/** Free is only what the same seat did since chance was last used or something was last revealed. */
export function checkFreedom(table: Table): void {
  const n = table.taken.length;
  const last = table.taken[n - 1];
  for (let seat: Seat = 0; seat < table.specs.length; seat++) {
    const free = freeFrom(table, seat);
    if (free === null) {
      if (seat === last.seat && !last.barrier) throw new Broken('undo', `decision ${n} should be free to take back`);
      continue;
    }
    for (let k = free; k <= n; k++) {
      if (table.taken[k - 1].seat !== seat) throw new Broken('undo', `free undo crosses another seat at ${k}`);
      if (table.taken[k - 1].barrier) throw new Broken('undo', `free undo crosses chance or a reveal at ${k}`);
    }
  }
}

/** Takes back to ten steps of the game drawn by `rng`, newest first, and forward again; returns how many it tried. */
export function takeBacks(table: Table, rng: number[]): number {
  const { length } = table.taken;
  const steps = new Set<number>();
  for (let i = 0; i < TAKE_BACKS && length > 0; i++) steps.add(1 + below(rng, length));
  const opening = hash8(start(table.rules, table.options, table.seed).state);
  for (const to of [...steps].sort((a, b) => b - a)) {
    const { seat, option, line } = table.taken[to - 1];
    const before = to > 1 ? table.taken[to - 2].line.hash : opening;
    goBack(table, seat, to, before);
    const again = decide(table, seat, option);
    if (!again.ok) throw new Broken('undo', `decision ${to} is refused when it is taken again: ${again.refusal.say}`);
    if (hash8(table.state) !== line.hash) throw new Broken('undo', `decision ${to} leads elsewhere when taken again`);
    goBack(table, seat, to, before);
  }
  return steps.size;
}

function goBack(table: Table, seat: Seat, to: number, hash: string): void {
  const answer = undo(table, seat, to);
  if (!answer.ok) throw new Broken('undo', `decision ${to} cannot be taken back: ${answer.refusal.say}`);
  if (hash8(table.state) !== hash) throw new Broken('undo', `taking back decision ${to} does not restore the state`);
}

/** A battle fought on by dice alone: who is left, and what it costs, without Combat cards. */
import type { Host } from '../../src/view/odds.ts';

const MOST_DICE = 5;

export interface WholeBattle {
  /** Chances: the defender is destroyed, the attacker calls it off, the attacker is destroyed. */
  win: number;
  off: number;
  fall: number;
  /** Hits to be expected on each side. */
  attackerLosses: number;
  defenderLosses: number;
}

const MOST_ROUNDS = 30;
const round = (value: number, to: number): number => Math.round(value * to) / to;
const lives = ({ units, elites }: Host): number => units + elites;

/** Chances of 0, 1, 2 ... hits when up to `rerolls` missed dice are rolled once more. */
function hits(dice: number, chance: number, rerolls: number): number[] {
  const choose = (n: number, k: number): number => {
    let out = 1;
    for (let i = 0; i < k; i++) out = (out * (n - i)) / (i + 1);
    return out;
  };
  const exactly = (n: number, k: number): number => choose(n, k) * chance ** k * (1 - chance) ** (n - k);
  const out = new Array<number>(dice + 1).fill(0);
  for (let first = 0; first <= dice; first++) {
    const again = Math.min(dice - first, rerolls);
    for (let second = 0; second <= again; second++)
      out[first + second] += exactly(dice, first) * exactly(again, second);
  }
  return out;
}

/** WR-6.562: hits are taken by Elites first, so that the strength lasts: what is left of the units. */
const strength = (host: Host, left: number): number => Math.min(host.units, left, MOST_DICE);

/**
 * Round after round until one side is gone. The attacker calls it off as soon as the defender can take more hits than he
 * can (WR-6.580); the defender stands (WR-6.581). An assault has the one round that costs nothing (WR-6.614).
 */
export function wholeBattle(attacker: Host, defender: Host, assault: boolean): WholeBattle {
  const start = [lives(attacker), lives(defender)];
  let now = new Map<string, number>([[start.join(), 1]]);
  const out = { win: 0, off: 0, fall: 0, attackerLosses: 0, defenderLosses: 0 };
  const end = (a: number, d: number, share: number, how: 'win' | 'off' | 'fall'): void => {
    out[how] += share;
    out.attackerLosses += share * (start[0] - a);
    out.defenderLosses += share * (start[1] - d);
  };
  for (let turn = 0; turn < MOST_ROUNDS && now.size > 0; turn++) {
    const next = new Map<string, number>();
    for (const [key, share] of now) {
      const [a, d] = key.split(',').map(Number);
      const [sa, sd] = [strength(attacker, a), strength(defender, d)];
      const byAttacker = hits(sa, attacker.chance[Math.min(turn, 1)], Math.min(attacker.leadership, sa));
      const byDefender = hits(sd, defender.chance[Math.min(turn, 1)], Math.min(defender.leadership, sd));
      byAttacker.forEach((p, h) => {
        byDefender.forEach((q, k) => {
          const [a2, d2, part] = [Math.max(0, a - k), Math.max(0, d - h), share * p * q];
          if (part === 0) return;
          if (d2 === 0 && a2 > 0) end(a2, d2, part, 'win');
          else if (a2 === 0) end(a2, d2, part, 'fall');
          else if (assault || a2 < d2) end(a2, d2, part, 'off');
          else next.set(`${a2},${d2}`, (next.get(`${a2},${d2}`) ?? 0) + part);
        });
      });
    }
    now = next;
  }
  for (const [key, share] of now) {
    const [a, d] = key.split(',').map(Number);
    end(a, d, share, 'off');
  }
  return {
    win: round(out.win, 1000),
    off: round(out.off, 1000),
    fall: round(out.fall, 1000),
    attackerLosses: round(out.attackerLosses, 10),
    defenderLosses: round(out.defenderLosses, 10),
  };
}

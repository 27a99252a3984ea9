/** What the log tells of fights: round by round, who won what, and the part of every card. Pure. */
import type { Say } from '@pony/engine';

/** fell: cancelled icons and was eliminated; saved: a text had it cycled instead; cycled: held; lost: attacked. */
type Part = 'fell' | 'saved' | 'cycled' | 'lost';

export interface Fought {
  readonly location: number;
  readonly attack: number;
  readonly defence: number;
  readonly onCard: number;
  /** Side that won it, -1 for nobody, null while it is fought. */
  readonly winner: number | null;
  /** Corruption it brought. */
  readonly corruption: number;
  readonly parts: readonly { readonly card: number; readonly part: Part }[];
}

export interface FoughtRound {
  readonly round: number;
  readonly fights: readonly Fought[];
}

interface Telling {
  location: number;
  attack: number;
  defence: number;
  onCard: number;
  winner: number | null;
  corruption: number;
  parts: { card: number; part: Part }[];
}

/** A card's part as it comes out line by line: what fell may yet be saved. */
function note(parts: Telling['parts'], card: number, part: Part): void {
  const known = parts.find((one) => one.card === card);
  if (!known) parts.push({ card, part });
  else if (part === 'saved') known.part = 'saved';
}

/** All rounds in which something was fought, oldest first; a path that was changed in mid-action is one of its round. */
export function fightsOf(log: readonly { readonly says: readonly Say[] }[]): FoughtRound[] {
  const rounds: { round: number; fights: Telling[] }[] = [];
  let round = 0;
  let now: Telling | null = null;
  for (const { says } of log)
    for (const { say, args = {} } of says) {
      const n = (key: string): number => Number(args[key]);
      if (say === 'round') round = n('n');
      else if (say === 'fights') {
        if (rounds.at(-1)?.round !== round) rounds.push({ round, fights: [] });
        now = { location: n('location'), attack: 0, defence: 0, onCard: 0, winner: null, corruption: 0, parts: [] };
        rounds.at(-1)?.fights.push(now);
      } else if (!now) continue;
      else if (say === 'reckons') {
        now.attack = n('attack');
        now.defence = n('defence');
        now.onCard = n('onCard');
      } else if (say === 'falls') note(now.parts, n('card'), 'fell');
      else if (say === 'guarded') note(now.parts, n('card'), 'saved');
      else if (say === 'cycled') note(now.parts, n('card'), 'cycled');
      else if (say === 'eliminated') note(now.parts, n('card'), 'lost');
      else if (say === 'wins' || say === 'wins-corruption' || say === 'nobody-wins') {
        now.winner = say === 'nobody-wins' ? -1 : n('side');
        now.corruption = say === 'wins-corruption' ? n('n') : 0;
        now = null;
      }
    }
  return rounds;
}

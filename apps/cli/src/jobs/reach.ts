import { offers, optionToWords } from '@pony/engine';
import { reachOf } from '@pony/games/reach';
import type { Offered } from '@pony/protocol';
import type { Unreached } from '@pony/testkit';
import { unreachable } from '@pony/ui/reach';

/** What of the legal offers of a seat cannot be pressed at the table of a game; undefined where no table says it. */
export async function unreachedIn(game: string): Promise<Unreached | undefined> {
  const reach = await reachOf(game);
  if (!reach) return undefined;
  return (rules, s, seat) => {
    const view = rules.view(s, seat);
    const all = offers(rules, s, seat).map(
      ({ refusal, ...offer }): Offered => (refusal ? { ...offer, refusal } : offer),
    );
    const lost = unreachable(all, (offer) => reach.aim(offer, view, seat), reach.drawn(view, seat, all));
    return lost.map(({ option }) => optionToWords(rules, option));
  };
}

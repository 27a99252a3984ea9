/** The options a bot thinks about. */
import { type Core, type Option, options, type Rules, type Seat } from '@pony/engine';
import type { BotKit } from './types.ts';

/** All options of a seat, without those that the game's kit calls not worth a thought. */
export function worthThought<S extends Core>(rules: Rules<S>, kit: BotKit<S>, s: S, seat: Seat): readonly Option[] {
  const all = options(rules, s, seat);
  if (!kit.prune || all.length < 2) return all;
  const kept = kit.prune(s, seat, all);
  return kept.length > 0 ? kept : all;
}

/** What a new table of War is offered: the option that puts Kings of Middle-earth on it, and the variants of its rulebook (KM-2.11). */
import type { OptionSpec } from '@pony/engine';

const OFF_ON = ['off', 'on'];
export const option: OptionSpec = { id: 'kings', values: OFF_ON };
/** KM-20, KM-21. */
export const more: readonly OptionSpec[] = ['visible-corruption', 'sequential-draw', 'dismay-tokens'].map((id) => ({
  id,
  values: OFF_ON,
  onlyWith: { id: option.id, value: 'on' },
}));

/** A finished table of this device, as much of it as it takes to lay it again. */
import type { Options } from '@pony/engine';
import * as v from 'valibot';
import { type Laid, UNDO } from '../new-table.ts';
import type { KeptTable } from '../store/kept.ts';

const ms = v.pipe(v.number(), v.minValue(0));
const around = v.object({
  undo: v.fallback(v.picklist(UNDO), 'free'),
  pace: v.fallback(
    v.nullable(
      v.variant('kind', [
        v.object({ kind: v.literal('live'), stock: ms, add: ms }),
        v.object({ kind: v.literal('move'), each: ms }),
      ]),
    ),
    null,
  ),
  timeOut: v.fallback(v.picklist(['claim', 'bot']), 'claim'),
  sitters: v.fallback(v.array(v.object({ name: v.optional(v.string()) })), []),
});

function readAround(saved: string): v.InferOutput<typeof around> {
  try {
    return v.parse(around, JSON.parse(saved));
  } catch {
    return v.parse(around, {});
  }
}

/** Who sat where, how fast and with what undo; what cannot be read is as usual. */
export function laidOf({ summary, saved }: Pick<KeptTable, 'summary' | 'saved'>, options: Options): Laid {
  const { sitters, ...rules } = readAround(saved);
  return {
    ...rules,
    options,
    seats: summary.seats.map(({ id, who, level }, seat) => ({
      id,
      kind: who === 'bot' ? 'bot' : 'person',
      level,
      friend: who === 'friend',
      name: sitters[seat]?.name,
    })),
  };
}

/** A table of this device before it is laid: who sits where, under which options, how fast. */
import type { LevelName, Playable } from '@pony/bots';
import { completeOptions, type Options } from '@pony/engine';
import { fromRecord, openTable, type Pace, type Table, type UndoRule } from '@pony/table';

/** Who sits down; a person is either the reader or somebody else before the same screen. */
export interface Sitting {
  readonly who: 'you' | 'friend' | 'bot';
  readonly level?: LevelName;
  /** What a friend is called at this table. */
  readonly name?: string;
}

export interface Order {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitting[];
  readonly undo: UndoRule;
  readonly pace?: Pace | null;
  readonly timeOut?: Table['timeOut'];
  /** Sides are drawn by lot. */
  readonly lot?: boolean;
  /** Any words; without them the house draws 128 bits. */
  readonly seed?: string;
  /** Play on from a record, after so many of its decisions. */
  readonly record?: { readonly text: string; readonly decisions?: number };
}

/** The seats of the reader belong to one person, every friend is one more. */
const READER = 'you';

export const whoSits = (table: Table): Sitting[] =>
  table.sitters.map(({ holder, level, person, name }) => {
    if (holder === 'bot') return { who: 'bot', level: level as LevelName };
    return person === READER ? { who: 'you' } : { who: 'friend', name };
  });

/** A table as it was ordered. Throws on options the game does not have. */
export function lay(playable: Playable, order: Order, draw: () => string, now: number): Table {
  const { game } = playable;
  const from = order.sitters.map((_, i) => i);
  if (order.lot) byLot(from, draw());
  const seats = from.map((i) => {
    const { who, level, name = '' } = order.sitters[i];
    if (who === 'bot') return { holder: 'bot', name: '', level: level ?? 'ranger' } as const;
    if (who === 'friend') return { holder: 'person', name } as const;
    return { holder: 'person', name: '', person: READER } as const;
  });
  const { undo, pace, timeOut } = order;
  const around = { seats, undo, pace, timeOut, now };
  if (order.record) return fromRecord(game, order.record.text, { ...around, decisions: order.record.decisions });
  const options = completeOptions(game, order.lot ? moved(game, order.options, from) : order.options);
  return openTable({ ...around, game, options, seed: order.seed ?? draw() });
}

/** Options of seats go with whoever chose them. */
function moved(game: Playable['game'], given: Options, from: readonly number[]): Options {
  const complete = completeOptions(game, given);
  const seats = game.rules(complete).seats(complete);
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const [id, of] = key.split('@');
      const at = from.indexOf(seats.findIndex((seat) => seat.id === of));
      return [at < 0 ? key : `${id}@${seats[at].id}`, value];
    }),
  );
}

/** Mixes the sitters; `words` are 32 hex digits, two for each exchange. */
function byLot<T>(list: T[], words: string): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Number.parseInt(words.slice(i * 2, i * 2 + 2), 16) % (i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

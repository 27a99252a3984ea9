/** What a module brings to an edition of War. The base game is one; expansions are others. */
import type { AnyProcedure, Kind, Options, Step } from '@pony/engine';
import type { Action, CombatCard, Deed, EventCard } from './content/types.ts';
import type { CardRow, CharacterRow, TileRow } from './data.ts';
import type { DieSort } from './edition.ts';
import type { Guide, Hooks } from './hooks.ts';
import type { SeatNo } from './ids.ts';
import type { War } from './state.ts';
import type { WarView } from './view.ts';

/** Steps before or after a step of a procedure that another module brought. */
export interface MoreSteps {
  readonly to: string;
  readonly where: { readonly before: string } | { readonly after: string };
  readonly steps: readonly Step<War, never>[];
}

/** Something that takes part in the rules: a module, or the power of one Character. */
export interface Part extends Hooks {
  /** Name of the module, or of the Character. */
  readonly id: string;
  readonly actions?: readonly Action[];
  readonly deeds?: readonly Deed[];
  /** New procedures, or others in the place of those of the same name. */
  readonly procedures?: readonly AnyProcedure<War>[];
  readonly steps?: readonly MoreSteps[];
  /** Kinds of an option's targets, of named arguments, and names of things of its own kinds. */
  readonly notation?: Readonly<Record<string, readonly Kind[]>>;
  readonly kinds?: Readonly<Record<string, Kind>>;
  readonly names?: Readonly<Record<Kind, readonly string[]>>;
  /** What a Character can do while he guides the Fellowship. */
  readonly guide?: Guide;
}

export interface WarModule extends Part {
  /** Rows after those of the modules before: their numbers stay as they are. */
  readonly characters?: readonly CharacterRow[];
  readonly cards?: readonly CardRow[];
  readonly tiles?: readonly TileRow[];
  readonly dice?: readonly DieSort[];
  /** Events and combat halves by id; one that is there already is replaced. */
  readonly events?: readonly EventCard[];
  readonly combat?: readonly CombatCard[];
  /** Powers of Characters, one file each. */
  readonly powers?: readonly Part[];
  /** Its part of the state: put there after the set-up of the modules before, copied, dealt anew, checked, seen. */
  setup?(s: War, options: Options, rng: number[]): void;
  clone?(from: War, to: War): void;
  determinize?(s: War, seat: SeatNo | null, rng: number[]): void;
  invariants?(s: War): void;
  view?(s: War, seat: SeatNo | null, seen: WarView): object;
}

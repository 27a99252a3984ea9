/** What goes between the page and the house in its worker: requests about tables, and the wires to those that are shown. */
import type { TroubleKind } from '../trouble.ts';
import type { Coming } from './house.ts';
import type { Order } from './order.ts';

export type Request =
  | { readonly do: 'new'; readonly order: Order }
  | { readonly do: 'record'; readonly id: string }
  | { readonly do: 'drop'; readonly id: string }
  | { readonly do: 'unkept' };

/** The texts on a wire are those of the protocol. */
export type ToHouse =
  | { readonly key: number; readonly request: Request }
  | { readonly wire: number; readonly open: Coming }
  | { readonly wire: number; readonly text: string }
  | { readonly wire: number; readonly close: true };

export type FromHouse =
  | { readonly key: number; readonly value: unknown }
  | { readonly key: number; readonly trouble: TroubleKind; readonly details: string }
  | { readonly wire: number; readonly text: string }
  | { readonly wire: number; readonly closed: true };

import type { SeatRow } from '../store/index.ts';

/** A seat as nobody sits on it. */
export const emptied = (seat: SeatRow): SeatRow => ({
  ...seat,
  kind: 'open',
  userId: null,
  name: '',
  level: null,
  options: {},
  ready: false,
  pledge: null,
  share: null,
  mixedAfter: null,
  seenOn: null,
});

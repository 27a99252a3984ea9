/** Faults a page must speak of, each with its own way out. */
const KINDS = [
  'settings-unreadable',
  'storage-full',
  'storage-blocked',
  'table-unreadable',
  'table-newer',
  'table-gone',
  'table-elsewhere',
  'record-unreadable',
  'crash',
] as const;
export type TroubleKind = (typeof KINDS)[number];

export const isTrouble = (word: string): word is TroubleKind => (KINDS as readonly string[]).includes(word);

export class Trouble extends Error {
  readonly kind: TroubleKind;
  /** What a report would need: the unreadable text, the message of the machine. */
  readonly details: string;
  constructor(kind: TroubleKind, details = '') {
    super(kind);
    this.name = 'Trouble';
    this.kind = kind;
    this.details = details;
  }
}

/** Any fault as one that a page can speak of. */
export function troubleOf(fault: unknown): Trouble {
  if (fault instanceof Trouble) return fault;
  if (fault instanceof DOMException && fault.name === 'QuotaExceededError')
    return new Trouble('storage-full', fault.message);
  const details = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  return new Trouble('crash', details);
}

import type { OptionFault } from '@pony/engine';

/** A request that is refused: a status and a word that the client has a sentence for. */
export class Problem extends Error {
  readonly status: number;
  readonly say: string;
  /** What the game says of the choices that were sent. */
  readonly faults: readonly OptionFault[] | null;
  constructor(status: number, say: string, message: string = say, faults: readonly OptionFault[] | null = null) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.say = say;
    this.faults = faults;
  }
}

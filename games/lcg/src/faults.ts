/** What is wrong with options, thrown in a form that can be worded: sentences of the texts beside the plain message. */
import type { Fault } from './decks/deck.ts';

/** A sentence `<section>.<say>` of the texts. */
export interface WordedFault extends Fault {
  readonly section: 'deck-fault' | 'log-fault';
}

const plainly = ({ rule, say, args }: Fault): string =>
  `${say}${args ? ` ${JSON.stringify(args)}` : ''}${rule ? ` (${rule})` : ''}`;

/** An error that names every fault, for people without the texts too. */
export const faulty = (where: string, section: WordedFault['section'], faults: readonly Fault[]): Error =>
  Object.assign(new Error(`lcg: ${where}: ${faults.map(plainly).join('; ')}`), {
    faults: faults.map((fault): WordedFault => ({ ...fault, section })),
  });

/** What is wrong with options, thrown in a form that can be worded: sentences of the texts beside the plain message. */
import type { OptionFault } from '@pony/engine';
import type { Fault } from './decks/deck.ts';

/** A sentence `<section>.<say>` of the texts. */
export interface WordedFault extends Fault, OptionFault {
  readonly section: 'deck-fault' | 'log-fault';
}

const plainly = ({ rule, say, args }: Fault): string =>
  `${say}${args ? ` ${JSON.stringify(args)}` : ''}${rule ? ` (${rule})` : ''}`;

type Found = Fault & Pick<OptionFault, 'seats'>;

/** An error that names every fault, for people without the texts too. */
export const faulty = (where: string, section: WordedFault['section'], faults: readonly Found[]): Error =>
  Object.assign(new Error(`lcg: ${where}: ${faults.map(plainly).join('; ')}`), {
    faults: faults.map((fault): WordedFault => ({ ...fault, section })),
  });

/** The faults of an error are about the choice of this seat. */
export function blamed(error: unknown, seat: number): unknown {
  const { faults } = error as { faults?: readonly WordedFault[] };
  return faults
    ? Object.assign(error as Error, { faults: faults.map((fault) => ({ ...fault, seats: [seat] })) })
    : error;
}

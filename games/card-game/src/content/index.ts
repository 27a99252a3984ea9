/** All texts of the game, entered once. */
import { battlegroundTexts } from './battlegrounds.ts';
import { dunedain } from './cards/dunedain.ts';
import { elf } from './cards/elf.ts';
import { hobbit } from './cards/hobbit.ts';
import { isengard } from './cards/isengard.ts';
import { monstrous } from './cards/monstrous.ts';
import { mordor } from './cards/mordor.ts';
import { rohan } from './cards/rohan.ts';
import { southron } from './cards/southron.ts';
import { wizard } from './cards/wizard.ts';
import { pathTexts } from './paths.ts';
import { enter, entered } from './registry.ts';
import type { CardProcedure } from './types.ts';

for (const list of [
  dunedain,
  elf,
  hobbit,
  rohan,
  wizard,
  isengard,
  monstrous,
  southron,
  mordor,
  battlegroundTexts,
  pathTexts,
])
  enter(list);

/** Procedures of cards that have one of their own. */
export const contentProcedures: readonly CardProcedure[] = entered().flatMap((one) => one.procedures ?? []);

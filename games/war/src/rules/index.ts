/** All procedures of the base game; expansions replace or add by name. */
import type { CardProcedure } from '../content/types.ts';
import { advances } from './aftermath.ts';
import { attacks } from './attack.ts';
import { battles } from './battle.ts';
import { handLimits } from './cards.ts';
import { casualties, trims } from './casualties.ts';
import { companions, flights } from './characters.ts';
import { meetings } from './command.ts';
import { huntTiles } from './damage.ts';
import { entries } from './enter.ts';
import { events } from './events.ts';
import { declarations, fellowshipPhases, reveals, travels } from './fellowship.ts';
import { forces } from './force.ts';
import { huntRolls } from './hunt.ts';
import { joiningForces, marches } from './movement.ts';
import { recruits } from './muster.ts';
import { removals } from './removal.ts';
import { guides, leavingAlone, separations } from './separate.ts';
import { sorrows } from './sorrow.ts';
import { strikings } from './struck.ts';
import { exchanges, teamDraws } from './team-cards.ts';
import { actionPhase, turns } from './turn.ts';

export const main = { name: 'turn', locals: { allocated: 0 } };
export const baseProcedures: readonly CardProcedure[] = [
  turns,
  actionPhase,
  fellowshipPhases,
  declarations,
  reveals,
  travels,
  huntRolls,
  huntTiles,
  sorrows,
  guides,
  separations,
  leavingAlone,
  companions,
  flights,
  entries,
  forces,
  joiningForces,
  marches,
  attacks,
  battles,
  advances,
  casualties,
  trims,
  strikings,
  recruits,
  handLimits,
  teamDraws,
  exchanges,
  meetings,
  events,
  removals,
];

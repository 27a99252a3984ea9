/** The game: set-up, then rounds of seven phases (LC-5.1). */
import { address, call, procedure, procedures, run } from '@pony/engine';
import { cards } from '../kernel.ts';
import type { Lcg } from '../state.ts';
import { combatPhase } from './combat.ts';
import { enemyAttack } from './enemy-attack.ts';
import { noTurns } from './phase.ts';
import { playerAttack } from './player-attack.ts';
import { questPhase } from './quest.ts';
import { refreshPhase } from './refresh.ts';
import { planningPhase, resourcePhase } from './resource.ts';
import { advance, overloaded, revealCard, revealSeveral } from './reveal.ts';
import { setupGame } from './setup.ts';
import { encounterPhase, travelPhase } from './travel.ts';
import { actionWindow } from './windows.ts';

const game = procedure<Lcg>('game', [
  call('setup', setupGame, () => ({})),
  call('resource', resourcePhase, () => ({})),
  call('planning', planningPhase, noTurns),
  call('quest', questPhase, () => ({ ...noTurns(), chosen: [], left: 0, margin: 0 })),
  call('travel', travelPhase, () => ({ place: -1, since: -1 })),
  call('encounter', encounterPhase, () => ({ ...noTurns(), quiet: 0 })),
  call('combat', combatPhase, () => ({ ...noTurns(), todo: [], enemy: -1, chosen: [] })),
  call('refresh', refreshPhase, () => ({})),
  run('again', () => 'resource'),
]);

export const main = address('game');

export const lcgProcedures = procedures<Lcg>(
  [
    game,
    setupGame,
    resourcePhase,
    planningPhase,
    questPhase,
    travelPhase,
    encounterPhase,
    combatPhase,
    refreshPhase,
    actionWindow,
    revealCard,
    revealSeveral,
    advance,
    overloaded,
    enemyAttack,
    playerAttack,
  ] as never,
  cards.procedures(),
);

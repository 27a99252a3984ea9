import type { CombatCard } from '../../types.ts';
import { blackBreath } from './black-breath.ts';
import { cruelAsDeath } from './cruel-as-death.ts';
import { dreadAndDespair } from './dread-and-despair.ts';
import { durinsBane } from './durins-bane.ts';
import { greatHost } from './great-host.ts';
import { mumakil } from './mumakil.ts';
import { onslaught } from './onslaught.ts';
import { relentlessAssault } from './relentless-assault.ts';
import {
  deadlyStrife,
  desperateBattle,
  devilryOfOrthanc,
  foulStench,
  oneForTheDarkLord,
  theyAreTerrible,
} from './rolls.ts';
import { swarmOfBats } from './swarm-of-bats.ts';
import { weComeToKill } from './we-come-to-kill.ts';
import { wordsOfPower } from './words-of-power.ts';

export const shadowCombat: readonly CombatCard[] = [
  swarmOfBats,
  wordsOfPower,
  durinsBane,
  cruelAsDeath,
  deadlyStrife,
  desperateBattle,
  devilryOfOrthanc,
  dreadAndDespair,
  foulStench,
  mumakil,
  oneForTheDarkLord,
  relentlessAssault,
  theyAreTerrible,
  blackBreath,
  greatHost,
  onslaught,
  weComeToKill,
];

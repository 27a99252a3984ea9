import type { CombatCard } from '../../types.ts';
import { advantageousPosition } from './advantageous-position.ts';
import { anduril } from './anduril.ts';
import { bladeOfWesternesse } from './blade-of-westernesse.ts';
import { braveStand } from './brave-stand.ts';
import { charge } from './charge.ts';
import { confusion } from './confusion.ts';
import { daringDefiance } from './daring-defiance.ts';
import { daylight } from './daylight.ts';
import { entsRage, huornDark, namelessWood } from './ents.ts';
import { fatefulStrike } from './fateful-strike.ts';
import { heroicDeath } from './heroic-death.ts';
import { mightyAttack } from './mighty-attack.ts';
import { itIsAGift, noQuarter, servantOfTheSecretFire, valour } from './rolls.ts';
import { scouts } from './scouts.ts';
import { shieldWall } from './shield-wall.ts';
import { suddenStrike } from './sudden-strike.ts';

export const freeCombat: readonly CombatCard[] = [
  daringDefiance,
  scouts,
  charge,
  suddenStrike,
  advantageousPosition,
  braveStand,
  daylight,
  entsRage,
  huornDark,
  itIsAGift,
  servantOfTheSecretFire,
  valour,
  anduril,
  confusion,
  mightyAttack,
  namelessWood,
  noQuarter,
  bladeOfWesternesse,
  fatefulStrike,
  heroicDeath,
  shieldWall,
];

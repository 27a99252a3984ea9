/** Cards of the Monstrous. */
import { locationNamed, PATH_ATTACK } from '../../data.ts';
import { locationOf } from '../../state.ts';
import type { Ability, Content } from '../types.ts';
import {
  action,
  card,
  eachFree,
  eliminateSelf,
  forsaking,
  iconsAt,
  newPath,
  onPlayIf,
  onReach,
  pathAction,
  toLocation,
  toPath,
} from '../words.ts';
import { LOST_ON_PATHS } from './hobbit.ts';

const CARADHRAS = locationNamed('caradhras');
/** CG-41.72 */
const terror = (): Ability => action('reserve', eliminateSelf, eachFree(forsaking(1)));

const balrog = card(
  'balrog-of-moria',
  { icons: iconsAt(locationNamed('khazad-dum'), PATH_ATTACK, 1) },
  onReach(toLocation, eachFree(forsaking(1))),
);
const wights = card('barrow-wights', {}, terror());
const candles = card('candles-of-corpses', { icons: iconsAt(locationNamed('dead-marshes'), PATH_ATTACK, 1) }, terror());
/** CG-41.56 */
const caradhras = card(
  'caradhras-the-cruel',
  {},
  onPlayIf((s, self) => locationOf(s, self) === CARADHRAS, newPath(0)),
  terror(),
);
const caveTroll = card('cave-troll', {}, terror());
const crebain = card('flocks-of-crebain', {}, pathAction(0));
const gollum = card('gollum', { guard: LOST_ON_PATHS }, pathAction(0));
const hillTroll = card('hill-troll', {}, terror());
/** CG-41.7 */
const shelob = card(
  'shelob',
  { icons: iconsAt(locationNamed('shelobs-lair'), PATH_ATTACK, 1) },
  onReach(toPath, eachFree(forsaking(1))),
);

export const monstrous: readonly Content[] = [
  balrog,
  wights,
  candles,
  caradhras,
  caveTroll,
  crebain,
  gollum,
  hillTroll,
  shelob,
];

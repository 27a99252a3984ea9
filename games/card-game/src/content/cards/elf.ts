/** Cards of the Elves. */
import { refusal } from '@pony/engine';
import { CHARACTER, DEFENCE, FACTION, factionNamed, hasSubtype, PATH_DEFENCE, TYPE } from '../../data.ts';
import { type CardGame, inReserve, itemsOf } from '../../state.ts';
import { type Content, LOST_PATH_FIGHT, type Op } from '../types.ts';
import {
  action,
  actionIf,
  allActive,
  card,
  cycleItem,
  draw,
  drawing,
  eachFree,
  eliminateSelf,
  FROM_DECK,
  healCorruption,
  mark,
  mayTake,
  needsLocation,
  onPlay,
  the,
  titled,
} from '../words.ts';

const HOBBIT = factionNamed('hobbit');
const RANGERS = titled('strider', 'aragorn');

const REFUSE_ELF = {
  onlyWeapon: refusal<CardGame>('CG-41.74', 'only-weapon', (_s, _f, _seat, o) => ({
    item: o[1],
    wielder: o[2],
  })),
};

/** CG-41.26 */
const arwen = card(
  'arwen',
  {
    lends: (s, self, one, icon) =>
      inReserve(s, self) && RANGERS.includes(one) && (icon === DEFENCE || icon === PATH_DEFENCE) ? 1 : 0,
  },
  onPlay(draw(1)),
);
const elrond = card('elrond', { carryInReserve: 1 }, onPlay(draw(1)));
const galadriel = card('galadriel', { drawsMore: 1, cyclesAfter: 1 }, onPlay(draw(1)));
/** CG-41.69 */
const legolas = card('legolas', {}, onPlay(mayTake(titled('bow-of-the-galadhrim'), FROM_DECK)));

/** CG-41.74: in whichever order they come. */
const BOW = the('bow-of-the-galadhrim');
const bow = card('bow-of-the-galadhrim', {
  refuseWielder: (s, item, wielder) => {
    if (!hasSubtype(item, 'weapon')) return null;
    if (item !== BOW) return REFUSE_ELF.onlyWeapon;
    return itemsOf(s, wielder).some((one) => hasSubtype(one, 'weapon')) ? REFUSE_ELF.onlyWeapon : null;
  },
});

const cloak = card('elven-cloak', { ward: { causes: LOST_PATH_FIGHT, itemsCycled: true } });

/** CG-41.39: counted on the path before the item leaves it. */
const countHobbits: Op = (s, f) => {
  const at = s.at[f.src];
  f.note = s.play.filter((one) => s.at[one] === at && TYPE[one] === CHARACTER && FACTION[one] === HOBBIT).length;
};
const heal: Op = (s, f, cx) => healCorruption(s, f.note, cx);
const lembas = card('lembas', {}, { ...action('path', countHobbits, eliminateSelf, heal), faction: HOBBIT });

const mirror = card('mirror-of-galadriel', { opensDeck: true });
/** CG-41.71 */
const nenya = card('nenya-ring-of-adamant', {}, actionIf('reserve', needsLocation, cycleItem, mark(false, allActive)));
const phial = card('phial-of-galadriel', { lendsPath: 2 });
const vilya = card('vilya-ring-of-air', {}, action('reserve', cycleItem, eachFree(drawing(1))));

export const elf: readonly Content[] = [
  arwen,
  elrond,
  galadriel,
  legolas,
  bow,
  cloak,
  lembas,
  mirror,
  nenya,
  phial,
  vilya,
];

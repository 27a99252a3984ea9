/** Chapter VI, WR-6.102 to WR-6.104: Gandalf the White, Aragorn and the Minions come into play. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import {
  inFellowship,
  inPlay,
  isAside,
  isAtWar,
  isBesieged,
  isUnconquered,
  nationsAtWar,
  placeIn,
  regionOf,
  unitsOf,
} from '../board.ts';
import { FIELD, FREE, isWithin, NATIONS_OF, SETTLEMENT, SHADOW } from '../data.ts';
import { entryOf, formerOf, sideOfCharacter } from '../edition.ts';
import type { CharacterNo, Place } from '../ids.ts';
import { TO } from '../options.ts';
import { decider } from '../seats.ts';
import { REPLACED, type War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { activate, companionArrives } from './politics.ts';
import { watchTable } from './table.ts';

export const enter = address<{ character: CharacterNo }>('enter');

const REFUSE_ENTRY = {
  notAside: refusal<War>('WR-6.102', 'character-not-aside'),
  notAtWar: refusal<War>('WR-6.103', 'entry-not-at-war'),
  noMinionYet: refusal<War>('WR-6.102', 'no-minion-yet'),
  stillInFellowship: refusal<War>('WR-6.805', 'still-in-fellowship'),
  wrongPlace: refusal<War>('WR-6.805', 'entry-wrong-place'),
  minionElsewhere: refusal<War>('WR-6.103', 'entry-wrong-place'),
  returnsElsewhere: refusal<War>('WR-6.806', 'entry-wrong-place'),
  noPlace: refusal<War>('WR-6.103', 'entry-no-place'),
};

/** Whether a Character may be put at a place. */
function mayEnterAt(s: War, c: CharacterNo, place: Place): boolean {
  const { regions, withUnitOf } = entryOf(s, c);
  const side = sideOfCharacter(s, c);
  if (withUnitOf >= 0) return place !== FIELD && unitsOf(s, place, withUnitOf) > 0;
  const region = regionOf(s, place);
  if (!regions.includes(region) || place !== placeIn(s, side, region)) return false;
  return SETTLEMENT[region] === 0 || isUnconquered(s, region);
}

function hasPlace(s: War, c: CharacterNo): boolean {
  for (let place = 0; place < FIELD; place++) if (mayEnterAt(s, c, place)) return true;
  return false;
}

/** Why a Character may not come into play now. */
export function refuseEnter(s: War, c: CharacterNo) {
  if (!isAside(s, c)) return REFUSE_ENTRY.notAside;
  const entry = entryOf(s, c);
  if (formerOf(s, c) >= 0) return refuseReplace(s, c);
  if (!entry.atWar.every((nation) => isAtWar(s, nation))) return REFUSE_ENTRY.notAtWar;
  const enough = nationsAtWar(s, FREE) >= entry.freePeoplesAtWar || (entry.orInMordor && s.mordor >= 0);
  if (!enough) return REFUSE_ENTRY.notAtWar;
  return hasPlace(s, c) ? null : REFUSE_ENTRY.noPlace;
}

/** WR-6.805, WR-6.806: a Companion takes the place of his earlier form. */
function refuseReplace(s: War, c: CharacterNo) {
  const former = formerOf(s, c);
  if (inFellowship(s, former)) return REFUSE_ENTRY.stillInFellowship;
  if (entryOf(s, c).minionHasEntered && s.minionSeen === 0) return REFUSE_ENTRY.noMinionYet;
  if (entryOf(s, c).alone) return inPlay(s, former) || hasPlace(s, c) ? null : REFUSE_ENTRY.noPlace;
  if (!inPlay(s, former)) return REFUSE_ENTRY.wrongPlace;
  const region = regionOf(s, s.at[former]);
  return entryOf(s, c).regions.includes(region) && isUnconquered(s, region) ? null : REFUSE_ENTRY.wrongPlace;
}

function comeIn(s: War, c: CharacterNo, place: Place, cx: Cx): void {
  s.at[c] = place;
  cx.emit('enters-play', { character: c, region: regionOf(s, place) });
  if (sideOfCharacter(s, c) === SHADOW) s.minionSeen = 1;
  else companionArrives(s, c, regionOf(s, place), cx); // WR-6.805
  // WR-6.807
  if (entryOf(s, c).activates) for (const nation of NATIONS_OF[FREE]) activate(s, nation, 'witch-king', -1, cx);
  watchTable(s, cx);
}

export const entries = procedure<War, { character: CharacterNo }>('enter', [
  run('replace', (s, f, cx) => {
    const former = formerOf(s, f.character);
    if (former < 0 || !inPlay(s, former)) return;
    const place = s.at[former];
    s.at[former] = REPLACED;
    comeIn(s, f.character, place, cx);
    return 'end';
  }),
  ask('where', {
    seats: (s, f) => decider(s, { action: sideOfCharacter(s, f.character) }),
    prompt: (_s, f) => ({ say: 'enter-where', args: { character: f.character } }),
    candidates: (s, f, _seat, out) => {
      for (let place = 0; place < FIELD; place++) {
        if (isWithin(place) && !isBesieged(s, regionOf(s, place))) continue;
        if (mayEnterAt(s, f.character, place)) out.push(TO[place]);
      }
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'to' && option[1] !== FIELD && mayEnterAt(s, f.character, option[1])) return null;
      return sideOfCharacter(s, f.character) === SHADOW ? REFUSE_ENTRY.minionElsewhere : REFUSE_ENTRY.returnsElsewhere;
    },
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => comeIn(s, f.character, option[1], cx),
  }),
]);

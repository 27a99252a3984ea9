/** Rules 11, 15 and 19 at work: the active player uses the icons left, one by one, until none is left or wanted. */
import { ask, type Option, procedure, type RefusalRule, refusal, run, type Seat } from '@pony/engine';
import { areLinked, CARDS } from '../data.ts';
import { ALONE, type Duel, LAST_CHAPTER, NOBODY, other, unitsAt } from '../state.ts';
import { takeNamedAlliance } from './alliances.ts';
import { moveUnit, placeUnits, razeFortress, removeUnit } from './board.ts';
import { searchDiscard } from './discard.ts';
import { loseGreyCard } from './grey.ts';
import {
  hasTokensLeft,
  type IconFrame,
  type Icons,
  iconCandidates,
  loseCoin,
  mayMove,
  mayRemove,
  somethingToChoose,
  unitsToPlace,
} from './icons.ts';
import { stepForward } from './quest.ts';

const REFUSE = {
  noSuchIcon: refusal<Duel>('DU-6.5', 'no-such-icon'),
  notLinked: refusal<Duel>('DU-2.6', 'not-linked', (_s, _f, _seat, o) => ({
    from: o[1],
    to: o[2],
  })),
  noUnitThere: refusal<Duel>('DU-16.10', 'no-unit-there', (_s, _f, _seat, o) => ({ region: o[1] })),
  noEnemyUnit: refusal<Duel>('DU-11.14', 'no-enemy-unit', (_s, _f, _seat, o) => ({ region: o[1] })),
  noEnemyFortress: refusal<Duel>('DU-13.15', 'no-enemy-fortress', (_s, _f, _seat, o) => ({ region: o[1] })),
  notOnBanners: refusal<Duel>('DU-11.7', 'not-on-banners', (_s, _f, _seat, o) => ({ region: o[1] })),
  noSplit: refusal<Duel>('DU-11.8', 'no-split'),
  twoRegions: refusal<Duel>('DU-15.17', 'two-regions'),
  emptySupply: refusal<Duel>('DU-16.9', 'empty-supply', (s, _f, seat) => ({ units: s.supply[seat] })),
  noCoin: refusal<Duel>('DU-11.13', 'no-coin-to-lose'),
  notTheirGrey: refusal<Duel>('DU-12.6', 'not-their-grey', (_s, _f, _seat, o) => ({ card: o[1] })),
  noTokenLeft: refusal<Duel>('DU-14.13', 'no-token-left', (_s, _f, _seat, o) => ({ race: o[1] })),
  compulsory: refusal<Duel>('DU-19.1', 'compulsory'),
};

type R = RefusalRule<Duel> | null;

function refuseIcon(s: Duel, f: IconFrame, seat: Seat, option: Option): R {
  const enemy = other(seat);
  const target = option[1];
  switch (option[0]) {
    case 'step':
      return f.rings > 0 ? null : REFUSE.noSuchIcon;
    case 'again':
      return f.extraTurns > 0 ? null : REFUSE.noSuchIcon;
    case 'place':
      return refusePlacement(s, f, seat, target);
    case 'spread':
      if (f.units > 0 && f.spread === 0) return REFUSE.noSplit;
      if (f.units > 0 && target >= option[2]) return REFUSE.twoRegions;
      if (f.units > 0 && unitsToPlace(s, f, seat) < 2) return REFUSE.emptySupply;
      return f.units > 0 ? null : REFUSE.noSuchIcon;
    case 'move':
      if (!mayMove(f)) return REFUSE.noSuchIcon;
      if (unitsAt(s, seat, target) === 0) return REFUSE.noUnitThere;
      return areLinked(target, option[2]) ? null : REFUSE.notLinked;
    case 'remove':
      if (!mayRemove(f)) return REFUSE.noSuchIcon;
      return unitsAt(s, enemy, target) > 0 ? null : REFUSE.noEnemyUnit;
    case 'lose-coin':
      if (f.coinLoss === 0 && f.manoeuvres === 0) return REFUSE.noSuchIcon;
      return s.coins[enemy] > 0 ? null : REFUSE.noCoin;
    case 'raze':
      if (f.fortressRemovals === 0) return REFUSE.noSuchIcon;
      return s.fortress[target] === enemy ? null : REFUSE.noEnemyFortress;
    case 'lose-grey':
      if (f.greyLoss === 0) return REFUSE.noSuchIcon;
      return CARDS[target].color === 'grey' && s.areas[enemy].includes(target) ? null : REFUSE.notTheirGrey;
    case 'search':
      return f.fromDiscard > 0 ? null : REFUSE.noSuchIcon; // DU-12.11: nobody is asked about an empty discard
    case 'name':
      if (f.namedAlliance === 0) return REFUSE.noSuchIcon;
      return s.stackSize[target] > 0 ? null : REFUSE.noTokenLeft;
    case 'done': // DU-19.1: the coin loss and the alliance token are not optional
      return (f.coinLoss > 0 && s.coins[enemy] > 0) || (f.namedAlliance > 0 && hasTokensLeft(s))
        ? REFUSE.compulsory
        : null;
    default:
      return REFUSE.noSuchIcon;
  }
}

function refusePlacement(s: Duel, f: IconFrame, seat: Seat, region: number): R {
  if (f.units === 0) return REFUSE.noSuchIcon;
  if ((f.regions & (1 << region)) === 0) return REFUSE.notOnBanners;
  return s.supply[seat] > 0 ? null : REFUSE.emptySupply;
}

/** Uses one icon of a kind, or one manoeuvre in its place. */
function spend(f: Icons, kind: 'moves' | 'removals' | 'coinLoss'): void {
  if (f[kind] > 0) f[kind]--;
  else f.manoeuvres--;
}

export const effects = procedure<Duel, Icons>('icons', [
  ask('choose', {
    seats: (s, f) => (somethingToChoose(s, f) ? ALONE[s.active] : NOBODY),
    prompt: (s, f, seat) => iconPrompt(s, f, seat),
    candidates: iconCandidates,
    refuse: refuseIcon,
    answer: (s, f, seat, option, cx) => {
      const enemy = other(seat);
      const target = option[1];
      switch (option[0]) {
        case 'step':
          f.rings--;
          stepForward(s, seat, cx);
          break;
        case 'again': // DU-5.6
          f.extraTurns--;
          s.extraTurns++;
          cx.emit('again', { seat });
          break;
        case 'place': {
          const units = unitsToPlace(s, f, seat);
          f.units = 0;
          placeUnits(s, seat, target, units, cx);
          break;
        }
        case 'spread':
          f.units = 0;
          placeUnits(s, seat, target, 1, cx);
          if (!s.outcome) placeUnits(s, seat, option[2], 1, cx);
          break;
        case 'move':
          spend(f, 'moves');
          moveUnit(s, seat, target, option[2], cx);
          break;
        case 'remove':
          spend(f, 'removals');
          removeUnit(s, seat, target, cx);
          break;
        case 'lose-coin':
          spend(f, 'coinLoss');
          loseCoin(s, enemy, cx);
          break;
        case 'raze':
          f.fortressRemovals--;
          razeFortress(s, seat, target, cx);
          break;
        case 'lose-grey':
          f.greyLoss--;
          loseGreyCard(s, enemy, target, cx);
          break;
        case 'search':
          f.fromDiscard--;
          cx.call(searchDiscard, {});
          break;
        case 'name':
          f.namedAlliance--;
          takeNamedAlliance(target, cx);
          break;
        default:
          return 'rest';
      }
      return 'choose';
    },
  }),
  // DU-11.12: a coin loss that is left happens without a choice
  run('rest', (s, f, cx) => {
    while (f.coinLoss > 0) {
      f.coinLoss--;
      loseCoin(s, other(s.active), cx);
    }
  }),
]);

const WORDS = [
  'rings',
  'moves',
  'removals',
  'coinLoss',
  'greyLoss',
  'fromDiscard',
  'extraTurns',
  'fortressRemovals',
  'manoeuvres',
  'namedAlliance',
] as const;

/** One sentence when one kind of icon is left, a general one otherwise. */
function iconPrompt(s: Duel, f: IconFrame, seat: Seat): { say: string; args: Record<string, number | number[]> } {
  const left = WORDS.filter((word) => f[word] > 0);
  if (f.units > 0 && left.length === 0) {
    const args = { seat, units: unitsToPlace(s, f, seat), regions: regionList(f.regions) };
    return { say: f.spread === 0 ? 'place' : 'place-spread', args };
  }
  if (left.length === 1 && f.units === 0) {
    // DU-5.9: with the last card gone, an extra turn comes too late
    const late = left[0] === 'extraTurns' && s.chapter === LAST_CHAPTER && s.present === 0;
    return { say: late ? 'extra-turn-too-late' : `use-${left[0]}`, args: { seat, count: f[left[0]] } };
  }
  const args: Record<string, number> = { seat, units: f.units };
  for (const word of WORDS) args[word] = f[word];
  return { say: 'use-icons', args };
}

const regionList = (mask: number): number[] => [0, 1, 2, 3, 4, 5, 6].filter((region) => (mask & (1 << region)) !== 0);

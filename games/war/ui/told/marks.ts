/** What an action leaves on the map, as with a pencil: where somebody went, fought, fell, was recruited or took a place. Pure. */
import { NATIONS } from '../data/facts.ts';
import type { Told } from '../model.ts';
import { nationOf } from '../types.ts';

export type Mark =
  /** An Army, or what flies or walks alone, from region to region. */
  | {
      readonly is: 'way';
      readonly side: number;
      readonly path: readonly number[];
      readonly count: number;
      readonly alone: boolean;
    }
  /** A battle between two regions, or at one, and what each side lost in it. */
  | {
      readonly is: 'battle';
      readonly side: number;
      readonly from: number;
      readonly to: number;
      readonly lost: readonly number[];
    }
  | { readonly is: 'fallen'; readonly side: number; readonly region: number; readonly count: number }
  | { readonly is: 'fresh'; readonly side: number; readonly region: number; readonly count: number }
  | { readonly is: 'taken'; readonly side: number; readonly region: number }
  | { readonly is: 'siege'; readonly region: number; readonly begins: boolean }
  /** Somebody came here, or this was shown. */
  | { readonly is: 'here'; readonly side: number; readonly region: number };

const SIDES = 2;
const number = (value: unknown): number => (typeof value === 'number' ? value : -1);
const sideOf = (role: number): number => (role < SIDES ? role : role < 4 ? 0 : 1);
/** Sides come before the players who share them; Nazgûl are told without a side. */
const sideIn = (args: Told['args'] = {}): number => (typeof args.side === 'number' ? sideOf(args.side) : 1);

/** Marks of one action of a side, in the order in which things happened. */
export function marksOf(says: readonly Told[], by: number): Mark[] {
  const out: Mark[] = [];
  let battle = -1;
  const add = (mark: Mark): void => {
    out.push(mark);
  };
  const lose = (side: number, region: number): void => {
    const fight = out[battle];
    if (fight?.is === 'battle') {
      out[battle] = { ...fight, lost: fight.lost.map((n, i) => n + (i === side ? 1 : 0)) };
      return;
    }
    const at = out.findIndex((one) => one.is === 'fallen' && one.side === side && one.region === region);
    const known = out[at];
    if (known?.is === 'fallen') out[at] = { ...known, count: known.count + 1 };
    else if (region >= 0) add({ is: 'fallen', side, region, count: 1 });
  };
  let struck = -1;
  for (const { say, args = {} } of says) {
    const side = sideIn(args);
    const [from, to, region] = [number(args.from), number(args.to), number(args.region)];
    switch (say) {
      case 'army-moves':
      case 'retreats':
      case 'advances': {
        const last = out.at(-1);
        if (last?.is === 'way' && !last.alone && last.path.at(-1) === from && say === 'army-moves')
          out[out.length - 1] = { ...last, path: [...last.path, to] };
        else add({ is: 'way', side, path: [from, to], count: Math.max(0, number(args.count)), alone: false });
        break;
      }
      case 'nazgul-flies':
      case 'character-moves':
      case 'bearers-driven':
        if (from !== to)
          add({ is: 'way', side, path: [from, to], count: Math.max(0, number(args.count)), alone: true });
        break;
      case 'attacks':
        battle = out.length;
        add({ is: 'battle', side, from, to, lost: [0, 0] });
        break;
      case 'takes-hits':
        struck = region;
        break;
      case 'loses':
      case 'reduces':
        lose(side, struck);
        break;
      case 'disbands':
        lose(side, region);
        break;
      case 'recruits': {
        const of = NATIONS[nationOf(number(args.figure))].side;
        const at = out.findIndex((one) => one.is === 'fresh' && one.region === region);
        const known = out[at];
        if (known?.is === 'fresh') out[at] = { ...known, count: known.count + number(args.count) };
        else add({ is: 'fresh', side: of, region, count: number(args.count) });
        break;
      }
      case 'captures':
      case 'retakes':
        add({ is: 'taken', side, region });
        break;
      case 'siege-begins':
      case 'siege-ends':
        add({ is: 'siege', region, begins: say === 'siege-begins' });
        break;
      case 'minion-moves':
        add({ is: 'here', side: 1, region });
        break;
      case 'companions-go':
      case 'separates':
      case 'declares':
      case 'figure-at':
        add({ is: 'here', side: 0, region });
        break;
      case 'enters-play':
        add({ is: 'here', side: by, region });
        break;
    }
  }
  return out;
}

/** Every region a mark touches, for the camera and for names. */
function regionsOfMark(mark: Mark): readonly number[] {
  if (mark.is === 'way') return mark.path;
  return mark.is === 'battle' ? [mark.from, mark.to] : [mark.region];
}

/** The place an action was about: where its last mark ends. */
export function placeOf(marks: readonly Mark[]): number {
  const last = marks.findLast(({ is }) => is !== 'fallen');
  return last ? (regionsOfMark(last).at(-1) ?? -1) : -1;
}

/** The marks of what was done, drawn over the land and under the pieces. */
import { classes } from '@pony/ui';
import { useMemo } from 'react';
import { SIDE } from '../data/facts.ts';
import { gate, PLACES, type Spot } from '../map/atlas.ts';
import { Pin } from '../map/Pieces.tsx';
import { outline } from '../pieces/outlines.ts';
import { useWar } from '../war.ts';
import { type Deed, sinceOwn } from './actions.ts';
import { type Mark, marksOf } from './marks.ts';
import css from './Pencil.module.css';

/** A mark, and how it stands: being drawn now, fresh, or of an action that was answered. */
interface Drawn {
  readonly mark: Mark;
  readonly state: 'now' | 'fresh' | 'old';
  readonly key: string;
}

/** From the middle of one region over the border to the next, clear of the tokens at both ends. */
function wayOf(from: number, to: number, k: number, alone: boolean): { d: string; tip: Spot; turn: number; mid: Spot } {
  const a = PLACES[from].anchor;
  const b = PLACES[to].anchor;
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bow = alone ? 0.16 : 0.07;
  const over = gate(from, to) ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  // A hand draws no straight line.
  const mid = { x: over.x - ((b.y - a.y) / far) * far * bow, y: over.y + ((b.x - a.x) / far) * far * bow };
  const bend = { x: 2 * mid.x - (a.x + b.x) / 2, y: 2 * mid.y - (a.y + b.y) / 2 };
  const clear = (at: Spot, by: number): Spot => {
    const long = Math.hypot(bend.x - at.x, bend.y - at.y) || 1;
    const step = Math.min(by / k, long * 0.6);
    return { x: at.x + ((bend.x - at.x) / long) * step, y: at.y + ((bend.y - at.y) / long) * step };
  };
  const start = clear(a, 17);
  const tip = clear(b, 19);
  const turn = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
  return { d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, tip, turn, mid };
}

/** Shadow: a barbed head. Free Peoples: a leaf. */
const HEADS = ['M9 0C4 -6 -3 -6 -7 -5C-4 -2 -4 2 -7 5C-3 6 4 6 9 0Z', 'M9 0L-7 -7L-3 0L-7 7Z'];

function Way({ mark, k }: { mark: Extract<Mark, { is: 'way' }>; k: number }) {
  const { path, side, count, alone } = mark;
  const steps = path.slice(1).map((to, i) => wayOf(path[i], to, k, alone));
  const last = steps[steps.length - 1];
  return (
    <>
      <Pin at={PLACES[path[0]].anchor}>
        <circle r={19} className={css.left} pathLength={1} />
      </Pin>
      <g className={css.ways}>
        {steps.map(({ d }) => (
          <g key={d}>
            <path d={d} className={css.under} />
            <path d={d} className={classes(css.line, alone && css.dotted)} pathLength={alone ? undefined : 1} />
          </g>
        ))}
      </g>
      <Pin at={last.tip}>
        <path d={HEADS[side] ?? HEADS[0]} transform={`rotate(${last.turn})`} className={css.head} />
      </Pin>
      {count > 0 && (
        <Pin at={last.mid}>
          <text className={css.count}>{count}</text>
        </Pin>
      )}
    </>
  );
}

const SWORDS = 'M-8 -8L8 8M8 -8L-8 8M-9 4L-4 9M9 4L4 9';
const CROSS = 'M-6 -6L6 6M6 -6L-6 6';

function Battle({ mark }: { mark: Extract<Mark, { is: 'battle' }> }) {
  const { from, to, side, lost } = mark;
  const at = from === to ? PLACES[to].anchor : (gate(from, to) ?? PLACES[to].anchor);
  const [mine, theirs] = [lost[side], lost[1 - side]];
  return (
    <Pin at={at} dx={from === to ? 22 : 0} dy={from === to ? -22 : 0}>
      <circle r={13} className={css.disc} />
      <path d={SWORDS} className={css.stroke} />
      {mine + theirs > 0 && (
        <text className={css.count} y={27}>
          −{mine} : −{theirs}
        </text>
      )}
    </Pin>
  );
}

/** What is written beside a token, at its upper right. */
function Beside({ mark }: { mark: Exclude<Mark, { is: 'way' | 'battle' }> }) {
  const at = PLACES[mark.region].anchor;
  switch (mark.is) {
    case 'fresh':
      return (
        <Pin at={at} dx={24} dy={14}>
          <circle r={11} className={css.wet} />
          <text className={css.plus}>+{mark.count}</text>
        </Pin>
      );
    case 'fallen':
      return (
        <Pin at={at} dx={24} dy={-14}>
          <path d={CROSS} className={css.stroke} />
          <text className={css.count} x={17}>
            {mark.count}
          </text>
        </Pin>
      );
    case 'taken':
      return (
        <Pin at={at} dx={-22} dy={-18}>
          <path d="M0 14V-12L15 -7L0 -2" className={css.flag} />
        </Pin>
      );
    case 'siege':
      return (
        <Pin at={at}>
          <path d={outline('hexagon', 0, 0, 50)} className={classes(css.wall, !mark.begins && css.broken)} />
        </Pin>
      );
    default:
      return (
        <Pin at={at}>
          <circle r={21} className={css.left} pathLength={1} />
        </Pin>
      );
  }
}

const sideOf = (mark: Mark): string => ('side' in mark ? SIDE[mark.side] : 'dark');

/** What others did since the reader acted, what is told now, or the action that is pointed at. */
export function Pencil({ k }: { k: number }) {
  const { deeds, running, traced, viewer, sideOf: sideOfSeat } = useWar();
  const marks = useMemo(() => {
    const drawn = (list: readonly Deed[], state: Drawn['state']): Drawn[] =>
      list.flatMap(({ n, seat, says }) =>
        marksOf(says, sideOfSeat(seat)).map((mark, i) => ({ mark, state, key: `${n} ${i}` })),
      );
    if (traced === 'turn') return drawn(deeds, 'fresh');
    if (traced)
      return drawn(
        deeds.filter(({ n }) => n === traced.n),
        'fresh',
      );
    const { deeds: others, old } = sinceOwn(deeds, viewer);
    const rest = drawn(others, old ? 'old' : 'fresh');
    if (!running) return rest;
    const now = drawn([running], 'now');
    const known = new Set(now.map(({ key }) => key));
    return [...rest.filter(({ key }) => !known.has(key)), ...now];
  }, [deeds, running, traced, viewer, sideOfSeat]);
  return (
    <g className={css.pencil} data-pencil={marks.length}>
      {marks.map(({ mark, state, key }) => (
        <g key={key} data-side={sideOf(mark)} data-state={state} data-mark={mark.is}>
          {mark.is === 'way' ? (
            <Way mark={mark} k={k} />
          ) : mark.is === 'battle' ? (
            <Battle mark={mark} />
          ) : (
            <Beside mark={mark} />
          )}
        </g>
      ))}
    </g>
  );
}

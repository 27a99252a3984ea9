/** Roads to victory at the end of a game: as steps over its course, or as bars of how far each side came. */
import { ShareBar } from '../base/ShareBar.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName, Side } from '../types.ts';
import { apart } from './discs.ts';
import css from './Roads.module.css';

export interface RoadOf {
  readonly id: string;
  readonly title: string;
  readonly icon?: IconName;
  /** Where it ends, in words. */
  readonly note?: string;
  readonly lines: readonly {
    readonly id: string;
    readonly side: Side;
    /** Over the course of the game. */
    readonly values: readonly number[];
    readonly name: string;
    /** Where it ends. */
    readonly goal?: number;
  }[];
}

const W = 290;
const H = 84;
const FIGURES = 34;
/** The height of a number at the end of a line. */
const FIGURE = 14;

/** Numbers over the course of a game as steps: the light side solid, the dark side dashed; where it ends is dotted. */
export function RoadChart({ title, icon, note, lines }: RoadOf) {
  const goals = [...new Set(lines.flatMap(({ goal }) => goal ?? []))];
  const all = [...lines.flatMap(({ values }) => values), ...goals];
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const length = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (n: number): string => ((n / (length - 1)) * (W - FIGURES)).toFixed(1);
  const y = (value: number): string => (8 + ((high - value) / (high - low)) * (H - 18)).toFixed(1);
  const ends = lines.map(({ name, values }) => `${name}: ${values.at(-1) ?? 0}`).join(', ');
  const heights = lines.map(({ values }) => Number(y(values.at(-1) ?? 0)) + 5);
  const figures = apart(heights, FIGURE, H - 1);
  return (
    <figure className={css.road}>
      <figcaption>
        {icon && <Icon name={icon} />}
        <b>{title}</b>
        <span>{note}</span>
      </figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`${title}. ${ends}`}>
        <path d={`M0 ${y(low)}H${W - FIGURES}`} className={css.floor} />
        {goals.map((goal) => (
          <path key={goal} d={`M0 ${y(goal)}H${W - FIGURES}`} className={css.goal} />
        ))}
        {lines.map(({ id, side, values }, i) => (
          <g key={id} data-side={side}>
            <path d={values.map((value, n) => (n ? `H${x(n)}V${y(value)}` : `M0 ${y(value)}`)).join('')} />
            <text x={W - 28} y={figures[i]}>
              {values.at(-1)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** How far everybody came on each road: two sides beside each other, more under each other. */
export function RoadBars({ of }: { of: readonly RoadOf[] }) {
  return (
    <ul className={css.bars}>
      {of.map(({ id, title, icon, lines }) => {
        const ends = lines.map(({ values }) => values.at(-1) ?? 0);
        return (
          <li key={id} data-road={id}>
            <b className={css.title}>
              {icon && <Icon name={icon} />}
              {title}
            </b>
            <ul data-two={lines.length === 2 || undefined}>
              {lines.map(({ id: line, name, side, goal }, i) => (
                <li key={line} data-side={side}>
                  <span>{name}</span>
                  <ShareBar share={Math.min(1, ends[i] / (goal ?? Math.max(1, ...ends)))} side={side} />
                  <b>
                    {ends[i]}
                    {goal !== undefined && <small>/{goal}</small>}
                  </b>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

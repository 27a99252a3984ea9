import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import css from './LineChart.module.css';
import { ticks } from './scale.ts';

export interface ChartLine {
  id: string;
  label: string;
  values: readonly number[];
  color: string;
  /** Told apart by mark and dash, not by colour alone. */
  mark: 'disc' | 'star' | 'square' | 'diamond';
  dash?: 'solid' | 'dashed' | 'dotted';
}

interface LineChartProps {
  title: string;
  /** What runs along the bottom: turn, chapter, move. */
  across: string;
  lines: readonly ChartLine[];
  /** A word for each position; the number from 1 without it. */
  names?: readonly string[];
  /** Position shown now. */
  now?: number;
  onPick?: (position: number) => void;
  className?: string;
  children?: ReactNode;
}

const W = 620;
const H = 190;
const LEFT = 40;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 26;
const DASH = { solid: undefined, dashed: '9 4', dotted: '2 5' } as const;
const MARKS = {
  disc: 'M0-4.2A4.2 4.2 0 1 1 0 4.2 4.2 4.2 0 1 1 0-4.2Z',
  star: 'M0-6 1.8-1.8 6 0 1.8 1.8 0 6-1.8 1.8-6 0-1.8-1.8Z',
  square: 'M-3.8-3.8h7.6v7.6h-7.6Z',
  diamond: 'M0-5.4 5.4 0 0 5.4-5.4 0Z',
} as const;

/** Lines over the course of a game, and the same numbers as a table for readers who cannot see them. */
export function LineChart(props: LineChartProps) {
  const { title, across, lines, names, now, onPick, className, children } = props;
  const id = useId();
  const length = Math.max(1, ...lines.map((line) => line.values.length));
  const levels = ticks(lines.flatMap((line) => line.values));
  const low = levels[0];
  const high = levels[levels.length - 1];
  const x = (at: number): number => LEFT + (length === 1 ? 0 : (at / (length - 1)) * (W - LEFT - RIGHT));
  const y = (value: number): number => TOP + ((high - value) / (high - low)) * (H - TOP - BOTTOM);
  const name = (at: number): string => names?.[at] ?? String(at + 1);
  const every = Math.ceil(length / 12);
  const marked = Math.ceil(length / 24);
  return (
    <figure className={classes(css.chart, className)} aria-labelledby={id}>
      <figcaption id={id} className="pony-caps">
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} className={css.drawing} aria-hidden="true">
        {levels.map((level) => (
          <g key={level}>
            <path d={`M${LEFT - 6} ${y(level)}H${W}`} stroke="var(--line)" />
            <text x={LEFT - 12} y={y(level) + 4.5} textAnchor="end">
              {level}
            </text>
          </g>
        ))}
        {now !== undefined && (
          <rect x={x(now) - 11} y={TOP - 6} width="22" height={H - TOP - BOTTOM + 10} className={css.now} />
        )}
        {Array.from({ length }, (_, at) => at)
          .filter((at) => at % every === 0 || at === length - 1)
          .map((at) => (
            <text key={at} x={x(at)} y={H - 6} textAnchor="middle">
              {name(at)}
            </text>
          ))}
        {lines.map((line) => (
          <g key={line.id} fill={line.color}>
            <path
              d={line.values.map((value, at) => `${at ? 'L' : 'M'}${x(at)} ${y(value)}`).join('')}
              fill="none"
              stroke={line.color}
              strokeWidth="3"
              strokeLinejoin="round"
              strokeDasharray={DASH[line.dash ?? 'solid']}
            />
            {line.values.map((value, at) =>
              at % marked === 0 || at === now ? (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity of a point
                  key={at}
                  d={MARKS[line.mark]}
                  transform={`translate(${x(at)} ${y(value)})${at === now ? ' scale(1.6)' : ''}`}
                />
              ) : null,
            )}
          </g>
        ))}
        {onPick && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the slider does the same by keyboard
          <rect
            className={css.pick}
            x={LEFT}
            y="0"
            width={W - LEFT}
            height={H}
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect();
              onPick(Math.round(((event.clientX - box.left) / box.width) * (length - 1)));
            }}
          />
        )}
      </svg>
      <ul className={css.legend} aria-hidden="true">
        {lines.map((line) => (
          <li key={line.id}>
            <svg viewBox="0 0 40 14" className={css.sample}>
              <path d="M1 7h38" stroke={line.color} strokeWidth="3" strokeDasharray={DASH[line.dash ?? 'solid']} />
              <path d={MARKS[line.mark]} transform="translate(20 7)" fill={line.color} />
            </svg>
            {line.label}
            {now !== undefined && line.values[now] !== undefined && <b>{line.values[now]}</b>}
          </li>
        ))}
      </ul>
      {children}
      <div className="pony-aloud">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{across}</th>
              {lines.map((line) => (
                <th key={line.id} scope="col">
                  {line.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length }, (_, at) => at).map((at) => (
              <tr key={at}>
                <th scope="row">{name(at)}</th>
                {lines.map((line) => (
                  <td key={line.id}>{line.values[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

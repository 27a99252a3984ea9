import { type KeyboardEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import css from './Curve.module.css';
import { discsOf } from './discs.ts';

interface CurveProps {
  /** Read aloud, and shown as its caption. */
  label: string;
  /** After every move, in percent; the first is before any. */
  values: readonly number[];
  /** Above and below the line of even. */
  above: string;
  below: string;
  even: string;
  /** Starts of chapters or turns. */
  parts?: readonly { readonly at: number; readonly label: string }[];
  /** Numbered in this order. */
  points?: readonly number[];
  /** A move in words, with its judgement. */
  words: (at: number) => string;
  onPick: (at: number) => void;
}

const FIRST = { w: 600, h: 200 };
const EDGE = { left: 52, right: 26, top: 8, bottom: 24 };
const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** How a game leaned: the reader up, the other side down, even in the middle; below even the area is hatched. */
export function Curve(props: CurveProps) {
  const { label, values, above, below, even, parts = [], points = [], words, onPick } = props;
  const id = useId();
  const [at, setAt] = useState(values.length - 1);
  const drawing = useRef<SVGSVGElement>(null);
  const [{ w, h }, setSize] = useState(FIRST);
  // One unit is one pixel, so that letters keep their size in any box.
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (!svg) return;
    const measure = (): void => {
      const { width, height } = svg.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ w: Math.round(width), h: Math.round(height) });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(svg);
    return () => watch.disconnect();
  }, []);
  const last = Math.max(1, values.length - 1);
  const x = (n: number): number => EDGE.left + (n / last) * (w - EDGE.left - EDGE.right);
  const y = (value: number): number => EDGE.top + (1 - value / 100) * (h - EDGE.top - EDGE.bottom);
  const middle = y(50);
  const line = values.map((value, n) => `${n ? 'L' : 'M'}${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const area = `${line}L${x(values.length - 1).toFixed(1)} ${middle}L${x(0)} ${middle}Z`;
  const discs = discsOf(
    points.map((n) => ({ x: x(n), y: y(values[n]) })),
    { w, h, even: middle },
  );
  const here = Math.min(at, values.length - 1);
  const nearest = (event: PointerEvent<SVGElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    const n = Math.round(((event.clientX - box.left - EDGE.left) / (w - EDGE.left - EDGE.right)) * last);
    return Math.max(0, Math.min(values.length - 1, n));
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step !== undefined) setAt(Math.max(0, Math.min(values.length - 1, here + step)));
    else if (event.key === 'Home') setAt(0);
    else if (event.key === 'End') setAt(values.length - 1);
    else if (event.key === 'Enter') onPick(here);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={css.curve}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={values.length - 1}
      aria-valuenow={here}
      aria-valuetext={words(here)}
      onKeyDown={onKey}
    >
      <svg
        ref={drawing}
        viewBox={`0 0 ${w} ${h}`}
        className={css.drawing}
        aria-hidden="true"
        onPointerMove={(event) => event.pointerType === 'mouse' && setAt(nearest(event))}
        onClick={(event) => onPick(nearest(event as unknown as PointerEvent<SVGElement>))}
      >
        <defs>
          <clipPath id={`${id}-up`}>
            <rect x="0" y="0" width={w} height={middle} />
          </clipPath>
          <clipPath id={`${id}-down`}>
            <rect x="0" y={middle} width={w} height={h - middle} />
          </clipPath>
          <pattern id={`${id}-hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="7" height="7" className={css.wash} />
            <path d="M0 0V7" className={css.hatch} />
          </pattern>
        </defs>
        {[0, 100].map((edge) => (
          <path key={edge} d={`M${EDGE.left} ${y(edge)}H${w - EDGE.right}`} className={css.edge} />
        ))}
        {parts.map((part, i) => (
          <g key={part.at}>
            {part.at > 0 && <path d={`M${x(part.at)} ${y(100)}V${y(0)}`} className={css.part} />}
            <text
              x={(x(part.at) + x(parts[i + 1]?.at ?? last)) / 2}
              y={h - 6}
              textAnchor="middle"
              className={css.partName}
            >
              {part.label}
            </text>
          </g>
        ))}
        <path d={area} className={css.up} clipPath={`url(#${id}-up)`} />
        <path d={area} fill={`url(#${id}-hatch)`} clipPath={`url(#${id}-down)`} />
        <path d={`M${EDGE.left} ${middle}H${w - EDGE.right}`} className={css.middle} />
        <path d={line} className={css.line} />
        <g className={css.names}>
          <text x={EDGE.left + 5} y={y(100) + 15} className={css.above}>
            {above}
          </text>
          <text x={EDGE.left - 8} y={middle + 4} textAnchor="end">
            {even}
          </text>
          <text x={EDGE.left + 5} y={y(0) - 6} className={css.below}>
            {below}
          </text>
        </g>
        <path d={`M${x(here)} ${y(100)}V${y(0)}`} className={css.now} />
        {points.map((n, i) => (
          <g key={n} transform={`translate(${x(n)} ${y(values[n])})`} className={css.point} data-disc={i + 1}>
            <path d={`M0 0L${discs[i].x} ${discs[i].y}`} />
            <circle r="4.5" />
            <circle cx={discs[i].x} cy={discs[i].y} r="11.5" className={css.disc} />
            <text x={discs[i].x} y={discs[i].y + 5} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <p className={css.words}>{words(here)}</p>
    </div>
  );
}

/** The same without words, over the slider of a replay; or small on paper, in a list. */
export function Spark({ values, paper }: { values: readonly number[]; paper?: boolean }) {
  const id = useId();
  const last = Math.max(1, values.length - 1);
  const line = values
    .map((value, n) => `${n ? 'L' : 'M'}${((n / last) * 1000).toFixed(1)} ${(40 - value * 0.4).toFixed(1)}`)
    .join('');
  return (
    <svg
      viewBox="0 0 1000 40"
      preserveAspectRatio="none"
      className={css.spark}
      data-paper={paper}
      aria-hidden="true"
      data-spark
    >
      <clipPath id={id}>
        <rect x="0" y="20" width="1000" height="20" />
      </clipPath>
      <path d={`${line}L1000 20L0 20Z`} className={css.sparkUp} />
      <path d={`${line}L1000 20L0 20Z`} className={css.sparkDown} clipPath={`url(#${id})`} />
      <path d={line} className={css.sparkLine} />
    </svg>
  );
}

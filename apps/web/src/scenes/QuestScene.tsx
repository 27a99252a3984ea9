import { Backdrop } from './Backdrop.tsx';

const INK = 'var(--card-ink)';
const WOOD = 'color-mix(in srgb, #16240f 82%, var(--k-alliance))';

function Fir({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={WOOD}
      d="M0-50 6-37l-2.500.500L10-24l-4 .500L15-9l-6 .500L20 6 4 4v9h-8V4l-16 2L-9-8.500-15-9-6-23.500-10-24l6.500-12.500L-6-37Z"
    />
  );
}

function Walker({
  x,
  y,
  size,
  staff,
  cloak,
}: {
  x: number;
  y: number;
  size: number;
  staff?: boolean;
  cloak?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={INK} stroke={INK} strokeLinecap="round">
      <circle cx="1" cy="-31" r="4" stroke="none" />
      {staff && <path d="M-2.500-33C-2-38 1-41 1-44c2 3 4 7 4 11Z" stroke="none" />}
      <path
        d={cloak ? 'M1-27c-6 2-8 12-9 20l12 2 5-2C9-14 7-25 1-27Z' : 'M1-27c-4 1-5 7-5 14h8c1-6 1-13-3-14Z'}
        stroke="none"
      />
      <path d="M-1-12-6 0M3-12l3 6v6M2-22l6 5" strokeWidth="2.600" fill="none" />
      {staff ? (
        <path d="M9-34 7 1" strokeWidth="1.500" fill="none" />
      ) : (
        <path d="M-2-22-9-13" strokeWidth="2" fill="none" />
      )}
    </g>
  );
}

/** Three on the road under the trees, and a large moon. */
export function QuestScene({ className }: { className?: string }) {
  return (
    <Backdrop
      name="lcg"
      tone="alliance"
      className={className}
      behind={
        <>
          <circle cx="122" cy="70" r="44" fill="var(--card-paper)" />
          <circle cx="122" cy="70" r="44" fill="none" stroke="var(--k-alliance)" strokeWidth=".800" />
          <path
            d="M104 52a9 9 0 0 1 12-4M128 88a12 12 0 0 0 14-8M138 54a5 5 0 1 0 .100 0"
            fill="none"
            stroke="var(--k-alliance)"
            strokeWidth=".800"
            opacity=".5"
          />
          <path
            d="M70 40q4-4 7 0 3-4 7 0M60 50q3-3 5 0 2-3 5 0M168 34q4-4 7 0 3-4 7 0"
            fill="none"
            stroke={INK}
            strokeWidth="1.200"
          />
        </>
      }
    >
      <Fir x={10} y={132} size={1.5} />
      <Fir x={40} y={138} size={1.15} />
      <Fir x={64} y={142} size={0.8} />
      <Fir x={180} y={141} size={0.8} />
      <Fir x={206} y={138} size={1.2} />
      <Fir x={236} y={133} size={1.55} />
      <path d="M78 154q44-14 88 0l6 14H72Z" fill="color-mix(in srgb, #16240f 60%, var(--k-alliance))" />
      <Walker x={102} y={150} size={0.92} />
      <Walker x={121} y={147} size={1.2} staff cloak />
      <Walker x={142} y={150} size={0.78} cloak />
    </Backdrop>
  );
}

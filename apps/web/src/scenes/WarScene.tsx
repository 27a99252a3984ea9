import { Backdrop } from './Backdrop.tsx';

const INK = 'var(--card-ink)';

function Spears({ x, y, flip = 1, banner }: { x: number; y: number; flip?: 1 | -1; banner: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip} 1)`} fill={INK} stroke={INK}>
      <path
        d="M2 34 9 2M11 36 17 8M20 35 27 0M30 37 34 9M38 36 46 4M48 38 52 12M57 37 63 8"
        strokeWidth="1.500"
        fill="none"
      />
      <path
        d="M9 2 7 9l3.500-1ZM17 8l-2.500 6 3.500-.500ZM27 0l-2.500 7 3.500-.500ZM34 9l-3 6h4ZM46 4l-3 6.500 4-.500ZM52 12l-3 5h4ZM63 8l-3 6 4-.500Z"
        strokeWidth=".600"
      />
      <path d="M24 10l3-10" strokeWidth="1.500" />
      <path d="M27 2l16 3-5 5 3 6-16-3Z" fill={banner} stroke={INK} strokeWidth=".800" />
      <path
        stroke="none"
        d="M-6 62V40c0-5 3-8 6-8s5 2 6 6c1-5 4-8 7-8s6 3 7 8c1-6 4-9 7-9s6 3 7 8c1-5 4-7 7-7s5 3 6 8c2-5 4-8 7-8s6 4 7 9c1-3 3-6 6-6s6 3 7 8v21Z"
      />
    </g>
  );
}

/** The mountain of fire, two armies, and two who walk between them. */
export function WarScene({ className }: { className?: string }) {
  return (
    <Backdrop
      name="war"
      tone="war"
      className={className}
      among={
        <g>
          <path
            d="M122 34c-14-2-22-10-18-18 2-5 8-6 12-3 0-8 8-13 15-9 7-4 15 0 15 7 8-1 13 6 10 12-4 8-14 10-22 9Z"
            fill="color-mix(in srgb, var(--k-war) 40%, var(--w-war))"
            opacity=".8"
          />
          <path d="M48 150 106 44l6 3 5-4 7 4 6-3 8 2 58 104Z" fill="#5d1d13" />
          <path d="M106 44l6 3 5-4 7 4 6-3 8 2 12 22-10-6-4 14-8-12-7 18-6-16-9 10-3-14-7 4Z" fill="#7c2a1b" />
          <path d="M112 46c-8-13 8-15 3-27 14 6 20 15 16 26Z" fill="#d65a24" />
          <path d="M118 45c-4-8 5-10 3-17 7 5 9 11 7 17Z" fill="#f6c04d" />
          <path
            d="M118 47l4 15-5 9 9 15-5 12 8 16M127 46l3 12 7 8-2 12 9 14"
            stroke="#f2a03d"
            strokeWidth="2.600"
            fill="none"
            strokeLinejoin="round"
          />
        </g>
      }
    >
      <path
        d="M122 168c-6-10 10-14 6-22-3-6-12-7-8-16"
        fill="none"
        stroke="var(--w-war)"
        strokeWidth="2"
        strokeDasharray="4 3.500"
        opacity=".9"
      />
      <Spears x={-2} y={104} banner="#1d587a" />
      <Spears x={246} y={104} flip={-1} banner="#b3361f" />
      {/* Two small ones on the road. */}
      <g fill={INK}>
        <circle cx="119" cy="137" r="3" />
        <path d="M115 154l1.500-8c.500-4 1-6 3-6s3.500 2 4 6l1.500 8h-3l-1.500-5-2 5Z" />
        <path d="M113 144l-1 11" stroke={INK} strokeWidth="1" />
        <circle cx="130" cy="140" r="2.800" />
        <path d="M126 156l1.500-7c.500-4 1-6 2.800-6s3.200 2 3.800 6l1.400 7h-2.800l-1.400-4-2 4Z" />
        <path d="M133 146c3 0 4 1 4 4s-2 4-4 3Z" />
      </g>
    </Backdrop>
  );
}

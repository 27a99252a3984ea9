import { Backdrop } from './Backdrop.tsx';

const INK = 'var(--card-ink)';
const RAYS = Array.from({ length: 13 }, (_, i) => (i * 180) / 12);

function Banner({ x, ground, children }: { x: number; ground: string; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x} 66)`}>
      <path d="M-2 0h4v92h-4Z" fill={INK} />
      <path d="M0-8l3 6h-6Z" fill={INK} />
      <path d="M-19 6h38v46l-19 12-19-12Z" fill={ground} stroke={INK} strokeWidth="1.500" />
      <path d="M-19 6h38" stroke={INK} strokeWidth="3.500" />
      <g transform="translate(0 30)" fill="#fbf0d4">
        {children}
      </g>
    </g>
  );
}

/** A crown in its glory, and the banners of two realms. */
export function KingsScene({ className }: { className?: string }) {
  return (
    <Backdrop
      name="kings"
      tone="treasure"
      className={className}
      behind={
        <g fill="#d9a231" opacity=".32">
          {RAYS.map((turn) => (
            <path key={turn} d="M122 84-78 73v22Z" transform={`rotate(${turn} 122 84)`} />
          ))}
        </g>
      }
    >
      <Banner x={38} ground="#26406e">
        <path d="M-1.200 20c.500-6 .500-10 .200-14-4 2-7 1-9-1 4 0 6-1 8-4-5 0-8-2-9-6 4 2 7 2 9 0-2-4-5-5-9-5 3-3 7-3 10 0 0-4-1-6-2-8 2 0 3 2 3 3 1-1 2-3 3-3-1 2-2 4-2 8 3-3 7-3 10 0-4 0-7 1-9 5 3 2 6 2 10 0-1 4-4 6-9 6 2 3 4 4 8 4-2 2-5 3-9 1-.300 4-.300 8 .200 14Z" />
      </Banner>
      <Banner x={206} ground="#2f6b3a">
        <path d="M-12 18c1-7 5-10 6-15-3 1-5 3-8 3-2 0-3-2-2-4 3-4 5-7 7-12 2-4 5-6 9-7l1-5 4 5c8 1 13 8 13 18 0 6-1 12-3 17H2c2-5 1-9-2-11-1 5-3 8-4 11Z" />
      </Banner>
      {/* The throne. */}
      <g fill={INK}>
        <path d="M98 158V96c0-6 3-10 7-12l3-10 5 8 9-14 9 14 5-8 3 10c4 2 7 6 7 12v62Z" />
        <path d="M88 158v-28h10v28ZM146 158v-28h10v28ZM80 158h84v6H80Z" />
      </g>
      <path d="M108 158v-54c0-5 3-8 7-8h14c4 0 7 3 7 8v54Z" fill="var(--k-treasure)" />
      <path d="M104 128h36v8h-36Z" fill={INK} />
      <path d="M110 128v-18h24v18Z" fill="#7c2a1b" />
      {/* The crown. */}
      <g stroke="#5a3c00" strokeWidth="1.600" strokeLinejoin="round">
        <path d="M94 62 88 27l17 14 17-24 17 24 17-14-6 35Z" fill="#e3ae3f" />
        <path d="M93 60h58v8H93Z" fill="#c98a12" />
        <g fill="#fff0b8">
          <circle cx="88" cy="26" r="3" />
          <circle cx="122" cy="15" r="3.600" />
          <circle cx="156" cy="26" r="3" />
        </g>
      </g>
      <g stroke="#2a2018" strokeWidth=".700">
        <path d="M122 41l5 7-5 7-5-7Z" fill="#1d587a" />
        <circle cx="105" cy="52" r="2.800" fill="#982b1c" />
        <circle cx="139" cy="52" r="2.800" fill="#3b6732" />
      </g>
      <path d="M98 64h6m5 0h6m5 0h6m5 0h6m5 0h5" stroke="#fff0b8" strokeWidth="1.400" fill="none" />
    </Backdrop>
  );
}

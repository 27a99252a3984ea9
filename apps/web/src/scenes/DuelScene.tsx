import { Backdrop } from './Backdrop.tsx';

const INK = 'var(--card-ink)';

/** A white tower, a dark one, and the Ring between them. */
export function DuelScene({ className }: { className?: string }) {
  return (
    <Backdrop
      name="duel"
      tone="quest"
      className={className}
      behind={
        <g fill="none">
          <circle cx="122" cy="66" r="40" stroke="#6e4a06" strokeWidth="14" />
          <circle cx="122" cy="66" r="40" stroke="#d9a231" strokeWidth="11" />
          <circle cx="122" cy="66" r="44.2" stroke="#f3cf77" strokeWidth="1.6" />
          <circle
            cx="122"
            cy="66"
            r="40"
            stroke="#7d5206"
            strokeWidth="3.4"
            strokeDasharray="1.2 2.6 3.4 2 .9 2.2 2 3"
            opacity=".75"
          />
          <path d="M86 44a42 42 0 0 1 40-20" stroke="#fff3c9" strokeWidth="2.6" strokeLinecap="round" />
        </g>
      }
    >
      {/* The road that both want. */}
      <path
        d="M62 154C90 140 100 158 122 150s34-14 62 2"
        fill="none"
        stroke="var(--card-paper)"
        strokeWidth="2"
        strokeDasharray="5 4"
        opacity=".8"
      />
      {/* The white tower. */}
      <g fill={INK}>
        <path d="M30 156l4-36h34l4 36Z" />
        <path d="M35 121V88l-5-7V64h7v6h6v-6h6v6h6v-6h6v6h6v-6h6v17l-5 7v33Z" />
        <path d="M45 66V47h12v19Z" />
        <path d="M42 48l9-18 9 18Z" />
        <path d="M51 31V20" stroke={INK} strokeWidth="1.4" />
        <path d="M51.500 20.500l13 3.500-13 4Z" fill="#1d587a" />
      </g>
      <g fill="var(--w-quest)">
        <path d="M48.500 128a2.500 3.500 0 0 1 5 0v10h-5ZM41 96a2 3 0 0 1 4 0v8h-4ZM57 96a2 3 0 0 1 4 0v8h-4ZM49.500 54a1.500 2.500 0 0 1 3 0v5h-3Z" />
      </g>
      <path d="M12 156c3-7 9-10 18-11v11ZM92 156c-2-6-7-9-16-10v10Z" fill={INK} />
      {/* The dark tower. */}
      <g fill={INK}>
        <path d="M176 156l5-30 3-34h20l3 34 5 30Z" />
        <path d="M180 94l-7-30 6 10 1-24 6 18 4-30 4-12 4 12 4 30 6-18 1 24 6-10-7 30Z" />
        <path d="M158 156c2-9 8-13 18-15v15ZM230 156c-2-9-8-13-18-15v15Z" />
        <path d="M160 141l3-14 4 11ZM228 141l-3-14-4 11Z" />
      </g>
      <path d="M188 74c2-3 4-4 6-4s4 1 6 4c-2 3-4 4-6 4s-4-1-6-4Z" fill="#e0742f" />
      <path d="M194 71.500c1 1.500 1 3.500 0 5-1-1.500-1-3.500 0-5Z" fill="#2a1208" />
      <path d="M191 104h6v8h-6ZM190 124h8v3h-8Z" fill="#e0742f" opacity=".55" />
    </Backdrop>
  );
}

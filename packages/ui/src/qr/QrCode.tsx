import { useMemo } from 'react';
import { qrCode } from './qr.ts';

/** Light modules around a code, as readers want them. */
const QUIET = 4;

/** A text for the camera of a telephone; nothing where it is too long. Dark on white in every light. */
export function QrCode({ text, label, size = 196 }: { text: string; label: string; size?: number }) {
  const code = useMemo(() => qrCode(text), [text]);
  if (!code) return null;
  const side = code.length + 2 * QUIET;
  const path = code.flatMap((row, r) => row.flatMap((dark, c) => (dark ? `M${c + QUIET} ${r + QUIET}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`} data-qr={text}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path.join('')} fill="#1b130c" shapeRendering="crispEdges" />
    </svg>
  );
}

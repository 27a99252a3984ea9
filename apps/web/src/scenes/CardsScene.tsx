import { Glyph, type IconName } from '@pony/ui';
import { Backdrop } from './Backdrop.tsx';

interface FanCard {
  turn: number;
  icon: IconName;
  light: boolean;
  color: string;
}

const FAN: readonly FanCard[] = [
  { turn: -34, icon: 'gi:ring', light: false, color: '#d8bd84' },
  { turn: -17, icon: 'pp:star', light: true, color: '#1d587a' },
  { turn: 0, icon: 'pp:tree', light: true, color: '#26406e' },
  { turn: 17, icon: 'pp:fortD', light: false, color: '#d8bd84' },
  { turn: 34, icon: 'pp:eye', light: true, color: '#982b1c' },
];

/** Outer cards lie under inner ones. */
const ORDER = FAN.toSorted((a, b) => Math.abs(b.turn) - Math.abs(a.turn));

/** A hand of five, fanned before the hills. */
export function CardsScene({ className }: { className?: string }) {
  return (
    <Backdrop
      name="card-game"
      tone="manoeuvre"
      className={className}
      behind={<circle cx="122" cy="70" r="56" fill="var(--card-paper)" opacity=".7" />}
    >
      {ORDER.map(({ turn, icon, light, color }) => (
        <g key={turn} transform={`translate(122 178) rotate(${turn}) translate(-27 -150)`}>
          <rect x="1.500" y="2.500" width="54" height="82" rx="5" fill="#1d1206" opacity=".28" />
          <rect
            width="54"
            height="82"
            rx="5"
            fill={light ? '#fbf5e4' : '#3a2a49'}
            stroke="var(--card-ink)"
            strokeWidth="1.500"
          />
          {light ? (
            <>
              <path d="M0 5a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v8H0Z" fill={color} />
              <path d="M5 62h44M5 68h34M5 74h40" stroke="#8a7350" strokeWidth="1.300" />
              <Glyph name={icon} x={10} y={20} size={34} color={color} />
            </>
          ) : (
            <>
              <rect x="4" y="4" width="46" height="74" rx="3" fill="none" stroke={color} />
              <path d="M4 28h46M4 54h46M19 4v74M35 4v74" stroke={color} strokeWidth=".500" opacity=".5" />
              <circle cx="27" cy="41" r="17" fill="#3a2a49" stroke={color} />
              <Glyph name={icon} x={15} y={29} size={24} color={color} />
            </>
          )}
        </g>
      ))}
    </Backdrop>
  );
}

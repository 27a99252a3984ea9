import { Glyph } from '@pony/ui';
import { ELITE_ICON, LEADER_ICON, NAZGUL_ICON, REGULAR_ICON, SHADOW } from '../data/facts.ts';
import type { Level } from '../map/camera.ts';
import { facesAt, plateRows, plateSize, ROW, tokenMarks } from '../map/sizes.ts';
import { type Force, unitsOf } from '../types.ts';
import css from './pieces.module.css';
import { Badge, Emblem, Face, Numeral, Pip, pieceColour, SideShape } from './Shapes.tsx';

/** The whole army as one token: the shape of the side, units, leadership; at the second level the nations it is of. */
export function ArmyToken({ force, size, level }: { force: Force; size: number; level: Level }) {
  const { badges, command, pip } = tokenMarks(force, size, level);
  return (
    <>
      <SideShape side={force.side} size={size} fill={pieceColour(force.side)} className={css.rim} />
      {force.side !== SHADOW && <circle r={size * 0.35} className={css.stitch} />}
      <Numeral size={size * 0.55} className={css.numeral}>
        {unitsOf(force)}
      </Numeral>
      {badges.map((badge) => (
        <Badge key={badge.nation} {...badge} />
      ))}
      {command && force.command && (
        <CommandMark mark={force.command.mixed ? force.command.mark : '='} side={force.side} {...command} />
      )}
      {pip && <Pip x={pip.x} y={pip.y} value={force.leadership} />}
    </>
  );
}

/** The mark of the player who commands an army of two; two armies that stay apart have a sign of their own. */
function CommandMark({
  mark,
  side,
  x,
  y,
  radius,
}: {
  mark: string;
  side: number;
  x: number;
  y: number;
  radius: number;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} stroke={pieceColour(side)} className={css.command} />
      <Numeral x={x} y={y} size={10.5} className={css.commandText}>
        {mark}
      </Numeral>
    </>
  );
}

const ICONS = { regulars: REGULAR_ICON, elites: ELITE_ICON, leaders: LEADER_ICON, nazgul: NAZGUL_ICON };

interface PlateProps {
  force: Force;
  letter: (character: number) => string;
  /** Middle. */
  y?: number;
}

/** The army unit by unit: a row for each nation, Characters at the end of the first. */
export function ArmyPlate({ force, letter, y = 0 }: PlateProps) {
  const rows = plateRows(force);
  const { w, h } = plateSize(force);
  const line = (i: number): number => y - h + 1 + ROW / 2 + i * ROW;
  return (
    <>
      <rect
        x={-w}
        y={y - h}
        width={w * 2}
        height={h * 2}
        rx={force.side === SHADOW ? 2 : Math.min(16, h)}
        stroke={pieceColour(force.side)}
        className={css.plate}
      />
      {rows.map((row, i) => (
        <g key={row.nation}>
          <Emblem nation={row.nation} x={17 - w} y={line(i)} size={28} />
          {row.cells.map(({ of, count, x }) => (
            <g key={of}>
              <Glyph name={ICONS[of]} x={x - w} y={line(i) - 9.5} size={19} color="var(--ink)" />
              <text x={x - w + 20} y={line(i) + 6} className={css.count}>
                {count}
              </text>
            </g>
          ))}
        </g>
      ))}
      {force.characters.map((character, i) => (
        <Face
          key={character}
          character={character}
          letter={letter(character)}
          x={facesAt(rows) + 12 + i * 25 - w}
          y={line(0)}
          size={25}
        />
      ))}
    </>
  );
}

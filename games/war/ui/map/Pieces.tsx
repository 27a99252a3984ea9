import { Glyph } from '@pony/ui';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { ArmyPlate, ArmyToken } from '../pieces/Army.tsx';
import { FellowshipPiece, Party, SettlementMark, SiegeBox, SiegeRing } from '../pieces/Others.tsx';
import { outline } from '../pieces/outlines.ts';
import { type FellowshipState, type RegionState, unitsOf } from '../types.ts';
import { useWarWords } from '../words/words.ts';
import { holderOf, type Laid, SETTLEMENT, TOKEN } from './arrange.ts';
import { arrowsFrom, type Lit } from './arrows.ts';
import { gate, PLACES, type Spot } from './atlas.ts';
import type { Level } from './camera.ts';
import css from './Pieces.module.css';

interface PinProps {
  /** In units of the map. */
  at: Spot;
  /** In pixels, from there. */
  dx?: number;
  dy?: number;
  /** Which piece it is. */
  name?: string;
  children: ReactNode;
}

/** Something that moves with the map and keeps its size. */
export function Pin({ at, dx = 0, dy = 0, name, children }: PinProps) {
  const style = { '--px': at.x, '--py': at.y, '--dx': dx, '--dy': dy } as CSSProperties;
  return (
    <g className={css.pin} style={style} data-piece={name}>
      {children}
    </g>
  );
}

interface PiecesProps {
  regions: readonly RegionState[];
  fellowship: FellowshipState | null;
  laid: readonly Laid[];
  lit: ReadonlyMap<number, Lit>;
  selected: number | null;
  k: number;
  level: Level;
}

/** An arrow over the border from the chosen region to a lit one. */
function Arrow({ from, to }: { from: number; to: number }) {
  const at = gate(from, to);
  if (!at) return null;
  const a = PLACES[from].anchor;
  const b = PLACES[to].anchor;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <Pin at={at}>
      <g transform={`rotate(${turn})`} className={css.arrow}>
        <path d="M-20 0H8" className={css.shaft} />
        <path d="M23 0 8 -9.500V9.500Z" />
      </g>
    </Pin>
  );
}

function LitMark({ kind, small }: { kind: Lit; small: boolean }) {
  if (kind === 'attack')
    return (
      <g className={css.mark}>
        <circle r={11} />
        <Glyph name="gi:crossed-swords" x={-8} y={-8} size={16} color="#2a2018" />
      </g>
    );
  const half = small ? 6 : 7.5;
  return (
    <g className={css.mark}>
      <path d={outline('diamond', 0, 0, half * 3.3)} />
    </g>
  );
}

/** All pieces on the map, at one zoom. */
export const Pieces = memo(function Pieces({ regions, fellowship, laid, lit, selected, k, level }: PiecesProps) {
  const words = useWarWords();
  const draw = (piece: Laid): ReactNode => {
    const state = regions[piece.region];
    const place = PLACES[piece.region];
    switch (piece.kind) {
      case 'army':
        if (!piece.force) return null;
        return level === 3 ? (
          <ArmyPlate force={piece.force} letter={words.letter} />
        ) : (
          <ArmyToken force={piece.force} size={TOKEN[level]} level={level} />
        );
      case 'settlement':
        if (state.inside && level === 1) return <SiegeRing radius={11} count={unitsOf(state.inside)} />;
        return (
          <>
            <SettlementMark
              kind={place.kind}
              nation={place.nation}
              fortified={place.fortified}
              control={state.control}
              size={SETTLEMENT[level]}
            />
            {state.inside && <SiegeRing radius={SETTLEMENT[level] * 0.74} />}
          </>
        );
      case 'fellowship':
        return fellowship && <FellowshipPiece state={fellowship} size={level === 1 ? 30 : 36} />;
      case 'party':
        return piece.force && <Party force={piece.force} letter={words.letter} level={level} />;
      case 'more':
        return piece.more && <piece.more.Draw level={level} />;
      case 'mark':
        return <LitMark kind={lit.get(piece.region) ?? 'go'} small={holderOf(state) >= 0} />;
      case 'siege':
        return (
          piece.force && (
            <SiegeBox
              force={piece.force}
              letter={words.letter}
              word={words.say('map.besieged')}
              w={piece.box.w}
              h={piece.box.h}
            />
          )
        );
    }
  };
  const order: Laid['kind'][] = ['settlement', 'army', 'more', 'party', 'fellowship', 'siege', 'mark'];
  const offset = (piece: Laid): { at: Spot; dx: number; dy: number } => {
    const at = PLACES[piece.region].anchor;
    return { at, dx: piece.box.x - at.x * k, dy: piece.box.y - at.y * k };
  };
  return (
    <g>
      {level > 1 &&
        selected !== null &&
        arrowsFrom(selected, lit).map((to) => <Arrow key={to} from={selected} to={to} />)}
      {laid
        .filter((piece) => piece.kind === 'siege')
        .map((piece) => {
          const core = laid.find((one) => one.kind === 'settlement' && one.region === piece.region);
          if (!core) return null;
          const { at, dx, dy } = offset(core);
          return (
            <Pin key={piece.key} at={at} dx={dx} dy={dy}>
              <path d={`M0 0L${piece.box.x - core.box.x} ${piece.box.y - core.box.y}`} className={css.tether} />
            </Pin>
          );
        })}
      {order.flatMap((kind) =>
        laid
          .filter((piece) => piece.kind === kind)
          .map((piece) => (
            <Pin key={piece.key} name={piece.key} {...offset(piece)}>
              {draw(piece)}
            </Pin>
          )),
      )}
    </g>
  );
});

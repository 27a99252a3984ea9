import { Pip } from '../pieces/Shapes.tsx';
import { PLACES } from './atlas.ts';
import css from './PathMarks.module.css';
import { Pin } from './Pieces.tsx';

/** A dot for every region the way has left behind. */
export function PathMarks({ path }: { path: readonly number[] }) {
  return (
    <g>
      {path.slice(0, -1).map((region, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a region twice
        <Pin key={i} at={PLACES[region].anchor}>
          <circle r={6} className={css.dot} />
        </Pin>
      ))}
    </g>
  );
}

/** The steps still to go, at the end of the way. */
export function StepsLeft({ path, left }: { path: readonly number[]; left: number }) {
  if (path.length === 0 || left === 0) return null;
  return (
    <Pin at={PLACES[path[path.length - 1]].anchor} dx={17} dy={-17}>
      <Pip x={0} y={0} value={left} />
    </Pin>
  );
}

import { Pip } from '../pieces/Shapes.tsx';
import { PLACES } from './atlas.ts';
import css from './PathMarks.module.css';
import { Pin } from './Pieces.tsx';

/** Where the way has led: a dot for every region left behind, and at its end the steps still to go. */
export function PathMarks({ path, left }: { path: readonly number[]; left: number }) {
  if (path.length === 0) return null;
  const last = path[path.length - 1];
  return (
    <g>
      {path.slice(0, -1).map((region, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may pass a region twice
        <Pin key={i} at={PLACES[region].anchor}>
          <circle r={6} className={css.dot} />
        </Pin>
      ))}
      {left > 0 && (
        <Pin at={PLACES[last].anchor} dx={17} dy={-17}>
          <Pip x={0} y={0} value={left} />
        </Pin>
      )}
    </g>
  );
}

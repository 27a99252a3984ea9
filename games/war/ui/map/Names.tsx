import { memo, useEffect, useMemo, useState } from 'react';
import { useWarWords } from '../words/words.ts';
import type { Laid } from './arrange.ts';
import type { Lit } from './arrows.ts';
import { FEATURES, PLACES } from './atlas.ts';
import type { Level } from './camera.ts';
import { placeFeatures, placeNames } from './lettering.ts';
import css from './Names.module.css';
import { Pin } from './Pieces.tsx';
import { MANY } from './Regions.tsx';

interface NamesProps {
  laid: readonly Laid[];
  lit: ReadonlyMap<number, Lit>;
  selected: number | null;
  k: number;
  level: Level;
}

const FACE = 'italic 700';
const FEATURE_SIZE = 14;
let pen: CanvasRenderingContext2D | null = null;

/** Width of a line in the lettering of the map. */
function measure(text: string, size: number): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * size * 0.5;
  pen.font = `${FACE} ${size}px "Alegreya Variable", Alegreya, Georgia, serif`;
  return pen.measureText(text).width + text.length * size * 0.01;
}

/** Grows when the lettering has been fetched, so that names are measured in it. */
function useLettering(lang: string): number {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    let gone = false;
    document.fonts?.load(`${FACE} 14px "Alegreya Variable"`, lang === 'uk' ? 'їґ' : 'a').then(
      () => gone || setReady((n) => n + 1),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [lang]);
  return ready;
}

/** The names of regions that have room, and of seas, ranges, woods and rivers. */
export const Names = memo(function Names({ laid, lit, selected, k, level }: NamesProps) {
  const words = useWarWords();
  const ready = useLettering(words.lang);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are placed anew when their lettering is there
  const { names, features } = useMemo(() => {
    const strong = new Set(lit.size > MANY ? [] : lit.keys());
    if (selected !== null) strong.add(selected);
    const taken = laid.flatMap(({ box, also = [] }) => [box, ...also]);
    const placed = placeNames({ k, level, name: words.region, measure, taken, strong });
    const shown = level === 1 ? [] : FEATURES.filter(({ kind }) => kind !== 'r' || level === 3);
    const width = (id: string): number => {
      const text = words.say(`feature.${id}`);
      return measure(text, FEATURE_SIZE) + text.length * FEATURE_SIZE * 0.14;
    };
    return { names: placed.names, features: placeFeatures(shown, k, width, placed.boxes) };
  }, [laid, lit, selected, k, level, words, ready]);
  return (
    <g className={css.names}>
      <Pin at={{ x: 62, y: 470 }}>
        <text className={css.sea} transform={`rotate(-64) scale(${Math.max(0.75, k)})`}>
          {words.say('feature.belegaer')}
        </text>
      </Pin>
      {features.map(({ kind, id, x, y, turn }) => (
        <Pin key={`${kind}-${id}`} at={{ x: x / k, y: y / k }}>
          <text className={css.feature} data-kind={kind} transform={`rotate(${turn})`} y={FEATURE_SIZE * 0.3}>
            {words.say(`feature.${id}`)}
          </text>
        </Pin>
      ))}
      {names.map((name) => {
        const at = PLACES[name.region].anchor;
        const step = name.size * 1.04;
        const top = -((name.lines.length - 1) * step) / 2 + name.size * 0.33;
        return (
          <Pin key={name.region} at={at} dx={name.x - at.x * k} dy={name.y - at.y * k}>
            <text className={name.strong ? css.strong : css.name} style={{ fontSize: `${name.size}px` }}>
              {name.lines.map((line, i) => (
                <tspan key={line} x={0} y={top + i * step}>
                  {line}
                </tspan>
              ))}
            </text>
          </Pin>
        );
      })}
    </g>
  );
});

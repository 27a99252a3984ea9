import { Button, type Camera, classes, type Look, useCamera } from '@pony/ui';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FellowshipState, RegionState } from '../types.ts';
import { useWarWords } from '../words/words.ts';
import { arrange, type MapPiece } from './arrange.ts';
import type { Lit } from './arrows.ts';
import { SIZE } from './atlas.ts';
import { levelOf, MAP } from './camera.ts';
import { GoTo, type MapPlace } from './GoTo.tsx';
import { Land } from './Land.tsx';
import { MiniMap } from './MiniMap.tsx';
import { Names } from './Names.tsx';
import { PathMarks, StepsLeft } from './PathMarks.tsx';
import { Pieces } from './Pieces.tsx';
import { MANY, Regions } from './Regions.tsx';
import css from './WarMap.module.css';

export interface WarMapProps {
  regions: readonly RegionState[];
  fellowship: FellowshipState | null;
  /** Pieces of expansions. */
  more?: readonly MapPiece[];
  /** Regions that may be chosen now, and what choosing them does. */
  lit?: ReadonlyMap<number, Lit>;
  /** The region chosen or looked at. */
  selected?: number | null;
  /** A way across the map, region by region, and how many steps it may still go. */
  path?: readonly number[];
  steps?: number;
  /** Drawn over the land and under the pieces, at this zoom. */
  under?: (k: number) => ReactNode;
  /** Regions that the card pointed at would touch. */
  touched?: ReadonlySet<number>;
  onRegion?: (region: number, from: Element) => void;
  /** Where something happens, beside the whole map. */
  goTo?: readonly MapPlace[];
  /** A small whole map in the corner. */
  mini?: boolean;
  camera?: Ref<Camera>;
  /** Lies over the map: boxes on the sea, dice. */
  children?: ReactNode;
  className?: string;
}

const NOTHING: ReadonlyMap<number, Lit> = new Map();
const NOWHERE: readonly number[] = [];
const UNTOUCHED: ReadonlySet<number> = new Set();
const NO_PIECES: readonly MapPiece[] = [];
const NO_PLACES: readonly MapPlace[] = [];

/** The map: ground that is drawn once, lit regions over it, and pieces and names that keep their size. */
export function WarMap(props: WarMapProps) {
  const {
    regions,
    fellowship,
    more = NO_PIECES,
    lit = NOTHING,
    selected = null,
    path = NOWHERE,
    steps = 0,
    touched = UNTOUCHED,
    goTo = NO_PLACES,
    onRegion,
    mini,
  } = props;
  const { children, className } = props;
  const words = useWarWords();
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const pins = useRef<HTMLDivElement>(null);
  const small = useRef<SVGRectElement>(null);
  const drawn = useRef(1);
  const [rest, setRest] = useState(0);

  const move = ({ k, x: left, y: top }: Look): void => {
    const scale = k / drawn.current;
    // Whole pixels: layers that lie between pixels must be mixed anew in every frame.
    const x = Math.round(left);
    const y = Math.round(top);
    const turned = `translate3d(${x}px, ${y}px, 0)${Math.abs(scale - 1) < 1e-4 ? '' : ` scale(${scale})`}`;
    if (ground.current) ground.current.style.transform = turned;
    if (over.current) over.current.style.transform = turned;
    if (pins.current) {
      pins.current.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      if (pins.current.dataset.k !== String(k)) {
        pins.current.dataset.k = String(k);
        pins.current.style.setProperty('--k', String(k));
      }
    }
    const box = frame.current;
    if (small.current && box) {
      small.current.setAttribute('x', String(-x / k));
      small.current.setAttribute('y', String(-y / k));
      small.current.setAttribute('width', String(box.clientWidth / k));
      small.current.setAttribute('height', String(box.clientHeight / k));
    }
  };
  const camera = useCamera(frame, { world: MAP, onMove: move, onRest: ({ k }) => setRest(k) });
  useImperativeHandle(props.camera, () => camera.current as Camera, [camera]);

  const k = rest || 1;
  const level = levelOf(k);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layers are laid anew when the zoom they are drawn for changes
  useLayoutEffect(() => {
    drawn.current = k;
    if (camera.current) move(camera.current.look());
  }, [k]);
  const laid = useMemo(() => {
    const marked = lit.size > MANY ? [] : [...lit.keys()].filter((region) => region !== selected);
    return arrange({ regions, fellowship, more }, k, level, marked);
  }, [regions, fellowship, more, k, level, lit, selected]);
  const size: CSSProperties = { width: SIZE.width * k, height: SIZE.height * k, '--u': 1 / k } as CSSProperties;

  return (
    <section className={classes(css.map, className)} data-level={level} aria-label={words.say('map.label')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of pieces */}
      <div
        ref={frame}
        className={css.window}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the map and + and - bring it closer
        tabIndex={0}
        role="group"
        aria-label={words.say('map.label')}
      >
        <div ref={ground} className={css.ground}>
          <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} style={size} aria-hidden="true">
            <Land />
          </svg>
        </div>
        <div ref={over} className={css.ground}>
          <Regions
            regions={regions}
            fellowship={fellowship}
            lit={lit}
            selected={selected}
            path={path}
            touched={touched}
            size={size}
            onRegion={onRegion}
            onFocus={(spot) => camera.current?.reveal(spot)}
          />
        </div>
        <div ref={pins} className={css.pins}>
          <svg width="1" height="1" aria-hidden="true">
            {props.under?.(k)}
            <PathMarks path={path} />
            <Pieces {...{ regions, fellowship, laid, lit, selected, k, level }} />
            <StepsLeft path={path} left={steps} />
            <Names {...{ laid, lit, selected, k, level }} />
          </svg>
        </div>
      </div>
      <div className={css.rim} />
      {mini && <MiniMap regions={regions} window={small} onPoint={(spot) => camera.current?.show([spot])} />}
      {children}
      <div className={css.buttons}>
        <Button label={words.say('map.zoomIn')} onPress={() => camera.current?.zoom(1.5)} icon="pp:plus" />
        <Button label={words.say('map.zoomOut')} onPress={() => camera.current?.zoom(1 / 1.5)} icon="pp:minus" />
        <GoTo places={goTo} camera={camera} />
      </div>
    </section>
  );
}

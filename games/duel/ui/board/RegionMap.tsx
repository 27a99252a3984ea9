import { BoardFrame, classes, Fortress, Icon, type IconName, isLegal, Pin, UnitToken } from '@pony/ui';
import { type Duel, useDuel } from '../duel.ts';
import { REGIONS, SIDES, TILES } from '../facts.ts';
import { SEAT_SIDE } from '../icons.ts';
import { RegionPennon } from '../marks/marks.tsx';
import { offersAt } from '../targets.ts';
import { MAP_SIZE, MapArt, PLATES, SHAPES } from './MapArt.tsx';
import css from './RegionMap.module.css';

/** What stands in a region, in words. */
export function useRegionWords(): (region: number) => string {
  const { view, say, text } = useDuel();
  return (region) => {
    const there = SIDES.flatMap((side, seat) => {
      const { units, fortresses } = view.sides[seat];
      const words: string[] = [];
      if (fortresses[region]) words.push(text.say('word.fortress'));
      if (units[region] > 0) words.push(text.say('count.units', { n: units[region] }));
      return words.length > 0 ? [`${text.say(`seat.${side}`)}: ${words.join(', ')}`] : [];
    });
    return there.length > 0 ? there.join('; ') : say('emptyRegion');
  };
}

function Pieces({ region }: { region: number }) {
  const { view, text } = useDuel();
  return (
    <span className={css.pieces} aria-hidden="true">
      {SIDES.map((side, seat) => {
        const { units, fortresses } = view.sides[seat];
        const letter = text.say(`tag.side.${side}`);
        return (
          <span key={side} className={css.of}>
            {fortresses[region] && (
              <span className={css.fort} data-travel={`fortress-${seat}-${region}`}>
                <Fortress side={SEAT_SIDE[seat]} label="" />
                <i>{letter}</i>
              </span>
            )}
            {units[region] > 0 && (
              <span className={css.unit} data-units={`${seat}-${region}`}>
                <UnitToken side={SEAT_SIDE[seat]} count={units[region]} label="" letter={letter} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

type RegionVerb = 'place' | 'spread' | 'move' | 'remove' | 'raze';

const VERB_ICON: Readonly<Record<RegionVerb, IconName>> = {
  place: 'gi:swordman',
  spread: 'gi:swordman',
  move: 'gi:walking-boot',
  remove: 'gi:broken-shield',
  raze: 'gi:castle-ruins',
};

/** What a press on a lit region would begin. */
function verbAt({ offers, situation, half }: Duel, region: number): RegionVerb {
  if (half?.is === 'region') return half.verb;
  const here = offersAt(offers, situation.seat, { kind: 'region', id: region });
  return (here.find(isLegal)?.option[0] ?? 'place') as RegionVerb;
}

/** The seven regions: plates with pennon and name, pieces below; the whole land of a region answers a press. */
export function RegionMap({ className }: { className?: string }) {
  const duel = useDuel();
  const { text, say, stateOf, press, hint } = duel;
  const words = useRegionWords();
  const plateOf = (region: number): Element | null => document.querySelector(`[data-region="${region}"]`);
  return (
    <BoardFrame
      {...MAP_SIZE}
      nearest={1}
      label={say('map')}
      className={classes(css.map, className)}
      art={
        <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} className={css.art} aria-hidden="true">
          <MapArt />
          {SHAPES.map((shape, region) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the plate is the same thing, for keyboards and readers
            <path
              key={REGIONS[region]}
              d={shape}
              className={css.land}
              data-lit={stateOf({ kind: 'region', id: region })}
              data-hint={hint.regions.includes(region) || undefined}
              onClick={(event) => press({ kind: 'region', id: region }, plateOf(region) ?? event.currentTarget)}
            />
          ))}
          <rect x="-400" y="-400" width="1230" height="1200" fill="url(#duel-light)" pointerEvents="none" />
          <radialGradient id="duel-light" gradientUnits="userSpaceOnUse" cx="194" cy="240" r="330">
            <stop offset="0" className={css.glow} />
            <stop offset="1" className={css.gloom} />
          </radialGradient>
        </svg>
      }
    >
      <Pin x={52} y={258} className={css.sea}>
        {say('sea')}
      </Pin>
      {PLATES.map((plate, region) => {
        const state = stateOf({ kind: 'region', id: region });
        const name = text.say(`region.${REGIONS[region]}`);
        return (
          <Pin key={REGIONS[region]} x={plate.x} y={plate.y + 14} className={css.pin}>
            <button
              type="button"
              className={css.place}
              data-rove
              data-region={region}
              aria-pressed={state === 'selected' || undefined}
              onClick={(event) => press({ kind: 'region', id: region }, event.currentTarget)}
            >
              <span className={css.plate} data-state={state === 'not-now' ? 'rest' : state}>
                <RegionPennon region={region} aloud={false} />
                {name}
                {state === 'legal' && <Icon name={VERB_ICON[verbAt(duel, region)]} className={css.verb} />}
              </span>
              <span className="pony-aloud">
                . {words(region)}
                {state === 'legal' && `. ${say(`verb.${verbAt(duel, region)}`)}`}
              </span>
              <Pieces region={region} />
            </button>
          </Pin>
        );
      })}
    </BoardFrame>
  );
}

/** The tile that fortifies a region. */
export const tileOf = (region: number): number => TILES.findIndex((tile) => tile.region === region);

import { Coin, classes, Icon } from '@pony/ui';
import { type TileView, useDuel } from '../duel.ts';
import { costWords } from '../faces.tsx';
import { REGIONS, TILES } from '../facts.ts';
import { lookAt } from '../look-at.ts';
import { TileEffect } from '../marks/effects.tsx';
import { RegionPennon, SkillMarks } from '../marks/marks.tsx';
import { priceWords } from '../prices.ts';
import css from './Landmarks.module.css';

function Tile({ tile: { tile, price } }: { tile: TileView }) {
  const duel = useDuel();
  const { view, situation, text, say, stateOf, press, size } = duel;
  const thing = { kind: 'tile', id: tile } as const;
  const state = stateOf(thing);
  const { region, cost } = TILES[tile];
  const payer = situation.seat ?? view.active;
  const short = price.coins - view.sides[payer].coins;
  const small = size === 'phone';
  const label = [
    text.say(`region.${REGIONS[region]}`),
    costWords(duel, { coins: 0, cost }),
    priceWords(duel, price),
    short > 0 ? say('short', { n: short }) : state === 'legal' ? say('lit') : '',
  ];
  return (
    <button
      type="button"
      className={classes(css.tile, short > 0 && css.dear, small && css.small)}
      data-rove
      data-state={state === 'not-now' ? 'rest' : state}
      data-travel={`tile-${tile}`}
      aria-disabled={state === 'not-now' || undefined}
      onClick={(event) => press(thing, event.currentTarget)}
      data-look={lookAt('tile', tile)}
    >
      <RegionPennon region={region} aloud={false} />
      <span className={css.name}>{text.name('tile', tile)}</span>
      <span className="pony-aloud">. {label.filter(Boolean).join('. ')}</span>
      {!small && (
        <span className={css.brings} aria-hidden="true">
          <TileEffect tile={tile} seat={payer} />
        </span>
      )}
      <span className={css.cost} aria-hidden="true">
        <SkillMarks counts={cost} />
      </span>
      <span className={css.pay} aria-hidden="true">
        {short > 0 && <Icon name="pp:lock" />}
        {!small && <span>{short > 0 ? say('short', { n: short }) : say('youPay')}</span>}
        <Coin value={price.coins} />
      </span>
    </button>
  );
}

/** The landmark tiles that lie face up, with what each costs the reader now. */
export function Landmarks() {
  const { view, say, size } = useDuel();
  return (
    <section className={css.tiles} aria-label={say('landmarks')}>
      {size === 'wide' && (
        <header className={css.head}>
          <h2 className="pony-caps">{say('landmarks')}</h2>
          <span className="pony-caps">{say('inStack', { n: view.tileStack })}</span>
        </header>
      )}
      {view.tilesUp.map((tile) => (
        <Tile key={tile.tile} tile={tile} />
      ))}
      {view.tilesUp.length === 0 && <p className={css.none}>{say('noTiles')}</p>}
    </section>
  );
}

import { Sheet } from '@pony/ui';
import { HuntBox } from '../panels/Hunt.tsx';
import { percent } from '../panels/odds.ts';
import { Tile } from '../panels/Tile.tsx';
import { useWar } from '../war.ts';
import css from './sheets.module.css';

/** The Hunt as far as players may know it: its box, how many tiles are left, which have been drawn. */
export function HuntSheet({ onClose }: { onClose: () => void }) {
  const { view, words } = useWar();
  const list = (title: string, tiles: readonly number[]) =>
    tiles.length > 0 && (
      <section key={title}>
        <h3 className="pony-caps">{words.say(title)}</h3>
        <div className={css.tiles}>
          {tiles.map((tile) => (
            <Tile key={tile} tile={tile} small />
          ))}
        </div>
      </section>
    );
  return (
    <Sheet title={words.say('table.pool')} onClose={onClose} icon="pp:eye">
      <div className={css.stack}>
        <HuntBox />
        <p>
          {words.say('table.poolLeft', { n: view.hunt.pool })}{' '}
          {words.say('table.oddsReveal', {
            reveals: percent(view.hunt.odds.reveals, words.lang),
            eyes: percent(view.hunt.odds.eyes, words.lang),
          })}
        </p>
        {list('table.drawn', view.hunt.drawn)}
        {list('table.waitingTiles', view.hunt.waiting)}
        {list('table.removed', view.hunt.removed)}
      </div>
    </Sheet>
  );
}

import { classes, Icon, Tile as Piece } from '@pony/ui';
import { TILE_DIE, TILE_EYE, tileNumber } from '../data/facts.ts';
import { useFacts } from '../slots.tsx';
import { useWarWords } from '../words/words.ts';
import css from './Tile.module.css';

/** A Hunt tile: its number or sign, and whether it reveals or stops. */
export function Tile({ tile, small }: { tile: number; small?: boolean }) {
  const words = useWarWords();
  const { side, value, reveal, stop } = useFacts().tiles[tile];
  const parts = [
    value === TILE_EYE ? words.say('tile.eye') : value === TILE_DIE ? words.say('tile.die') : tileNumber(value),
    reveal ? words.say('tile.reveal') : '',
    stop ? words.say('tile.stop') : '',
  ];
  return (
    <Piece className={classes(css.tile, small && css.small)} side={side} label={parts.filter(Boolean).join(', ')}>
      {value === TILE_EYE && <Icon name="pp:eye" className={css.sign} />}
      {value === TILE_DIE && <Icon name="gi:rolling-dices" className={css.sign} />}
      {value < TILE_EYE && <b aria-hidden="true">{tileNumber(value)}</b>}
      <span className={css.marks} aria-hidden="true">
        {reveal && <Icon name="gi:semi-closed-eye" />}
        {stop && <Icon name="pp:stop" />}
      </span>
    </Piece>
  );
}

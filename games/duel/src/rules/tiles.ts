/** Rules 7 and 12: a landmark tile is taken. The fortress comes first, with the units printed beside it (DU-7.4, DU-7.10). */
import { address, call, procedure, run } from '@pony/engine';
import { countOf, TILES, tokensThat } from '../data.ts';
import type { Duel } from '../state.ts';
import { placeFortress } from './board.ts';
import { gainCoins } from './coins.ts';
import { iconsOf, useIcons } from './icons.ts';

export interface TakeTile {
  tile: number;
  /** Tokens owned when the tile was taken (DU-14.15). */
  tokens: number;
}

export const takeTile = address<TakeTile>('take-tile');

const AGAIN_ON_TILE = tokensThat('extra-turn-on-tile');

export const tiles = procedure<Duel, TakeTile>('take-tile', [
  run('fortress', (s, f, cx) => {
    s.tilesUp.splice(s.tilesUp.indexOf(f.tile), 1); // DU-7.6: no new tile is turned up
    s.tileOwner[f.tile] = s.active;
    placeFortress(s, s.active, TILES[f.tile].region, cx);
  }),
  call('garrison', useIcons, (_s, f) => {
    const { region, effect } = TILES[f.tile];
    return effect.units > 0 ? iconsOf({ units: effect.units, regions: 1 << region }) : null;
  }),
  run('coins', (s, f, cx) => gainCoins(s, s.active, TILES[f.tile].effect.coins, cx)),
  call('effect', useIcons, (_s, f) => {
    const { moves, rings, greyLoss, fromDiscard, namedAlliance } = TILES[f.tile].effect;
    if (moves + rings + greyLoss + fromDiscard + namedAlliance === 0) return null;
    return iconsOf({ moves, rings, greyLoss, fromDiscard, namedAlliance });
  }),
  // DU-15.5
  call('bonus', useIcons, (_s, f) =>
    (f.tokens & AGAIN_ON_TILE) !== 0 ? iconsOf({ extraTurns: countOf('extra-turn-on-tile') }) : null,
  ),
]);

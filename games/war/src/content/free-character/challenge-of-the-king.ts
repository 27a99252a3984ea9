import { ARAGORN, FREE, GONDOR, REGION_NATION, ROHAN, STRIDER, TILE_EYE } from '../../data.ts';
import { tileValue } from '../../edition.ts';
import type { Region } from '../../ids.ts';
import { removeCharacter } from '../../rules/characters.ts';
import { drawTile, removeTile, returnTile } from '../../rules/pool.ts';
import { event, isWithArmy, simply, someWithArmy } from '../vocabulary.ts';

const TILES = 3;
const NEAR = (region: Region): boolean => [GONDOR, ROHAN].includes(REGION_NATION[region]);

/** Three tiles: all Eyes cost the king his life, otherwise Eyes leave the game and the others go back (WR-9.97). */
export const challengeOfTheKing = event('challenge-of-the-king', {
  requires: [someWithArmy([STRIDER, ARAGORN], NEAR)],
  ops: [
    simply(
      (s, _f, cx) => {
        const drawn: number[] = [];
        for (let i = 0; i < TILES; i++) {
          const tile = drawTile(s, drawn, cx);
          if (tile >= 0) drawn.push(tile);
        }
        const eyes = drawn.filter((tile) => tileValue(s, tile) === TILE_EYE);
        cx.emit('challenge', { tiles: drawn, count: eyes.length });
        const lost = eyes.length === TILES;
        for (const tile of drawn) {
          if (!lost && eyes.includes(tile)) removeTile(s, tile, cx);
          else returnTile(s, tile, cx);
        }
        const king = [STRIDER, ARAGORN].find((c) => isWithArmy(s, FREE, c));
        if (lost && king !== undefined) removeCharacter(s, king, cx);
      },
      () => ({ characters: [STRIDER, ARAGORN] }),
    ),
  ],
});

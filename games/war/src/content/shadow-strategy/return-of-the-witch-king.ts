import { placeIn, regionOf } from '../../board.ts';
import { region, SAURON, SHADOW, WITCH_KING } from '../../data.ts';
import { watchTable } from '../../rules/table.ts';
import { event, recruit, simply, someInPlay } from '../vocabulary.ts';

const ANGMAR = region('angmar');

/** WR-5.33: he goes straight home, and finds an Army there. */
export const returnOfTheWitchKing = event('return-of-the-witch-king', {
  requires: [someInPlay(WITCH_KING)],
  ops: [
    simply(
      (s, _f, cx) => {
        cx.emit('character-moves', { character: WITCH_KING, from: regionOf(s, s.at[WITCH_KING]), to: ANGMAR });
        s.at[WITCH_KING] = placeIn(s, SHADOW, ANGMAR);
        watchTable(s, cx);
      },
      () => ({ characters: [WITCH_KING] }),
    ),
    recruit({ nation: SAURON, where: [ANGMAR], regular: 2, elite: 1 }),
  ],
});

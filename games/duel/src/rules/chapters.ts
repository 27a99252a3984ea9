/** Rules 4, 5 and 8: the three chapters, one after the other, and whose turn comes next. */
import { address, type Cx, call, procedure, run } from '@pony/engine';
import { LAYOUTS, SLOTS, TILES_FACE_UP } from '../data.ts';
import { type Duel, LAST_CHAPTER, other } from '../state.ts';
import { coversOf } from './turn.ts';
import { countRegions } from './victory.ts';

const takeTurn = address('turn');

/** DU-4.1, DU-4.2, DU-4.6: twenty cards in the chapter's pattern; the other three go unseen to the discard. */
function dealChapter(s: Duel, cx: Cx): void {
  s.chapter++;
  const deck = s.decks[s.chapter - 1];
  cx.emit('chapter', { chapter: s.chapter });
  s.present = (1 << SLOTS) - 1;
  s.faceUp = LAYOUTS[s.chapter - 1].faceUp;
  for (let slot = 0; slot < SLOTS; slot++) {
    s.layout[slot] = deck[slot];
    if ((s.faceUp & (1 << slot)) !== 0) cx.reveal('card', deck[slot]);
  }
  for (let i = SLOTS; i < deck.length; i++) s.leftovers.push(deck[i]);
  deck.length = 0;
}

/** DU-3.11, DU-8.4: tiles are turned up until three lie open, as far as the stack goes. */
function turnUpTiles(s: Duel, cx: Cx): void {
  while (s.tilesUp.length < TILES_FACE_UP && s.tileStack.length > 0) {
    const tile = cx.draw('tile', s.tileStack);
    s.tilesUp.push(tile);
    cx.emit('tile-up', { tile });
  }
}

/** DU-6.11, DU-6.12: face-down cards that nothing covers any more are turned up. */
function turnUpCards(s: Duel, cx: Cx): void {
  const down = s.present & ~s.faceUp;
  if (down === 0) return;
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((down & (1 << slot)) === 0 || coversOf(s, slot) !== 0) continue;
    s.faceUp |= 1 << slot;
    cx.reveal('card', s.layout[slot]);
    cx.emit('turns-up', { card: s.layout[slot] });
  }
}

function prepareChapter(s: Duel, cx: Cx): void {
  dealChapter(s, cx);
  turnUpTiles(s, cx);
}

export const chapters = procedure<Duel>('chapters', [
  run('deal', (s, _f, cx) => prepareChapter(s, cx)),
  call('turn', takeTurn, () => ({})),
  // DU-5.7, DU-8.2: the turn is completely over, and the next chapter lies ready, before anybody goes on
  run('turnOver', (s, _f, cx) => {
    turnUpCards(s, cx);
    if (s.present !== 0) return;
    if (s.chapter === LAST_CHAPTER)
      countRegions(s, cx); // DU-8.8, DU-5.9
    else prepareChapter(s, cx);
  }),
  // DU-5.2, DU-5.5: the next player, or the same one with an extra turn; a new chapter changes nothing in that
  run('nextPlayer', (s, _f, cx) => {
    if (s.extraTurns > 0) {
      s.extraTurns--;
      cx.emit('takes-again', { seat: s.active });
    } else s.active = other(s.active); // DU-8.5, DU-8.6
    return 'turn';
  }),
]);

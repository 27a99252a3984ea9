/** Instructions that several cards of this expansion share. */
import { type Cx, procedure, refusal, run } from '@pony/engine';
import type { Op, OpLocals } from '../../../src/content/types.ts';
import { own, simply } from '../../../src/content/vocabulary.ts';
import { FREE } from '../../../src/data.ts';
import { DONE } from '../../../src/options.ts';
import { actorOf, decider, deciderIf } from '../../../src/seats.ts';
import type { War } from '../../../src/state.ts';
import { ask } from '../ask.ts';
import { GREY, NATION } from '../data.ts';
import {
  backToPool,
  isCorrupted,
  isGrey,
  isLiftForbidden,
  liftTile,
  removeCorrupted,
  sovereignRegion,
  sovereignsWho,
} from '../sovereigns.ts';
import { kingsOf } from '../state.ts';
import type { OptionOf } from '../verbs.ts';

export const REFUSE_KINGS_CARD = {
  notHim: refusal<War>('KM-23.9', 'not-that-sovereign'),
  notThatTile: refusal<War>('KM-23.3', 'not-that-tile'),
  mustReturn: refusal<War>('KM-23.3', 'must-return-tile'),
};

const placesOf = (s: War, who: readonly number[]): readonly number[] =>
  who.map((k) => sovereignRegion(s, k)).filter((region) => region >= 0);

/** One hidden tile of a Sovereign goes back at random. */
export const liftFrom = (k: number): Op =>
  simply(
    (s, _f, cx) => liftTile(s, k, cx),
    (s) => ({ places: placesOf(s, [k]), nations: [NATION[k]] }),
  );

/** A Corrupted Sovereign leaves the game (KM-23.6). */
export const removeHim = (k: number): Op =>
  simply(
    (s, _f, cx) => {
      if (isCorrupted(s, k)) removeCorrupted(s, k, cx);
    },
    (s) => ({ places: placesOf(s, [k]) }),
  );

/** Grey Sovereigns with tiles of either sort. */
export const burdened = (s: War): number[] =>
  sovereignsWho((k) => isGrey(s, k) && kingsOf(s).tiles[k].length + kingsOf(s).crowns[k].length > 0);

interface Looking extends OpLocals {
  who: number;
  must: number;
}
const allTiles = (s: War, k: number): number[] => [...kingsOf(s).tiles[k], ...kingsOf(s).crowns[k]];

function look(s: War, f: Looking, who: number, cx: Cx): void {
  const state = kingsOf(s);
  f.who = who;
  state.looked = who;
  state.looker = actorOf(s, FREE);
  for (const tile of state.tiles[who]) cx.reveal('tile', tile);
  cx.whisper(
    decider(s, { action: FREE }),
    { say: 'looks-at-tiles', args: { character: GREY[who], tiles: allTiles(s, who) } },
    { say: 'looks-at', args: { character: GREY[who] } },
  );
}

const looking = procedure<War, Looking>('look-at-tiles', [
  ask('who', {
    seats: (s) => deciderIf(s, { action: FREE }, burdened(s).length > 1),
    prompt: (_s, f) => ({ say: 'look-at-whom', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const k of burdened(s)) out.push(['ruler', GREY[k]]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'ruler' && burdened(s).includes(GREY.indexOf(option[1])) ? null : REFUSE_KINGS_CARD.notHim,
    answer: (s, f, _seat, [, character]: OptionOf<'ruler'>, cx) => {
      look(s, f, GREY.indexOf(character), cx);
      return 'tile';
    },
  }),
  run('only', (s, f, cx) => {
    const [k] = burdened(s);
    if (k === undefined) return 'end';
    look(s, f, k, cx);
  }),
  // KM-23.3 to KM-23.5, KM-23.11
  ask('tile', {
    seats: (s) => deciderIf(s, { action: FREE }, !isLiftForbidden(s)),
    prompt: (_s, f) => ({ say: 'return-tile', args: { character: GREY[f.who] } }),
    candidates: (s, f, _seat, out) => {
      for (const tile of allTiles(s, f.who)) out.push(['tile', tile]);
      if (f.must === 0) out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return f.must === 0 ? null : REFUSE_KINGS_CARD.mustReturn;
      const there = option[0] === 'tile' && allTiles(s, f.who).includes(option[1]);
      return there ? null : REFUSE_KINGS_CARD.notThatTile;
    },
    answer: (s, f, _seat, option: OptionOf<'done' | 'tile'>, cx) => {
      if (option[0] === 'done') return;
      const { tiles, crowns } = kingsOf(s);
      const [, tile] = option;
      for (const list of [tiles[f.who], crowns[f.who]])
        if (list.includes(tile)) {
          list.splice(list.indexOf(tile), 1);
          if (list === crowns[f.who]) cx.emit('crown-returned', { character: GREY[f.who], tile });
          else cx.emit('corruption-lifted', { character: GREY[f.who] });
        }
      backToPool(s, [tile], cx);
    },
  }),
  run('over', (s) => {
    const state = kingsOf(s);
    state.looked = -1;
    state.looker = -1;
  }),
]);

/** FP looks at the tiles of a Sovereign who is not Corrupted and returns one, or may. */
export const lookAt = (must: boolean): Op =>
  own(looking, { who: -1, must: must ? 1 : 0 }, (s) => ({ places: placesOf(s, burdened(s)) }));

export { placesOf };

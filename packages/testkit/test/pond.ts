/**
 * Pond, a small game for the tests of the kit. Hands are hidden, the deck is face down. On a turn you catch (draw), or lay
 * a fish at least as big as the last one, or rest. A catch is followed by the choice to keep it or to throw it back under
 * the deck. Over after 16 turns: most fish laid wins.
 */
import {
  ask,
  asked,
  type BaseView,
  type Core,
  call,
  cloneStack,
  type Game,
  type Options,
  procedure,
  procedures,
  type Rules,
  refusal,
  run,
  type Seat,
  shuffle,
  worldRng,
} from '@pony/engine';

export interface Pond extends Core {
  deck: number[];
  hands: number[][];
  laid: number[];
  points: number[];
  turn: number;
}
interface Catch {
  seat: number;
}
const FISH = 20;
const TURNS = 16;
const size = (fish: number): number => fish % 10;

const NO_DECK = refusal<Pond>('DU-1.1', 'deck-empty');
const NOT_YOURS = refusal<Pond>('DU-1.2', 'not-in-hand', (_s, _f, _seat, o) => ({ fish: o[1] }));
const TOO_SMALL = refusal<Pond>('DU-1.3', 'too-small', (s) => ({ fish: s.laid[s.laid.length - 1] }));

const pond = procedure<Pond>('pond', [
  ask('turn', {
    seats: (s) => [s.turn % s.hands.length],
    prompt: (_s, _f, seat) => ({ say: 'turn', args: { seat } }),
    candidates: (s, _f, seat, out) => {
      out.push(['catch'], ['rest']);
      for (const fish of s.hands[seat]) out.push(['lay', fish]);
    },
    refuse: (s, _f, seat, [verb, fish]) => {
      if (verb === 'catch') return s.deck.length === 0 ? NO_DECK : null;
      if (verb !== 'lay') return null;
      if (!s.hands[seat].includes(fish)) return NOT_YOURS;
      const last = s.laid[s.laid.length - 1] ?? 0;
      return size(fish) < size(last) ? TOO_SMALL : null;
    },
    answer: (s, _f, seat, [verb, fish], cx) => {
      if (verb === 'lay') {
        s.hands[seat].splice(s.hands[seat].indexOf(fish), 1);
        s.laid.push(fish);
        s.points[seat]++;
        cx.reveal('fish', fish);
        cx.emit('lays', { seat, fish });
      } else if (verb === 'catch') {
        const caught = cx.draw('fish', s.deck);
        s.hands[seat].push(caught);
        cx.whisper([seat], { say: 'caught', args: { seat, fish: caught } }, { say: 'catches', args: { seat } });
        return 'caught';
      } else cx.emit('rests', { seat });
      return 'next';
    },
  }),
  call('caught', { name: 'keep' }, (s) => ({ seat: s.turn % s.hands.length })),
  run('next', (s, _f, cx) => {
    if (++s.turn < TURNS) return 'turn';
    const most = Math.max(...s.points);
    return cx.end({ seats: s.points.map((n) => (n === most ? 'won' : 'lost')), reason: 'night', score: most });
  }),
]);

const keep = procedure<Pond, Catch>('keep', [
  ask('keep', {
    seats: (_s, f) => [f.seat],
    prompt: () => ({ say: 'keep' }),
    candidates: (_s, _f, _seat, out) => out.push(['keep'], ['back']),
    answer: (s, _f, seat, [verb], cx) => {
      if (verb === 'back') s.deck.unshift(s.hands[seat].pop()!);
      cx.emit(verb === 'back' ? 'throws-back' : 'keeps', { seat });
    },
  }),
]);

export const pondRules: Rules<Pond> = {
  id: 'pond',
  version: '1',
  procedures: procedures<Pond>([pond, keep]),
  main: { name: 'pond' },
  notation: { catch: [], rest: [], lay: ['fish'], keep: [], back: [] },
  kinds: { fish: 'fish', seat: 'seat' },
  seats: (options) =>
    Array.from({ length: Number(options.players) }, (_, i) => ({ id: `p${i + 1}`, team: `p${i + 1}` })),
  setup: (options, rng) => {
    const deck = Array.from({ length: FISH }, (_, i) => i);
    shuffle(rng, deck);
    const hands = Array.from({ length: Number(options.players) }, () => deck.splice(0, 3));
    return { rng, stack: [], outcome: null, deck, hands, laid: [], points: hands.map(() => 0), turn: 0 };
  },
  clone: (s) => ({
    rng: s.rng.slice(),
    stack: cloneStack(s.stack),
    outcome: s.outcome,
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    laid: s.laid.slice(),
    points: s.points.slice(),
    turn: s.turn,
  }),
  view,
  determinize: (s, seat, rng) => {
    const known = s.hands.map((hand, i) => (i === seat ? hand.length : 0));
    const pool = [...s.deck, ...s.hands.flatMap((hand, i) => hand.slice(known[i]))];
    shuffle(rng, pool);
    s.deck = pool.splice(0, s.deck.length);
    s.hands = s.hands.map((hand, i) => (i === seat ? hand : pool.splice(0, hand.length)));
    s.rng = worldRng(rng);
  },
  invariants: (s) => {
    const all = [...s.deck, ...s.hands.flat(), ...s.laid];
    if (new Set(all).size !== FISH || all.length !== FISH)
      throw new Error(`${all.length} fish in the pond, not ${FISH}`);
  },
  name: (kind, id) => (kind === 'seat' ? `p${id + 1}` : `f${id}`),
  find: (_kind, name) => (/^f\d+$/.test(name) ? Number(name.slice(1)) : undefined),
  size: (kind) => (kind === 'fish' ? FISH : 0),
};

function view(s: Pond, seat: Seat | null): BaseView {
  return {
    asked: asked(pondRules, s),
    zones: [
      { id: 'deck', owner: null, kind: 'fish', items: s.deck.length },
      { id: 'laid', owner: null, kind: 'fish', items: [...s.laid] },
      ...s.hands.map((hand, i) => ({
        id: 'hand',
        owner: i,
        kind: 'fish',
        items: i === seat ? [...hand] : hand.length,
      })),
    ],
    counters: s.points.map((value, owner) => ({ id: 'points', owner, value })),
  };
}

export const pondGame: Game = gameOf(pondRules);

/** The game with some of its rules replaced: to see a law broken. */
export function gameOf(rules: Rules<Pond>): Game {
  return {
    id: 'pond',
    options: [{ id: 'players', values: ['2', '3'] }],
    rules: (_options: Options) => rules,
  };
}

export { keep, pond };

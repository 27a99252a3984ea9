/** A toy expansion for tests: one card replaced, one action, one sort of dice, one Character, and a state of its own. */
import { ask, type Options, procedure, type Seat } from '@pony/engine';
import { event, heal } from '../src/content/vocabulary.ts';
import { CHARACTER, DIE_FACES, EVENT, FREE, region } from '../src/data.ts';
import type { WarModule } from '../src/module.ts';
import { corrupt, heal as soothe } from '../src/rules/victory.ts';
import type { War } from '../src/state.ts';

export interface Toy extends War {
  songs: { sung: number; seeds: number[] };
}
export const songsOf = (s: War): Toy['songs'] => (s as Toy).songs;

const SINGER = 13;
const GLADE = region('old-forest');

/** After the roll of the dice the singer may be asked for a song. */
const singing = procedure<War>('sing', [
  ask('choose', {
    seats: (s) => (s.at[SINGER] >= 0 ? [FREE] : []),
    prompt: () => ({ say: 'choose' }),
    candidates: (_s, _f, _seat, out) => {
      out.push(['yes'], ['no']);
    },
    answer: (s, _f, _seat, option) => {
      if (option[0] === 'yes') songsOf(s).sung++;
    },
  }),
]);

export const toy: WarModule = {
  id: 'toy',
  characters: [
    {
      id: 'singer',
      side: 'free-peoples',
      kind: 'companion',
      level: 2,
      leadership: 1,
      activates: null,
      actionDice: 1,
      hobbit: false,
      replaces: null,
      guide: null,
      abilities: ['captain-of-the-west'],
      enter: null,
      diplomacy: null,
    },
  ],
  cards: [
    {
      id: 'kings-foil',
      side: 'free-peoples',
      deck: 'character',
      type: 'character',
      table: false,
      tile: null,
      combat: 'daring-defiance',
      replaces: 'athelas',
    },
  ],
  dice: [{ id: 'lucky', faces: DIE_FACES }],
  events: [event('kings-foil', { ops: [heal(5)] }), event('bilbos-song', { ops: [heal(9)] })],
  actions: [
    {
      verb: 'sing',
      results: [EVENT, CHARACTER],
      side: FREE,
      candidates: (_s, _side, die, as, out) => out.push(['sing', die, as]),
      refuse: () => null,
      act: (s, _side, _o, _as, cx) => {
        soothe(s, 1, cx);
        cx.call(singing, {});
      },
    },
  ],
  procedures: [singing],
  steps: [
    {
      to: 'turn',
      where: { after: 'eyes' },
      steps: [
        {
          do: 'run',
          label: 'dread',
          run: (s, _f, cx) => {
            if (s.turn > 2) corrupt(s, 5, cx);
          },
        },
      ],
    },
  ],
  notation: { sing: ['die', 'die'] },
  moreDice: (s, side) => (side === FREE && s.turn > 1 ? [1] : []),
  setup: (s: War, _options: Options, rng: number[]) => {
    s.at[SINGER] = GLADE;
    (s as Toy).songs = { sung: 0, seeds: rng.slice(0, 2) };
  },
  clone: (from, to) => {
    const { sung, seeds } = songsOf(from);
    (to as Toy).songs = { sung, seeds: seeds.slice() };
  },
  determinize: (s, _seat, rng) => {
    songsOf(s).seeds = rng.slice(0, 2);
  },
  invariants: (s) => {
    if (songsOf(s).sung < 0) throw new Error('impossible state: songs are not owed');
  },
  view: (s: War, _seat: Seat | null) => ({ sung: songsOf(s).sung }),
};

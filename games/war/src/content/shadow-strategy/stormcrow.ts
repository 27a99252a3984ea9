import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { countOf, fall } from '../../board.ts';
import { FREE, figureOf, KINDS, kindOf, LEADER, NATION_SIDE, nationOf, PLACE_COUNT, SHADOW } from '../../data.ts';
import type { Nation } from '../../ids.ts';
import { NATION } from '../../options.ts';
import { checkSieges } from '../../rules/capture.ts';
import { afterLosses } from '../../rules/casualties.ts';
import { retreatNation } from '../../rules/politics.ts';
import { watchTable } from '../../rules/table.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import type { OpLocals } from '../types.ts';
import { event, own, requires, visitedAtPeace } from '../vocabulary.ts';

const NOT_THAT_NATION = refusal<War>('WR-5.26', 'not-that-nation');
const NOT_OF_THAT_NATION = refusal<War>('WR-5.26', 'not-of-that-nation');

/** Figures of a Nation on the map: `figure <figure> <place>`. */
function figures(s: War, nation: Nation): OptionOf<'figure'>[] {
  const out: OptionOf<'figure'>[] = [];
  for (let place = 0; place < PLACE_COUNT; place++)
    for (let kind = 0; kind < KINDS.length; kind++)
      if (countOf(s, place, figureOf(nation, kind)) > 0) out.push(['figure', figureOf(nation, kind), place]);
  return out;
}

const storm = procedure<War, OpLocals & { nation: Nation }>('stormcrow', [
  ask('nation', {
    seats: (s) => deciderIf(s, { action: SHADOW }, visitedAtPeace(s).length > 1),
    prompt: (_s, f) => ({ say: 'card-nation', args: { card: f.card } }),
    candidates: (s, _f, _seat, out) => {
      for (const nation of visitedAtPeace(s)) out.push(NATION[nation]);
    },
    refuse: (s, _f, _seat, option) =>
      option[0] === 'nation' && visitedAtPeace(s).includes(option[1]) ? null : NOT_THAT_NATION,
    answer: (_s, f, _seat, option: OptionOf<'nation'>) => {
      f.nation = option[1];
    },
  }),
  run('back', (s, f, cx) => {
    if (f.nation < 0) f.nation = visitedAtPeace(s)[0];
    retreatNation(s, f.nation, cx);
  }),
  ask('loss', {
    seats: (s, f) => deciderIf(s, { nation: f.nation }, figures(s, f.nation).length > 0),
    prompt: (_s, f) => ({ say: 'lose-one-of', args: { nation: f.nation } }),
    candidates: (s, f, _seat, out) => {
      out.push(...figures(s, f.nation));
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'figure') return NOT_OF_THAT_NATION;
      const [, figure, place] = option;
      const here = NATION_SIDE[nationOf(figure)] === FREE && nationOf(figure) === f.nation;
      return here && countOf(s, place, figure) > 0 ? null : NOT_OF_THAT_NATION;
    },
    answer: (s, _f, _seat, [, figure, place]: OptionOf<'figure'>, cx) => {
      fall(s, place, figure);
      cx.emit('loses', { side: FREE, figure });
      if (kindOf(figure) !== LEADER) afterLosses(s, FREE, place, 0, cx);
      checkSieges(s, cx);
      watchTable(s, cx);
    },
  }),
]);

/** A Nation at peace turns away from its guests. */
export const stormcrow = event('stormcrow', {
  requires: [requires('card-needs-nation-at-peace', (s) => visitedAtPeace(s).length > 0)],
  ops: [own(storm, { nation: -1 }, (s) => ({ nations: visitedAtPeace(s) }))],
});

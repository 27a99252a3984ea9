/** VII. Refresh phase and the end of the round (LC-F7.1 to LC-F0.1, LC-15). */
import { call, procedure, run } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { SPAN, STAT } from '../lists.ts';
import { cards, isExhausted, type Lcg, nextPlayer, playersInOrder, stageOf, stat } from '../state.ts';
import { phaseSteps } from './phase.ts';
import { actionWindow, after } from './windows.ts';

export const refreshPhase = procedure<Lcg>('refresh', [
  ...phaseSteps('refresh', [
    // LC-F7.2, LC-15.1
    run('ready', (s, _f, cx) => {
      const list = s.play.filter((card) => isExhausted(s, card)).map((subject) => ({ subject }));
      if (list.length === 0) return;
      cx.emit('readies-all');
      cards.happenAll(s, cx, null, KIND.readies, list);
    }),
    // LC-F7.3, LC-15.2, LC-29.73
    run('raise', (s, _f, cx) => {
      const n = stat(s, stageOf(s), STAT.raise);
      cards.happenAll(
        s,
        cx,
        null,
        KIND['threat-up'],
        playersInOrder(s).map((seat) => ({ seat, n })),
      );
    }),
    // LC-F7.4, LC-15.3
    run('pass', (s, _f, cx) => {
      const seat = nextPlayer(s, s.first);
      if (seat >= 0) cards.happen(s, cx, null, KIND['token-passes'], { seat });
    }),
    call('w7.4', actionWindow, (s) => after(s, '7.4')),
  ]),
  // LC-F0.1, LC-15.4, LC-15.5
  run('round-expires', (s, _f, cx) => cards.expire(s, cx, SPAN.round)),
  run('round-ends', (s, _f, cx) => {
    s.completed += 1; // LC-28.6
    cards.happen(s, cx, null, KIND['round-ends'], { n: s.round });
  }),
]);

/** I. Resource phase, II. planning phase (LC-F0.0 to LC-F2.4). */
import { call, procedure, run } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { STAT } from '../lists.ts';
import { cards, heroesOf, type Lcg, playersInOrder, stat } from '../state.ts';
import { nextTurn, phaseSteps, type Turns } from './phase.ts';
import { actionWindow, after } from './windows.ts';

export const resourcePhase = procedure<Lcg>('resource', [
  // LC-F0.0
  run('round', (s, _f, cx) => {
    s.round += 1;
    cards.happen(s, cx, null, KIND['round-begins'], { n: s.round });
  }),
  ...phaseSteps('resource', [
    // LC-F1.2
    run('collect', (s, _f, cx) => {
      const list = playersInOrder(s).flatMap((seat) =>
        heroesOf(s, seat).map((hero) => ({ subject: hero, seat, n: stat(s, hero, STAT.income) })),
      );
      cx.emit('collects');
      cards.happenAll(s, cx, null, KIND.gains, list);
    }),
    // LC-F1.3
    run('draw', (s, _f, cx) =>
      cards.happenAll(
        s,
        cx,
        null,
        KIND.draws,
        playersInOrder(s).map((seat) => ({ seat, n: 1 })),
      ),
    ),
    call('w1.3', actionWindow, (s) => after(s, '1.3')),
  ]),
]);

export const planningPhase = procedure<Lcg, Turns>('planning', [
  ...phaseSteps<Turns>('planning', [
    // LC-F2.2, LC-F2.3
    run('next', (s, f) => (nextTurn(s, f) ? undefined : 'expires')),
    call('w2.2', actionWindow, (s) => after(s, '2.2')),
    run('again', () => 'next'),
  ]),
]);

/** III. Quest phase (LC-F3.1 to LC-F3.5, LC-8). */
import { ask, call, type Option, procedure, refusal, run } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, BIT, STAT } from '../lists.ts';
import {
  banned,
  cards,
  charactersOf,
  committedWillpower,
  isCharacter,
  isCommitted,
  isExhausted,
  type Lcg,
  playerCount,
  playersInOrder,
  stageOf,
  stagingThreat,
  stat,
} from '../state.ts';
import { questShares } from '../words/do.ts';
import { choose, nextTurn, phaseSteps, type Turns } from './phase.ts';
import { DONE, renewEncounterDeck, revealCard } from './reveal.ts';
import { actionWindow, after } from './windows.ts';

const REFUSE = {
  notACharacter: refusal<Lcg>('LC-8.1', 'commit-characters'),
  notYours: refusal<Lcg>('LC-8.1', 'commit-your-own'),
  exhausted: refusal<Lcg>('LC-8.2', 'commit-exhausted'),
  twice: refusal<Lcg>('LC-8.6', 'commit-twice'),
  banned: refusal<Lcg>('LC-1.4', 'commit-banned'),
  only: refusal<Lcg>('LC-F3.2', 'commit-or-done'),
};

interface QuestLocals extends Turns {
  /** Characters chosen so far by the active player. */
  chosen: number[];
  /** Cards still to be revealed. */
  left: number;
  /** By how much the quest succeeded (above 0) or failed (below 0). */
  margin: number;
}

function refuseCommit(s: Lcg, f: QuestLocals, option: Option) {
  const [verb, card] = option as [string, number];
  if (verb === 'done') return null;
  if (verb === 'back' && f.chosen.includes(card)) return null;
  if (verb !== 'commit') return REFUSE.only;
  if (!cards.inPlay(s, card) || !isCharacter(s, card)) return REFUSE.notACharacter;
  if (s.ctl[card] !== s.active) return REFUSE.notYours;
  if (isCommitted(s, card) || f.chosen.includes(card)) return REFUSE.twice;
  if (isExhausted(s, card)) return REFUSE.exhausted;
  return banned(s, card, BAN.commit) ? REFUSE.banned : null;
}

export const questPhase = procedure<Lcg, QuestLocals>('quest', [
  ...phaseSteps<QuestLocals>('quest', [
    // LC-8.18
    run('renew', (s, _f, cx) => renewEncounterDeck(s, cx)),
    call('w3.1', actionWindow, (s) => after(s, '3.1')),
    // LC-F3.2, LC-8.1: in player order, each all at once (LC-8.3)
    run('next', (s, f) => {
      f.chosen = [];
      return nextTurn(s, f) ? undefined : 'w3.2';
    }),
    ask('commit', {
      seats: (s, f) =>
        charactersOf(s, s.active).some((card) => !isExhausted(s, card) && !f.chosen.includes(card)) ? [s.active] : [],
      prompt: (s, f, seat) => ({
        say: 'commit',
        args: {
          seat,
          willpower: committedWillpower(s) + willpowerOf(s, f.chosen),
          threat: stagingThreat(s),
          cards: f.chosen.slice(),
        },
      }),
      candidates: (s, f, seat, out) => {
        for (const card of charactersOf(s, seat)) out.push(['commit', card]);
        for (const card of f.chosen) out.push(['back', card]);
        out.push(DONE);
      },
      refuse: (s, f, _seat, option) => refuseCommit(s, f, option),
      answer: (_s, f, _seat, option) => {
        if (option[0] === 'done') return undefined;
        choose(f, option);
        return 'commit';
      },
    }),
    run('committed', (s, f, cx) => {
      if (f.chosen.length > 0)
        cards.happenAll(
          s,
          cx,
          null,
          KIND.commits,
          f.chosen.map((subject) => ({ subject, seat: s.active })),
        );
      return 'next';
    }),
    call('w3.2', actionWindow, (s) => after(s, '3.2')),
    // LC-F3.3, LC-8.8, LC-8.9: the number is fixed when the step begins; LC-8.42
    run('count', (s, f) => {
      const stage = stageOf(s);
      f.left = banned(s, stage, BAN.staging) ? 0 : playerCount(s) + stat(s, stage, STAT.reveals);
    }),
    run('more', (_s, f) => {
      f.left -= 1;
      return f.left < 0 ? 'w3.3' : undefined;
    }),
    call('reveal', revealCard, () => ({ number: -1, card: -1, since: -1, guards: -1, surges: 0 })),
    run('again', () => 'more'),
    call('w3.3', actionWindow, (s) => after(s, '3.3')),
    // LC-F3.4, LC-8.27, LC-8.28: the result first, then what follows from it
    run('compare', (s, f, cx) => {
      const willpower = committedWillpower(s);
      const threat = stagingThreat(s);
      f.margin = willpower - threat;
      cx.emit('compares', { willpower, threat });
      if (f.margin > 0) cards.happen(s, cx, null, KIND.succeeds, { n: f.margin });
      else if (f.margin < 0) cards.happen(s, cx, null, KIND.fails, { n: -f.margin });
      else cx.emit('even');
    }),
    // LC-8.21, LC-8.22, LC-8.23
    run('resolve', (s, f, cx) => {
      if (f.margin > 0) cards.happenAll(s, cx, null, KIND.progress, questShares(s, f.margin));
      if (f.margin < 0)
        cards.happenAll(
          s,
          cx,
          null,
          KIND['threat-up'],
          playersInOrder(s).map((seat) => ({ seat, n: -f.margin })),
        );
    }),
    call('w3.4', actionWindow, (s) => after(s, '3.4')),
    // LC-F3.5
    run('return', (s) => {
      for (const card of s.play) s.bits[card] &= ~BIT.committed;
    }),
  ]),
]);

function willpowerOf(s: Lcg, list: readonly number[]): number {
  let sum = 0;
  for (const card of list) sum += stat(s, card, STAT.willpower);
  return sum;
}

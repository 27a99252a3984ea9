import { type Cx, procedure, refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { add, inPlay, isBesieged, regularsOf } from '../../board.ts';
import {
  ELITE,
  figureOf,
  ISENGARD,
  MUSTER,
  REGULAR,
  region as regionNamed,
  SARUMAN,
  SHADOW,
  SOUTHRONS,
} from '../../data.ts';
import { playerOfCharacter } from '../../edition.ts';
import type { Region } from '../../ids.ts';
import type { Part } from '../../module.ts';
import { byDie, one } from '../../rules/actions.ts';
import { enlist, RECRUIT, settlementsOf } from '../../rules/muster.ts';
import { actorOf, deciderIf, isFor } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';

// The Voice of Saruman (WR-6.809, WR-6.813)

const ORTHANC = regionNamed('orthanc');
const regular = figureOf(ISENGARD, REGULAR);
const elite = figureOf(ISENGARD, ELITE);

const REFUSE_VOICE = {
  notYours: refusal<War>('WR-11.18', 'not-your-character'),
  silent: refusal<War>('WR-6.809', 'saruman-silent'),
  noPlace: refusal<War>('WR-6.809', 'voice-changes-nothing'),
  twoEach: refusal<War>('WR-6.813', 'two-regulars-two-elites'),
};

const speaks = (s: War): boolean => inPlay(s, SARUMAN) && s.control[ORTHANC] === SHADOW && !isBesieged(s, ORTHANC);

const mayRaise = (s: War, region: Region): boolean => s.control[region] === SHADOW && !isBesieged(s, region);

function refuseVoice(s: War, elites: boolean) {
  if (!isFor(s, actorOf(s, SHADOW), playerOfCharacter(s, SARUMAN))) return REFUSE_VOICE.notYours;
  if (!speaks(s)) return REFUSE_VOICE.silent;
  if (elites) return regularsOf(s, ORTHANC, ISENGARD) >= 2 && s.reserve[elite] >= 2 ? null : REFUSE_VOICE.twoEach;
  return s.reserve[regular] > 0 && settlementsOf(s, ISENGARD).some((region) => mayRaise(s, region))
    ? null
    : REFUSE_VOICE.noPlace;
}

/** Option (b): two Regulars in Orthanc become Elites. */
function voiceOfElites(s: War, cx: Cx): void {
  add(s, ORTHANC, regular, -2);
  s.reserve[regular] += 2;
  add(s, ORTHANC, elite, 2);
  s.reserve[elite] -= 2;
  for (let i = 0; i < 2; i++) cx.emit('upgrades', { side: SHADOW, figure: elite });
}

/** Option (a): one Regular in every Isengard Settlement; SH names the order while figures are short. */
const voice = procedure<War, { done: number }>('voice', [
  ask('where', {
    seats: (s, f) => deciderIf(s, { action: SHADOW }, s.reserve[regular] > 0 && open(s, f).length > s.reserve[regular]),
    prompt: () => ({ say: 'voice-where' }),
    candidates: (s, f, _seat, out) => {
      for (const region of open(s, f)) out.push(RECRUIT[regular][region]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'recruit' && option[1] === regular && open(s, f).includes(option[2]) ? null : REFUSE_VOICE.noPlace,
    answer: (s, f, _seat, [, , region]: OptionOf<'recruit'>, cx) => {
      raise(s, f, region, cx);
      return 'where';
    },
  }),
  {
    do: 'run',
    label: 'rest',
    run: (s, f, cx) => {
      for (const region of open(s, f)) if (s.reserve[regular] > 0) raise(s, f, region, cx);
    },
  },
]);
const open = (s: War, f: { done: number }): number[] =>
  settlementsOf(s, ISENGARD).filter((region, i) => (f.done & (1 << i)) === 0 && mayRaise(s, region));
function raise(s: War, f: { done: number }, region: Region, cx: Cx): void {
  f.done |= 1 << settlementsOf(s, ISENGARD).indexOf(region);
  enlist(s, regular, region, 1, cx);
}

export const saruman: Part = {
  id: 'saruman',
  // WR-6.810: Elites of Isengard lead while he is in play; WR-11.24: with more than two players those of the South and East too
  eliteLeads: (s, nation) => (nation === ISENGARD || (nation === SOUTHRONS && s.players > 2)) && inPlay(s, SARUMAN),
  actions: [
    {
      verb: 'voice-regulars', // WR-6.809 (a)
      results: [MUSTER],
      side: SHADOW,
      candidates: one(byDie('voice-regulars')),
      refuse: (s) => refuseVoice(s, false),
      act: (_s, _side, _o, _as, cx) => cx.call(voice, { done: 0 }),
    },
    {
      verb: 'voice-elites', // WR-6.809 (b)
      results: [MUSTER],
      side: SHADOW,
      candidates: one(byDie('voice-elites')),
      refuse: (s) => refuseVoice(s, true),
      act: (s, _side, _o, _as, cx) => voiceOfElites(s, cx),
    },
  ],
  procedures: [voice],
};

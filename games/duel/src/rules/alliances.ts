/** Rules 14 and 15: tokens are revealed, one is kept, the others go back on top of their stacks. */
import { address, ask, type Cx, type Option, procedure, refusal, run, type Seat } from '@pony/engine';
import { TOKENS } from '../data.ts';
import { type Duel, topToken } from '../state.ts';
import { anywhere, type Icons, iconsOf, useIcons } from './icons.ts';
import { checkRaces } from './victory.ts';

export interface Alliance {
  /** From which stacks the top tokens come: a race named twice gives its top two. */
  races: number[];
  /** Tokens revealed, open to both players (DU-14.11). */
  shown: number[];
}

export const makeAlliance = address<Alliance>('alliance');
export const alliance = (races: number[]): Alliance => ({ races, shown: [] });

/** DU-12.4: the top two of a race named by the player. */
export function takeNamedAlliance(race: number, cx: Cx): void {
  cx.call(makeAlliance, alliance([race, race]));
}

const REFUSE_KEEP = {
  notShown: refusal<Duel>('DU-14.2', 'not-shown', (_s, _f, _seat, o) => ({ token: o[1] })),
  mustKeep: refusal<Duel>('DU-14.10', 'must-keep'),
};

const KEEP: readonly Option[] = TOKENS.map((_, token) => ['keep', token] as const);

function takeOff(s: Duel, token: number): void {
  const { race } = TOKENS[token];
  const first = race * 3;
  const at = s.stacks.indexOf(token);
  for (let i = at; i < first + s.stackSize[race] - 1; i++) s.stacks[i] = s.stacks[i + 1];
  s.stackSize[race]--;
  s.stacks[first + s.stackSize[race]] = -1;
}

/** DU-15.13 to DU-15.18: what a token does once, when gained. Lasting tokens do nothing now. */
function atOnce(token: number): Icons | null {
  const { kind, count } = TOKENS[token].effect;
  if (kind === 'extra-turn') return iconsOf({ extraTurns: count });
  if (kind === 'remove-fortress') return iconsOf({ fortressRemovals: count });
  if (kind === 'manoeuvres') return iconsOf({ manoeuvres: count });
  if (kind === 'rings') return iconsOf({ rings: count });
  if (kind === 'units-anywhere') return iconsOf({ ...anywhere(count), spread: 1 });
  if (kind === 'from-discard') return iconsOf({ fromDiscard: count });
  return null;
}

function gainToken(s: Duel, seat: Seat, token: number, cx: Cx): void {
  takeOff(s, token);
  s.tokens[seat] |= 1 << token;
  cx.emit('keeps', { seat, token });
  if (checkRaces(s, seat, cx)) return; // the eagle may be the sixth symbol
  const icons = TOKENS[token].lasting ? null : atOnce(token);
  if (icons) cx.call(useIcons, icons);
}

export const alliances = procedure<Duel, Alliance>('alliance', [
  run('reveal', (s, f, cx) => {
    f.races.forEach((race, i) => {
      const depth = i > 0 && f.races[i - 1] === race ? 1 : 0;
      if (s.stackSize[race] <= depth) return; // DU-14.13
      const token = topToken(s, race, depth);
      if ((s.knownTokens & (1 << token)) === 0) cx.reveal('token', token);
      s.knownTokens |= 1 << token;
      f.shown.push(token);
    });
    if (f.shown.length === 0) return 'end';
    cx.emit('reveals', { seat: s.active, tokens: f.shown.slice() });
  }),
  ask('keep', {
    seats: (s, f) => (f.shown.length > 1 ? [s.active] : []),
    prompt: (_s, f, seat) => ({ say: 'keep', args: { seat, tokens: f.shown.slice() } }),
    candidates: (_s, f, _seat, out) => {
      for (const token of f.shown) out.push(KEEP[token]);
    },
    refuse: (_s, f, _seat, option) => {
      if (option[0] !== 'keep') return REFUSE_KEEP.mustKeep;
      return f.shown.includes(option[1]) ? null : REFUSE_KEEP.notShown;
    },
    answer: (s, _f, seat, option, cx) => {
      gainToken(s, seat, option[1], cx);
      return 'end';
    },
  }),
  // DU-14.13: a single token is simply taken
  run('takeOnly', (s, f, cx) => gainToken(s, s.active, f.shown[0], cx)),
]);

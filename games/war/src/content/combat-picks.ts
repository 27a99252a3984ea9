/** Combat effects in which a side points at one figure in the fight, or declines (WR-6.577). */
import { ask, type Cx, type Option, type Procedure, procedure, refusal, sameOption } from '@pony/engine';
import { leadersOf } from '../board.ts';
import { FREE, figureOf, LEADER, NATIONS_OF, type Side } from '../data.ts';
import { isCompanion, namedLeaders } from '../edition.ts';
import type { CharacterNo } from '../ids.ts';
import { COMPANION, DONE, LOSE } from '../options.ts';
import { loseLeader } from '../rules/casualties.ts';
import { removeCharacter } from '../rules/characters.ts';
import { battleOf } from '../rules/fight.ts';
import { isFighting, placeOf } from '../rules/strength.ts';
import { decider } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import type { Battle } from './types.ts';

export interface Pick<O extends Option> {
  /** What may be pointed at now; nothing means the effect is passed over. */
  options(s: War, b: Battle): readonly O[];
  readonly optional: boolean;
  act(s: War, b: Battle, option: O, cx: Cx): void;
}
/** A Companion, or a Leader figure. */
type Leading = OptionOf<'companion' | 'lose'>;

const REFUSE_PICK = {
  notInFight: refusal<War>('WR-6.558', 'not-in-the-fight'),
  mustPick: refusal<War>('WR-6.577', 'must-pick'),
};

/** The procedure of such a choice; called with the side that makes it. */
export function pickOne<O extends Option>(name: string, pick: Pick<O>): Procedure<War, { side: Side }> {
  return procedure<War, { side: Side }>(name, [
    ask('pick', {
      seats: (s, f) =>
        pick.options(s, battleOf(s)).length > 0 ? decider(s, { seat: battleOf(s).command[f.side] }) : [],
      prompt: () => ({ say: name }),
      candidates: (s, _f, _seat, out) => {
        out.push(...pick.options(s, battleOf(s)));
        if (pick.optional) out.push(DONE);
      },
      refuse: (s, _f, _seat, option) => {
        if (option[0] === 'done') return pick.optional ? null : REFUSE_PICK.mustPick;
        return pick.options(s, battleOf(s)).some((one) => sameOption(one, option)) ? null : REFUSE_PICK.notInFight;
      },
      answer: (s, _f, _seat, option, cx) => {
        const picked = pick.options(s, battleOf(s)).find((one) => sameOption(one, option));
        if (picked) pick.act(s, battleOf(s), picked, cx);
      },
    }),
  ]);
}

/** Companions in the fight of whom this holds. */
export function companionsWho(
  s: War,
  b: Battle,
  holds: (companion: CharacterNo) => boolean = () => true,
): OptionOf<'companion'>[] {
  const out: OptionOf<'companion'>[] = [];
  for (let c = 0; c < s.at.length; c++)
    if (isCompanion(s, c) && isFighting(s, b, c) && holds(c)) out.push(COMPANION[c]);
  return out;
}

/** Leader figures of the Free Peoples in the fight. */
export function leadersInFight(s: War, b: Battle): Leading[] {
  const place = placeOf(b, FREE);
  const figures = NATIONS_OF[FREE].flatMap((nation) =>
    leadersOf(s, place, nation) > 0 ? [LOSE[figureOf(nation, LEADER)]] : [],
  );
  return [...figures, ...namedLeaders(s).flatMap((c) => (s.at[c] === place ? [COMPANION[c]] : []))];
}

/** A Leader or a Companion of the Free Peoples in the fight is eliminated. */
export function eliminate(s: War, b: Battle, option: Leading, cx: Cx): void {
  if (option[0] === 'companion') removeCharacter(s, option[1], cx);
  else loseLeader(s, placeOf(b, FREE), option[1], cx);
}

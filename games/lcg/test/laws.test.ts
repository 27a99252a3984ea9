/** A law of the kernel under random play: what may be used changes something, whatever is paid for it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ability, Action, DoOp, Listening, Op } from '@pony/cards';
import {
  apply,
  applyTelling,
  asked,
  below,
  completeOptions,
  hash8,
  type Option,
  options,
  optionToWords,
  pending,
  quickRng,
  type Seat,
  seedOf,
  start,
} from '@pony/engine';
import { game, type Lcg } from '@pony/lcg';
import { drawGameOptions } from '@pony/testkit';
import { type LcgRules, rulesOf } from '../src/game.ts';
import { cards } from '../src/kernel.ts';

type Used = Action<Lcg> | Listening<Lcg>;
const NOTHING: DoOp<Lcg> = { op: 'do', act: () => undefined };
/** What is told of deeds that count although nothing may be moved: a look (LC-7.31) and an attack (LC-29.38). */
const TELLING = ['looks-at', 'attack-strength'];
/** Games, how often a text is tried, in how many ways, and how long its use may take. */
const TABLES = 24;
const MOST = 4;
const TRIES = 12;
const LONGEST = 40;
/** Numbers of a delayed effect, the first of them its form. */
const DELAYED = 11;

const isUsed = (text: Ability<Lcg>): text is Used =>
  text.kind === 'action' || (text.kind === 'response' && text.instead === undefined);

/** The text that an option uses, null for an option that uses none. */
function textOf(s: Lcg, option: Option): Used | null {
  const [verb, what, which] = option as [string, number, number];
  const of = (form: number): readonly Ability<Lcg>[] => cards.forms[form].abilities;
  if (verb === 'use' || verb === 'react') {
    const text = of(s.form[what])[which];
    return text && isUsed(text) ? text : null;
  }
  if (verb !== 'play' && verb !== 'react-with') return null;
  const kind = verb === 'play' ? 'action' : 'response';
  const texts = cards.titles[what].forms[0].abilities;
  return texts.filter(isUsed).find((text) => text.kind === kind && text.from === 'hand') ?? null;
}

/** Whether an earlier use of the text still waits for its moment: its sentences are read again then. */
const waits = (s: Lcg, text: Used): boolean =>
  s.delayed.some((form, at) => at % DELAYED === 0 && cards.forms[form].abilities.includes(text));

/** All but chance, the order of events and the text at work, which stands above the frames that were there before. */
const gist = (s: Lcg, depth: number): string =>
  hash8({ ...s, rng: [], stamp: 0, since: [], stack: s.stack.slice(0, depth) });

interface Use {
  readonly rules: LcgRules;
  readonly s: Lcg;
  readonly seat: Seat;
  readonly option: Option;
  readonly text: Used;
}

/** The table when the last of the sentences has been carried out: what has to be chosen is drawn, nobody answers anything. */
function playedOut({ rules, s: before, seat, option, text }: Use, ops: readonly Op<Lcg>[], words: string): string {
  const s = rules.clone(before);
  const rng = quickRng(seedOf(words));
  const depth = s.stack.length;
  let seen = '';
  const last: DoOp<Lcg> = {
    op: 'do',
    act: (now) => {
      seen = gist(now, depth);
    },
  };
  Object.assign(text, { ops: [...ops, last] });
  const told = [...applyTelling(rules, s, seat, option).events];
  for (let n = 0; n < LONGEST && s.stack.length > depth && !s.outcome; n++) {
    const [who] = asked(rules, s);
    const mine = options(rules, s, who);
    const answers = ['respond', 'cancel'].includes(pending(rules, s)?.prompt(who).say ?? '');
    told.push(...applyTelling(rules, s, who, answers ? ['pass'] : mine[below(rng, mine.length)]).events);
  }
  return seen + TELLING.filter((say) => JSON.stringify(told).includes(`"${say}"`));
}

/** Whether some way to use it leads elsewhere than a text that says nothing; neither is paid for, unless the text points at what pays. */
function changesSomething(use: Use, words: string): boolean {
  const { ops, cost } = use.text;
  const paid = cost?.some((op) => op.op === 'pick') ? cost : undefined;
  try {
    Object.assign(use.text, { cost: paid });
    for (let n = 0; n < TRIES; n++) {
      const done = playedOut(use, ops, `${words} ${n}`);
      if (done !== '' && done !== playedOut(use, [NOTHING], `${words} ${n}`)) return true;
    }
    return false;
  } finally {
    Object.assign(use.text, { ops, cost });
  }
}

test('LC-7.15 in random play whatever may be used changes more than its cost', () => {
  const seen = new Map<Used, number>();
  const idle: string[] = [];
  for (let n = 0; n < TABLES; n++) {
    const rng = quickRng(seedOf(`LC-7.15 ${n}`));
    const full = completeOptions(game, drawGameOptions(game, rng));
    const rules = rulesOf(full);
    const { state: s } = start(rules, full, `LC-7.15 table ${n}`);
    while (!s.outcome) {
      const [seat] = asked(rules, s);
      const mine = options(rules, s, seat);
      for (const option of mine) {
        const text = textOf(s, option);
        if (!text || waits(s, text)) continue;
        const words = optionToWords(rules, option);
        if ((seen.get(text) ?? 0) >= MOST) continue;
        seen.set(text, (seen.get(text) ?? 0) + 1);
        if (!changesSomething({ rules, s, seat, option, text }, `${n} ${words}`)) idle.push(`table ${n}: ${words}`);
      }
      apply(rules, s, seat, mine[below(rng, mine.length)]);
    }
  }
  assert.deepEqual(idle, []);
  assert.ok(seen.size > 60, `only ${seen.size} texts were tried`);
});

/** The guided first two turns of each side: they play under the rules of today, have everything in them, in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  applyTelling,
  explain,
  type GameEvent,
  optionFromWords,
  options,
  optionToWords,
  pending,
  start,
} from '@pony/engine';
import { compareBundles, leaves } from '@pony/text';
import type { Lesson } from '@pony/ui/lesson';
import { rules, type War } from '@pony/war';
import en from '../text/en.json' with { type: 'json' };
import { BASE, ruleOfPrompt } from '../ui/edition.ts';
import { lessons } from '../ui/learn/index.ts';

interface Told {
  readonly verb: string;
  readonly by: string;
  readonly events: readonly GameEvent[];
}

const [free, shadow] = await Promise.all(lessons.map(({ load }) => load()));

/** Plays a script to its end, or says at which decision the rules go another way. */
function playOut({ seed, decisions }: Lesson): { state: War; told: Told[] } {
  const { state } = start<War>(rules, {}, seed);
  const told = decisions.map((words, i): Told => {
    const [by, ...rest] = words.split(' ');
    const asked = pending(rules, state);
    const seat = asked?.seats[0] ?? -1;
    const where = `decision ${i + 1} of the lesson, "${words}"`;
    assert.ok(asked, `${where}: the game is over`);
    const offered = (): string =>
      options(rules, state, seat)
        .map((one) => optionToWords(rules, one))
        .join(', ');
    assert.equal(rules.name('seat', seat), by, `${where}: another side is asked (${offered()})`);
    const option = optionFromWords(rules, rest.join(' '));
    const refusal = explain(rules, state, seat, option);
    assert.equal(
      refusal,
      null,
      `${where}: ${refusal?.say} (${refusal?.rule}); offered are ${refusal ? offered() : ''}`,
    );
    return { verb: rest[0], by, events: applyTelling(rules, state, seat, option).events };
  });
  return { state, told };
}

const PLAYED = { free: playOut(free), shadow: playOut(shadow) };
const LESSONS = [
  { name: 'free', lesson: free, ...PLAYED.free },
  { name: 'shadow', lesson: shadow, ...PLAYED.shadow },
];

/** What the reader does with his own hands. */
const acts = ({ steps }: Lesson, told: readonly Told[]): Told[] =>
  steps.flatMap(({ at, acts: own = [] }) => own.map((_, n) => told[at + n]));

/** The words of a decision and everything it brought about until the next hint. */
function after({ steps }: Lesson, told: readonly Told[], step: string): GameEvent[] {
  const i = steps.findIndex(({ id }) => id === step);
  return told.slice(steps[i].at, steps[i + 1]?.at).flatMap(({ events }) => events);
}
const event = (events: readonly GameEvent[], say: string): Record<string, unknown> => {
  const found = events.find((one) => one.say === say);
  assert.ok(found, `nothing tells "${say}"`);
  return found.args ?? {};
};

test('both lessons are two whole turns, and the reader takes only decisions of his own side', () => {
  for (const { lesson, state, told } of LESSONS) {
    assert.equal(state.turn, 3);
    for (const { by } of acts(lesson, told)) assert.equal(by, rules.name('seat', lesson.seat));
  }
});

test('the reader does every kind of action once', () => {
  const done = (name: 'free' | 'shadow', lesson: Lesson): Set<string> =>
    new Set(acts(lesson, PLAYED[name].told).map(({ verb }) => verb));
  const own = done('free', free);
  for (const verb of 'no guide travel play advance separate card step lose hide ring muster recruit march'.split(' '))
    assert.ok(own.has(verb), `Free Peoples: ${verb}`);
  const dark = done('shadow', shadow);
  for (const verb of 'allocate fly advance enter march attack card reroll lose leave play muster recruit'.split(' '))
    assert.ok(dark.has(verb), `Shadow: ${verb}`);
});

test('what the hints of the Free Peoples tell is what happens', () => {
  const seen = (step: string): GameEvent[] => after(free, PLAYED.free.told, step);
  assert.deepEqual(event(seen('travel'), 'hunt-rolls').dice, [5, 2, 4]);
  assert.equal(event(seen('separate'), 'wakes').nation, rules.find('nation', 'north'));
  assert.deepEqual(event(seen('again'), 'hunt-rolls').dice, [6, 6, 6, 5]);
  assert.equal(event(seen('again'), 'draws-tile').tile, rules.find('tile', 'tile-13'));
  assert.equal(event(seen('corruption'), 'corrupts').corruption, 1);
  event(seen('corruption'), 'revealed');
  assert.equal(event(seen('way'), 'goes-to-war').nation, rules.find('nation', 'gondor'));
  const rolls = seen('battle').filter(({ say }) => say === 'combat-rolls');
  assert.deepEqual(
    rolls.map(({ args }) => args?.count),
    [1, 1],
  );
  assert.equal(PLAYED.free.state.hidden, 1);
});

test('what the hints of the Shadow tell is what happens', () => {
  const seen = (step: string): GameEvent[] => after(shadow, PLAYED.shadow.told, step);
  assert.deepEqual(event(seen('dice'), 'hunt-rolls').dice, [4, 3, 6]);
  assert.deepEqual(event(seen('war'), 'hunt-rolls').dice, [3, 4, 3]);
  assert.deepEqual(event(seen('reroll'), 'hunt-rerolls').dice, [6]);
  assert.equal(event(seen('reroll'), 'corrupts').corruption, 4);
  const rolls = seen('combat').filter(({ say }) => say === 'combat-rolls');
  assert.deepEqual(
    rolls.map(({ args }) => args?.dice),
    [
      [4, 4, 6, 4, 4],
      [6, 6],
    ],
  );
  assert.equal(event(seen('leaders'), 'leader-rerolls').count, 1);
  event(seen('losses'), 'army-destroyed');
  assert.deepEqual(event(seen('crebain'), 'hunt-rolls').dice, [1, 2, 6, 6]);
  assert.equal(event(seen('again'), 'casualty').character, rules.find('character', 'gandalf-the-grey'));
  assert.equal(PLAYED.shadow.state.corruption, 4);
});

test('steps follow the game in order, every hint but the first and the last points at something', () => {
  for (const { name, lesson } of LESSONS) {
    lesson.steps.forEach((step, i) => {
      const next = lesson.steps[i + 1];
      if (next) assert.ok(next.at >= step.at + (step.acts?.length ?? 0), `${name} ${step.id}`);
      for (const act of step.acts ?? []) assert.ok(act.points && act.points.length > 0, `${name} ${step.id}`);
      if (i > 0 && next && !step.acts) assert.ok(step.points, `${name} ${step.id}`);
    });
    assert.equal(lesson.steps.at(-1)?.at, lesson.decisions.length);
    for (const part of lesson.parts)
      assert.ok(
        lesson.steps.some(({ id }) => id === part),
        part,
      );
  }
});

const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

test('every prompt leads to a rule of the ledger', () => {
  for (const prompt of Object.keys(en.prompt)) {
    const rule = ruleOfPrompt(BASE, prompt);
    assert.ok(rule && ledger.includes(`**${rule}**`), `${prompt}: ${rule}`);
  }
});

test('every hint names a rule of the ledger', () => {
  for (const { name, lesson } of LESSONS)
    for (const { id, rule } of lesson.steps)
      assert.ok(rule && ledger.includes(`**${rule}**`), `${name} ${id}: ${rule}`);
});

test('every hint has its words in both languages, and no words are left over', () => {
  for (const { lesson } of LESSONS) {
    const { en: words, uk } = lesson.texts;
    assert.deepEqual(compareBundles({ lang: 'en', bundle: words }, { lang: 'uk', bundle: uk }), []);
    const wanted = lesson.steps.flatMap(({ id, acts: own = [] }) => [
      `learn.step.${id}.words`,
      ...own.map((_, n) => `learn.step.${id}.act${n > 0 ? n + 1 : ''}`),
    ]);
    wanted.push(...lesson.parts.map((part) => `learn.part.${part}`));
    assert.deepEqual([...leaves(words).keys()].sort(), wanted.sort());
  }
});

/** The guided first game: it plays under the rules of today, has everything in it, and can say it in both languages. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Duel, rules } from '@pony/duel';
import { applyTelling, type GameEvent, optionFromWords, start } from '@pony/engine';
import { compareBundles, leaves } from '@pony/text';
import game from '../text/en.json' with { type: 'json' };
import en from '../text/learn.en.json' with { type: 'json' };
import uk from '../text/learn.uk.json' with { type: 'json' };
import { lesson as script } from '../ui/learn/index.ts';
import { ruleOfPrompt } from '../ui/prompt-rules.ts';

const { state } = start<Duel>(rules, {}, script.seed);
const told: { seat: number; by: string; events: readonly GameEvent[] }[] = script.decisions.map((words) => {
  const [by, ...option] = words.split(' ');
  const seat = state.active;
  const { events } = applyTelling(rules, state, seat, optionFromWords(rules as never, option.join(' ')));
  return { seat, by, events };
});

test('every decision is one of the side it is written for, and the reader wins by conquest', () => {
  for (const { seat, by } of told) assert.equal(rules.name('seat', seat), by);
  assert.deepEqual(state.outcome, { seats: ['won', 'lost'], reason: 'conquest' });
});

test('the reader takes every kind of decision once', () => {
  const acts = script.steps.flatMap(({ at, acts = [] }) => acts.map((_, n) => told[at + n]));
  assert.ok(acts.every(({ seat }) => seat === script.seat));
  const events = acts.flatMap((one) => one.events);
  const said = (say: string, fits: (args: Record<string, unknown>) => boolean = () => true): boolean =>
    events.some((event) => event.say === say && fits(event.args ?? {}));
  assert.ok(said('plays', ({ coins }) => coins === 0));
  assert.ok(said('plays', ({ coins }) => (coins as number) > 0));
  for (const say of ['chains', 'discards', 'takes', 'fortifies', 'places', 'moves', 'conflict', 'steps', 'bonus'])
    assert.ok(said(say), say);
  for (const say of ['reveals', 'keeps', 'searches', 'plays-from-discard', 'wins']) assert.ok(said(say), say);
});

test('steps follow the game in order; what the reader does is followed by a step that knows it', () => {
  script.steps.forEach((step, i) => {
    const next = script.steps[i + 1];
    assert.ok(step.at <= script.decisions.length);
    if (next) assert.ok(next.at >= step.at + (step.acts?.length ?? 0), step.id);
  });
  assert.equal(script.steps.at(-1)?.at, script.decisions.length);
  for (const part of script.parts)
    assert.ok(
      script.steps.some(({ id }) => id === part),
      part,
    );
});

test('each of the three roads to victory is spoken of', () => {
  const rulesNamed = script.steps.map(({ rule = '' }) => rule);
  for (const rule of ['DU-17.1', 'DU-17.3', 'DU-17.6']) assert.ok(rulesNamed.includes(rule), rule);
  const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const rule of rulesNamed.filter(Boolean)) assert.ok(ledger.includes(`**${rule}**`), rule);
});

test('every prompt leads to a rule of the ledger', () => {
  const ledger = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  for (const prompt of Object.keys(game.prompt)) {
    const rule = ruleOfPrompt(prompt);
    assert.ok(rule && ledger.includes(`**${rule}**`), `${prompt}: ${rule}`);
  }
});

test('every hint has its words in both languages, and no words are left over', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
  const wanted = script.steps.flatMap((step) => [
    `learn.step.${step.id}.words`,
    ...(step.acts ? [`learn.step.${step.id}.act`] : []),
  ]);
  wanted.push(...script.parts.map((part) => `learn.part.${part}`));
  assert.deepEqual([...leaves(en).keys()].sort(), wanted.sort());
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadGame } from '@pony/games';
import { fromRecord, logFor } from '@pony/table';
import { gameText, makeText } from '@pony/text';
import { actOf, type DramaOf, goOn, howShown, type Prop } from '@pony/ui/drama';
import { drama as cardGame } from '../../../games/card-game/ui/drama.ts';
import { drama as duel } from '../../../games/duel/ui/drama.ts';
import { drama as lcg } from '../../../games/lcg/ui/drama.ts';
import kingsFacts from '../../../games/war/kings/ui/data/facts.json' with { type: 'json' };
import { FACTS, unpackFacts } from '../../../games/war/ui/data/facts.ts';
import { dramaOf } from '../../../games/war/ui/drama.ts';

const kings = unpackFacts(kingsFacts);
const withKings = {
  characters: [...FACTS.characters, ...kings.characters],
  cards: [...FACTS.cards, ...kings.cards],
  tiles: [...FACTS.tiles, ...kings.tiles],
  dice: [...FACTS.dice, { id: 'ruler', mark: 'pp:crown' as const }],
};
const KINGS_TOLD = { awakens: 'pp:crown', corrupted: 'pp:crack', attempts: 'pp:eye' } as const;

interface Course {
  readonly game: string;
  readonly record: string;
  readonly of: DramaOf;
  /** What must have been shown. */
  readonly shows: readonly Prop['is'][];
}
const COURSES: readonly Course[] = [
  { game: 'duel', record: 'duel/golden/races', of: duel, shows: ['card', 'sign'] },
  {
    game: 'war',
    record: 'war/golden/ring',
    of: dramaOf({ facts: FACTS, told: {} }),
    shows: ['card', 'die', 'pips', 'sign', 'tile'],
  },
  {
    game: 'war',
    record: 'war/kings/golden/kings',
    of: dramaOf({ facts: withKings, told: KINGS_TOLD }),
    shows: ['card', 'die', 'pips', 'sign', 'tile'],
  },
  { game: 'card-game', record: 'card-game/golden/duel', of: cardGame, shows: ['card', 'sign'] },
  { game: 'lcg', record: 'lcg/golden/passage-won', of: lcg as unknown as DramaOf, shows: ['card', 'sign'] },
];

async function played({ game: id, record }: Course) {
  const { game, texts } = await loadGame(id);
  const table = fromRecord(game, readFileSync(new URL(`../../../games/${record}.record`, import.meta.url), 'utf8'));
  const view = table.rules.view(table.state, 0, []);
  const textIn = (lang: 'en' | 'uk') => gameText(makeText(lang, [texts[lang]]), table.rules, 0);
  return { log: logFor(table, [0]), view, textIn };
}
const wordsOf = (prop: Prop): string[] => {
  if (prop.is === 'card') return [prop.name, prop.kind, prop.text ?? ''];
  return prop.is === 'die' || prop.is === 'tile' ? [prop.label] : [];
};

for (const course of COURSES)
  test(`${course.record}: what is worth a pause is shown, with words in both languages`, async () => {
    const { log, view, textIn } = await played(course);
    for (const lang of ['en', 'uk'] as const) {
      const text = textIn(lang);
      const acts = log.flatMap((line) => actOf(line, { of: course.of, view, text, viewer: [] }) ?? []);
      assert.ok(acts.length > 10);
      const shown = new Set(acts.flatMap(({ props }) => props.map(({ is }) => is)));
      assert.deepEqual([...shown].sort(), course.shows);
      for (const { sentences, props } of acts) {
        assert.ok(sentences.length > 0 && sentences.every((words) => words.length > 0));
        const words = props.flatMap(wordsOf);
        const keys = words.filter((word) => /^[a-z]+\.[a-z]/.test(word) || /undefined|NaN|\{/.test(word));
        assert.deepEqual(keys, []);
      }
    }
  });

test('a Hunt that finds nothing is an act too, for the side that moved as well', async () => {
  const course = COURSES[1];
  const { log, view, textIn } = await played(course);
  const missed = log.find(({ seat, says }) => seat === 0 && says.some(({ say }) => say === 'hunt-fails'));
  assert.ok(missed);
  const act = actOf(missed, { of: course.of, view, text: textIn('en'), viewer: [0] });
  assert.equal(act?.own, true);
  assert.ok(act?.props.some(({ is }) => is === 'pips'));
  assert.match(JSON.stringify(act?.sentences), /finds nothing/);
});

test('a Combat card shows what it does in the battle, and one sign stands for two sentences', async () => {
  const course = COURSES[1];
  const { log, view, textIn } = await played(course);
  const text = textIn('en');
  const acts = log.flatMap((line) => actOf(line, { of: course.of, view, text, viewer: [] }) ?? []);
  const shown = log.flatMap(({ says }) => says).find(({ say }) => say === 'shows-combat-card');
  assert.ok(shown);
  const { combat } = FACTS.cards[Number(shown.args?.card)];
  const [prop] = course.of(shown, view, text)?.props ?? [];
  assert.ok(prop?.is === 'card');
  assert.deepEqual([prop.name, prop.text], [text.say(`combat.${combat}.name`), text.say(`combat.${combat}.effect`)]);
  for (const { props } of acts) {
    const signs = props.flatMap((one) => (one.is === 'sign' ? [one.icon] : []));
    assert.equal(new Set(signs).size, signs.length);
  }
});

test('of the reader’s own decisions only chance and reveals are acts; those of others are acts as well', async () => {
  const course = COURSES[0];
  const { log, view, textIn } = await played(course);
  const telling = { of: course.of, view, text: textIn('en') };
  const card = log.find(({ seat, says }) => seat === 0 && says.every(({ say }) => say === 'plays' || say === 'coins'));
  assert.ok(card);
  assert.equal(actOf(card, { ...telling, viewer: [0] }), null);
  assert.equal(actOf(card, { ...telling, viewer: [1] })?.own, false);
});

test('the programme grows with the log, tells every line once, and forgets what was taken back', async () => {
  const course = COURSES[0];
  const { log, view, textIn } = await played(course);
  const telling = { of: course.of, view, text: textIn('en'), viewer: [] };
  const ten = log.filter(({ n }) => n <= 10);
  const five = log.filter(({ n }) => n <= 5);
  let now = goOn({ seen: 0, acts: [] }, five, telling);
  const first = now.acts.map(({ id }) => id);
  now = goOn(now, ten, telling);
  assert.deepEqual(now, goOn({ seen: 0, acts: [] }, ten, telling));
  assert.deepEqual(goOn(now, ten, telling), now);
  now = goOn(now, five, telling);
  assert.deepEqual([now.seen, now.acts.map(({ id }) => id)], [5, first]);
});

test('what others did is held in calm only, and never while the own clock runs or for those who watch', () => {
  const now = { own: false, hurried: false, watching: false };
  assert.equal(howShown('calm', now), 'blocks');
  assert.equal(howShown('calm', { ...now, own: true }), 'stays');
  assert.equal(howShown('calm', { ...now, hurried: true }), 'passes');
  assert.equal(howShown('calm', { ...now, own: true, hurried: true }), 'passes');
  assert.equal(howShown('calm', { ...now, watching: true }), 'passes');
  assert.equal(howShown('brisk', now), 'passes');
});

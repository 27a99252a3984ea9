import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadGame } from '@pony/games';
import { fromRecord, logFor } from '@pony/table';
import { gameText, makeText } from '@pony/text';
import { actsOf, type DramaOf, type Prop } from '@pony/ui/drama';
import { arrive, atRest, land, newest, patience, type Queue, running } from '@pony/ui/queue';
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
  test(`${course.record}: what is worth its time is told, with words in both languages`, async () => {
    const { log, view, textIn } = await played(course);
    for (const lang of ['en', 'uk'] as const) {
      const text = textIn(lang);
      const acts = log.flatMap((line) => actsOf(line, log, { of: course.of, view, text, viewer: [] }));
      assert.ok(acts.length > 10);
      const shown = new Set(acts.flatMap(({ props }) => props.map(({ is }) => is)));
      assert.deepEqual([...shown].sort(), course.shows);
      for (const { sentence, props, ms } of acts) {
        assert.ok(sentence.length > 0 && ms > 0);
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
  const acts = actsOf(missed, log, { of: course.of, view, text: textIn('en'), viewer: [0] });
  assert.ok(acts.every(({ own }) => own));
  assert.ok(acts.some(({ props }) => props.some(({ is }) => is === 'pips')));
  assert.match(JSON.stringify(acts.map(({ sentence }) => sentence)), /finds nothing/);
});

test('a Combat card shows what it does in the battle', async () => {
  const course = COURSES[1];
  const { log, view, textIn } = await played(course);
  const text = textIn('en');
  const shown = log.flatMap(({ says }) => says).find(({ say }) => say === 'shows-combat-card');
  assert.ok(shown);
  const { combat } = FACTS.cards[Number(shown.args?.card)];
  const [prop] = course.of(shown, view, text)?.props ?? [];
  assert.ok(prop?.is === 'card');
  assert.deepEqual([prop.name, prop.text], [text.say(`combat.${combat}.name`), text.say(`combat.${combat}.effect`)]);
});

test('of the reader’s own decisions only chance, reveals and losses are acts; those of others are acts as well', async () => {
  const course = COURSES[0];
  const { log, view, textIn } = await played(course);
  const telling = { of: course.of, view, text: textIn('en') };
  const card = log.find(({ seat, says }) => seat === 0 && says.every(({ say }) => say === 'plays' || say === 'coins'));
  assert.ok(card);
  assert.deepEqual(actsOf(card, log, { ...telling, viewer: [0] }), []);
  assert.equal(actsOf(card, log, { ...telling, viewer: [1] })[0].own, false);
});

test('in War every loss is told to whoever has it, and every march of the enemy to the other', async () => {
  const course = COURSES[1];
  const { log, view, textIn } = await played(course);
  const text = textIn('en');
  const told = (viewer: number[], seat: number, what: readonly string[]): [number, number] => {
    const lines = log.filter((line) => line.seat === seat);
    const acts = lines.flatMap((line) => actsOf(line, log, { of: course.of, view, text, viewer }));
    const among = (says: readonly { say: string }[]): number => says.filter(({ say }) => what.includes(say)).length;
    return [among(acts.map(({ say }) => say)), among(lines.flatMap(({ says }) => says))];
  };
  const losses = ['loses', 'reduces', 'casualty', 'dies', 'captures', 'ceases', 'army-destroyed'];
  for (const seat of [0, 1]) {
    const [some, all] = told([seat], seat, losses);
    assert.ok(all > 0);
    assert.equal(some, all);
    const [seen, marches] = told([1 - seat], seat, ['army-moves', 'nazgul-flies', 'recruits']);
    assert.equal(seen, marches);
  }
  assert.ok(told([0], 1, ['army-moves'])[1] > 0);
});

test('the end of a battle is told to both sides, with what it cost', async () => {
  const course = COURSES[1];
  const { log, view, textIn } = await played(course);
  const ends = new Set(['ceases', 'retreats', 'shelters', 'army-destroyed', 'force-destroyed']);
  const over = log.filter(({ says }) => says.some(({ say }) => ends.has(say)));
  assert.ok(over.length > 0);
  for (const [lang, words] of [
    ['en', /Lost: Free Peoples .+, Shadow .+\./],
    ['uk', /Втрати: Вільні Народи – .+, Тінь – .+\./],
  ] as const)
    for (const seat of [0, 1])
      for (const line of over) {
        const acts = actsOf(line, log, { of: course.of, view, text: textIn(lang), viewer: [seat] });
        const sums = acts.filter(({ sentence }) =>
          words.test(sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('')),
        );
        assert.equal(sums.length, 1);
      }
});

/** Acts without anything but their times. */
async function someActs(times: readonly number[], chance = false) {
  const course = COURSES[0];
  const { log, view, textIn } = await played(course);
  const telling = { of: course.of, view, text: textIn('en'), viewer: [] };
  const [act] = log.flatMap((line) => actsOf(line, log, telling));
  return times.map((ms, i) => ({ ...act, id: `${ms}.${i}`, ms, aloft: 0, chance }));
}

test('nothing is shown before it has landed, and everything is in the end', async () => {
  const [one, two, three] = await someActs([1, 2, 3]);
  let queue: Queue<string> = atRest('old');
  queue = arrive(queue, 'plain', []);
  assert.deepEqual([queue.shown, running(queue).act], ['plain', null]);
  queue = arrive(queue, 'first', [one, two]);
  queue = arrive(queue, 'quiet', []);
  queue = arrive(queue, 'last', [three]);
  const seen: [string, string | undefined, number][] = [];
  for (let i = 0; i < 4; i++) {
    const { act, done } = running(queue);
    seen.push([queue.shown, act?.id, done.length]);
    queue = land(queue);
  }
  assert.deepEqual(seen, [
    ['plain', one.id, 0],
    ['plain', two.id, 1],
    ['quiet', three.id, 0],
    ['last', undefined, 0],
  ]);
  assert.equal(newest(queue), 'last');
});

test('the table is never more than six seconds behind: what is older lands untold', async () => {
  const acts = await someActs([2500, 2500, 2500, 2500]);
  let queue: Queue<number> = atRest(0);
  acts.forEach((act, i) => {
    queue = arrive(queue, i + 1, [act]);
  });
  assert.equal(queue.shown, 2);
  assert.equal(running(queue).act, acts[2]);
});

test('a decision waits no longer than its bounds', async () => {
  const bound = (acts: Awaited<ReturnType<typeof someActs>>): number => patience(arrive(atRest(0), 1, acts));
  assert.equal(bound(await someActs([900, 900, 900, 900])), 2400);
  assert.equal(bound(await someActs([900], true)), 2400);
  assert.equal(bound(await someActs([900, 900], true)), 3000);
  assert.equal(bound(await someActs([900, 900, 900, 900], true)), 4200);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BotKit } from '@pony/bots';
import {
  type AskStep,
  ask,
  type Game,
  parseRecord,
  procedure,
  procedures,
  type Rules,
  replay,
  type Step,
} from '@pony/engine';
import { fuzz, type LawName } from '@pony/testkit';
import { gameOf, keep, type Pond, pond, pondGame, pondRules } from './pond.ts';

test('a game that keeps the laws: every law is checked as often as it should be', () => {
  const result = fuzz(pondGame, { games: 30, seed: 'laws' });
  assert.deepEqual(result.violations, []);
  const { options, refusals, roundTrip, nonInterference, conservation, views, replay: replays, undo } = result.laws;
  for (const count of [options, refusals, roundTrip, nonInterference, conservation, views])
    assert.equal(count, result.decisions + 30);
  assert.equal(replays, 30);
  assert.ok(undo > result.decisions + 30 * 5 && undo <= result.decisions + 30 * 10, String(undo));
});

test('the same seed plays the same games; options are drawn from it or given', () => {
  const decisions = (seed: string, players?: string) =>
    fuzz(pondGame, { games: 5, seed, options: players ? { players } : undefined }).decisions;
  assert.equal(decisions('a'), decisions('a'));
  const whole = fuzz(pondGame, { games: 6, seed: 'part' });
  const parts = [0, 3].map((from) => fuzz(pondGame, { games: 3, from, seed: 'part' }));
  assert.equal(whole.decisions, parts[0].decisions + parts[1].decisions);
  assert.throws(() => decisions('a', '9'), /option players may be 2, 3, not "9"/);
});

test('options that are given are the same in every game, the others are drawn', () => {
  const seen = new Set<string>();
  const options = [...pondGame.options, { id: 'weather', values: ['sun', 'rain'] }];
  const rules: Game['rules'] = (full) => {
    seen.add(`${full.players} ${full.weather}`);
    return pondGame.rules(full);
  };
  fuzz({ ...pondGame, options, rules }, { games: 8, seed: 'weather', options: { players: '2' } });
  assert.deepEqual([...seen].sort(), ['2 rain', '2 sun']);
});

/** The pond with the question of the turn changed. */
function turning(change: (step: AskStep<Pond, object>) => Partial<AskStep<Pond, object>['ask']>): Partial<Rules<Pond>> {
  const steps = pond.steps.map((step): Step<Pond, object> => {
    if (step.do !== 'ask') return step;
    return ask(step.label, { ...step.ask, ...change(step) });
  });
  return { procedures: procedures<Pond>([procedure('pond', steps), keep]) };
}

const turnAsk = (pond.steps[0] as AskStep<Pond, object>).ask;
const broken: [string, LawName, Partial<Rules<Pond>>, RegExp][] = [
  [
    'a question without an answer',
    'options',
    turning(({ ask: was }) => ({ candidates: (s, f, seat, out) => s.turn < 5 && was.candidates(s, f, seat, out) })),
    /seat \d is asked and may do nothing/,
  ],
  [
    'an option that throws',
    'options',
    turning(({ ask: was }) => ({
      answer: (s, f, seat, option, cx) => {
        if (option[0] === 'rest' && s.turn === 7) throw new Error('no rest today');
        return was.answer(s, f, seat, option, cx);
      },
    })),
    /"rest" cannot be taken: no rest today/,
  ],
  [
    'an option offered twice',
    'options',
    turning(({ ask: was }) => ({
      candidates: (s, f, seat, out) => {
        was.candidates(s, f, seat, out);
        out.push(['rest']);
      },
    })),
    /"rest" is offered twice/,
  ],
  [
    'a game that does not end',
    'options',
    turning(() => ({
      answer: (s) => {
        s.turn++;
        return 'turn';
      },
    })),
    /not over after 200 decisions/,
  ],
  [
    'a reason without a rule',
    'refusals',
    turning(({ ask: was }) => ({
      refuse: (s, f, seat, option, known) => {
        const found = turnAsk.refuse!(s, f, seat, option, known);
        return found && s.turn > 3
          ? { ...found, rule: null as unknown as string }
          : (was.refuse?.(s, f, seat, option, known) ?? null);
      },
    })),
    /is refused \(.*\) without a rule/,
  ],
  [
    'a refusal that changes the state',
    'refusals',
    turning(() => ({
      refuse: (s, f, seat, option, known) => {
        const found = turnAsk.refuse!(s, f, seat, option, known);
        if (found?.say === 'not-in-hand') s.points[0]++;
        return found;
      },
    })),
    /refusing "lay f\d+" changed the state/,
  ],
  [
    'a clone that shares a hand',
    'roundTrip',
    { clone: (s) => ({ ...pondRules.clone(s), hands: s.hands.map((hand, i) => (i === 0 ? hand : hand.slice())) }) },
    /a clone shares hands\.0 with its original/,
  ],
  [
    'a clone that forgets',
    'roundTrip',
    { clone: (s) => ({ ...pondRules.clone(s), turn: s.turn > 6 ? 6 : s.turn }) },
    /a clone differs/,
  ],
  [
    'a view that changes what it looks at',
    'roundTrip',
    {
      view: (s, seat) => {
        s.hands[0]?.sort((a, b) => a - b);
        return pondRules.view(s, seat);
      },
    },
    /changes it/,
  ],
  [
    'words that mean two things',
    'roundTrip',
    { name: (kind, id) => pondRules.name(kind, kind === 'fish' ? id - (id % 2) : id) },
    /reads as another option/,
  ],
  [
    'chance from outside the state',
    'replay',
    (() => {
      let calls = 0;
      return turning(({ ask: was }) => ({
        answer: (s, f, seat, option, cx) => {
          if (option[0] === 'rest') s.deck.reverse();
          if (option[0] === 'rest' && calls++ % 2 === 0) s.deck.reverse();
          return was.answer(s, f, seat, option, cx);
        },
      }));
    })(),
    /decision \d+: (checksum|chance)/,
  ],
  [
    'a view that shows another hand',
    'nonInterference',
    {
      view: (s, seat) => ({
        ...pondRules.view(s, seat),
        counters: [{ id: 'best', owner: null, value: Math.max(0, ...s.hands.flat()) }],
      }),
    },
    /seat \d|a spectator/,
  ],
  [
    'a view with whole numbers as keys',
    'views',
    {
      view: (s, seat) => ({
        ...pondRules.view(s, seat),
        sizes: s.laid.map((fish) => ({ [fish]: fish % 10 })),
      }),
    },
    /a spectator sees whole numbers as keys at sizes\.0/,
  ],
  [
    'views made together that differ from one made alone',
    'views',
    {
      views: (s) => {
        let looks = 0;
        return (seat) => ({ ...pondRules.view(s, seat), looks: looks++ });
      },
    },
    /a spectator sees something else where many look/,
  ],
  [
    'a generator that stays the true one',
    'nonInterference',
    {
      determinize: (s, seat, rng) => {
        const kept = s.rng;
        pondRules.determinize(s, seat, rng);
        s.rng = kept;
      },
    },
    /keeps the true generator/,
  ],
  [
    'a question that betrays a hand',
    'nonInterference',
    turning(() => ({
      prompt: (s, _f, seat) => ({
        say: 'turn',
        args: {
          seat,
          theirs: s.hands[(seat + 1) % s.hands.length].length > 0 ? s.hands[(seat + 1) % s.hands.length][0] : 0,
        },
      }),
    })),
    /sees what it cannot know/,
  ],
  [
    'a log that tells a secret',
    'nonInterference',
    turning(({ ask: was }) => ({
      answer: (s, f, seat, option, cx) => {
        if (option[0] === 'rest') cx.emit('sees', { fish: s.hands[seat][0] ?? 0 });
        return was.answer(s, f, seat, option, cx);
      },
    })),
    /"rest" shows (seat \d|a spectator) what it cannot know/,
  ],
  [
    'a look at the deck that counts as free',
    'undo',
    turning(({ ask: was }) => ({
      answer: (s, f, seat, option, cx) => {
        if (option[0] === 'rest')
          cx.whisper([seat], { say: 'top', args: { fish: s.deck.at(-1) ?? 0 } }, { say: 'rests' });
        return was.answer(s, f, seat, option, cx);
      },
    })),
    /"rest" showed something and counts as free to undo/,
  ],
  [
    'chance behind the back of the rules',
    'undo',
    turning(({ ask: was }) => ({
      answer: (s, f, seat, option, cx) => {
        if (option[0] === 'rest') s.rng[0] = (s.rng[0] + 1) | 0;
        return was.answer(s, f, seat, option, cx);
      },
    })),
    /"rest" used chance and counts as free to undo/,
  ],
  [
    'a fish that is lost',
    'conservation',
    turning(({ ask: was }) => ({
      answer: (s, f, seat, option, cx) => {
        if (option[0] === 'rest' && s.turn > 8) s.deck.pop();
        return was.answer(s, f, seat, option, cx);
      },
    })),
    /fish in the pond, not 20/,
  ],
];

for (const [name, law, change, message] of broken)
  test(`${name} is caught, and its record leads there`, () => {
    const rules: Rules<Pond> = { ...pondRules, ...change };
    const found: string[] = [];
    const { violations } = fuzz(gameOf(rules), {
      games: 12,
      seed: 'broken',
      longest: 200,
      options: { players: '2' },
      onViolation: ({ record }) => found.push(record),
    });
    assert.ok(violations.length > 0, 'not caught');
    assert.equal(violations[0].law, law, violations[0].message);
    assert.match(violations[0].message, message);
    const record = parseRecord(found[0]);
    assert.match(record.extra.note, new RegExp(`law ${law}, decision ${violations[0].step}`));
    if (law !== 'replay') assert.doesNotThrow(() => replay(gameOf(rules), record));
  });

test('a chance that knows a hidden hand, is none, or leaves nothing to the other side, is caught', () => {
  const judged = (of: (s: Pond, seat: number) => number | null): string[] => {
    const kit = { chances: { of } } as unknown as BotKit;
    const { laws, violations } = fuzz(pondGame, { games: 4, seed: 'judged', options: { players: '2' }, kit });
    assert.ok(laws.judgement > 0);
    return violations.map(({ law, message }) => `${law}: ${message}`);
  };
  assert.deepEqual(
    judged((_s, seat) => 0.3 + 0.4 * seat),
    [],
  );
  assert.deepEqual(
    judged(() => null),
    [],
  );
  assert.match(
    judged((s, seat) => (seat === 0 ? 0 : 1) + (Math.max(0, ...s.hands[1]) / 100) * (seat === 0 ? 1 : -1))[0],
    /judgement: .*dealt anew/,
  );
  assert.match(judged(() => 1.2)[0], /judgement: seat 0 is told a chance of 1\.2/);
  assert.match(judged((_s, seat) => 0.6 - 0.1 * seat)[0], /do not make one/);
});

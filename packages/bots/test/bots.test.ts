import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Ahead,
  BOT_NAMES,
  type Bot,
  type BotKit,
  type BotName,
  budgetOf,
  makeBot,
  playAction,
  type SearchStyle,
  shareOf,
} from '@pony/bots';
import {
  apply,
  asked,
  type Core,
  type Option,
  options,
  type Rules,
  rngOf,
  sameOption,
  seedOf,
  start,
} from '@pony/engine';
import { type Doors, doors, highCard, kitOf, lock, type Nim, nim, paths, race, raceKit } from './games.ts';

const seed = (words: string): number[] => rngOf(seedOf(words));
const begin = <S extends Core>(rules: Rules<S>, words = 'any'): S => start(rules, {}, words).state;

/** Compares the few best options by what the next seat answers. */
const narrowKit = kitOf({
  levels: {
    hobbit: { bot: 'greedy' },
    ranger: { bot: 'search', search: { width: 3, replies: 1 } },
    wizard: { bot: 'search', search: { width: 3, replies: 1 } },
  },
});

test('every bot plays every small game to its end with legal picks only', () => {
  for (const name of BOT_NAMES) {
    for (const rules of [nim, highCard, lock(false), lock(true), paths, race] as unknown as Rules[]) {
      const s = begin(rules, `legal ${name}`);
      const bot = makeBot(name, rules.id === 'race' ? raceKit : kitOf());
      const rng = seed(`legal ${name}`);
      for (let n = 0; !s.outcome; n++) {
        assert.ok(n < 200, `${rules.id} does not end`);
        playAction(bot, rules, s, asked(rules, s)[0], rng, { iterations: 40 });
      }
    }
  }
});

test('a bot never changes the state it is asked about', () => {
  for (const name of BOT_NAMES) {
    const s = begin(race);
    const before = JSON.stringify(s);
    makeBot(name, raceKit).chooseAction(race, s, 0, seed('untouched'), { iterations: 50 });
    assert.equal(JSON.stringify(s), before);
  }
});

test('an unknown bot is refused by name', () => {
  assert.throws(() => makeBot('balrog' as BotName, kitOf()), /no bot is called "balrog"; there are random, greedy/);
});

test('a seat that is not asked gets no choice', () => {
  for (const name of ['random', 'greedy', 'search'] as const)
    assert.throws(() => makeBot(name, kitOf()).choose(nim, begin(nim), 1, seed('not asked')), /not asked/);
});

test('search plays Nim without a mistake', () => {
  const bot = makeBot('search', kitOf());
  for (let game = 0; game < 6; game++) {
    const s: Nim = begin(nim);
    s.heaps = [1, 3, 4];
    const rng = seed(`nim ${game}`);
    while (!s.outcome) {
      const seat = s.active;
      if (seat === 0) playAction(bot, nim, s, seat, rng, { iterations: 8000 });
      else playAction(makeBot('random', kitOf()), nim, s, seat, rng);
      if (seat === 0)
        assert.equal(
          s.heaps.reduce((a, b) => a ^ b),
          0,
          'leaves a lost position',
        );
    }
    assert.equal(s.outcome.seats[0], 'won');
  }
});

test('search bets on high cards and folds low ones, knowing only its own', () => {
  const bot = makeBot('search', kitOf());
  for (let own = 0; own < 9; own++) {
    const s = begin(highCard);
    s.cards[0] = own;
    [s.cards[1], ...s.deck] = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((card) => card !== own);
    const [verb] = bot.choose(highCard, s, 0, seed(`bet ${own}`), { iterations: 400 });
    if (own >= 6) assert.equal(verb, 'bet');
    if (own <= 2) assert.equal(verb, 'fold');
  }
});

test('what lies hidden makes no difference: same knowledge and same seed, same choice, whatever the truth', () => {
  for (const [name, kit] of [
    ['greedy', kitOf()],
    ['search', kitOf()],
    ['hobbit', kitOf()],
    ['ranger', kitOf()],
    ['ranger', narrowKit],
  ] as const) {
    const bot = makeBot(name, kit);
    const choices = new Set<string>();
    for (let own = 0; own < 9; own++) {
      for (let n = 0; n < 4; n++) {
        const chosen = new Set<string>();
        for (const other of [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((card) => card !== own)) {
          const s = begin(highCard, `truth ${other}`);
          s.cards = [own, other];
          s.deck = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((card) => card !== own && card !== other);
          chosen.add(bot.choose(highCard, s, 0, seed(`${name} ${own} ${n}`), { iterations: 60 })[0]);
        }
        assert.equal(chosen.size, 1, `${name} with card ${own}`);
        for (const one of chosen) choices.add(one);
      }
    }
    assert.equal(choices.size, 2, 'the test sees both choices');
  }
});

test('with iterations a choice is reproducible by its seed', () => {
  for (const kit of [raceKit, narrowKit]) {
    const bot = makeBot('search', kit);
    const s = begin(race);
    const choose = () => bot.chooseAction(race, s, 0, seed('again'), { iterations: 200 });
    assert.deepEqual(choose(), choose());
  }
});

test('a narrow search sees the answer to each of its options', () => {
  const picks = (name: BotName): Set<string> => {
    const s: Nim = begin(nim);
    s.heaps = [1, 0, 2];
    const bot = makeBot(name, narrowKit);
    return new Set(
      Array.from({ length: 20 }, (_, n) => bot.choose(nim, s, 0, seed(`${n}`), { iterations: 20 }).join(' ')),
    );
  };
  assert.ok(picks('greedy').size > 1);
  assert.deepEqual([...picks('search')], ['take 2 1']);
});

test('a narrow search stands by what looks best at first, unless another option is surely better', () => {
  const evaluate = (s: Doors): number => (s.open === 0 ? 0.01 : 0) + (s.luck === 0 ? 0 : (s.luck - 3.5) / 10);
  const bot = makeBot('search', { ...narrowKit, evaluate });
  let firstDoor = 0;
  for (let n = 0; n < 60; n++)
    if (bot.choose(doors, begin(doors), 0, seed(`door ${n}`), { iterations: 40 })[1] === 0) firstDoor++;
  assert.ok(firstDoor >= 42, `${firstDoor} of 60`);
});

const narrowIn = (search: SearchStyle, kit: Partial<BotKit<Doors>>): Bot =>
  makeBot('search', { ...kitOf(kit), levels: { ...narrowKit.levels, ranger: { bot: 'search', search } } });

test('a narrow search compares in as many worlds as it is told before it leaves what looks best at first', () => {
  const evaluate = (s: Doors): number => (s.open === 0 ? 0.01 : 0) + (s.luck === 0 ? 0 : (s.luck - 3.5) / 10);
  const secondDoor = (worlds: number): number => {
    const bot = narrowIn({ width: 3, replies: 1, worlds }, { evaluate });
    const opened = Array.from({ length: 40 }, (_, n) =>
      bot.choose(doors, begin(doors), 0, seed(`door ${n}`), { iterations: 5 }),
    );
    return opened.filter(([, door]) => door === 1).length;
  };
  assert.ok(secondDoor(1) > 0);
  assert.equal(secondDoor(4), 0);
});

test('a narrow search looks at the horizon of the kit alone, and no further', () => {
  const evaluate = (s: Doors): number => (s.luck === 0 ? (s.open === 0 ? 0.05 : 0) : s.open === 1 ? 0.04 : 0);
  const opened = (kit: Partial<BotKit<Doors>>): unknown =>
    narrowIn({ width: 3, replies: 5 }, { evaluate, ...kit }).choose(doors, begin(doors), 0, seed('door'), {
      iterations: 20,
    })[1];
  assert.equal(opened({}), 0);
  assert.equal(opened({ horizon: (before, s) => before.luck === 0 && s.luck > 0 }), 1);
});

test('a narrow search that compares all options sees what is far behind at first and best at the horizon', () => {
  const evaluate = (s: Doors): number => (s.luck === 0 ? (s.open === 0 ? 0.5 : 0) : s.open === 1 ? 0.6 : 0.5);
  const horizon = (before: Doors, s: Doors): boolean => before.luck === 0 && s.luck > 0;
  const opened = (all: boolean): unknown =>
    narrowIn({ width: 3, replies: 5, all }, { evaluate, horizon }).choose(doors, begin(doors), 0, seed('door'), {
      iterations: 20,
    })[1];
  assert.equal(opened(false), 0);
  assert.equal(opened(true), 1);
});

test('search plans all picks of an action at once', () => {
  const rules = lock(false);
  const picks = makeBot('search', kitOf()).chooseAction(rules, begin(rules), 0, seed('lock'), { iterations: 2000 });
  assert.deepEqual(picks, [
    ['turn', 2],
    ['turn', 1],
    ['turn', 3],
  ]);
});

test('a plan ends with the pick that brings chance into play, and is taken up again after it', () => {
  const rules = lock(true);
  const bot = makeBot('search', kitOf());
  const s = begin(rules);
  const picks = bot.chooseAction(rules, s, 0, seed('die'), { iterations: 2000 });
  assert.deepEqual(picks, [
    ['turn', 2],
    ['turn', 1],
  ]);
  for (const pick of picks) apply(rules, s, 0, pick);
  assert.deepEqual(bot.chooseAction(rules, s, 0, seed('die'), { iterations: 200 }), [['turn', 3]]);
});

test('every seat on the way wants its own best', () => {
  const bot = makeBot('search', kitOf());
  const s = begin(paths);
  assert.deepEqual(bot.choose(paths, s, 0, seed('paths'), { iterations: 600 }), ['go', 1]);
  apply(paths, s, 0, ['go', 0]);
  assert.deepEqual(bot.choose(paths, s, 1, seed('paths'), { iterations: 600 }), ['go', 0]);
});

test('greedy looks to the end of its action', () => {
  const bot = makeBot('greedy', raceKit);
  for (let n = 0; n < 10; n++) {
    const s = begin(race);
    playAction(bot, race, s, 0, seed(`greedy ${n}`));
    assert.equal(s.at[0], 5);
    assert.equal(s.active, 1);
  }
});

test('search beats greedy where greed is not enough, greedy beats random', () => {
  const wins = (a: BotName, b: BotName): number => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const s: Nim = begin(nim);
      const rng = seed(`${a} ${b} ${game}`);
      const kit = kitOf<Nim>({ evaluate: (t, seat) => (t.active === seat ? 0.1 : -0.1) * t.heaps.length });
      const bots = [makeBot(a, kit), makeBot(b, kit)];
      while (!s.outcome) playAction(bots[s.active], nim, s, s.active, rng, { iterations: 2000 });
      if (s.outcome.seats[0] === 'won') won++;
    }
    return won;
  };
  assert.ok(wins('search', 'greedy') >= 18);
  const races = Array.from({ length: 20 }, (_, game) => {
    const s = begin(race);
    const rng = seed(`race ${game}`);
    const bots = [makeBot('random', raceKit), makeBot('greedy', raceKit)];
    while (!s.outcome) playAction(bots[s.active], race, s, s.active, rng);
    return s.outcome.seats[1] === 'won';
  });
  assert.ok(races.filter(Boolean).length >= 18);
});

test('a hobbit takes about one choice in four at random', () => {
  const bot = makeBot('hobbit', raceKit);
  const rng = seed('hobbit');
  const s = begin(race);
  apply(race, s, 0, ['run', 3]);
  let odd = 0;
  for (let n = 0; n < 800; n++) if (!sameOption(bot.choose(race, s, 0, rng), ['run', 2])) odd++;
  assert.ok(odd > 800 / 6 - 40 && odd < 800 / 6 + 40, `${odd} of 800: a quarter at random, two thirds of them seen`);
});

test('a forced pick costs no thought', () => {
  const s = begin(nim);
  s.heaps = [0, 0, 1];
  assert.deepEqual(options(nim, s, 0), [['take', 2, 1]] as Option[]);
  assert.deepEqual(makeBot('search', kitOf()).chooseAction(nim, s, 0, seed('forced'), { iterations: 1e9 }), [
    ['take', 2, 1],
  ]);
});

test('search thinks by the clock it is given: long by a slow one, briefly by one that leaps', () => {
  const bot = makeBot('search', kitOf());
  const looks = (ticks: number) => {
    let now = 0;
    const clock = () => {
      now += ticks;
      return now;
    };
    bot.chooseAction(nim, begin(nim), 0, seed('clock'), shareOf({ ms: 1000, clock }, 0));
    return now / ticks;
  };
  assert.ok(looks(1) > 800, 'a slow clock is asked until the time is over');
  assert.ok(looks(1000) < 100, 'a leaping clock ends it at once');
});

test('the shares of one action never add up to more than its budget', () => {
  let spent = 0;
  for (let times = 0; times < 12; times++) spent += shareOf({ ms: 1000 }, times).ms ?? 0;
  assert.ok(spent <= 1000);
  assert.deepEqual(shareOf({ iterations: 400 }, 0), { iterations: 340 });
});

test('greedy and search think only about what the kit leaves them, and take all options when it leaves none', () => {
  const lastOnly = kitOf({ prune: (_s, _seat, mine) => mine.slice(-1) });
  for (const name of ['greedy', 'search'] as const) {
    const s = begin(nim as unknown as Rules, 'prune');
    const seat = asked(nim as unknown as Rules, s)[0];
    const mine = [...options(nim as unknown as Rules, s, seat)];
    assert.ok(mine.length > 1);
    const [pick] = makeBot(name, lastOnly).chooseAction(nim, s, seat, seed('prune'), {
      iterations: 40,
    });
    assert.ok(sameOption(pick, mine[mine.length - 1]), name);
    const free = makeBot(name, kitOf({ prune: () => [] }));
    assert.ok(mine.some((one) => sameOption(one, free.choose(nim, s, seat, seed('p'), { iterations: 9 }))));
  }
});

test('with a look ahead greedy and search keep the plan unless another pick surely comes to more', () => {
  // The plan takes one away, and so does everybody who plays on
  const play = (s: Nim): Nim => {
    while (!s.outcome) apply(nim, s, s.active, options(nim, s, s.active)[0]);
    return s;
  };
  for (const name of ['greedy', 'search'] as const) {
    const pick = (heap: number, ahead: Omit<Ahead<Nim>, 'worlds'>): Option => {
      const s = begin(nim);
      s.heaps = [heap, 0, 0];
      const kit = kitOf<Nim>({ follow: () => 0, ahead: { ...ahead, worlds: 4 } });
      return makeBot(name, kit).choose(nim, s, 0, seed('ahead'), { iterations: 60 });
    };
    assert.deepEqual(pick(3, { asks: () => true, play }), ['take', 0, 1], 'one after the other wins as well');
    assert.deepEqual(pick(2, { asks: () => true, play }), ['take', 0, 2]);
    assert.deepEqual(pick(2, { asks: () => false, play }), ['take', 0, 1], 'not worth a thought');
    assert.deepEqual(
      pick(2, { asks: () => true, play: () => begin(nim) }),
      ['take', 0, 1],
      'nothing to choose between',
    );
    const deep = pick(2, { asks: (_s, _seat, _options, deep) => deep, play });
    assert.deepEqual(deep, ['take', 0, name === 'search' ? 2 : 1], 'only search thinks about it');
  }
});

test('a look ahead ends when the choice is clear, whatever is left of the budget', () => {
  for (const heap of [2, 3]) {
    let played = 0;
    // Of two the better is to take both; of three it makes no difference
    const play = (s: Nim): Nim => {
      played++;
      while (!s.outcome) apply(nim, s, s.active, options(nim, s, s.active)[0]);
      return s;
    };
    const s = begin(nim);
    s.heaps = [heap, 0, 0];
    const kit = kitOf<Nim>({ follow: () => 0, ahead: { asks: () => true, play, worlds: 1 } });
    makeBot('search', kit).choose(nim, s, 0, seed('clear'), { iterations: 10_000 });
    assert.ok(played <= 48, `${heap}: ${played}`);
  }
});

test('bad luck in the first two worlds does not make search leave an option out', () => {
  let played = 0;
  // In every world the plan is played on first, then the other pick, which loses two worlds and wins all later ones
  const play = (s: Nim): Nim => {
    const other = played++ % 2 === 1;
    s.outcome = {
      seats: other && played > 4 ? ['won', 'lost'] : other ? ['lost', 'won'] : ['shared', 'shared'],
      reason: '',
    };
    return s;
  };
  const s = begin(nim);
  s.heaps = [2, 0, 0];
  const kit = kitOf<Nim>({ follow: () => 0, ahead: { asks: () => true, play, worlds: 1 } });
  assert.deepEqual(makeBot('search', kit).choose(nim, s, 0, seed('luck'), { iterations: 100 }), ['take', 0, 2]);
});

test('with a look ahead every pick has the whole budget', () => {
  const kit = kitOf<Nim>({ follow: () => 0, ahead: { asks: () => true, play: (s) => s, worlds: 1 } });
  assert.deepEqual(budgetOf(makeBot('search', kit), { ms: 100 }, 3), { ms: 100 });
  assert.equal(budgetOf(makeBot('search', kitOf()), { ms: 100 }, 0).ms, 85);
});

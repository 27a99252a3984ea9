/** The campaign log: what it remembers, how it travels, and that a false one is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeText } from '@pony/text';
import {
  type CampaignLog,
  closeScenario,
  earnedBy,
  enterHeroes,
  healHero,
  newLog,
  openScenario,
  penaltyOf,
  type Result,
  readLog,
  writeLog,
} from '../../src/campaign/index.ts';
import { CORE } from '../../src/sets/core/rows.ts';
import en from '../../text/en.json' with { type: 'json' };
import uk from '../../text/uk.json' with { type: 'json' };

const ALL = CORE.heroes.map(({ id }) => id);
const KNOWN = {
  heroes: new Set(ALL),
  boons: new Set(CORE.boons.map(({ id }) => id)),
  scenarios: new Set(CORE.scenarios.map(({ id }) => id)),
};
const SPIRIT = ['eowyn', 'eleanor', 'dunhere'];
const TACTICS = ['gimli', 'legolas', 'thalin'];
const PASSAGE = { scenario: 'passage-through-mirkwood', difficulty: 'normal', score: 141, rounds: 6 } as const;

const result = (change: Partial<Result> = {}): Result => ({
  won: true,
  completed: PASSAGE,
  fallen: [],
  damage: {},
  earned: [],
  notes: {},
  ...change,
});
const begun = (mode: CampaignLog['mode'] = 'campaign'): CampaignLog => newLog(mode, [SPIRIT, TACTICS]);
const rules = (log: CampaignLog, heroes: readonly (readonly string[])[], all = ALL): (string | null)[] =>
  enterHeroes(log, heroes, all).faults.map((fault) => fault.rule);

test('LC-26.1 the scenarios open one after the other', () => {
  let log = begun();
  assert.equal(openScenario(log, CORE.scenarios), 'passage-through-mirkwood');
  for (const scenario of ['journey-along-the-anduin', 'escape-from-dol-guldur', null]) {
    const now = openScenario(log, CORE.scenarios)!;
    log = closeScenario(log, result({ completed: { ...PASSAGE, scenario: now } }));
    assert.equal(openScenario(log, CORE.scenarios), scenario);
  }
});

test('LC-26.2 LC-26.3 a lost game leaves the log as it was', () => {
  const log = begun('expert');
  assert.deepEqual(closeScenario(log, result({ won: false, fallen: ['gimli'], damage: { eowyn: 2 } })), log);
});

test('LC-26.4 a win is entered with its score, its boons and its notes', () => {
  const log = closeScenario(
    begun(),
    result({
      earned: [{ card: 'mendors-support', player: 0 }, { card: 'ungoliants-swarm' }],
      notes: { prisoner: 'gimli' },
    }),
  );
  assert.deepEqual(log.completed, [PASSAGE]);
  assert.deepEqual(earnedBy(log, 0), { 'mendors-support': 1 });
  assert.deepEqual(earnedBy(log, 1), {});
  assert.equal(log.notes.prisoner, 'gimli');
});

test('LC-26.6 the same heroes go on; other players or another number of heroes do not', () => {
  assert.deepEqual(enterHeroes(begun(), [SPIRIT, TACTICS], ALL), { log: begun(), faults: [] });
  assert.deepEqual(rules(begun(), [SPIRIT]), ['LC-26.6']);
  assert.deepEqual(rules(begun(), [SPIRIT, ['gimli', 'legolas']]), ['LC-26.6']);
});

test('LC-26.7 LC-26.8 a fallen hero is replaced, and every player starts 1 higher', () => {
  const log = closeScenario(begun(), result({ fallen: ['gimli'] }));
  assert.deepEqual(log.fallen, ['gimli']);
  const { log: next, faults } = enterHeroes(log, [SPIRIT, ['beravor', 'legolas', 'thalin']], ALL);
  assert.deepEqual(faults, []);
  assert.deepEqual([penaltyOf(next, 0), penaltyOf(next, 1)], [1, 1]);
  assert.deepEqual(rules(next, [['gimli', 'eleanor', 'dunhere'], next.players[1].heroes]), ['LC-26.7']);
});

test('LC-26.9 replacing a fallen hero is no choice while there is another', () => {
  const log = closeScenario(begun(), result({ fallen: ['gimli'] }));
  assert.deepEqual(rules(log, [SPIRIT, TACTICS]), ['LC-26.9']);
});

test('LC-26.10 each player may change one hero; every change costs every player 1', () => {
  const changed = [
    ['aragorn', 'eleanor', 'dunhere'],
    ['gimli', 'legolas', 'beravor'],
  ];
  const { log, faults } = enterHeroes(begun(), changed, ALL);
  assert.deepEqual(faults, []);
  assert.deepEqual([penaltyOf(log, 0), penaltyOf(log, 1)], [2, 2]);
  assert.deepEqual(rules(begun(), [['aragorn', 'theodred', 'dunhere'], TACTICS]), ['LC-26.10']);
});

test('LC-26.11 with no hero left the fallen one goes on, and only his player pays', () => {
  const box = [...SPIRIT, ...TACTICS];
  const log = closeScenario(begun('expert'), result({ fallen: ['gimli'], damage: { eowyn: 1 } }));
  const { log: next, faults } = enterHeroes(log, [SPIRIT, TACTICS], box);
  assert.deepEqual(faults, []);
  assert.deepEqual(next.fallen, []);
  assert.deepEqual([penaltyOf(next, 0), penaltyOf(next, 1)], [0, 1]);
});

test('LC-26.16 LC-26.22 Permanent cards are noted with their hero and struck when he falls', () => {
  const first = closeScenario(
    begun(),
    result({
      earned: [
        { card: 'valor', hero: 'eowyn' },
        { card: 'scarred', hero: 'gimli' },
      ],
    }),
  );
  assert.equal(first.pool.length, 2);
  const again = closeScenario(first, result({ fallen: ['gimli'], earned: [{ card: 'valor', hero: 'eowyn' }] }));
  assert.deepEqual(again.pool, [{ card: 'valor', hero: 'eowyn' }]);
});

test('LC-26.23 Permanent cards of a hero replaced by choice stay in the pool', () => {
  const log = closeScenario(begun(), result({ earned: [{ card: 'valor', hero: 'eowyn' }] }));
  const { log: next } = enterHeroes(log, [['aragorn', 'eleanor', 'dunhere'], TACTICS], ALL);
  assert.deepEqual(next.pool, [{ card: 'valor', hero: 'eowyn' }]);
});

test('LC-27.2 LC-27.5 in expert mode damage is noted; new heroes have none, other campaigns note nothing', () => {
  const hurt = result({ damage: { eowyn: 2, gimli: 0, legolas: 1 } });
  const log = closeScenario(begun('expert'), hurt);
  assert.deepEqual(log.damage, { eowyn: 2, legolas: 1 });
  assert.deepEqual(closeScenario(begun(), hurt).damage, {});
  const { log: next } = enterHeroes(log, [['aragorn', 'eleanor', 'dunhere'], TACTICS], ALL);
  assert.deepEqual(next.damage, { legolas: 1 });
});

test('LC-27.3 LC-27.4 a hero is healed whole for 1 threat of his own player', () => {
  const log = closeScenario(begun('expert'), result({ damage: { eowyn: 2, legolas: 1 } }));
  const healed = healHero(log, 'eowyn');
  assert.deepEqual(healed.damage, { legolas: 1 });
  assert.deepEqual([penaltyOf(healed, 0), penaltyOf(healed, 1)], [1, 0]);
  assert.equal(healHero(healed, 'eowyn'), healed);
});

test('a log goes out as text and comes back the same; the same log is the same text', () => {
  const log = closeScenario(
    begun('expert'),
    result({ damage: { legolas: 1, eowyn: 2 }, earned: [{ card: 'valor', hero: 'eowyn' }] }),
  );
  const read = readLog(writeLog(log), KNOWN);
  assert.deepEqual(read, { log, fault: null });
  assert.equal(writeLog(read.log), writeLog(log));
});

test('a log of another version, edited by hand or broken is refused with the reason', () => {
  const text = writeLog(closeScenario(begun(), result({ fallen: ['gimli'] })));
  const why = (broken: string): unknown => {
    const { fault } = readLog(broken, KNOWN);
    assert.ok(fault);
    for (const [lang, bundle] of [
      ['en', en],
      ['uk', uk],
    ] as const) {
      const words = makeText(lang, [bundle]).say(`log-fault.${fault.say}`, fault.args);
      assert.doesNotMatch(words, /[{}]|log-fault/);
    }
    return [fault.say, ...Object.values(fault.args ?? {})];
  };
  assert.deepEqual(why('once upon a time'), ['not-a-log']);
  for (const other of ['[1]', 'null', '7', '"log"']) assert.deepEqual(why(other), ['not-a-log'], other);
  assert.deepEqual(why(text.replace('"pool":[]', '"pool":[null]')), ['misshapen', 'pool']);
  assert.deepEqual(why(text.replace('"notes":{}', '"notes":[]')), ['misshapen', 'notes']);
  assert.deepEqual(why(text.replace('"version":1', '"version":2')), ['another-version', 2, 1]);
  assert.deepEqual(why(text.replace('"fallen":["gimli"]', '"fallen":[]')), ['edited']);
  assert.deepEqual(why(text.replace('"score":141', '"score":14')), ['edited']);
  assert.deepEqual(why(text.replace('"fallen":["gimli"]', '"fallen":["smaug"]')), ['misshapen', 'fallen']);
  assert.deepEqual(why(text.replace('"mode":"campaign"', '"mode":"easy"')), ['misshapen', 'mode']);
  assert.deepEqual(why(text.replace('"threat":0,"pool"', '"threat":-3,"pool"')), ['misshapen', 'threat']);
  assert.deepEqual(why(text.replace('"pool":[]', '"pool":[{"card":"ring"}]')), ['misshapen', 'pool']);
  assert.deepEqual(why(text.replace('{"version"', '{"more":1,"version"')), ['misshapen', 'more']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { twoSides } from '../src/commands/match.ts';
import { inside, pony } from './pony.ts';

const cases: [string, RegExp][] = [
  ['dance', /there is no command "dance"; there are: games, play, simulate/],
  ['simulate', /it is: simulate <game>/],
  ['simulate chess', /no game is called "chess"; there are: duel/],
  ['fuzz kings', /kings is not a game of its own: it is an option of war/],
  ['simulate duel extra', /it is: simulate <game>/],
  ['simulate duel --game 5', /Unknown option '--game'/],
  ['simulate duel --games many', /--games takes a whole number of at least 1, not "many"/],
  ['simulate duel --games 0', /--games takes a whole number of at least 1, not "0"/],
  ['simulate duel --seats random', /duel has 2 seats under these options \(fellowship, sauron\), not 1/],
  ['simulate duel --seats random,human', /nobody called "human" can take a seat; there are: random, greedy/],
  ['play duel --seats human,dragon', /nobody called "dragon" can take a seat; there are: human, random/],
  ['simulate duel --options players=3', /duel has no option "players"; it has none/],
  ['simulate duel --options players', /"players" is not k=v/],
  ['simulate duel --ms 5 --iterations 5', /give --ms or --iterations, not both/],
  ['match duel --a greedy', /--b is missing: one of random, greedy, search/],
  ['match duel --a greedy --b grok', /no bot is called "grok"/],
  ['match duel --a greedy --b greedy-shy', /this game has no "shy" bots/],
  ['match duel --a greedy --b greedy@nobody', /no rival is called "nobody"; there are: bots-0.1/],
  ['match duel --a greedy --b grok@bots-0.1', /no bot is called "grok@bots-0.1"/],
  ['freeze duel --at nobody', /no rival is called "nobody"; there are: bots-0.1/],
  ['freeze duel', /--at is missing/],
  ['match war --a greedy-bold --b greedy', /no "bold" bots.*its styles: shy/],
  ['replay nowhere.record', /there is no file nowhere\.record/],
  ['play duel --from nowhere.record', /there is no file nowhere\.record/],
  ['play duel --lang fr', /--lang takes en or uk, not "fr"/],
  ['rules chess', /there is no ledger "chess"; there are: duel/],
  ['bench chess', /no game is called "chess"/],
  ['soak --only nothing-like-this', /no row of the soak has the word "nothing-like-this"/],
];

test('what cannot be done is said in one line, with exit code 1', async () => {
  for (const [words, message] of cases) {
    const { code, out, err } = await inside(...words.split(' '));
    assert.equal(code, 1, words);
    assert.equal(out, '', words);
    assert.match(err, message);
    assert.equal(err.trim().split('\n').length, 1, err);
  }
});

test('the process ends with the same code and lines', async () => {
  const { code, out, err } = await pony(['simulate', 'chess']);
  assert.deepEqual({ code, out }, { code: 1, out: '' });
  assert.match(err, /^pony: no game is called "chess"; there are: duel, war[a-z, -]*\n$/);
});

test('a match needs two sides', () => {
  const seats = (...teams: string[]) => teams.map((team, i) => ({ id: `p${i}`, team }));
  assert.deepEqual(twoSides('war', seats('west', 'west', 'east')), ['west', 'east']);
  assert.throws(() => twoSides('lcg', seats('all', 'all')), /lcg is co-operative under these options/);
  assert.throws(() => twoSides('three', seats('a', 'b', 'c')), /three has 3 sides under these options/);
});

test('help: the list of commands, and of each its usage and flags', async () => {
  const { code, out } = await inside('--help');
  assert.equal(code, 0);
  const names = [...out.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
  const all = [
    'games',
    'play',
    'simulate',
    'match',
    'freeze',
    'judge',
    'train',
    'fuzz',
    'bench',
    'replay',
    'rules',
    'say',
    'server',
    'load',
    'faults',
    'harm',
    'browser',
    'feel',
    'screens',
    'soak',
  ];
  assert.deepEqual(names, all);
  for (const name of names) {
    const help = await inside(name, '--help');
    assert.equal(help.code, 0, name);
    assert.match(help.out, new RegExp(`^npm run -s pony -- ${name}`));
  }
  assert.equal((await inside()).code, 1);
});

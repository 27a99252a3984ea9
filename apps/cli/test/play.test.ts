import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compareBundles } from '@pony/text';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import { inside, pony } from './pony.ts';

const folder = mkdtempSync(join(tmpdir(), 'pony-'));
after(() => rmSync(folder, { recursive: true }));
const game = ['play', 'duel', '--seed', 'test', '--seats', 'human,random'];

test('a whole game by numbers, to its end', async () => {
  const { code, out, err } = await pony(game, '1\n'.repeat(400));
  assert.equal(code, 0, err);
  assert.match(out, /^Duel for Middle-earth\. Type a number to choose/);
  assert.match(out, /To choose: The Fellowship: .*\n {3}1 {2}\S/);
  assert.match(out, /The game is over\./);
  assert.match(out, /The Fellowship: (won|lost|shared the victory)\n {2}Sauron: (won|lost|shared the victory)\n$/);
  assert.ok(!out.includes('\x1b'), 'colours only on a terminal');
});

test('why, log, look, help and mistakes leave the question open', async () => {
  const { code, out } = await pony(game, 'why\nwhy take bree\nwhy fly\nlog\nlook\n?\nsing\n999\n\nquit\n');
  assert.equal(code, 0);
  assert.match(out, /\(DU-6\.[12]\)\n/);
  assert.match(out, /unknown verb "fly"/);
  assert.match(out, /take back your last decision/);
  assert.match(out, /“sing” is not understood/);
  assert.match(out, /There are options 1 to \d+\./);
  assert.match(out, /The game is not over/);
  assert.equal(out.match(/To choose: The Fellowship/g)?.length, 1);
});

test('undo gives the question back, against a bot also across its turn', async () => {
  const { out } = await pony(game, 'undo\n1\nundo\n2\nundo\n');
  assert.match(out, /There is nothing of yours to take back\./);
  const questions = out
    .split('To choose: The Fellowship: ')
    .slice(1)
    .map((part) => part.split('choice>')[0]);
  assert.equal(questions[2], questions[0]);
  assert.equal(questions.at(-1), questions[0]);
});

test('with two people at the keyboard undo across a turn needs the other one', async () => {
  const both = ['play', 'duel', '--seed', 'two', '--seats', 'human,human'];
  const take = 'discard';
  const { out: first } = await pony(both, 'quit\n');
  const number = new RegExp(`^ +(\\d+) {2}${take}`, 'im').exec(first)?.[1];
  const { out } = await pony(both, `${number}\n${number}\nundo\nn\nundo\ny\nquit\n`);
  assert.match(out, /Asked by Sauron: go back before decision 1\. The Fellowship: do you agree\? \(y\/n\)/);
  assert.match(out, /The others do not agree\./);
  assert.match(out, /Back before decision 1\./);
});

test('save, go on from the file, replay it; a broken file is refused with the cause', async () => {
  const file = join(folder, 'mine.record');
  const saved = await pony(game, `1\nsave ${file}\nsave ${join(folder, 'no', 'x')}\nquit\n`);
  assert.match(saved.out, /Saved: .*mine\.record/);
  assert.match(saved.out, /Cannot write .*: ENOENT/);
  const text = readFileSync(file, 'utf8');
  assert.match(text, /^pony-record 1\ngame duel\n/);

  const on = await pony(['play', 'duel', '--from', file, '--seats', 'human,random'], '1\n'.repeat(400));
  assert.match(on.out, /The game is over\./);
  assert.match((await inside('play', 'duel', '--from', file, '--seed', 'x')).err, /--from brings its own seed/);

  const replayed = await pony(['replay', file]);
  assert.equal(replayed.code, 0);
  assert.match(replayed.out, /every checksum holds; the game is not over/);
  assert.match(replayed.out, /^1 sauron /m);
  const json = JSON.parse((await inside('replay', file, '--json', '--lang', 'uk')).out);
  assert.equal(json.game, 'duel');
  assert.equal(json.log.length, json.decisions + 1);

  const bad: [string, RegExp][] = [
    [text.replace(/ [0-9a-f]{8}\n/, ' 00000000\n'), /decision 1: checksum/],
    [text.replace('rules ', 'rules 0.'), /rules version 0\./],
    [text.replace('game duel', 'game chess'), /no game is called "chess"/],
    ['nonsense', /line 1: a record starts with "pony-record 1"/],
  ];
  for (const [content, message] of bad) {
    writeFileSync(file, content);
    const { code, out, err } = await inside('replay', file);
    assert.equal(code, 1);
    assert.equal(out, '');
    assert.match(err, message);
  }
});

test('in Ukrainian', async () => {
  const { out } = await pony([...game, '--lang', 'uk'], '1\nundo\nquit\n');
  assert.match(out, /^Дуель за Середзем’я\./);
  assert.match(out, /Черга: Братство: /);
  assert.match(out, /Повернуто до стану перед рішенням/);
});

test('the words of the terminal are the same in both languages', () => {
  assert.deepEqual(compareBundles({ lang: 'en', bundle: en }, { lang: 'uk', bundle: uk }), []);
});

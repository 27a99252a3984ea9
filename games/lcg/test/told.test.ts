/** The log as a reader has it: every change is said, with the card behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameText, makeText, plain } from '@pony/text';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import { planning, questing, type Scene } from './cards/scene.ts';

const ESCAPE = { scenario: 'escape-from-dol-guldur' };
const JOURNEY = { scenario: 'journey-along-the-anduin' };
const SPIRIT = { heroes: [['eowyn', 'eleanor', 'dunhere']] };
const BUNDLES = { en, uk };

/** What the first player read after the last decision. */
function read(t: Scene, lang: 'en' | 'uk' = 'en'): string[] {
  const text = gameText(makeText(lang, [BUNDLES[lang]]), t.sc.rules);
  return t.sc.heard('p1').map((line) => plain(text.tell('log', line)));
}
function says(t: Scene, inEnglish: string, inUkrainian: string): void {
  assert.ok(read(t).includes(inEnglish), read(t).join('\n'));
  assert.ok(read(t, 'uk').includes(inUkrainian), read(t, 'uk').join('\n'));
  t.sc.leaveOpen();
}
const staging = (t: Scene): Scene => t.until('window', { step: '3.2' }).clearStaging();

test('LC-18.1 [a-test-of-will] what is cancelled is said, and by which card', () => {
  const t = staging(questing(1, SPIRIT)).hand('p1:a-test-of-will.1').encounter('eyes-of-the-forest');
  t.tokens('resource', 'p1:eowyn', 1).act('pass').until('cancel').act('react-with a-test-of-will 0');
  says(t, '“Eyes of the Forest”: cancelled (“A Test of Will”).', '«Очі лісу»: скасовано («Випробування сили волі»).');
});

test('LC-20.5 a card that is revealed for Surge has its cause in the log', () => {
  const t = staging(questing(1, JOURNEY)).encounter('wolf-rider', 'banks-of-the-anduin.1').act('pass');
  says(t, '“Wolf Rider” brings one more card: Surge.', '«Вовчий вершник» викликає ще одну карту: «Навала».');
});

test('LC-23.4 a guard is called the guard of its objective', () => {
  const t = staging(questing(1, ESCAPE)).encounter('shadow-key', 'tower-gate.1').act('pass');
  says(
    t,
    '“Tower Gate” is in the staging area and guards “Shadow Key”.',
    '«Брама вежі» у зоні випробувань, стереже «Ключ Тіні».',
  );
});

test('LC-8.23 a quest neither won nor lost is said to be even', () => {
  const t = staging(questing(1)).clearHands().encounter('eyes-of-the-forest').act('pass');
  t.until('window', { step: '3.3' }).act('pass');
  says(t, 'Neither side is stronger: nothing happens.', 'Сили рівні: нічого не стається.');
});

test('LC-16.11 the elimination of the last player is said, although the game is over with it', () => {
  const t = planning(1).threat(0, 49);
  while (t.s.outcome === null) t.act(t.may(0).find((words) => ['pass', 'done'].includes(words)) ?? t.may(0)[0]);
  t.sc.over({ reason: 'all-eliminated' });
  says(t, 'Player 1 is eliminated.', 'Гравець 1: вибуття з гри.');
});

test('[blade-mastery] a bonus is said with its sign', () => {
  const t = planning(1, { heroes: [['gimli', 'legolas', 'thalin']] }).hand('p1:blade-mastery.1');
  t.act('play blade-mastery', 'choose p1:thalin');
  says(
    t,
    '“Thalin”: attack +1 until the end of the phase (“Blade Mastery”).',
    '«Талін»: сила атаки +1 до кінця фази («Майстер клинка»).',
  );
});

test('[aragorn] a card that does something to itself is named once', () => {
  const t = questing().until('commit').act('commit p1:aragorn', 'done').act('react p1:aragorn 0 0');
  says(t, '“Aragorn” is ready.', '«Арагорн» підготовлено.');
});

test('LC-29.8 [beravor] who is captured and who draws cards by a card: the sentence names the card', () => {
  const t = planning(1, { heroes: [['beravor', 'glorfindel', 'denethor']] }).act('use p1:beravor 0');
  if (t.may(0).some((words) => words.startsWith('choose'))) t.act(t.may(0)[0]);
  assert.match(read(t).join('\n'), /^Player 1 draws .+ \(“Beravor”\)\.$/m);
  const text = gameText(makeText('en', [en]), t.sc.rules);
  const args = { card: t.n('p1:beravor'), by: t.n('p1:denethor') };
  assert.equal(plain(text.tell('log', { say: 'captured', args })), '“Beravor” is captured (“Denethor”).');
  assert.equal(plain(text.tell('log', { say: 'rescued', args })), '“Beravor” is rescued (“Denethor”).');
});

/** The log as a reader has it: every change is said, with the card behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameText, makeText, plain } from '@pony/text';
import { newLog, writeLog } from '../src/campaign/index.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import { combat, planning, questing, type Scene, scene } from './cards/scene.ts';

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
    '“Tower Gate” is added to the staging area and guards “Shadow Key”.',
    'Карту «Брама вежі» додано до зони випробувань; стереже «Ключ Тіні».',
  );
});

test('LC-8.23 a quest neither won nor lost is said to be even', () => {
  const t = staging(questing(1)).clearHands().encounter('eyes-of-the-forest').act('pass');
  t.until('window', { step: '3.3' }).act('pass');
  says(t, 'Neither side is stronger: nothing happens.', 'Сили рівні: нічого не стається.');
});

test('LC-16.11 the elimination of the last player is said with its reason, although the game is over with it', () => {
  const t = planning(1).threat(0, 49);
  while (t.s.outcome === null) t.act(t.may(0).find((words) => ['pass', 'done'].includes(words)) ?? t.may(0)[0]);
  t.sc.over({ reason: 'all-eliminated' });
  says(t, 'Player 1 is out of the game: threat has reached 50.', 'Гравець 1 вибуває з гри: загроза сягнула 50.');
});

/** Everybody passes until it has happened. */
function untilIt(t: Scene, happened: () => boolean): void {
  while (!happened()) t.act(t.may(0).find((words) => ['pass', 'done'].includes(words)) ?? t.may(0)[0]);
}

test('[sneak-attack] [beorn] [gandalf] who leaves play is said to go to a hand or a deck; a pile goes without saying', () => {
  const t = planning(1, { heroes: [['aragorn', 'gimli', 'gloin']] }).hand('p1:sneak-attack.1', 'p1:faramir.1');
  t.act('play sneak-attack', 'choose-title faramir');
  untilIt(t, () => t.isIn('hand', 'p1:faramir.1'));
  says(
    t,
    '“Faramir” leaves play: back to hand (“Sneak Attack”).',
    '«Фарамир» виходить із гри: назад на руку («Прихована атака»).',
  );
  t.until('window', { step: '3.1' }).area('p1:beorn.1', 'p1:gandalf.1').act('use p1:beorn.1 1');
  untilIt(t, () => t.isIn('deck', 'p1:beorn.1'));
  says(t, '“Beorn” leaves play: shuffled into the deck.', '«Беорн» виходить із гри: замішано в колоду.');
  untilIt(t, () => t.isIn('discard', 'p1:gandalf.1'));
  says(t, '“Gandalf” leaves play.', '«Гандальф» виходить із гри.');
});

test('[caught-in-a-web] [appointed-by-fate] what is attached by another card says which; what attaches itself does not', () => {
  const web = staging(questing(1, { heroes: [['eowyn']] })).encounter('caught-in-a-web.1');
  says(
    web.act('pass'),
    '“Caught in a Web” is attached to “Éowyn”.',
    'Карту «Спіймані в павутину» прикріплено до карти «Еовин».',
  );
  const heroes = [['aragorn', 'gimli', 'dunhere']];
  const completed = ['passage-through-mirkwood', 'journey-along-the-anduin'].map((scenario) => ({
    scenario,
    difficulty: 'normal' as const,
    score: 100,
    rounds: 5,
  }));
  const log = writeLog({ ...newLog('campaign', heroes), completed });
  const fate = scene(1, { heroes, options: { campaign: 'campaign', log } })
    .until('choose')
    .act('choose p1:gimli');
  says(
    fate,
    '“Escape from Dol Guldur”: “Appointed by Fate” is attached to “Gimli”.',
    '«Втеча з Дол-Гульдура»: карту «Призначений долею» прикріплено до карти «Гімлі».',
  );
});

test('[feint] whom an enemy cannot attack is said', () => {
  const t = combat(1, { heroes: [['gimli', 'legolas', 'thalin']] })
    .engaged(0, 'forest-spider.1')
    .hand('p1:feint.1');
  t.act('play feint');
  says(
    t,
    '“Forest Spider” cannot attack Player 1 until the end of the phase (“Feint”).',
    '«Лісовий павук» не може атакувати до кінця фази: Гравець 1 («Виверт»).',
  );
});

test('[treacherous-fog] [under-the-shadow] whose threat is higher is said', () => {
  const fog = staging(questing(1, JOURNEY)).encounter('treacherous-fog.1').act('pass');
  says(
    fog,
    'Locations in the staging area: threat +1 until the end of the phase (“Treacherous Fog”).',
    'Локації в зоні випробувань: сила загрози +1 до кінця фази («Підступний туман»).',
  );
  const shadow = staging(questing(1, ESCAPE)).encounter('under-the-shadow.1').act('pass');
  says(
    shadow,
    'Threat of the staging area +1 until the end of the phase (“Under the Shadow”).',
    'Загроза зони випробувань +1 до кінця фази («Під Тінню»).',
  );
});

test('[will-of-the-west] [eowyn] a card that speaks of itself is named once', () => {
  const t = planning(1, SPIRIT).hand('p1:will-of-the-west.1', 'p1:feint.1').lay('discard', 'p1:gandalf.1');
  t.act('use p1:eowyn 0', 'choose-title feint');
  says(t, '“Éowyn”: willpower +1 until the end of the phase.', '«Еовин»: сила волі +1 до кінця фази.');
  t.act('play will-of-the-west');
  says(t, '“Will of the West” is removed from the game.', 'Карту «Воля Заходу» вилучено з гри.');
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
  says(t, '“Aragorn” is ready.', 'Карту «Арагорн» підготовлено.');
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

/** What an editor would mark in Ukrainian words, before anybody reads them aloud: letters, signs, plurals, and terms. */
import { plurals, wordings } from './message.ts';

/** A term the project does not use, and the word it uses instead. */
interface Term {
  readonly not: RegExp;
  readonly but: string;
}

const LETTER = '[а-яґєії]';
const word = (stem: string): RegExp => new RegExp(`(?<!${LETTER}|[’-])(?:${stem})`, 'iu');

/** One thing, one word: that of the rulebooks. */
const TERMS: readonly Term[] = [
  { not: word('даром(?!’)'), but: 'безплатно' },
  { not: word('супротивник'), but: 'суперник' },
  { not: word('оборон(ець|ц[яюіе])'), but: 'захисник' },
  { not: word('лицем (донизу|вниз|догори|вгору)'), but: 'долілиць, горілиць' },
  { not: word('[ву]ж(ит(?!т)|ива(?!н))'), but: 'використати' },
  { not: word('на(бра|бира|бер)(?!ж)'), but: 'наймати' },
  { not: word('ру(ши(?!л[иа]ся)|ха)[а-яії]+ (війська?|Братство|супутник|назгул)'), but: 'перемістити' },
  { not: word('не?законн|законн'), but: 'дозволено' },
  { not: word('твердин'), but: 'фортеця' },
  { not: word('(ви)?тягн(у|е|і)'), but: 'взяти' },
  { not: /(?<!\p{L})Носі(?:ї|ям|ях)/u, but: 'Персненосці' },
  { not: /(?<!\p{L})персненосц/u, but: 'Персненосці' },
  { not: word('назад не беруть|просить ходу назад|повернути хід'), but: 'скасувати хід' },
  { not: word('відійш(ов|ли|ла)(?!’)'), but: 'не за столом' },
  { not: word('книжк[аиу] правил'), but: 'книга правил' },
  { not: word('поділен[ао] перемог|перемогу поділено'), but: 'спільна перемога' },
  { not: word('Дунланд'), but: 'Смурні Землі' },
  { not: word('підрозділ'), but: 'загін' },
  { not: /[#\d] (шкод|споганен)/u, but: 'шкода: #, споганення #' },
  { not: word('гру завершено'), but: 'гру закінчено' },
  { not: word('слідуюч|являється|приймати участь|на протязі|співпада|міроприємств|любий гравець'), but: 'Ukrainian' },
];

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['a Latin letter inside a word', /\p{Script=Latin}[а-яґєії]|[а-яґєії]\p{Script=Latin}/iu],
  ['a letter that Ukrainian has not', /[ыэъё]/iu],
  ['an apostrophe that is not ’', /ʼ|[а-яґєії]['‘`´][а-яґєії]/iu],
  ['no apostrophe', /(?:[аеєиіїоуюя]|(?<!\p{L}))[бпвмф][яєї]|[аеєиіїоуюя][бпвмф]ю|[аеєиіоу]рї/iu],
  ['quotes that are not « »', /["“”„]/u],
  ['a dash that is not –', /—|(?:^|\s)-(?:\s|$)/u],
  ['a hyphen between numbers', /\d-\d/u],
  ['a hyphen for a minus', /(?:^|[\s(])-\d/u],
  ['three dots', /\.\.\./u],
  ['two spaces, or one before a stop', /[а-яґєії] {2,}[а-яґєії]|[\p{L}»)] [,.;:!](?:\s|$)/iu],
  [
    '«нема» without an infinitive',
    /(?<!\p{L})нема(?!є| (?:кому|кого|чого|чим|ким|що|де|куди|коли|як|звідки|потреби)|\p{L})/iu,
  ],
];

/** What is wrong with a piece of plain Ukrainian prose. */
export function proseFaults(prose: string): string[] {
  const near = (at: number): string => prose.slice(Math.max(0, at - 20), at + 20);
  const faults: string[] = [];
  for (const [name, sign] of SIGNS) {
    const found = sign.exec(prose);
    if (found) faults.push(`${name}: ${near(found.index)}`);
  }
  for (const { not, but } of TERMS) {
    const found = not.exec(prose);
    if (found) faults.push(`${found[0]} (${but}): ${near(found.index)}`);
  }
  return faults;
}

/** What is wrong with a message: its words, and numbers whose forms are not all there. */
export function ukrainianFaults(source: string): string[] {
  const faults = wordings(source, 'uk').flatMap(proseFaults);
  for (const { forms, counted } of plurals(source, 'uk')) {
    const missing = ['one', 'few', 'many', 'other'].filter((form) => !forms.includes(form));
    if (counted && missing.length > 0) faults.push(`a plural without ${missing.join(', ')}`);
  }
  return [...new Set(faults)];
}

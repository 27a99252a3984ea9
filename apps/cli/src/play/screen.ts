/** The table in words, from what every view has: zones and counters. */
import type { BaseView, Counter, Seat, Zone } from '@pony/engine';
import type { GameText } from '@pony/text';

/** First what belongs to nobody, then seat by seat. */
export function tableLines(view: BaseView, seats: number, words: GameText, paint: Paint): string[] {
  const owners: (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  return owners.flatMap((owner) => {
    const counters = view.counters.filter((one) => one.owner === owner && matters(one));
    const zones = view.zones.filter((one) => one.owner === owner && !isEmpty(one));
    if (counters.length === 0 && zones.length === 0) return [];
    const title = owner === null ? words.say('play.table') : words.name('seat', owner);
    const faces = zones.filter((one) => typeof one.items !== 'number');
    const backs = zones.filter((one) => typeof one.items === 'number');
    const rows = [
      counters.map((one) => counterWords(one, words)).join(' · '),
      ...faces.map((one) => `${label(words, 'zone', one.id)}: ${faceWords(one, words)}`),
      backs.map((one) => `${label(words, 'zone', one.id)} ${one.items}`).join(' · '),
    ];
    return [paint.bold(title), ...rows.filter((row) => row !== '').flatMap((row) => wrapped(row, paint.width))];
  });
}

export interface Paint {
  bold(text: string): string;
  readonly width: number;
}

/** The words of a row in lines of a width, all set in. */
export function wrapped(row: string, width: number): string[] {
  const out: string[] = [];
  let line = ' ';
  for (const word of row.split(' ')) {
    if (line.length + word.length + 1 > width && line.trim() !== '') {
      out.push(line);
      line = '   ';
    }
    line += ` ${word}`;
  }
  return [...out, line];
}

const matters = (one: Counter): boolean => one.value !== 0 || one.max !== undefined;
const isEmpty = (one: Zone): boolean => (typeof one.items === 'number' ? one.items : one.items.length) === 0;

const label = (words: GameText, branch: string, id: string): string =>
  words.has(`${branch}.${id}`) ? words.say(`${branch}.${id}`) : id;

const counterWords = (one: Counter, words: GameText): string =>
  `${label(words, 'counter', one.id)} ${one.value}${one.max === undefined ? '' : `/${one.max}`}`;

function faceWords(one: Zone, words: GameText): string {
  const seen = new Map<string, number>();
  for (const id of one.items as number[]) {
    const name = words.name(one.kind, id);
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return [...seen].map(([name, times]) => (times === 1 ? name : `${name} ×${times}`)).join(', ');
}

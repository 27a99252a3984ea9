/**
 * Looks for deals on which a written lesson can be played: `npx node games/war/test/find-lesson.ts free|shadow [how many deals]`.
 * For the day when a changed rule deals or rolls otherwise. What it finds becomes the seed of ui/learn/<id>.json, and the hints are
 * read again: dice, tiles and cards they speak of may be others. It tells how far the best deals came.
 */
import { applyTelling, explain, optionFromWords, pending, seedOf, start } from '@pony/engine';
import { rules, type War } from '@pony/war';
import { lessons } from '../ui/learn/index.ts';

const [id = 'free', deals = '100000'] = process.argv.slice(2);
const lesson = await lessons.find((one) => one.id === id)?.load();
if (!lesson) throw new Error(`there is no lesson "${id}"`);

const script = lesson.decisions.map((words) => {
  const [by, ...rest] = words.split(' ');
  return { seat: rules.find('seat', by) ?? -1, option: optionFromWords(rules as never, rest.join(' ')), words };
});

/** How many decisions of the script a deal allows. */
function reach(seed: string): number {
  const { state } = start<War>(rules, {}, seed);
  for (const [n, { seat, option }] of script.entries()) {
    if (pending(rules, state)?.seats[0] !== seat || explain(rules, state, seat, option)) return n;
    applyTelling(rules, state, seat, option);
  }
  return script.length;
}

let best = 0;
for (let n = 0; n < Number(deals); n++) {
  const seed = seedOf(`${id} ${n}`);
  const far = reach(seed);
  if (far < best) continue;
  best = far;
  const next = script[far]?.words ?? 'the end';
  process.stdout.write(`${seed} ${far} of ${script.length}, next: ${next}\n`);
}

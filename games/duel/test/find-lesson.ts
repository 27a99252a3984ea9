/**
 * Looks for a deal and a game of both sides together in which the Fellowship does everything once and wins in chapter 2:
 * `npx node games/duel/test/find-lesson.ts [how many deals]`. What it finds may become ui/learn/lesson.json.
 */
import { CARDS, type Duel, rules } from '@pony/duel';
import { applyTelling, type GameEvent, hash8, type Option, options, optionToWords, seedOf, start } from '@pony/engine';

interface Line {
  readonly state: Duel;
  readonly decisions: readonly string[];
  readonly done: ReadonlySet<string>;
  readonly worth: number;
}

const FELLOWSHIP = 0;
const WIDTH = 250;
const LONGEST = 60;

/** What a reader is to do once; each is told by an event. */
const WANTED: readonly (readonly [what: string, told: (event: GameEvent) => boolean])[] = [
  ['skill', ({ say, args }) => say === 'plays' && CARDS[args?.card as number].color === 'grey'],
  ['free', ({ say, args }) => say === 'plays' && args?.coins === 0],
  ['paid', ({ say, args }) => say === 'plays' && (args?.coins as number) > 0],
  ['chain', ({ say }) => say === 'chains'],
  ['discard', ({ say }) => say === 'discards'],
  ['tile', ({ say }) => say === 'takes'],
  ['units', ({ say }) => say === 'places'],
  ['movement', ({ say }) => say === 'moves'],
  ['conflict', ({ say }) => say === 'conflict'],
  ['bonus', ({ say }) => say === 'bonus'],
  ['token', ({ say }) => say === 'keeps'],
  ['search', ({ say }) => say === 'plays-from-discard'],
];

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** How near a line is to the end that is looked for: things done, regions held, means to go on. */
function worthOf(s: Duel, done: number): number {
  let worth = 12 * done + 1.2 * Math.min(s.coins[FELLOWSHIP], 10) + 1.3 * s.quest[FELLOWSHIP];
  for (let region = 0; region < 7; region++) {
    if (s.fortress[region] === FELLOWSHIP || s.units[region] > 0) worth += 7;
    worth += 0.7 * Math.min(2, s.units[region]) - 0.3 * s.units[7 + region];
  }
  for (let skill = 0; skill < 5; skill++) worth += 0.7 * Math.min(3, s.skills[skill]);
  return worth + 2.2 * bits(s.chains[FELLOWSHIP]);
}

function after(line: Line, option: Option): Line {
  const state = rules.clone(line.state);
  const seat = line.state.active;
  const words = `${rules.name('seat', seat)} ${optionToWords(rules as never, option)}`;
  const { events } = applyTelling(rules, state, seat, option);
  const done = new Set(line.done);
  if (seat === FELLOWSHIP) for (const [what, told] of WANTED) if (events.some(told)) done.add(what);
  // Sauron should look as if he meant to win: he plays rather than sells.
  const manner =
    seat === FELLOWSHIP ? 0 : option[0] === 'discard' ? -0.5 : option[0] === 'play' || option[0] === 'take' ? 0.25 : 0;
  const before = line.worth - worthOf(line.state, line.done.size);
  return {
    state,
    decisions: [...line.decisions, words],
    done,
    worth: worthOf(state, done.size) + before + manner,
  };
}

/** The shortest game of a deal that has everything, if the search comes upon one. */
function search(seed: string): Line | null {
  const { state } = start<Duel>(rules, {}, seedOf(seed));
  let beam: Line[] = [{ state, decisions: [], done: new Set(), worth: worthOf(state, 0) }];
  for (let length = 1; length <= LONGEST && beam.length > 0; length++) {
    const next = new Map<string, Line>();
    for (const line of beam) {
      const all = options(rules, line.state, line.state.active).slice();
      for (const option of all) {
        if (option[0] === 'spread' || (option[0] === 'done' && all.length > 1)) continue;
        const one = after(line, option);
        const { outcome, chapter } = one.state;
        if (outcome?.seats[FELLOWSHIP] === 'won' && one.done.size === WANTED.length) return one;
        if (outcome || chapter > 2) continue;
        const key = `${hash8(one.state)} ${[...one.done].sort().join()}`;
        if ((next.get(key)?.worth ?? -1) < one.worth) next.set(key, one);
      }
    }
    beam = [...next.values()].sort((a, b) => b.worth - a.worth).slice(0, WIDTH);
  }
  return null;
}

const deals = Number(process.argv[2] ?? 20);
for (let n = 0; n < deals; n++) {
  const found = search(`lesson ${n}`);
  if (!found) continue;
  const { decisions, state } = found;
  process.stdout.write(
    `${JSON.stringify({ seed: seedOf(`lesson ${n}`), by: state.outcome?.reason, length: decisions.length, decisions })}\n`,
  );
}

import type { Options } from '@pony/engine';
import { playable } from '@pony/games';
import { countDeopts } from '../bench/deopts.ts';
import type { Job } from '../bench/side.ts';
import { builtSide } from '../bench/sides.ts';
import { benchGame } from '../bench/speeds.ts';
import { type Compared, type Pace, playTurns } from '../bench/turns.ts';
import type { Kind } from '../bench/work.ts';
import { type Command, count, Fault, type Given, text } from '../command.ts';
import { lines } from '../figures.ts';
import { fullOptions, GAME_FLAGS, gameOf, givenOptions } from '../given.ts';
import { progress } from '../progress.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'how fast the rules and the tables are, by processor time',
  usage:
    'bench [game] [--against WHAT] [--view] [--table] [--after GAME] [--deopts] [--turns N] [--seconds N] [--seed S] [--options k=v,k=v] [--json]',
  help: `For the game, or for every game, prints
  {game, decisionsPerSecond, playoutsPerSecond, clonesPerSecond, stateBytes, viewBytes, patchBytesMedian, allThreads}
by the processor time of the thread that plays; \`allThreads\` are the same speeds by that of the whole process. In random play only
decisions with two or more options count. Every speed is the median of five runs; sizes are medians over whole games, views and
patches as JSON for every seat.
  --against WHAT   a tag, a commit or a folder: it and this tree play the same games in turns, each in a process of its own, and
                   ratio is how many times as fast this tree is: the median of the turns, and between what the middle half lies
  --view           random play with the mover's view built at each step, and its share of the pace without
  --table          decisions at a table where every seat has a viewer, with what is told to all of them as text; in parts
  --after GAME     that game is played at a table of the process first (1,500 decisions); ratio is against the same without it
  --deopts         instead: how often V8 throws compiled code away in 10,000 decisions at a table, after 10,000 others
  --turns N        turns of each side (151)
  --seconds N      time for each speed; with turns, of all turns of a side (4)
  --options k=v    options of the game
  --jobs is not offered: one game is played at a time by definition`,
  words: [0, 1],
  flags: {
    ...GAME_FLAGS,
    seconds: { type: 'string' },
    against: { type: 'string' },
    after: { type: 'string' },
    turns: { type: 'string' },
    view: { type: 'boolean' },
    table: { type: 'boolean' },
    deopts: { type: 'boolean' },
  },
  run: async (given) => {
    const [wanted] = given.words;
    const ids = wanted === undefined ? playable.map((one) => one.id) : [wanted];
    const { flags } = given;
    const inTurns = flags.view || flags.table || flags.deopts || text(given, 'against') || text(given, 'after');
    if (flags.view && (flags.table || flags.deopts)) throw new Fault('give --view or --table, not both');
    const all = [];
    for (const id of ids) all.push({ game: id, ...(await (inTurns ? sides : alone)(given, id)) });
    return { json: wanted === undefined ? all : all[0], text: all.map((one) => lines(one)).join('\n\n'), ok: true };
  },
};

async function optionsOf(given: Given, id: string): Promise<Options> {
  const { game } = await gameOf(id);
  return fullOptions(game, givenOptions(given) ?? {});
}

const seedOf = (given: Given): string => text(given, 'seed') ?? 'pony';

async function alone(given: Given, id: string): Promise<object> {
  const { game } = await gameOf(id);
  const options = await optionsOf(given, id);
  const bar = progress(`bench ${id}`, 4);
  let step = 0;
  const speeds = benchGame(game.rules(options), options, seedOf(given), count(given, 'seconds', 2), () =>
    bar.at(++step),
  );
  bar.end();
  return speeds;
}

/** Short ones: what the machine does meanwhile should befall both. */
const TURNS = 151;
/** A decision after so many of another game at the same process. */
const DECISIONS_BEFORE = 1500;

async function sides(given: Given, id: string): Promise<object> {
  const { flags } = given;
  const options = await optionsOf(given, id);
  const other = text(given, 'after');
  if (other !== undefined) await gameOf(other);
  const after = other === undefined ? undefined : { game: other, decisions: DECISIONS_BEFORE };
  const own = await builtSide();
  const job = (kind: Kind, before = after): Job => ({
    kind,
    game: id,
    options,
    ...(before ? { after: before } : null),
  });
  if (flags.deopts) return { deopts: await countDeopts(own, job('table'), seedOf(given)) };

  const what = text(given, 'against');
  const rival = what === undefined ? undefined : await builtSide(what);
  const turns = count(given, 'turns', TURNS);
  const turnMs = (count(given, 'seconds', 4) * 1000) / turns;
  const kinds: Kind[] = flags.table ? ['table', 'decide', 'parts'] : flags.view ? ['play', 'view'] : ['play'];
  const bar = progress(`bench ${id}`, turns * (kinds.length + (flags.view ? 1 : 0)));
  let step = 0;
  const match = (one: Job, against?: { built: string; job: Job }): Promise<Compared | Pace> =>
    playTurns({
      own: { built: own, job: one },
      rival: against,
      seed: seedOf(given),
      turns,
      turnMs,
      at: () => bar.at(++step),
    });
  const found: Record<string, Compared | Pace> = {};
  for (const kind of kinds) {
    const withoutIt: Job = { kind, game: id, options };
    const against = rival ? { built: rival, job: job(kind) } : after ? { built: own, job: withoutIt } : undefined;
    found[kind] = await match(job(kind), against);
  }
  // Of the same tree: the pace with views against the pace without.
  if (flags.view) found.viewAgainstPlay = await match(job('view'), { built: own, job: job('play') });
  bar.end();
  return {
    ...(what === undefined ? null : { against: what }),
    ...(other === undefined ? null : { after: other }),
    ...found,
  };
}

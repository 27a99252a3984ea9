/** What the prompt bar says. */
import type { Say } from '@pony/engine';
import type { GameText, Offered, PromptBarProps, PromptWord, Reference, TableProps, Ui } from '@pony/ui';
import { isUndecided, sealOfSide } from '@pony/ui';
import type { LcgView } from '../src/view.ts';

type Speech = Pick<PromptBarProps, 'side' | 'seal' | 'over' | 'sentence' | 'mood'>;

export function spoken(props: TableProps<LcgView>, say: Ui['say'], follow: (part: Reference) => void): Speech {
  const { situation, text, viewer, mood } = props;
  const { seats, outcome, prompt, seat, asked, view } = situation;
  const several = (one: number): boolean => viewer.length > 1 && viewer.includes(one);
  const name = (one: number): string => (several(one) ? '' : seats[one].name) || text.say(`seat.${seats[one].id}`);
  const look = { side: 'light', seal: sealOfSide('light') } as const;
  if (outcome) {
    const won = outcome.seats[0] === 'won';
    const first = isUndecided(outcome) ? '' : text.say(won ? 'table.won' : 'table.lost');
    const sentence = [first, ' ', text.say(`reason.${outcome.reason}`)];
    if (view.score) sentence.push(' ', text.say('table.score', { n: view.score.total }));
    return {
      side: won ? 'light' : 'dark',
      seal: sealOfSide(won ? 'light' : 'dark'),
      over: say('ui.theEnd'),
      sentence,
      mood: 'over',
    };
  }
  const phase = text.say(`phase.${PHASE_WORDS[view.phase]}`);
  if (prompt && seat !== null) {
    const whose = viewer.length === 1 ? say('ui.yourTurn') : name(seat);
    const cause = typeof prompt.args?.what === 'string' && text.has(`cause.${prompt.args.what}`);
    if (prompt.say === 'window') {
      const when = text.say(`table.windowOf.${String(prompt.args?.step).replaceAll('.', '-')}`);
      const sentence = [text.say('table.windowAsk', { when })];
      return { ...look, over: `${phase} · ${whose}`, sentence, mood: mood === 'away' ? 'away' : 'asking' };
    }
    const told = cause
      ? [
          ...text.tell('cause', { say: String(prompt.args?.what), args: prompt.args }),
          ' ',
          ...text.tell('prompt', prompt),
        ]
      : text.tell('prompt', prompt);
    const sentence = told.map(
      (part): PromptWord => (typeof part === 'string' ? part : { word: part.text, onPress: () => follow(part) }),
    );
    return { ...look, over: `${phase} · ${whose}`, sentence, mood: mood === 'away' ? 'away' : 'asking' };
  }
  const other = asked[0] ?? viewer[0] ?? 0;
  return {
    ...look,
    over: `${phase} · ${name(other)}`,
    sentence: [say('ui.waitingFor', { seat: name(other) })],
    mood: mood === 'away' ? 'away' : 'waiting',
  };
}

/** "Commit 3", "Attack for 5": what a plain "done" means here; null where the option's own words say it. */
export function labelOf({ option }: Offered, prompt: Say | null, text: GameText): string | null {
  if (option[0] !== 'done' || !prompt) return null;
  const { cards, attack } = prompt.args ?? {};
  if (prompt.say === 'commit') return text.say('table.commitN', { n: Array.isArray(cards) ? cards.length : 0 });
  if (prompt.say === 'attackers') return text.say('table.attackFor', { n: Number(attack ?? 0) });
  return null;
}

const PHASE_WORDS = ['setup', 'resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'];

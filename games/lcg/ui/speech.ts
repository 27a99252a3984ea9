/** What the prompt bar says. */
import type { PromptBarProps, PromptWord, Reference, TableProps, Ui } from '@pony/ui';
import { sealOfSide } from '@pony/ui';
import type { LcgView } from '../src/view.ts';

type Speech = Pick<PromptBarProps, 'side' | 'seal' | 'over' | 'sentence' | 'mood'>;

export function spoken(props: TableProps<LcgView>, say: Ui['say'], follow: (part: Reference) => void): Speech {
  const { situation, text, viewer, mood } = props;
  const { seats, outcome, prompt, seat, asked, view } = situation;
  const name = (one: number): string => seats[one].name || text.say(`seat.${seats[one].id}`);
  const look = { side: 'light', seal: sealOfSide('light') } as const;
  if (outcome) {
    const won = outcome.seats[0] === 'won';
    const first = text.say(won ? 'table.won' : 'table.lost');
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
    const sentence = text
      .tell('prompt', prompt)
      .map((part): PromptWord => (typeof part === 'string' ? part : { word: part.text, onPress: () => follow(part) }));
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
const PHASE_WORDS = ['setup', 'resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'];

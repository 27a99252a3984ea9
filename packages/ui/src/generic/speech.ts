/** What the prompt bar of the generic table says. */
import { isUndecided, sealOfSide, sideOfSeat } from '../table/sides.ts';
import type { TableProps } from '../table-props.ts';
import type { PromptBarProps, PromptWord } from '../talk/PromptBar.tsx';
import type { Reference } from '../types.ts';
import type { Ui } from '../ui-context.tsx';

type Speech = Pick<PromptBarProps, 'side' | 'seal' | 'over' | 'sentence' | 'mood'>;

export function speech(props: TableProps, say: Ui['say'], follow: (part: Reference) => void): Speech {
  const { situation, text, viewer, mood } = props;
  const { seats, outcome, prompt, seat, asked } = situation;
  const name = (one: number): string => text.say(`seat.${seats[one].id}`);
  const look = (one: number) => {
    const side = sideOfSeat(seats, one);
    return { side, seal: sealOfSide(side) };
  };
  if (outcome) {
    const winner = outcome.seats.findIndex((result) => result !== 'lost');
    const own = viewer.length === 1 && outcome.seats[viewer[0]] !== 'lost';
    const shared = outcome.seats.includes('shared') && outcome.seats.filter((one) => one !== 'lost').length > 1;
    const first = isUndecided(outcome)
      ? ''
      : shared
        ? say('ui.sharedWin')
        : own
          ? say('ui.youWin')
          : winner < 0
            ? say('ui.nobodyWins')
            : null;
    const sentence = [first ?? say('ui.wins', { seat: name(winner) }), ' ', text.say(`reason.${outcome.reason}`)];
    return { ...look(winner < 0 ? (viewer[0] ?? 0) : winner), over: say('ui.theEnd'), sentence, mood: 'over' };
  }
  if (prompt && seat !== null) {
    const whose = viewer.length === 1 ? say('ui.yourTurn') : seats[seat].name || say('ui.turn');
    const sentence = text
      .tell('prompt', prompt)
      .map((part): PromptWord => (typeof part === 'string' ? part : { word: part.text, onPress: () => follow(part) }));
    return { ...look(seat), over: `${whose} · ${name(seat)}`, sentence, mood: mood === 'away' ? 'away' : 'asking' };
  }
  const other = asked[0] ?? viewer[0] ?? 0;
  return {
    ...look(other),
    over: `${seats[other].name || say('ui.turn')} · ${name(other)}`,
    sentence: [say('ui.waitingFor', { seat: name(other) })],
    mood: mood === 'away' ? 'away' : 'waiting',
  };
}

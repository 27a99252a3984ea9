/** What the prompt bar says. */
import { isUndecided, type PromptBarProps, type PromptWord, sealOfSide, type Ui } from '@pony/ui';
import type { TableState } from './table-state.ts';

type Speech = Pick<PromptBarProps, 'side' | 'seal' | 'over' | 'sentence' | 'mood'>;

export function spoken({ props, view, text, at, open }: TableState, say: Ui['say']): Speech {
  const { situation, viewer, mood } = props;
  const { outcome, prompt, seat, asked, seats } = situation;
  const look = (one: number) => {
    const side = view.players[one].side === 0 ? ('light' as const) : ('dark' as const);
    return { side, seal: sealOfSide(side) };
  };
  const name = (one: number): string => text.name('seat', one);
  if (outcome) {
    const winner = outcome.seats.indexOf('won');
    const own = viewer.some((one) => outcome.seats[one] === 'won');
    const first = isUndecided(outcome)
      ? ''
      : own
        ? say('ui.youWin')
        : say('ui.wins', { seat: text.name('side', view.players[winner].side) });
    const count = text.render('log.counts', { free: view.points[0], shadow: view.points[1] });
    return {
      ...look(Math.max(0, winner)),
      over: say('ui.theEnd'),
      sentence: [first, ' ', text.say(`reason.${outcome.reason}`), ' ', count],
      mood: 'over',
    };
  }
  if (prompt && seat !== null) {
    const whose = viewer.length === 1 ? say('ui.yourTurn') : seats[seat].name || say('ui.turn');
    const [held] = at.held.things;
    const sentence: PromptWord[] =
      held?.kind === 'card'
        ? [
            { word: text.name('card', held.id), onPress: at.putBack, label: say('ui.undo') },
            ': ',
            { hole: text.say('table.where') },
            ...(prompt.say === 'act' && isInHand(view.players[seat].hand, held.id)
              ? [text.say(view.players[seat].pays === 'cycle' ? 'table.paysCycle' : 'table.paysForsake')]
              : []),
          ]
        : [
            ...comingWords(text, view),
            ...text.tell('prompt', prompt).map((part) =>
              typeof part === 'string'
                ? part
                : {
                    word: part.text,
                    onPress: () => {
                      if (part.kind === 'card' || part.kind === 'location') open({ what: part.kind, id: part.id });
                    },
                  },
            ),
          ];
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

const isInHand = (hand: readonly number[] | number, card: number): boolean =>
  typeof hand !== 'number' && hand.includes(card);

/** The card that is being paid for, and where it goes. */
function comingWords(text: TableState['text'], { coming }: TableState['view']): string[] {
  if (!coming) return [];
  const to =
    coming.wielder >= 0
      ? text.name('card', coming.wielder)
      : coming.location >= 0
        ? text.name('location', coming.location)
        : text.say('table.toReserve');
  return [`${text.name('card', coming.card)} → ${to}. `];
}

import type { TableInfo } from '@pony/protocol';
import { type GameText, type Situation, Slip, Words } from '@pony/ui';
import { useWords } from '../words.ts';
import { api } from './api.ts';
import { useProblemWords } from './problem.ts';
import type { AtOnlineTable } from './use-online-table.ts';

interface OnlineSlipsProps {
  at: AtOnlineTable;
  table: TableInfo;
  situation: Situation;
  text: GameText;
  seatName(seat: number): string;
  problem: unknown;
  onProblem(problem: unknown): void;
}

/** The one slip that lies above the prompt: what cannot wait first. */
export function OnlineSlips({ at, table, situation, text, seatName, problem, onProblem }: OnlineSlipsProps) {
  const { say } = useWords();
  const wordsOf = useProblemWords();
  const { acts, refusal, forget, viewer } = at;
  const { request } = situation.undo;
  if (problem)
    return (
      <Slip tone="error" onClose={() => onProblem(null)}>
        {wordsOf(problem)}
      </Slip>
    );
  const bot = table.status === 'live' && viewer.find((seat) => situation.seats[seat].holder === 'bot');
  if (typeof bot === 'number')
    return (
      <Slip
        action={{
          label: say('online.comeBack'),
          onPress: () => void api.comeBack(table.id, bot).catch(onProblem),
        }}
      >
        {say('online.botSits', { seat: seatName(bot) })}
      </Slip>
    );
  if (request?.waiting.some((seat) => viewer.includes(seat)))
    return (
      <Slip
        action={{ label: say('play.agree'), onPress: () => acts.answerUndo(true) }}
        more={[{ label: say('play.disagree'), onPress: () => acts.answerUndo(false) }]}
      >
        {say('online.undoAsked', { seat: seatName(request.by), n: situation.decisions - request.to + 1 })}
      </Slip>
    );
  if (request) return <Slip>{say('online.undoWaits', { seat: seatName(request.waiting[0] ?? request.by) })}</Slip>;
  if (refusal)
    return (
      <Slip tone="error" onClose={forget}>
        <Words of={text.tell('refuse', refusal)} />
      </Slip>
    );
  return null;
}

import type { TableInfo } from '@pony/protocol';
import { type GameText, type Situation, Slip, Words } from '@pony/ui';
import { useState } from 'react';
import { recordOf } from '../local/client.ts';
import { api } from '../online/api.ts';
import { useProblemWords } from '../online/problem.ts';
import { saveAs } from '../save-as.ts';
import { useWords } from '../words.ts';
import type { HabitsNow } from './use-habits.ts';
import type { AtTable } from './use-table.ts';

interface SlipsProps {
  at: AtTable;
  table: TableInfo;
  situation: Situation;
  text: GameText;
  seatName(seat: number): string;
  problem: unknown;
  /** What was answered by habit. */
  habit: HabitsNow['did'];
  onProblem(problem: unknown): void;
}

/** Saves the record of a table of this device as a file. */
export async function saveRecord({ id, game }: Pick<TableInfo, 'id' | 'game'>): Promise<void> {
  saveAs(`${game}-${id}.record`, await recordOf(id));
}

/** The one slip that lies above the prompt: what cannot wait first. */
export function Slips({ at, table, situation, text, seatName, problem, habit, onProblem }: SlipsProps) {
  const { say } = useWords();
  const wordsOf = useProblemWords();
  const [known, setKnown] = useState<string>('kept');
  const { acts, refusal, forget, viewer, heard } = at;
  const { care } = heard;
  const { request } = situation.undo;
  if (problem)
    return (
      <Slip tone="error" onClose={() => onProblem(null)}>
        {wordsOf(problem)}
      </Slip>
    );
  if (care && care.fault !== null)
    return (
      <Slip tone="error" code={care.fault} action={{ label: say('play.tryAgain'), onPress: () => acts.bots({}) }}>
        {say('play.botFailed')}
      </Slip>
    );
  if (care && care.keeping !== 'kept' && known !== care.keeping)
    return (
      <Slip
        tone="error"
        action={{ label: say('trouble.save'), onPress: () => void saveRecord(table) }}
        more={care.keeping === 'storage-full' ? [{ label: say('play.tryAgain'), onPress: acts.keep }] : []}
        onClose={() => setKnown(care.keeping)}
      >
        {say(`trouble.${care.keeping}.slip`)}
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
  const wish = { seat: request ? seatName(request.by) : '', n: request ? situation.decisions - request.to + 1 : 0 };
  if (request?.waiting.some((seat) => viewer.includes(seat)))
    return (
      <Slip
        action={{ label: say('play.agree'), onPress: () => acts.answerUndo(true) }}
        more={[{ label: say('play.disagree'), onPress: () => acts.answerUndo(false) }]}
      >
        {viewer.includes(request.by) ? say('play.undoAsked', wish) : say('online.undoAsked', wish)}
      </Slip>
    );
  if (request) return <Slip>{say('online.undoWaits', { seat: seatName(request.waiting[0] ?? request.by) })}</Slip>;
  if (refusal)
    return (
      <Slip tone="error" onClose={forget}>
        <Words of={text.tell('refuse', refusal)} />
      </Slip>
    );
  if (habit)
    return (
      <Slip action={{ label: say('play.habitAgain'), onPress: habit.again }}>
        {say('play.habitDid', { what: text.say(`habit.${habit.id}`) })}
      </Slip>
    );
  return null;
}

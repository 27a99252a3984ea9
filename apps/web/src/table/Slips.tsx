import { type GameText, Slip, Words } from '@pony/ui';
import { useState } from 'react';
import { recordOf, type Shown } from '../local/client.ts';
import { saveAs } from '../save-as.ts';
import { useWords } from '../words.ts';
import type { AtTable } from './use-table.ts';

interface SlipsProps {
  at: AtTable;
  shown: Shown;
  text: GameText;
  seatName(seat: number): string;
}

/** Saves the record of a table as a file. */
export async function saveRecord({ id, game }: Pick<Shown['facts'], 'id' | 'game'>): Promise<void> {
  saveAs(`${game}-${id}.record`, await recordOf(id));
}

/** The one slip that lies above the prompt: what cannot wait first. */
export function Slips({ at, shown, text, seatName }: SlipsProps) {
  const { say } = useWords();
  const [known, setKnown] = useState<string>('kept');
  const { facts, seen } = shown;
  const { acts, refusal, forget } = at;
  const { request } = seen.situation.undo;
  const copy = { label: say('trouble.save'), onPress: () => void saveRecord(facts) };
  if (seen.fault !== null)
    return (
      <Slip tone="error" code={seen.fault} action={{ label: say('play.tryAgain'), onPress: () => acts.pace({}) }}>
        {say('play.botFailed')}
      </Slip>
    );
  if (seen.keeping !== 'kept' && known !== seen.keeping)
    return (
      <Slip
        tone="error"
        action={copy}
        more={seen.keeping === 'storage-full' ? [{ label: say('play.tryAgain'), onPress: acts.keep }] : []}
        onClose={() => setKnown(seen.keeping)}
      >
        {say(`trouble.${seen.keeping}.slip`)}
      </Slip>
    );
  if (request)
    return (
      <Slip
        action={{ label: say('play.agree'), onPress: () => acts.answerUndo(true) }}
        more={[{ label: say('play.disagree'), onPress: () => acts.answerUndo(false) }]}
      >
        {say('play.undoAsked', { seat: seatName(request.by), n: seen.situation.decisions - request.to + 1 })}
      </Slip>
    );
  if (refusal)
    return (
      <Slip tone="error" onClose={forget}>
        <Words of={text.tell('refuse', refusal)} />
      </Slip>
    );
  return null;
}

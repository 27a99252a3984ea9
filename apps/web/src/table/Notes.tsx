import { Sheet } from '@pony/ui';
import { useState } from 'react';
import { keepNotes, NOTE_LENGTH, notesOf } from '../store/notes.ts';
import { useWords } from '../words.ts';
import css from './Table.module.css';

/** Notes of the reader beside the game. What cannot be kept stays in the field, and it is said. */
export function Notes({ table, onClose }: { table: string; onClose: () => void }) {
  const { say } = useWords();
  const [words, setWords] = useState(() => unkept.get(table) ?? notesOf(table));
  const [kept, setKept] = useState(!unkept.has(table));
  const write = (next: string): void => {
    const done = keepNotes(table, next);
    if (done) unkept.delete(table);
    else unkept.set(table, next);
    setWords(next);
    setKept(done);
  };
  return (
    <Sheet title={say('play.notes.title')} icon="gi:quill-ink" onClose={onClose} className={css.notes}>
      <textarea
        value={words}
        maxLength={NOTE_LENGTH}
        aria-label={say('play.notes.title')}
        placeholder={say('play.notes.hint')}
        onChange={(event) => write(event.target.value)}
      />
      <p role={kept ? 'status' : 'alert'}>{say(kept ? 'play.notes.kept' : 'play.notes.full')}</p>
    </Sheet>
  );
}

/** Notes that found no room on this device, for as long as the page is open. */
const unkept = new Map<string, string>();

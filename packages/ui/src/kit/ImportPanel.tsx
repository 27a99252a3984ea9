import { useRef, useState } from 'react';
import { Button } from '../base/Button.tsx';
import { Panel } from '../base/Panel.tsx';
import css from './ImportPanel.module.css';

interface ImportPanelProps {
  /** Its words: `import` (the heading), `paste`, `read`, `file`, `tooLong`. */
  say: (key: 'import' | 'paste' | 'read' | 'file' | 'tooLong') => string;
  /** Kinds of files that may be chosen, as a file field names them. */
  accept: string;
  act: string;
  rows?: number;
  /** Takes what was handed over, or says in words what is wrong with it and takes nothing. */
  take: (words: string) => readonly string[];
}

const LONGEST_FILE = 200_000;

/** Something written elsewhere is brought in: pasted, or as a file. */
export function ImportPanel({ say, accept, act, rows = 6, take }: ImportPanelProps) {
  const [words, setWords] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const empty = words.trim() === '';
  const read = (given: string): void => {
    const wrong = take(given.trim());
    setFaults(wrong);
    setWords(wrong.length > 0 ? given : '');
  };
  const load = async (chosen: File): Promise<void> => {
    if (chosen.size > LONGEST_FILE) setFaults([say('tooLong')]);
    else read(await chosen.text());
  };
  return (
    <Panel className={css.import} label={say('import')}>
      <h2>{say('import')}</h2>
      <label>
        {say('paste')}
        <textarea value={words} rows={rows} onChange={({ target }) => setWords(target.value)} />
      </label>
      {faults.length > 0 && (
        <ul className={css.faults} role="alert">
          {faults.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div className={css.acts}>
        <Button act={act} notNow={empty} onPress={() => !empty && read(words)}>
          {say('read')}
        </Button>
        <Button icon="gi:scroll-unfurled" onPress={() => file.current?.click()}>
          {say('file')}
        </Button>
        <input
          ref={file}
          type="file"
          accept={accept}
          className={css.file}
          tabIndex={-1}
          aria-label={say('file')}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            target.value = '';
            if (chosen) void load(chosen);
          }}
        />
      </div>
    </Panel>
  );
}

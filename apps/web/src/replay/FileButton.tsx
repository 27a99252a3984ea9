import { Button, Slip } from '@pony/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { go } from '../router.ts';
import { useWords } from '../words.ts';
import css from './Replay.module.css';
import { holdFile } from './source.ts';

/** A record of the longest game is far smaller. */
const TOO_LARGE = 4_000_000;

type Fault = 'tooLarge' | 'notText' | 'noFile';

async function textOf(file: File): Promise<string | Fault> {
  if (file.size > TOO_LARGE) return 'tooLarge';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (fault) {
    return fault instanceof TypeError ? 'notText' : 'noFile';
  }
}

const isFault = (found: string): found is Fault => found === 'tooLarge' || found === 'notText' || found === 'noFile';

interface FileButtonProps {
  /** The words of the button; without them only its input and the place to drop a file are there. */
  children?: string;
  input?: RefObject<HTMLInputElement | null>;
  kind?: 'main' | 'paper';
}

/** Opens a record file: chosen, or dropped anywhere on the page. */
export function FileButton({ children, input, kind = 'paper' }: FileButtonProps) {
  const { say } = useWords();
  const own = useRef<HTMLInputElement>(null);
  const field = input ?? own;
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const open = async (file: File): Promise<void> => {
    const found = await textOf(file);
    if (isFault(found)) setFault(found);
    else go(`/replay/${holdFile(found)}`);
  };
  const act = useRef(open);
  act.current = open;
  useEffect(() => {
    const carries = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent): void => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) void act.current(file);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return (
    <>
      {children && (
        <Button kind={kind} icon="gi:scroll-unfurled" onPress={() => field.current?.click()}>
          {children}
        </Button>
      )}
      <input
        ref={field}
        type="file"
        accept=".record,.txt,text/plain"
        className={css.file}
        tabIndex={-1}
        aria-label={say('replay.openFile')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void open(file);
        }}
      />
      {over &&
        createPortal(
          <div className={css.drop}>
            <p>{say('replay.drop')}</p>
          </div>,
          document.body,
        )}
      {fault && (
        <Slip tone="error" onClose={() => setFault(null)}>
          {say(`record.${fault}`)}
        </Slip>
      )}
    </>
  );
}

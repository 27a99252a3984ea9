import { Button } from '@pony/ui';
import { Notice } from '../parts/Notice.tsx';
import { PageBar } from '../parts/PageBar.tsx';
import { useTitle } from '../parts/use-title.ts';
import { saveAs } from '../save-as.ts';
import { useWords } from '../words.ts';
import { FileButton } from './FileButton.tsx';
import type { RecordFault } from './faults.ts';
import css from './Replay.module.css';

interface FaultPageProps {
  fault: RecordFault;
  text: string;
  /** Shows the beginning that plays the same under these rules. */
  onAsFar?: () => void;
}

/** A record that cannot be shown: why, in plain words, and the ways out. */
export function FaultPage({ fault, text, onAsFar }: FaultPageProps) {
  const { say } = useWords();
  const gone = fault.say === 'gone';
  const title = say(
    gone ? 'record.goneTitle' : fault.version || fault.say === 'otherFormat' ? 'record.oldTitle' : 'record.badTitle',
  );
  useTitle(title);
  const partly = onAsFar && (fault.version || typeof fault.args.n === 'number');
  return (
    <Notice
      bar={<PageBar />}
      seed={fault.say}
      tone={gone ? 'skill' : fault.version ? 'quest' : 'war'}
      motif={gone ? 'gi:scroll-unfurled' : fault.version ? 'gi:hourglass' : 'gi:broken-shield'}
      title={title}
      words={say(`record.${fault.say}`, fault.args)}
      below={
        text && (
          <details className={css.details}>
            <summary>{say('record.show')}</summary>
            <pre lang="en">{text.slice(0, 20_000)}</pre>
          </details>
        )
      }
    >
      <FileButton kind="main">{say('replay.openFile')}</FileButton>
      {partly && <Button onPress={onAsFar}>{say('record.asFar')}</Button>}
      {text && <Button onPress={() => saveAs('unread.record', text)}>{say('trouble.save')}</Button>}
      <Button href="/history">{say('history.title')}</Button>
    </Notice>
  );
}

import { Button, copyText, type IconName, type Tone } from '@pony/ui';
import { useState } from 'react';
import { Notice } from '../parts/Notice.tsx';
import { useTitle } from '../parts/use-title.ts';
import { saveAs } from '../save-as.ts';
import type { Trouble, TroubleKind } from '../trouble.ts';
import { useWords } from '../words.ts';
import css from './TroublePage.module.css';

const pictures: Record<TroubleKind, { tone: Tone; motif: IconName }> = {
  'settings-unreadable': { tone: 'skill', motif: 'gi:tied-scroll' },
  'storage-full': { tone: 'treasure', motif: 'gi:locked-chest' },
  'storage-blocked': { tone: 'skill', motif: 'gi:locked-chest' },
  'table-unreadable': { tone: 'war', motif: 'gi:broken-shield' },
  'table-newer': { tone: 'quest', motif: 'gi:hourglass' },
  'table-gone': { tone: 'skill', motif: 'gi:locked-door' },
  'table-elsewhere': { tone: 'alliance', motif: 'gi:locked-door' },
  'record-unreadable': { tone: 'skill', motif: 'gi:tied-scroll' },
  crash: { tone: 'war', motif: 'gi:broken-shield' },
};

/** Troubles whose details are only a message. */
const PLAIN: ReadonlySet<TroubleKind> = new Set(['crash', 'table-gone', 'record-unreadable']);

/** Something went wrong: what, what is safe, and the way out. */
export function TroublePage({ trouble, onWayOut }: { trouble: Trouble; onWayOut: () => void }) {
  const { say } = useWords();
  const [copied, setCopied] = useState(false);
  const { kind, details } = trouble;
  useTitle(say(`trouble.${kind}.title`));
  return (
    <Notice
      seed={kind}
      {...pictures[kind]}
      title={say(`trouble.${kind}.title`)}
      words={say(`trouble.${kind}.words`)}
      below={
        details && (
          <details className={css.details}>
            <summary>{say('trouble.details')}</summary>
            <pre>{details}</pre>
            <Button onPress={() => void copyText(details).then(setCopied)}>
              {say(copied ? 'trouble.copied' : 'trouble.copy')}
            </Button>
          </details>
        )
      }
    >
      <Button kind="main" large onPress={kind === 'table-newer' ? () => location.reload() : onWayOut}>
        {say(`trouble.${kind}.act`)}
      </Button>
      {(kind === 'table-newer' || kind === 'table-elsewhere') && (
        <Button large href="/">
          {say('notFound.act')}
        </Button>
      )}
      {details && !PLAIN.has(kind) && (
        <Button large onPress={() => saveAs('prancing-pony.txt', details)}>
          {say('trouble.save')}
        </Button>
      )}
    </Notice>
  );
}

import { Button, type IconName, type Tone } from '@pony/ui';
import { useState } from 'react';
import { Notice } from '../parts/Notice.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Trouble, TroubleKind } from '../trouble.ts';
import { useWords } from '../words.ts';
import css from './TroublePage.module.css';

const pictures: Record<TroubleKind, { tone: Tone; motif: IconName }> = {
  'settings-unreadable': { tone: 'skill', motif: 'gi:tied-scroll' },
  'storage-full': { tone: 'treasure', motif: 'gi:locked-chest' },
  'storage-blocked': { tone: 'skill', motif: 'gi:locked-chest' },
  'table-unreadable': { tone: 'war', motif: 'gi:broken-shield' },
  'table-newer': { tone: 'quest', motif: 'gi:hourglass' },
  crash: { tone: 'war', motif: 'gi:broken-shield' },
};

/** Saves text as a file, from this page alone. */
function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

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
            <Button
              onPress={() =>
                void navigator.clipboard?.writeText(details).then(
                  () => setCopied(true),
                  () => undefined,
                )
              }
            >
              {say(copied ? 'trouble.copied' : 'trouble.copy')}
            </Button>
          </details>
        )
      }
    >
      <Button kind="main" large onPress={kind === 'table-newer' ? () => location.reload() : onWayOut}>
        {say(`trouble.${kind}.act`)}
      </Button>
      {details && kind !== 'crash' && (
        <Button large onPress={() => saveAs('prancing-pony.txt', details)}>
          {say('trouble.save')}
        </Button>
      )}
    </Notice>
  );
}

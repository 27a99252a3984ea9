import type { TableInfo } from '@pony/protocol';
import { Button, QrCode } from '@pony/ui';
import { useWords } from '../words.ts';
import { CopyLink } from './CopyLink.tsx';
import css from './Online.module.css';

interface InviteProps {
  table: TableInfo;
  /** The address of the first seat that is kept for a friend; null where none is. */
  seat: string | null;
  title: string;
  onProblem(problem: unknown): void;
}

/** How a friend finds the table: by the camera of a telephone, by a link, by mail; and how others come to watch. */
export function Invite({ table, seat, title, onProblem }: InviteProps) {
  const { say } = useWords();
  const watch = table.watch ? `${location.origin}/online/${table.id}` : null;
  if (!seat && !watch) return null;
  const share = (): void => {
    // Whoever closes the sheet of the system has only changed his mind.
    navigator
      .share({ title, text: say('online.invite.words', { game: title }), url: seat ?? watch ?? '' })
      .catch((fault: Error) => (fault.name === 'AbortError' ? undefined : onProblem(fault)));
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(
    `${say('online.invite.words', { game: title })}\n${seat ?? watch}`,
  )}`;
  return (
    <section className={css.invite} aria-label={say('online.invite.title')}>
      {seat && (
        <>
          <QrCode text={seat} label={say('online.invite.code')} />
          <div>
            <h2>{say('online.invite.title')}</h2>
            <p>{say('online.invite.how')}</p>
            <div className={css.acts}>
              {'share' in navigator && (
                <Button icon="pp:share" onPress={share}>
                  {say('online.invite.share')}
                </Button>
              )}
              <Button href={mail}>{say('online.invite.mail')}</Button>
            </div>
          </div>
        </>
      )}
      {watch && (
        <div className={css.watchLink}>
          <span>{say('online.invite.watch')}</span>
          <CopyLink address={watch} label={say('online.invite.watch')} />
        </div>
      )}
    </section>
  );
}

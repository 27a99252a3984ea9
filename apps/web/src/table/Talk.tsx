import type { Heard } from '@pony/protocol';
import { Button, Sheet, usePhone } from '@pony/ui';
import { useEffect, useState } from 'react';
import css from '../online/Online.module.css';
import { useWords } from '../words.ts';
import { TalkLines, type TalkProps } from './TalkLines.tsx';

/** Another person sits there or may, somebody watches, or something was said; never at a table of this device. */
export const somebodyToTalkTo = ({ table, watching, chat }: Heard, here: boolean): boolean =>
  !here && (table?.seats.some(({ kind, yours }) => kind !== 'bot' && !yours) || watching > 0 || chat.length > 0);

/** Who is at the table and what they say; a button in the bar with the number of new lines. */
export function Talk(props: TalkProps) {
  const { say } = useWords();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const { chat } = props.at.heard;
  const last = chat.at(-1)?.n ?? 0;
  const [read, setRead] = useState<number | null>(null);
  useEffect(() => {
    if (open || read === null) setRead(last);
  }, [open, last, read]);
  const fresh = chat.filter(({ n }) => n > (read ?? last)).length;
  const label = fresh > 0 ? say('online.chat.fresh', { n: fresh }) : say('online.chat.title');
  return (
    <>
      <Button icon="pp:chat" label={label} expanded={open} onPress={() => setOpen(!open)}>
        {fresh > 0 ? <b>{fresh}</b> : phone ? null : say('online.chat.title')}
      </Button>
      {open && <TalkSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TalkSheet({ onClose, ...props }: TalkProps & { onClose: () => void }) {
  const { say } = useWords();
  return (
    <Sheet title={say('online.chat.title')} icon="pp:chat" onClose={onClose} className={css.talk}>
      <TalkLines {...props} />
    </Sheet>
  );
}

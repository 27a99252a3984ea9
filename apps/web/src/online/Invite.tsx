import type { TableInfo } from '@pony/protocol';
import { Button, Panel, QrCode, usePhone } from '@pony/ui';
import { useWords } from '../words.ts';
import { CopyLink } from './CopyLink.tsx';
import { houseAddress, reach } from './links.ts';
import { useTell } from './tell.ts';
import css from './Waiting.module.css';

/** A place kept for a friend, and the address that leads there. */
interface Kept {
  readonly seat: number;
  readonly name: string;
  readonly address: string;
}

interface InviteProps {
  table: TableInfo;
  kept: readonly Kept[];
  title: string;
}

/** Where one comes to watch; null where nobody may. */
export const watchAddress = ({ id, watch }: TableInfo): string | null =>
  watch ? `${houseAddress()}/online/${id}` : null;

/** How a friend finds the table: by the camera of a telephone, by a link, by mail; and how others come to watch. */
export function Invite({ table, kept, title }: InviteProps) {
  const { say } = useWords();
  const phone = usePhone();
  const watch = watchAddress(table);
  const [first] = kept;
  const far = reach();
  if (!first && (phone || !watch)) return null;
  return (
    <Panel className={css.invite}>
      {first && (
        <>
          <QrCode text={first.address} label={say('online.invite.code')} />
          <div className={css.ways}>
            <h2>{say('online.invite.title')}</h2>
            <p>
              {far === 'all'
                ? say(phone ? 'online.invite.howShort' : 'online.invite.how')
                : say(`online.invite.reach.${far}`)}
            </p>
            {kept.map(({ seat, name, address }) => (
              <CopyLink
                key={seat}
                address={address}
                label={say('online.linkFor', { seat: name })}
                named={kept.length > 1}
                bare={phone && kept.length === 1}
              />
            ))}
            {!phone && <InviteMore table={table} address={first.address} title={title} />}
          </div>
        </>
      )}
      {!phone && <WatchLink table={table} />}
    </Panel>
  );
}

/** By mail, and word when somebody has come. */
export function InviteMore({ table, address, title }: Pick<InviteProps, 'table' | 'title'> & { address: string }) {
  const { say } = useWords();
  const { told, ask } = useTell(table.id);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(
    `${say('online.invite.words', { game: title })}\n${address}`,
  )}`;
  return (
    <>
      <div className={css.more}>
        <Button icon="gi:envelope" href={mail}>
          {say('online.invite.mail')}
        </Button>
        <Button icon="gi:hunting-horn" act="tell" pressed={told === true} onPress={ask}>
          {say('online.invite.tell')}
        </Button>
      </div>
      {told === 'no' && <p role="alert">{say('online.notices.denied')}</p>}
    </>
  );
}

/** Where others come to watch; nothing where nobody may. */
export function WatchLink({ table }: Pick<InviteProps, 'table'>) {
  const { say } = useWords();
  const watch = watchAddress(table);
  if (!watch) return null;
  return (
    <div className={css.watch}>
      <span>{say('online.invite.watch')}</span>
      <CopyLink address={watch} label={say('online.invite.watch')} />
    </div>
  );
}

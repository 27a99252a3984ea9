import { Button, type IconName, Menu, TabWays, usePhone } from '@pony/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useServer } from '../online/me.ts';
import { change } from '../settings.ts';
import { useWords } from '../words.ts';
import css from './InnBar.module.css';
import { PageBar } from './PageBar.tsx';

export type Room = 'lobby' | 'history' | 'games' | 'profile';

/** The rooms around the tables, as far as there is a server that has them. */
function useRooms(): { id: Room; icon: IconName; label: string; href: string }[] {
  const { say } = useWords();
  const server = useServer();
  const user = server.is === 'here' ? server.user : null;
  return [
    ...(server.is === 'here'
      ? [{ id: 'lobby' as const, icon: 'gi:door' as const, label: say('inn.lobby'), href: '/lobby' }]
      : []),
    { id: 'history', icon: 'gi:scroll-unfurled', label: say('inn.history'), href: '/history' },
    { id: 'games', icon: 'pp:cards', label: say('inn.games'), href: '/' },
    ...(user ? [{ id: 'profile' as const, icon: 'gi:laurel-crown' as const, label: user.name, href: '/profile' }] : []),
  ];
}

interface InnBarProps {
  here: Room;
  /** On a phone the tabs are taken: the ways to the other rooms are in a menu. */
  menu?: boolean;
  children?: ReactNode;
}

/** The top of lobby, history and profile: where one is, and the ways to the others. */
export function InnBar({ here, menu = false, children }: InnBarProps) {
  const { say } = useWords();
  const phone = usePhone();
  const rooms = useRooms();
  return (
    <PageBar
      middle={<span className={css.here}>{say(`inn.${here}`)}</span>}
      end={menu && phone ? <InnMenu here={here} /> : undefined}
      ways={
        <>
          {children}
          {!phone &&
            rooms
              .filter(({ id }) => id !== here && id !== 'games')
              .map(({ id, icon, label, href }) => (
                <Button key={id} icon={icon} href={href}>
                  {label}
                </Button>
              ))}
        </>
      }
    />
  );
}

/** The other rooms, the account, language and settings. */
function InnMenu({ here }: { here: Room }) {
  const { say, lang } = useWords();
  const rooms = useRooms();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const other = lang === 'uk' ? 'en' : 'uk';
  return (
    <>
      <Button
        ref={button}
        icon="pp:menu"
        label={say('play.menu.title')}
        expanded={open}
        onPress={() => setOpen(!open)}
      />
      {open && (
        <Menu
          anchor={button.current}
          beside="below"
          label={say('play.menu.title')}
          items={[
            ...rooms.filter(({ id }) => id !== here),
            { id: 'account', icon: 'gi:quill-ink', label: say('online.account.title'), href: '/account' },
            { id: 'language', icon: 'pp:chat', label: <span lang={other}>{say(`play.menu.${other}`)}</span> },
            { id: 'settings', icon: 'pp:menu', label: say('settings.title'), href: '/settings' },
          ]}
          onPick={(id) => {
            setOpen(false);
            if (id === 'language') change({ lang: other });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** On a phone the same ways are tabs at the lower edge. */
export function InnTabs({ here }: { here: Room }) {
  const { say } = useWords();
  const phone = usePhone();
  const rooms = useRooms();
  return phone ? <TabWays label={say('inn.rooms')} ways={rooms} here={here} /> : null;
}

import { Button, Icon, type IconName, usePhone } from '@pony/ui';
import type { ReactNode } from 'react';
import { useServer } from '../online/me.ts';
import { useWords } from '../words.ts';
import css from './InnBar.module.css';
import { PageBar } from './PageBar.tsx';

export type Room = 'lobby' | 'history' | 'games' | 'profile';

/** The rooms around the tables, as far as there is a server that has them. */
function useRooms(): { room: Room; icon: IconName; label: string; href: string }[] {
  const { say } = useWords();
  const server = useServer();
  const user = server.is === 'here' ? server.user : null;
  return [
    ...(server.is === 'here'
      ? [{ room: 'lobby' as const, icon: 'gi:door' as const, label: say('inn.lobby'), href: '/lobby' }]
      : []),
    { room: 'history', icon: 'gi:scroll-unfurled', label: say('inn.history'), href: '/history' },
    { room: 'games', icon: 'pp:cards', label: say('inn.games'), href: '/' },
    ...(user
      ? [{ room: 'profile' as const, icon: 'gi:laurel-crown' as const, label: user.name, href: '/profile' }]
      : []),
  ];
}

/** The top of lobby, history and profile: where one is, and the ways to the others. */
export function InnBar({ here, children }: { here: Room; children?: ReactNode }) {
  const { say } = useWords();
  const phone = usePhone();
  const rooms = useRooms();
  return (
    <PageBar
      middle={<span className={css.here}>{say(`inn.${here}`)}</span>}
      ways={
        <>
          {children}
          {!phone &&
            rooms
              .filter(({ room }) => room !== here && room !== 'games')
              .map(({ room, icon, label, href }) => (
                <Button key={room} icon={icon} href={href}>
                  {label}
                </Button>
              ))}
        </>
      }
    />
  );
}

/** On a phone the same ways are tabs at the lower edge. */
export function InnTabs({ here }: { here: Room }) {
  const { say } = useWords();
  const phone = usePhone();
  const rooms = useRooms();
  if (!phone) return null;
  return (
    <nav className={css.tabs} aria-label={say('inn.rooms')}>
      {rooms.map(({ room, icon, label, href }) => (
        <a key={room} href={href} aria-current={room === here ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}

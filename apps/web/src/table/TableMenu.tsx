import { Button, Menu, type MenuItem, Popover, usePhone } from '@pony/ui';
import { useRef, useState } from 'react';
import { go } from '../router.ts';
import { change } from '../settings.ts';
import { useWords } from '../words.ts';
import css from './Table.module.css';

export type MenuEntry = MenuItem & { onPick?: () => void };

interface TableMenuProps {
  /** The game on the shelf, an expansion if it is played with one: its lessons and rules are opened. */
  game: string;
  /** The seat that may give the game up. */
  giver: number | undefined;
  seatName(seat: number): string;
  onResign: () => void;
  /** What this table has beside the usual. */
  more: readonly MenuEntry[];
}

/** Everything about the table that is no move: language, light, record, rules, giving up, leaving. */
export function TableMenu({ game, giver, seatName, onResign, more }: TableMenuProps) {
  const { say, lang } = useWords();
  const phone = usePhone();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [open, setOpen] = useState<'menu' | 'resign' | null>(null);
  const candle = document.documentElement.dataset.theme === 'candle';
  const other = lang === 'uk' ? 'en' : 'uk';
  const items: MenuItem[] = [
    { id: 'language', icon: 'pp:chat', label: <span lang={other}>{say(`play.menu.${other}`)}</span> },
    {
      id: 'theme',
      icon: candle ? 'gi:sun' : 'gi:candle-flame',
      label: say(candle ? 'play.menu.light' : 'play.menu.candle'),
    },
    ...more,
    { id: 'rules', icon: 'gi:open-book', label: say('play.menu.rules'), href: `/learn/${game}` },
    { id: 'settings', icon: 'pp:menu', label: say('settings.title'), href: '/settings' },
    ...(giver !== undefined ? [{ id: 'resign', icon: 'gi:flying-flag' as const, label: say('play.menu.resign') }] : []),
    { id: 'leave', icon: 'pp:x', label: say('play.menu.leave') },
  ];
  const pick = (id: string): void => {
    setOpen(id === 'resign' ? 'resign' : null);
    if (id === 'language') change({ lang: other });
    else if (id === 'theme') change({ theme: candle ? 'light' : 'candle' });
    else if (id === 'leave') go('/');
    else more.find((item) => item.id === id)?.onPick?.();
  };
  return (
    <>
      <Button
        ref={button}
        icon="pp:menu"
        label={phone ? say('play.menu.title') : undefined}
        expanded={open === 'menu'}
        onPress={() => setOpen(open ? null : 'menu')}
      >
        {phone ? null : say('play.menu.title')}
      </Button>
      {open === 'menu' && (
        <Menu
          anchor={button.current}
          beside="below"
          label={say('play.menu.title')}
          items={items}
          onPick={pick}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'resign' && giver !== undefined && (
        <Popover
          anchor={button.current}
          beside="below"
          label={say('play.menu.resign')}
          icon="gi:flying-flag"
          onClose={() => setOpen(null)}
        >
          <h3 className={css.sure}>{say('play.resignSure', { seat: seatName(giver) })}</h3>
          <div className={css.sureActs}>
            <Button
              onPress={() => {
                setOpen(null);
                onResign();
              }}
            >
              {say('play.resign')}
            </Button>
            <Button onPress={() => setOpen(null)}>{say('play.playOn')}</Button>
          </div>
        </Popover>
      )}
    </>
  );
}

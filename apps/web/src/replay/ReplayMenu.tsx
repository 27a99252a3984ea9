import { Button, Menu, type MenuItem, Popover, Slip, usePhone } from '@pony/ui';
import { useRef, useState } from 'react';
import { shelfFor } from '../games.ts';
import { go } from '../router.ts';
import { saveAs } from '../save-as.ts';
import { change } from '../settings.ts';
import type { KeptTable } from '../store/kept.ts';
import { useWords } from '../words.ts';
import { copyLinkTo } from './copy-link.ts';
import { FileButton } from './FileButton.tsx';
import type { StudyFacts } from './messages.ts';
import css from './Replay.module.css';

interface ReplayMenuProps {
  id: string;
  /** The move that is shown. */
  n: number;
  facts: StudyFacts;
  table: KeptTable | null;
  charts: boolean;
  onCharts: () => void;
}

/** Charts, and everything about a record that is no move: save it, open another, language, rules, home. */
export function ReplayMenu({ id, n, facts, table, charts, onCharts }: ReplayMenuProps) {
  const { say, lang } = useWords();
  const phone = usePhone();
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'menu' | 'secrets' | null>(null);
  const [link, setLink] = useState<'copied' | 'long' | { address: string } | null>(null);
  const other = lang === 'uk' ? 'en' : 'uk';
  const book = shelfFor(facts.game, facts.options)?.id ?? facts.game;
  const shared = table?.summary.seats.some(({ who }) => who === 'friend') ?? false;
  const save = (): void => saveAs(`${facts.game}-${id}.record`, facts.text);
  const long = link === 'long';
  const share = async (): Promise<void> => {
    const { address, long, copied } = await copyLinkTo(facts.text, n);
    setLink(long ? 'long' : copied ? 'copied' : { address });
  };
  const items: MenuItem[] = [
    // A link holds no position of other rules.
    ...(facts.over && facts.change === null
      ? [{ id: 'link', icon: 'pp:share' as const, label: say('replay.link') }]
      : []),
    ...(facts.over || !shared ? [{ id: 'save', icon: 'gi:tied-scroll' as const, label: say('replay.save') }] : []),
    { id: 'file', icon: 'gi:scroll-unfurled', label: say('replay.openFile') },
    { id: 'history', icon: 'gi:stack', label: say('history.title'), href: '/history' },
    { id: 'rules', icon: 'gi:open-book', label: say('rules.title'), href: `/learn/${book}/rules` },
    { id: 'language', icon: 'pp:chat', label: <span lang={other}>{say(`play.menu.${other}`)}</span> },
    { id: 'settings', icon: 'pp:menu', label: say('settings.title'), href: '/settings' },
    { id: 'leave', icon: 'pp:x', label: say('replay.leave') },
  ];
  const pick = (picked: string): void => {
    const secret = picked === 'save' && !facts.over && table !== null;
    setOpen(secret ? 'secrets' : null);
    if (picked === 'save' && !secret) save();
    else if (picked === 'link') void share();
    else if (picked === 'file') file.current?.click();
    else if (picked === 'language') change({ lang: other });
    else if (picked === 'leave') go('/');
  };
  return (
    <>
      <Button
        icon="gi:mountain-road"
        pressed={charts}
        label={phone ? say('replay.charts') : undefined}
        onPress={onCharts}
      >
        {phone ? null : say('replay.charts')}
      </Button>
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
      {open === 'secrets' && (
        <Popover anchor={button.current} beside="below" label={say('replay.save')} onClose={() => setOpen(null)}>
          <div className={css.secrets}>
            <p>{say('replay.secrets')}</p>
            <Button
              onPress={() => {
                setOpen(null);
                save();
              }}
            >
              {say('replay.saveSecrets')}
            </Button>
          </div>
        </Popover>
      )}
      {typeof link === 'string' && (
        <Slip tone={long ? 'error' : 'ok'} onClose={() => setLink(null)}>
          {say(long ? 'replay.linkLong' : 'replay.linkCopied')}
        </Slip>
      )}
      {link !== null && typeof link === 'object' && (
        <Popover anchor={button.current} beside="below" label={say('replay.link')} onClose={() => setLink(null)}>
          <label className={css.secrets}>
            {say('replay.linkTake')}
            <input readOnly value={link.address} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </Popover>
      )}
      <FileButton input={file} />
    </>
  );
}

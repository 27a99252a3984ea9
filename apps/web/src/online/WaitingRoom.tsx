import type { SeatInfo, TableInfo } from '@pony/protocol';
import { Button, Panel, type PromptAction, PromptBar, Seal, Slip, sealOfSide, sideOfSeat } from '@pony/ui';
import { useState } from 'react';
import { shelfFor } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useTitle } from '../parts/use-title.ts';
import { go } from '../router.ts';
import { FairDice } from '../table/FairDice.tsx';
import { Reconnecting, useAwaySpeech } from '../table/Reconnecting.tsx';
import { Talk } from '../table/Talk.tsx';
import type { AtTable } from '../table/use-table.ts';
import { type ReadLang, useWords } from '../words.ts';
import { api } from './api.ts';
import { CopyLink } from './CopyLink.tsx';
import { Invite } from './Invite.tsx';
import { dropLinks, joinAddress, keepLink, keptLink } from './links.ts';
import { beSomebody } from './me.ts';
import css from './Online.module.css';
import { usePaceWords } from './pace-words.ts';
import { useProblemWords } from './problem.ts';
import { useShares } from './use-shares.ts';
import { WaitingOptions } from './WaitingOptions.tsx';

/** Before the start: who sits where, links for friends, and what is still missing. */
export default function WaitingRoom({ at, table }: { at: AtTable; table: TableInfo }) {
  const { say, lang } = useWords();
  const wordsOf = useProblemWords();
  const paceWords = usePaceWords();
  const { heard, viewer, acts } = at;
  const [problem, setProblem] = useState<unknown>(null);
  const [seal, setSeal] = useState(false);
  const speech = useAwaySpeech(heard);
  useShares(table);
  const names = useSeatNames([{ game: table.game }]);
  const title = shelfFor(table.game, table.options)?.title[lang as ReadLang] ?? table.game;
  useTitle(`${say('online.waiting.title')}: ${title}`);
  const seatName = (seat: number): string => names(table.game, table.seats[seat].id);
  const present = table.seats.map(({ seat }) => heard.presence.find((one) => one.seat === seat)?.here ?? true);
  const attempt = (work: () => Promise<unknown>): void => {
    setProblem(null);
    work().catch(setProblem);
  };
  const own = table.seats.filter(({ yours }) => yours);
  const unready = own.find(({ ready }) => !ready);
  const free = table.seats.find(({ kind }) => kind === 'link');
  const token = free && keptLink(table.id, free.seat);
  const invited = table.owned && token ? joinAddress(token) : null;
  const missing = table.seats.filter(({ kind }) => kind === 'open' || kind === 'link');
  const late = table.seats.filter(({ kind, ready }) => kind === 'person' && !ready);
  const mayJoin = viewer.length === 0 && missing.find(({ kind }) => kind === 'open');
  const sit = (seat?: number): void =>
    attempt(async () => {
      await beSomebody(say('online.guest'));
      await api.join(table.id, seat);
      acts.renew();
    });
  const leave = (): void =>
    attempt(async () => {
      if (own.length > 0 || table.owned) await api.leave(table.id);
      dropLinks(table.id);
      go('/');
    });
  const actions: PromptAction[] = [
    {
      id: 'leave',
      kind: 'link',
      label: say(own.length > 0 || table.owned ? 'online.waiting.leave' : 'new.back'),
      onPress: leave,
    },
  ];
  if (unready)
    actions.push({
      id: 'ready',
      kind: 'main',
      label: say('online.waiting.ready'),
      onPress: () => attempt(() => api.ready(table.id, unready.seat, true)),
    });
  else if (mayJoin)
    actions.push({ id: 'join', kind: 'main', label: say('home.sitDown'), onPress: () => sit(mayJoin.seat) });
  const waits = missing.length > 0 ? missing : late;
  const sentence =
    waits.length > 0
      ? say(missing.length > 0 ? 'online.waiting.seats' : 'online.waiting.readiness', {
          seats: new Intl.ListFormat(lang).format(waits.map(({ seat }) => seatName(seat))),
        })
      : say('online.waiting.begins');
  const away = heard.line === 'away';
  return (
    <main className={css.room}>
      <PageBar middle={<Talk at={at} table={table} seatName={seatName} present={present} />} />
      <Panel className={css.paper}>
        <header className={css.head}>
          <h1>{title}</h1>
          <p>
            {[
              say(table.listed ? 'online.listed' : 'online.unlisted'),
              paceWords(table.pace),
              say(table.watch ? 'online.watchOn' : 'online.watchOff'),
              ...(table.rated ? [say('online.rated.is')] : []),
            ].join(' · ')}
          </p>
        </header>
        <ul className={css.seats}>
          {table.seats.map((seat) => (
            <WaitingSeat
              key={seat.seat}
              seat={seat}
              table={table}
              name={seatName(seat.seat)}
              here={present[seat.seat]}
              onSit={viewer.length === 0 ? sit : undefined}
              attempt={attempt}
            />
          ))}
        </ul>
        {own.map((seat) => (
          <WaitingOptions key={seat.seat} seat={seat} table={table} attempt={attempt} />
        ))}
        <Invite table={table} seat={invited} title={title} onProblem={setProblem} />
        <div className={css.meanwhile}>
          <Button icon="gi:open-book" href={`/learn/${table.game}`}>
            {say('online.waiting.lesson')}
          </Button>
          <p>
            {say('online.waiting.fair')}{' '}
            <Button kind="link" act="seal" onPress={() => setSeal(true)}>
              {say('online.waiting.seal')}
            </Button>
          </p>
        </div>
      </Panel>
      {away ? (
        <PromptBar {...speech}>
          <Reconnecting onTry={acts.tryNow} />
        </PromptBar>
      ) : (
        <PromptBar
          side={sideOfSeat(table.seats, viewer[0] ?? 0)}
          seal={viewer.length > 0 ? sealOfSide(sideOfSeat(table.seats, viewer[0])) : 'pp:pony'}
          over={say('online.waiting.title')}
          sentence={[sentence]}
          mood={unready || mayJoin ? 'asking' : 'waiting'}
          actions={actions}
        />
      )}
      {seal && <FairDice table={table} fairness={heard.fairness} onClose={() => setSeal(false)} />}
      {problem !== null && (
        <Slip tone="error" onClose={() => setProblem(null)}>
          {wordsOf(problem)}
        </Slip>
      )}
    </main>
  );
}

interface WaitingSeatProps {
  seat: SeatInfo;
  table: TableInfo;
  name: string;
  here: boolean;
  onSit?: (seat: number) => void;
  attempt(work: () => Promise<unknown>): void;
}

/** One seat before the start; its maker may still change it. */
function WaitingSeat({ seat, table, name, here, onSit, attempt }: WaitingSeatProps) {
  const { say } = useWords();
  const [token, setToken] = useState(() => keptLink(table.id, seat.seat));
  const side = sideOfSeat(table.seats, seat.seat);
  const set = (kind: 'open' | 'link' | 'bot'): void =>
    attempt(async () => {
      const { token: fresh } = await api.setSeat(table.id, seat.seat, {
        kind,
        ...(kind === 'bot' ? { level: 'ranger' } : null),
      });
      setToken(fresh);
      if (fresh) keepLink(table.id, seat.seat, fresh);
    });
  const linked = seat.kind === 'link';
  const free = seat.kind === 'open' || seat.kind === 'link';
  const state = {
    person: seat.yours
      ? say('new.you')
      : `${seat.name} · ${seat.ready ? say(here ? 'online.here' : 'online.notHere') : say('online.waiting.notReady')}`,
    bot: `${say('new.bot')}${seat.level ? ` · ${say(`ui.level.${seat.level}`)}` : ''}`,
    open: say('online.seat.open'),
    link: say('online.seat.link'),
  }[seat.kind];
  return (
    <li className={css.seat}>
      <Seal side={side} icon={sealOfSide(side)} className={css.seal} />
      <div className={css.who}>
        <b>{name}</b>
        <em>{state}</em>
      </div>
      {seat.kind === 'open' && onSit && <Button onPress={() => onSit(seat.seat)}>{say('home.sitDown')}</Button>}
      {table.owned && free && (
        <div className={css.acts}>
          {seat.kind === 'link' && token && (
            <CopyLink address={joinAddress(token)} label={say('online.linkFor', { seat: name })} />
          )}
          <Button icon="pp:share" onPress={() => set('link')}>
            {say(linked ? 'online.seat.newLink' : 'online.seat.makeLink')}
          </Button>
          {seat.kind === 'link' && <Button onPress={() => set('open')}>{say('online.seat.makeOpen')}</Button>}
          <Button onPress={() => set('bot')}>{say('online.seat.makeBot')}</Button>
        </div>
      )}
    </li>
  );
}

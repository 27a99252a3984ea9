import type { TableInfo } from '@pony/protocol';
import {
  Button,
  copyText,
  FairDisc,
  Panel,
  type PromptAction,
  PromptBar,
  Slip,
  sealOfSide,
  sideOfSeat,
  useMedia,
  usePhone,
} from '@pony/ui';
import { useState } from 'react';
import { shelfFor } from '../games.ts';
import { PageBar } from '../parts/PageBar.tsx';
import { useSeatNames } from '../parts/use-seat-names.ts';
import { useTitle } from '../parts/use-title.ts';
import { go } from '../router.ts';
import { FairDice } from '../table/FairDice.tsx';
import { Reconnecting, useAwaySpeech } from '../table/Reconnecting.tsx';
import { Talk } from '../table/Talk.tsx';
import { TalkLines } from '../table/TalkLines.tsx';
import type { AtTable } from '../table/use-table.ts';
import { type ReadLang, useWords } from '../words.ts';
import { api, OnlineProblem } from './api.ts';
import { GameFaults } from './GameFaults.tsx';
import { Invite, InviteMore, WatchLink, watchAddress } from './Invite.tsx';
import { dropLinks, joinAddress, keptLink } from './links.ts';
import { beSomebody } from './me.ts';
import { meanwhile, PlaceCards, PlaceChanges } from './PlaceCards.tsx';
import { usePaceWords } from './pace-words.ts';
import { useProblemWords } from './problem.ts';
import css from './Waiting.module.css';
import { WaitingGame, WaitingTabs } from './WaitingGame.tsx';
import { WaitingOptions } from './WaitingOptions.tsx';

/** Room for the talk beside the seats. */
const WIDE = '(min-width: 1101px)';

/** Before the start: who sits where, links for friends, talk, and what is still missing. */
export default function WaitingRoom({ at, table }: { at: AtTable; table: TableInfo }) {
  const { say, lang } = useWords();
  const wordsOf = useProblemWords();
  const paceWords = usePaceWords();
  const { heard, viewer, acts } = at;
  const wide = useMedia(WIDE);
  const phone = usePhone();
  const [problem, setProblem] = useState<unknown>(null);
  const [copied, setCopied] = useState(false);
  const [seal, setSeal] = useState(false);
  const speech = useAwaySpeech(heard);
  const names = useSeatNames([{ game: table.game }]);
  const shelf = shelfFor(table.game, table.options);
  const title = shelf?.title[lang as ReadLang] ?? table.game;
  useTitle(`${say('online.waiting.title')}: ${title}`);
  const seatName = (seat: number): string => names(table.game, table.seats[seat].id);
  const present = table.seats.map(({ seat }) => heard.presence.find((one) => one.seat === seat)?.here ?? true);
  const attempt = (work: () => Promise<unknown>): void => {
    setProblem(null);
    work().catch(setProblem);
  };
  const { seats, owned, id } = table;
  const own = seats.filter(({ yours }) => yours);
  const unready = own.find(({ ready }) => !ready);
  const missing = seats.filter(({ kind }) => kind === 'open' || kind === 'link');
  const bots = owned ? seats.filter(meanwhile) : [];
  const late = seats.filter(({ kind, ready }) => kind === 'person' && !ready);
  const kept = seats.flatMap((seat) => {
    const token = owned && (seat.kind === 'link' || meanwhile(seat)) ? keptLink(id, seat.seat) : null;
    return token ? [{ seat: seat.seat, name: seatName(seat.seat), address: joinAddress(token) }] : [];
  });
  const mayJoin = viewer.length === 0 && missing.find(({ kind }) => kind === 'open');
  const sit = (seat?: number): void =>
    attempt(async () => {
      await beSomebody(say('online.guest'));
      await api.join(id, seat);
      acts.renew();
    });
  const leave = (): void =>
    attempt(async () => {
      if (own.length > 0 || owned) await api.leave(id);
      dropLinks(id);
      go('/');
    });
  const begin = (): void =>
    attempt(async () => {
      for (const { seat, level } of bots) await api.setSeat(id, seat, { kind: 'bot', level });
    });
  const others = seats.filter(({ kind, yours }) => kind === 'person' && !yours).map(({ name }) => name);
  const list = (words: readonly string[]): string => new Intl.ListFormat(lang).format(words);
  const leaveWords = say(own.length > 0 || owned ? 'online.waiting.leave' : 'new.back');
  const waits = missing.length > 0 ? missing : late;
  const actions = actionsNow();
  // Everybody is ready, and the dice want the share of somebody who is away.
  const away = table.opening ? seats.filter(({ opened, yours }) => !opened && !yours) : [];
  const sentence = ((): string => {
    if (away.length > 0 && away.some(({ seat }) => !present[seat]))
      return say(table.beginsWithout ? 'online.waiting.without' : 'online.waiting.away', {
        who: list(away.map(({ name }) => name)),
      });
    if (waits.length === 0) return say(bots.length > 0 ? 'online.waiting.bot' : 'online.waiting.begins');
    if (kept.length > 0 && missing.length === 1) return say(phone ? 'online.waiting.send' : 'online.waiting.friend');
    if (missing.length === 0 && unready && others.length > 0) return say('online.waiting.came', { who: list(others) });
    return say(missing.length > 0 ? 'online.waiting.seats' : 'online.waiting.readiness', {
      seats: list(waits.map(({ seat }) => seatName(seat))),
    });
  })();
  const clock = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { hour: '2-digit', minute: '2-digit' });
  const talk = { at, table, seatName, present };
  const tags = [
    say(table.listed ? 'online.listed' : 'online.unlisted'),
    paceWords(table.pace),
    ...(phone ? [] : [say(table.watch ? 'online.watchOn' : 'online.watchOff')]),
    ...(table.rated ? [say('online.rated.is')] : []),
  ];
  const places = (
    <PlaceCards
      table={table}
      seatName={seatName}
      present={present}
      onSit={viewer.length === 0 ? sit : undefined}
      attempt={attempt}
    />
  );
  const told = table.told && (
    <p className={css.undealt} role="status">
      {say(`online.waiting.told.${table.told.say}`, { seat: seatName(table.told.seat) })}
    </p>
  );
  const undealt = table.undealt && (
    <p className={css.undealt} role="alert">
      <b>{say('online.waiting.undealt')}</b>
      <GameFaults table={table} says={table.undealt.says} /> {say('online.waiting.undealtHow')}
    </p>
  );
  const options = own.map((seat) => <WaitingOptions key={seat.seat} seat={seat} table={table} attempt={attempt} />);
  const fair = (
    <Panel className={css.fair}>
      <FairDisc is="sealed" />
      <p>
        <span>
          <b>{say('online.waiting.sealed')}</b> {say(phone ? 'online.waiting.fairShort' : 'online.waiting.fair')}
        </span>{' '}
        <Button kind="link" act="seal" onPress={() => setSeal(true)}>
          {say(phone ? 'online.waiting.sealShort' : 'online.waiting.seal')}
        </Button>
      </p>
    </Panel>
  );
  const lines = (
    <TalkLines
      {...talk}
      seatsSeen
      before={[
        say('online.waiting.made', { time: clock.format(table.created) }),
        ...(missing.length > 0 ? [say('online.waiting.talkBefore')] : []),
      ]}
    />
  );
  return (
    <main className={css.room}>
      {phone ? (
        <>
          <PageBar middle={<b className={css.where}>{say('online.waiting.title')}</b>} />
          <WaitingTabs table={table} title={title} tags={tags} chat={heard.chat} lines={lines}>
            {undealt}
            {told}
            {places}
            <Panel className={css.options}>{options}</Panel>
            <Invite table={table} kept={kept} title={title} />
            {fair}
            <Panel className={css.rest}>
              {kept.length > 0 && <InviteMore table={table} address={kept[0].address} title={title} />}
              <WatchLink table={table} />
              <PlaceChanges table={table} seatName={seatName} present={present} attempt={attempt} />
              <Button kind="link" act="leave" onPress={leave}>
                {leaveWords}
              </Button>
            </Panel>
          </WaitingTabs>
        </>
      ) : (
        <>
          <PageBar middle={wide ? undefined : <Talk {...talk} />} />
          <div className={css.papers}>
            <Panel className={css.seats}>
              <header className={css.head}>
                <h2>{say('online.people')}</h2>
                {tags.map((word) => (
                  <span key={word} className={css.tag}>
                    {word}
                  </span>
                ))}
              </header>
              {undealt}
              {told}
              {places}
              {options}
            </Panel>
            <Invite table={table} kept={kept} title={title} />
            <div className={css.right}>
              {wide && (
                <Panel title={say('online.chat.title')} className={css.talk}>
                  {lines}
                </Panel>
              )}
              {fair}
            </div>
            <WaitingGame table={table} title={title} wide={wide} />
          </div>
        </>
      )}
      {heard.line === 'away' ? (
        <PromptBar {...speech}>
          <Reconnecting onTry={acts.tryNow} />
        </PromptBar>
      ) : (
        <PromptBar
          side={sideOfSeat(seats, viewer[0] ?? 0)}
          seal={viewer.length > 0 ? sealOfSide(sideOfSeat(seats, viewer[0])) : 'pp:pony'}
          over={say('online.waiting.over', {
            n: seats.filter(({ kind }) => kind === 'person').length,
            all: seats.length,
          })}
          sentence={[sentence]}
          mood={actions.some(({ kind }) => kind === 'main') ? 'asking' : 'waiting'}
          actions={actions}
        />
      )}
      {seal && <FairDice table={table} fairness={heard.fairness} onClose={() => setSeal(false)} />}
      {copied && <Slip onClose={() => setCopied(false)}>{say('online.waiting.copied')}</Slip>}
      {problem !== null && (
        <Slip tone="error" onClose={() => setProblem(null)}>
          {wordsOf(problem)}
          {problem instanceof OnlineProblem && <GameFaults table={table} says={problem.faults} />}
        </Slip>
      )}
    </main>
  );

  /** One is gold: to be ready, to sit down, to begin, or to send the link. */
  function actionsNow(): PromptAction[] {
    const out: PromptAction[] = phone ? [] : [{ id: 'leave', kind: 'link', label: leaveWords, onPress: leave }];
    const main = unready
      ? {
          id: 'ready',
          label: say('online.waiting.ready'),
          onPress: () => attempt(() => api.ready(id, unready.seat, true)),
        }
      : mayJoin
        ? { id: 'join', label: say('home.sitDown'), onPress: () => sit(mayJoin.seat) }
        : bots.length > 0 && waits.length === 0
          ? { id: 'begin', label: say('online.waiting.beginBot'), onPress: begin }
          : null;
    const address = kept[0]?.address ?? (owned ? watchAddress(table) : null);
    if (address && 'share' in navigator)
      out.push({
        id: 'share',
        icon: 'pp:share',
        kind: 'quiet',
        label: say('online.invite.share'),
        onPress: () => share(address),
      });
    if (kept.length > 0)
      out.push({
        id: 'copy',
        icon: 'pp:chain',
        kind: main ? 'quiet' : 'main',
        label: say(phone ? 'online.invite.copyShort' : 'online.invite.copy'),
        onPress: () =>
          attempt(async () => {
            setCopied(await copyText(kept[0].address));
          }),
      });
    if (main) out.push({ ...main, kind: 'main' });
    return out;
  }

  function share(url: string): void {
    // Whoever closes the sheet of the system has only changed his mind.
    navigator
      .share({ title, text: say('online.invite.words', { game: title }), url })
      .catch((fault: Error) => (fault.name === 'AbortError' ? undefined : setProblem(fault)));
  }
}

import type { TableInfo } from '@pony/protocol';
import { Button, Clocks, type PromptAction, type Situation, threatsTo, UiProvider } from '@pony/ui';
import { useMemo, useRef, useState } from 'react';
import { type Shelf, shelfFor } from '../games.ts';
import { planAddress, samePlan, swappedPlan } from '../new-table.ts';
import { api } from '../online/api.ts';
import { go } from '../router.ts';
import { change, useSettings } from '../settings.ts';
import { Trouble } from '../trouble.ts';
import { AloudLog } from './AloudLog.tsx';
import { Away } from './Away.tsx';
import { FairDice } from './FairDice.tsx';
import { HandOver } from './HandOver.tsx';
import { Notes } from './Notes.tsx';
import { Pointed, PointOut } from './PointOut.tsx';
import { Reconnecting, sendingWords, useAwaySpeech, useSending } from './Reconnecting.tsx';
import { Slips, saveRecord } from './Slips.tsx';
import { SoundButton } from './SoundButton.tsx';
import css from './Table.module.css';
import { type MenuEntry, TableMenu } from './TableMenu.tsx';
import { somebodyToTalkTo, Talk } from './Talk.tsx';
import { useAid } from './use-aid.tsx';
import { useClaim } from './use-claim.ts';
import { useDeliberate } from './use-deliberate.ts';
import { useDigest } from './use-digest.ts';
import { useHabits } from './use-habits.ts';
import { usePassing } from './use-passing.ts';
import { useResult } from './use-result.ts';
import { useScene } from './use-scene.ts';
import type { AtTable } from './use-table.ts';
import { useTableTelling } from './use-table-telling.ts';
import { useWonSound } from './use-won-sound.ts';
import { WatchBar } from './WatchBar.tsx';

interface SeatedProps {
  at: AtTable;
  table: TableInfo;
  situation: Situation;
  /** It stands on this device. */
  here: boolean;
  generic: boolean;
}

export function Seated(props: SeatedProps) {
  const { game, options } = props.table;
  const shelf = shelfFor(game, options);
  if (!shelf) throw new Trouble('table-newer', game);
  return <SeatedAt {...props} shelf={shelf} />;
}

/** The table of the game with everything the page adds: menu, talk, clocks, slips, cover, digest, what comes after the end. */
function SeatedAt({ at, table, situation: seen, here, generic, shelf }: SeatedProps & { shelf: Shelf }) {
  const { heard, viewer, acts } = at;
  const { id, game, options } = table;
  const mine = (seat: number): boolean => viewer.includes(seat);
  // Whoever holds all seats is never waited for.
  const calls = seen.outcome === null && seen.asked.some(mine) && !seen.seats.every((_, seat) => mine(seat));
  const scene = useScene({ shelf, game, options, viewer, generic, calls });
  const { client, words, text, size, Table } = scene;
  const situation = useNamed(seen, table, client.say);
  const [dice, setDice] = useState(false);
  const [notes, setNotes] = useState(false);
  const [pointing, setPointing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const move = sendingWords(heard, seen, text);
  const speech = useAwaySpeech(heard, move);
  const sending = useSending(heard, move);
  const digest = useDigest(id, heard, viewer);
  const mayClaim = useClaim(table, situation, viewer, heard.ahead);
  const page = useRef<HTMLDivElement>(null);
  useDeliberate(page, situation);
  const telling = useTableTelling({ own: scene.own, heard, situation, viewer, text });
  /** What everything on the page is drawn from; what is decided is decided by the truth. */
  const { shown } = telling;
  useWonSound(shown.situation, viewer);

  const habits = useHabits({
    game,
    own: scene.own,
    situation,
    live: heard.line === 'open' && situation.cover === undefined && heard.kept === 0 && viewer.length > 0,
    choose: acts.choose,
    undo: acts.undo,
  });

  const away = heard.line === 'away';
  const over = shown.situation.outcome !== null;
  const watching = viewer.length === 0;
  const seatName = (seat: number): string => words.say(`seat.${situation.seats[seat].id}`);
  const present = situation.seats.map((_, seat) => heard.presence.find((one) => one.seat === seat)?.here ?? true);
  const giver = over ? undefined : (viewer.find((seat) => situation.asked.includes(seat)) ?? viewer[0]);
  const turn = over ? 'over' : situation.asked.some((seat) => viewer.includes(seat)) ? 'yours' : 'theirs';
  const { warnings } = useSettings();
  const threats =
    warnings && !over ? threatsTo(scene.own?.threats?.(shown.situation.view) ?? [], viewer, shown.situation.seat) : [];
  const passes = viewer.every((seat) => situation.seats[seat].passForMe ?? false);

  const passForMe = usePassing(viewer.length > 0 && !over && scene.rules.passes !== undefined, passes, acts.passForMe);

  const together = new Set(situation.seats.map(({ team }) => team)).size === 1;
  const { result, best } = useResult(scene.own, table, shown.situation, !watching);
  const anew = (): string => planAddress(shelf.id, table.seats, together ? samePlan(table) : swappedPlan(table));
  const again = (): void => {
    if (here) go(anew());
    else if (table.next) go(`/online/${table.next}`);
    else
      api.rematch(id, Math.max(1, viewer.length)).then(
        (next) => go(`/online/${next}`),
        (fault: unknown) => setProblem(fault),
      );
  };
  const study = here ? id : `online-${id}`;
  const after: PromptAction[] = [
    {
      id: 'review',
      kind: 'quiet',
      icon: 'gi:light-bulb',
      label: client.say('review.review'),
      href: `/review/${study}${viewer.length > 0 ? `?seat=${viewer[0]}` : ''}`,
    },
    {
      id: 'replay',
      kind: 'quiet',
      icon: 'pp:play',
      label: client.say('play.replay'),
      href: `/replay/${study}`,
    },
  ];
  if (here || !watching || table.next)
    after.push({
      id: 'again',
      kind: result?.log && here ? 'quiet' : 'main',
      icon: together ? 'pp:again' : 'pp:swap',
      label: table.next
        ? client.say('online.toRematch')
        : watching
          ? client.say('play.again')
          : client.say(!together ? 'play.againSwapped' : result?.log && !here ? 'play.nextGame' : 'play.againSame'),
      onPress: again,
    });

  if (result?.log && here)
    after.push({
      id: 'next',
      kind: 'main',
      label: client.say('play.nextGame'),
      onPress: () => go(`/new/${shelf.id}?${new URLSearchParams({ ...options, log: result.log ?? '' })}`),
    });

  const aid = useAid({ own: scene.own, view: shown.situation.view, text, viewer, size });
  const more: MenuEntry[] = [];
  if (aid.toggle) more.push({ id: 'aid', icon: 'pp:q', label: client.say('play.menu.aid'), onPick: aid.toggle });
  if (here)
    more.push({
      id: 'record',
      icon: 'gi:tied-scroll',
      label: client.say('play.menu.record'),
      onPick: () => void saveRecord(table),
    });
  more.push({
    id: 'notes',
    icon: 'gi:quill-ink',
    label: client.say('play.notes.title'),
    onPick: () => setNotes(true),
  });
  if (table.commitment)
    more.push({
      id: 'dice',
      icon: 'gi:rolling-dices',
      label: client.say('online.dice.title'),
      onPick: () => setDice(true),
    });
  if (scene.own?.threats && !over)
    more.push({
      id: 'warnings',
      icon: 'gi:broken-shield',
      label: client.say(warnings ? 'play.menu.noWarnings' : 'play.menu.warnings'),
      onPick: () => change({ warnings: !warnings }),
    });
  const talks = somebodyToTalkTo(heard, here);
  if (talks && !watching && !over)
    more.push({
      id: 'point',
      icon: 'pp:find',
      label: client.say('online.point.menu'),
      onPick: () => setPointing(true),
    });
  if (situation.mayAbort)
    more.push({ id: 'abort', icon: 'pp:x', label: client.say('online.abort'), onPick: () => acts.abort() });
  if (!watching && !over && scene.rules.passes)
    more.push({
      id: 'pass',
      icon: 'pp:pass',
      label: client.say(passes ? 'play.passAsk' : 'play.passForMe'),
      onPick: () => passForMe(!passes),
    });

  const inPrompt = (): React.ReactNode => {
    if (over) return undefined;
    if (away) return <Reconnecting onTry={acts.tryNow} />;
    if (watching && heard.care) return <WatchBar running={heard.care.running} acts={acts} />;
    if (!situation.clocks)
      return mayClaim ? (
        <Button kind="quiet" onPress={acts.claim}>
          {client.say('online.claimLeft')}
        </Button>
      ) : undefined;
    return (
      <div className={css.clocks}>
        {mayClaim && (
          <Button kind="quiet" onPress={acts.claim}>
            {client.say('online.claim')}
          </Button>
        )}
        <Clocks
          clocks={situation.clocks}
          seats={situation.seats}
          name={seatName}
          now={() => Date.now() + heard.ahead}
        />
      </div>
    );
  };

  return (
    <UiProvider value={scene.ui}>
      <div
        ref={page}
        className={css.page}
        data-version={situation.version}
        data-turn={turn}
        data-line={heard.line}
        aria-busy={heard.kept > 0}
      >
        <Table
          situation={shown.situation}
          log={shown.log}
          telling={telling}
          text={text}
          lang={scene.lang}
          viewer={viewer}
          size={size}
          mood={away ? 'away' : 'live'}
          present={present}
          choose={(option) => {
            // Whoever decides has seen enough.
            telling.hurry();
            acts.choose(option);
          }}
          undo={acts.undo}
          why={acts.why}
          openRule={scene.openRule}
          passForMe={passForMe}
          speech={over ? undefined : away ? speech : (sending ?? undefined)}
          bar={{
            ...scene.bar,
            children: (
              <>
                {talks && <Talk at={at} table={table} seatName={seatName} present={present} />}
                <SoundButton />
                <TableMenu game={shelf.id} giver={giver} seatName={seatName} onResign={acts.resign} more={more} />
              </>
            ),
          }}
          after={after}
          more={habits.more}
          threats={threats}
          best={best}
          inPrompt={inPrompt()}
        />
        {size !== 'wide' && <AloudLog log={shown.log} text={text} />}
      </div>
      {situation.cover !== undefined && telling.act === null && (
        <HandOver
          seat={situation.cover}
          seats={situation.seats}
          name={seatName}
          onShow={() => acts.uncover(situation.cover as number)}
        />
      )}
      {digest && <Away key={digest.lines[0]?.n} digest={digest} text={text} />}
      <Slips
        at={at}
        table={table}
        situation={situation}
        text={text}
        seatName={seatName}
        problem={problem}
        habit={habits.did}
        onProblem={setProblem}
      />
      {pointing && <PointOut page={page} seat={viewer[0]} acts={acts} onDone={() => setPointing(false)} />}
      {heard.pointed && (
        <Pointed
          page={page}
          pointed={heard.pointed}
          name={situation.seats[heard.pointed.seat]?.name ?? seatName(heard.pointed.seat)}
          text={text}
        />
      )}
      {notes && <Notes table={id} onClose={() => setNotes(false)} />}
      {dice && <FairDice table={table} fairness={heard.fairness} onClose={() => setDice(false)} />}
      {aid.sheet}
      {scene.sheet}
    </UiProvider>
  );
}

/** People at this screen have the names the reader gave, or plain ones, in the reader's language. */
function useNamed(situation: Situation, table: TableInfo, say: (key: string) => string): Situation {
  const { name } = useSettings();
  const you = name.trim() || say('play.you');
  const friend = say('play.friend');
  const { seats } = table;
  return useMemo(
    () => ({
      ...situation,
      seats: situation.seats.map((seat, i) => {
        if (seat.holder !== 'person' || seat.name) return seat;
        return { ...seat, name: seats[i]?.friend ? friend : you };
      }),
    }),
    [situation, seats, you, friend],
  );
}

import type { TableInfo } from '@pony/protocol';
import { Button, Clocks, type PromptAction, type Situation, UiProvider } from '@pony/ui';
import { useState } from 'react';
import { type Shelf, shelfFor } from '../games.ts';
import { go } from '../router.ts';
import { AloudLog } from '../table/AloudLog.tsx';
import { Away } from '../table/Away.tsx';
import tableCss from '../table/Table.module.css';
import { TableMenu } from '../table/TableMenu.tsx';
import { useScene } from '../table/use-scene.ts';
import { useWonSound } from '../table/use-won-sound.ts';
import { Trouble } from '../trouble.ts';
import { api } from './api.ts';
import { useClaim } from './claim.ts';
import { FairDice } from './FairDice.tsx';
import css from './Online.module.css';
import { OnlineSlips } from './OnlineSlips.tsx';
import { Reconnecting, useAwaySpeech } from './Reconnecting.tsx';
import { Talk } from './Talk.tsx';
import { useAwayDigest } from './use-away-digest.ts';
import type { AtOnlineTable } from './use-online-table.ts';

interface OnlineSeatedProps {
  at: AtOnlineTable;
  table: TableInfo;
  situation: Situation;
  generic: boolean;
}

export function OnlineSeated(props: OnlineSeatedProps) {
  const { game, options } = props.table;
  const shelf = shelfFor(game, options);
  if (!shelf) throw new Trouble('table-newer', game);
  return <SeatedAt {...props} shelf={shelf} />;
}

/** The table of the game, fed by the line: beside the game there are people, talk, clocks and the dice to check. */
function SeatedAt({ at, table, situation, generic, shelf }: OnlineSeatedProps & { shelf: Shelf }) {
  const { heard, viewer, acts } = at;
  const { game, options } = table;
  const scene = useScene({ shelf, game, options, viewer, generic });
  const { client, words, text, size, Table } = scene;
  const [dice, setDice] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const speech = useAwaySpeech(heard);
  const digest = useAwayDigest(table.id, heard, viewer);
  const mayClaim = useClaim(table, situation, viewer, heard.ahead);
  useWonSound(situation, viewer);

  const away = heard.line === 'away';
  const over = situation.outcome !== null;
  const watching = viewer.length === 0;
  const seatName = (seat: number): string => words.say(`seat.${situation.seats[seat].id}`);
  const present = situation.seats.map((_, seat) => heard.presence.find((one) => one.seat === seat)?.here ?? true);
  const giver = over ? undefined : (viewer.find((seat) => situation.asked.includes(seat)) ?? viewer[0]);
  const again = (): void => {
    if (table.next) go(`/online/${table.next}`);
    else
      api.rematch(table.id).then(
        (id) => go(`/online/${id}`),
        (fault: unknown) => setProblem(fault),
      );
  };
  const after: PromptAction[] = [
    {
      id: 'replay',
      kind: 'quiet',
      icon: 'pp:play',
      label: client.say('play.replay'),
      href: `/replay/online-${table.id}`,
    },
  ];
  if (!watching || table.next)
    after.push({
      id: 'again',
      kind: 'main',
      icon: 'pp:swap',
      label: client.say(table.next ? 'online.toRematch' : 'play.againSwapped'),
      onPress: again,
    });
  const turn = over ? 'over' : situation.asked.some((seat) => viewer.includes(seat)) ? 'yours' : 'theirs';
  const passes = viewer.every((seat) => situation.seats[seat].passForMe ?? false);
  return (
    <UiProvider value={scene.ui}>
      <div
        className={tableCss.page}
        data-version={situation.version}
        data-turn={turn}
        data-line={heard.line}
        aria-busy={heard.kept > 0}
      >
        <Table
          situation={situation}
          log={heard.log}
          text={text}
          lang={scene.lang}
          viewer={viewer}
          size={size}
          mood={away ? 'away' : 'live'}
          present={present}
          choose={acts.choose}
          undo={acts.undo}
          why={acts.why}
          openRule={scene.openRule}
          speech={away && !over ? speech : undefined}
          bar={{
            ...scene.bar,
            children: (
              <>
                <Talk at={at} table={table} seatName={seatName} present={present} />
                <TableMenu
                  game={game}
                  giver={giver}
                  seatName={seatName}
                  onResign={acts.resign}
                  more={[
                    {
                      id: 'dice',
                      icon: 'gi:rolling-dices',
                      label: client.say('online.dice.title'),
                      onPick: () => setDice(true),
                    },
                    ...(watching || over
                      ? []
                      : [
                          {
                            id: 'pass',
                            icon: 'pp:pass' as const,
                            label: client.say(passes ? 'online.passAsk' : 'online.passForMe'),
                            onPick: () => {
                              for (const seat of viewer) acts.passForMe(seat, !passes);
                            },
                          },
                        ]),
                  ]}
                />
              </>
            ),
          }}
          after={after}
          inPrompt={
            away && !over ? (
              <Reconnecting onTry={acts.tryNow} />
            ) : situation.clocks && !over ? (
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
            ) : undefined
          }
        />
        {size !== 'wide' && <AloudLog log={heard.log} text={text} />}
      </div>
      {digest && <Away key={digest.lines[0]?.n} digest={digest} text={text} />}
      <OnlineSlips
        at={at}
        table={table}
        situation={situation}
        text={text}
        seatName={seatName}
        problem={problem}
        onProblem={setProblem}
      />
      {dice && <FairDice table={table} fairness={heard.fairness} onClose={() => setDice(false)} />}
      {scene.sheet}
    </UiProvider>
  );
}

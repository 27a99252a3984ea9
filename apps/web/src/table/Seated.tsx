import { Clocks, type PromptAction, type Situation, UiProvider } from '@pony/ui';
import { useMemo } from 'react';
import { type Shelf, shelfFor } from '../games.ts';
import type { Shown } from '../local/client.ts';
import { planAddress, swappedPlan } from '../new-table.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings.ts';
import { Trouble } from '../trouble.ts';
import { AloudLog } from './AloudLog.tsx';
import { Away } from './Away.tsx';
import { HandOver } from './HandOver.tsx';
import { Slips, saveRecord } from './Slips.tsx';
import css from './Table.module.css';
import { TableMenu } from './TableMenu.tsx';
import { useScene } from './use-scene.ts';
import type { AtTable } from './use-table.ts';
import { useWonSound } from './use-won-sound.ts';
import { WatchBar } from './WatchBar.tsx';

interface SeatedProps {
  at: AtTable;
  shown: Shown;
  generic: boolean;
}

export function Seated(props: SeatedProps) {
  const { game, options } = props.shown.facts;
  const shelf = shelfFor(game, options);
  if (!shelf) throw new Trouble('table-newer', game);
  return <SeatedAt {...props} shelf={shelf} />;
}

/** The table of the game with everything the page adds: menu, slips, cover, digest, what comes after the end. */
function SeatedAt({ at, shown, generic, shelf }: SeatedProps & { shelf: Shelf }) {
  const { facts, seen, log } = shown;
  const { acts } = at;
  const viewer = useMemo(
    () => facts.sitters.flatMap(({ who }, seat) => (who === 'bot' ? [] : [seat])),
    [facts.sitters],
  );
  const { game, options } = facts;
  const { client, lang, size, Table, words, text, ui, bar, openRule, sheet } = useScene({
    shelf,
    game,
    options,
    viewer,
    generic,
  });
  const situation = useNamed(seen.situation, facts.sitters, client.say);
  useWonSound(situation, viewer);

  const watching = viewer.length === 0;
  const seatName = (seat: number): string => words.say(`seat.${situation.seats[seat].id}`);
  const again = planAddress(shelf.id, situation.seats, swappedPlan(facts.sitters, facts.undo, facts.options));
  const after: PromptAction[] = [
    { id: 'replay', kind: 'quiet', icon: 'pp:play', label: client.say('play.replay'), href: `/replay/${facts.id}` },
    {
      id: 'again',
      kind: 'main',
      icon: 'pp:swap',
      label: client.say(watching ? 'play.again' : 'play.againSwapped'),
      onPress: () => go(again),
    },
  ];
  const over = situation.outcome !== null;
  const turn = over ? 'over' : situation.asked.some((seat) => viewer.includes(seat)) ? 'yours' : 'theirs';
  return (
    <UiProvider value={ui}>
      <div className={css.page} data-version={situation.version} data-turn={turn}>
        <Table
          situation={situation}
          log={log}
          text={text}
          lang={lang}
          viewer={viewer}
          size={size}
          mood="live"
          choose={acts.choose}
          undo={acts.undo}
          why={acts.why}
          openRule={openRule}
          bar={{
            ...bar,
            children: (
              <TableMenu
                game={game}
                giver={over ? undefined : (viewer.find((seat) => situation.asked.includes(seat)) ?? viewer[0])}
                seatName={seatName}
                onResign={acts.resign}
                more={[
                  {
                    id: 'record',
                    icon: 'gi:tied-scroll',
                    label: client.say('play.menu.record'),
                    onPick: () => void saveRecord(facts),
                  },
                ]}
              />
            ),
          }}
          after={after}
          inPrompt={
            watching && !over ? (
              <WatchBar running={seen.running} acts={acts} />
            ) : situation.clocks ? (
              <Clocks clocks={situation.clocks} seats={situation.seats} name={seatName} />
            ) : undefined
          }
        />
        {size !== 'wide' && <AloudLog log={log} text={text} />}
      </div>
      {seen.cover !== null && (
        <HandOver seat={seen.cover} seats={situation.seats} name={seatName} onShow={acts.uncover} />
      )}
      {seen.away && <Away key={seen.away.lines[0]?.n} digest={seen.away} text={text} />}
      <Slips at={at} shown={shown} text={text} seatName={seatName} />
      {sheet}
    </UiProvider>
  );
}

/** People at this screen have the names the reader gave, or plain ones, in the reader's language. */
function useNamed(situation: Situation, sitters: Shown['facts']['sitters'], say: (key: string) => string): Situation {
  const { name } = useSettings();
  const you = name.trim() || say('play.you');
  const friend = say('play.friend');
  return useMemo(
    () => ({
      ...situation,
      seats: situation.seats.map((seat, i) => {
        if (seat.holder !== 'person' || seat.name) return seat;
        return { ...seat, name: sitters[i].who === 'you' ? you : friend };
      }),
    }),
    [situation, sitters, you, friend],
  );
}

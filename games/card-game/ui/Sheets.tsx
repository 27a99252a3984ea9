import {
  CardSheet,
  CardSpine,
  HandRow,
  LogPanel,
  logLines,
  type Paper,
  Sheet,
  sealOfSide,
  sideOfSeat,
  useUi,
} from '@pony/ui';
import { useMemo } from 'react';
import css from './CardGameTable.module.css';
import { FoughtPaper } from './Combat.tsx';
import { handFace, rangeOf } from './faces.ts';
import { CARDS, FACTION_LOOK, isPath, LOCATIONS, TYPE_ICON } from './facts.ts';
import { ScoreSheet } from './Score.tsx';
import { type Opened, useTable } from './table-state.ts';

interface Closing {
  onClose: () => void;
}

/** A card read large: icons, where it may go, its text. */
function CardPaper({ id, onClose }: Closing & { id: number }) {
  const { text } = useTable();
  const { faction, type, subtypes, paths, icons, id: title } = CARDS[id];
  const { color, icon } = FACTION_LOOK[faction];
  const name = text.name('card', id);
  const kind = [text.say(`type.${type}`), ...subtypes.map((one) => text.say(`subtype.${one}`))].join(' · ');
  return (
    <CardSheet
      label={name}
      onClose={onClose}
      tone="quest"
      band={color}
      kind={{ icon: TYPE_ICON[type], letter: '', name: text.say(`faction.${faction}`) }}
      picture={{ seed: title, motif: icon }}
      name={name}
      typeLine={kind}
      text={text.name('card', id, 'effect')}
      stats={icons.map(([sign, key, value]) => ({ icon: sign, label: text.say(`icon.${key}`), value }))}
      facts={paths.length > 0 ? [{ label: text.say('word.path'), value: rangeOf(paths) }] : []}
    />
  );
}

function LocationPaper({ id, onClose }: Closing & { id: number }) {
  const { text } = useTable();
  const fact = LOCATIONS[id];
  const name = text.name('location', id);
  const path = isPath(id);
  const list = (ids: readonly string[]): string => ids.map((one) => text.say(`faction.${one}`)).join(', ');
  return (
    <CardSheet
      label={name}
      onClose={onClose}
      tone={path ? 'quest' : fact.side === 'free' ? 'alliance' : 'war'}
      kind={{
        icon: path ? 'pp:road' : 'gi:castle',
        letter: path ? String(fact.number) : '',
        name: text.say(path ? 'word.path' : 'word.battleground'),
      }}
      picture={{ seed: fact.id, motif: path ? 'gi:mountain-road' : 'gi:castle' }}
      name={name}
      typeLine={path ? `${text.say('word.path')} ${fact.number}` : text.say(`side.${fact.side}`)}
      text={text.name('location', id, 'effect')}
      stats={[
        { icon: path ? 'pp:path-defence' : 'pp:battle-defence', label: text.say('icon.defence'), value: fact.defence },
        { icon: 'gi:laurel-crown', label: text.say('word.points'), value: fact.points },
      ]}
      facts={
        path
          ? []
          : [
              { label: text.say('table.defenders'), value: list(fact.defenders) },
              { label: text.say('table.attackers'), value: list(fact.attackers) },
            ]
      }
    />
  );
}

/** The own piles, which may be looked through at any time (CG-13.2). */
function PilePaper({ id, onClose }: Closing & { id: number }) {
  const { text, view, open } = useTable();
  const player = view.players[id];
  const pile = (name: string, cards: readonly number[] | number) => (
    <section>
      <h3 className="pony-caps">{text.say(`zone.${name}`)}</h3>
      {typeof cards === 'number' ? (
        <p>{text.render('table.inPile', { n: cards })}</p>
      ) : (
        <HandRow label={text.say(`zone.${name}`)} count={cards.length} as="spines" columns={2}>
          {cards.map((card) => (
            <CardSpine key={card} face={handFace(text, card)} onPress={() => open({ what: 'card', id: card })} />
          ))}
        </HandRow>
      )}
    </section>
  );
  return (
    <Sheet title={text.name('seat', id)} icon="gi:stack" onClose={onClose}>
      {pile(
        'reserve',
        player.reserve.flatMap((one) => [one.card, ...one.items]),
      )}
      {pile('deck', player.deck)}
      {pile('cycle', player.cycled)}
      {pile('gone', player.gone)}
    </Sheet>
  );
}

/** What happened; rounds are headings, names open what they name. */
export function GameLog({ bare, className }: { bare?: boolean; className?: string }) {
  const { props, text, open } = useTable();
  const { say } = useUi();
  const { situation, log, mood, undo } = props;
  const { seats, decisions } = situation;
  const lines = useMemo(() => {
    const side = (seat: number) => sideOfSeat(seats, seat);
    const marks = {
      side,
      mark: (seat: number) => sealOfSide(side(seat)),
      heading: (one: { say: string }) => one.say === 'round',
    };
    return logLines(log, text, marks, decisions);
  }, [log, text, seats, decisions]);
  const back = mood === 'live' && situation.undo.last !== null && situation.undo.beyond !== 'refused';
  return (
    <LogPanel
      lines={lines}
      title={say('ui.log')}
      hotkey={bare ? undefined : 'L'}
      bare={bare}
      className={className}
      onReference={({ kind, id }) => {
        if (kind === 'card' || kind === 'location') open({ what: kind, id });
      }}
      onLine={back || mood === 'replay' ? (line) => undo(Number.parseInt(String(line.id), 10)) : undefined}
    />
  );
}

/** Everything the reader has opened, newest on top. */
export function OpenedSheets({
  papers,
  close,
}: {
  papers: readonly Paper<Opened>[];
  close: (paper: Paper<Opened>) => void;
}) {
  const { text } = useTable();
  const { say } = useUi();
  return (
    <>
      {papers.map((paper) => {
        const onClose = (): void => close(paper);
        const { what, id } = paper.of;
        if (what === 'card') return <CardPaper key={paper.key} id={id} onClose={onClose} />;
        if (what === 'location') return <LocationPaper key={paper.key} id={id} onClose={onClose} />;
        if (what === 'fights') return <FoughtPaper key={paper.key} onClose={onClose} />;
        if (what === 'pile') return <PilePaper key={paper.key} id={id} onClose={onClose} />;
        return (
          <Sheet
            key={paper.key}
            title={what === 'log' ? say('ui.log') : text.say('word.points')}
            icon="gi:tied-scroll"
            onClose={onClose}
          >
            {what === 'log' ? <GameLog bare className={css.sheetLog} /> : <ScoreSheet />}
          </Sheet>
        );
      })}
    </>
  );
}

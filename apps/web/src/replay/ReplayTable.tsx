import type { LogLine } from '@pony/protocol';
import type { Viewer } from '@pony/table';
import { plain } from '@pony/text';
import { classes, Slip, sealOfSide, sideOfSeat, UiProvider, useMedia } from '@pony/ui';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Shelf } from '../games.ts';
import type { Looked, ReviewMark } from '../review/ReviewSide.tsx';
import { Laying } from '../table/Laying.tsx';
import tableCss from '../table/Table.module.css';
import { useScene } from '../table/use-scene.ts';
import { useWords } from '../words.ts';
import { Charts } from './Charts.tsx';
import type { OpenRecord } from './client.ts';
import { marksOf, partAt, thinEvents, thinParts } from './marks.ts';
import { Player, PlayerEnd, ReviewEnd, SPEEDS, type Speed } from './Player.tsx';
import { PlayFromHere } from './PlayFromHere.tsx';
import css from './Replay.module.css';
import { ReplayMenu } from './ReplayMenu.tsx';
import { ownViewer, type Source } from './source.ts';
import { useMoment, useWholeLog } from './use-record.ts';
import { SeenBy, type Viewpoint, viewerOf } from './viewpoint.tsx';

/** How near each other marks may lie, as a share of the whole. */
const PART_GAP = { wide: 0.035, tablet: 0.03, phone: 0.1 } as const;
const EVENT_GAP = 0.036;
const ADDRESS_AFTER_MS = 300;
/** Judging is loaded when it is asked for. */
const ReviewSide = lazy(async () => ({ default: (await import('../review/ReviewSide.tsx')).ReviewSide }));
const Rings = lazy(async () => ({ default: (await import('@pony/ui/review')).Rings }));
/** For a column beside the table; where it is high as well, the table is laid out as on a tablet. */
const ROOM_BESIDE = '(min-width: 1360px) and (min-height: 740px)';
const HIGH = '(min-width: 1400px) and (min-height: 840px)';
const nobody = async (): Promise<null> => null;

const NO_SIGNS = { marks: [], curve: null };
const NOT_LOOKED: Looked = { rings: [], imagined: null };

interface ReplayTableProps {
  id: string;
  shelf: Shelf;
  record: OpenRecord;
  source: Source;
  query: URLSearchParams;
}

/** The table of the game at any moment of a record, with everything needed to wander through it. */
export function ReplayTable({ id, shelf, record, source, query }: ReplayTableProps) {
  const { facts } = record;
  const last = facts.decisions;
  const [n, setN] = useState(() => Math.min(last, Math.max(0, Number.parseInt(query.get('n') ?? '0', 10) || 0)));
  const [first] = useState(n);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('usual');
  const [charts, setCharts] = useState(query.has('charts'));
  const open = facts.over || !source.table;
  const judgedFor = Number.parseInt(query.get('review') ?? '', 10);
  const [review, setReview] = useState(open && judgedFor >= 0 && judgedFor < facts.seats.length);
  const [signs, setSigns] = useState<{ marks: readonly ReviewMark[]; curve: ReactNode }>(NO_SIGNS);
  const onMarks = useCallback((marks: readonly ReviewMark[], curve: ReactNode) => setSigns({ marks, curve }), []);
  const [looked, setLooked] = useState<Looked>(NOT_LOOKED);
  /** Whether it was read why the board of earlier moves is not shown. */
  const [known, setKnown] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const [seenBy, setSeenBy] = useState<Viewpoint>(review ? judgedFor : 'all');
  const viewer = useMemo<Viewer>(
    () => (open ? viewerOf(seenBy, facts.seats.length) : ownViewer(source.table)),
    [open, seenBy, facts, source],
  );
  const scene = useScene({
    shelf,
    game: facts.game,
    options: facts.options,
    viewer,
    generic: query.get('table') === 'generic',
    page: useWords().say('replay.title'),
  });
  const { client, lang, size, own, title, Table, words, text, ui, bar, openRule, sheet } = scene;
  // A review shows the table as it was when the choice stood.
  const at = review ? Math.max(0, n - 1) : n;
  const situation = useMoment(record, at, viewer);
  const roomy = useMedia(ROOM_BESIDE);
  const high = useMedia(HIGH);
  const beside = roomy && size === 'wide';
  const log = useWholeLog(record, viewer);
  const tell = useMemo(() => (line: LogLine, i: number) => plain(text.tell('log', line.says[i])), [text]);
  const { all, parts, events } = useMemo(() => {
    const marks = marksOf(log ?? [], own?.moment, tell);
    return {
      all: marks.parts,
      parts: thinParts(marks.parts, last * PART_GAP[size]),
      events: size === 'phone' ? [] : thinEvents(marks.events, last * EVENT_GAP),
    };
  }, [log, own, tell, last, size]);

  const goTo = (to: number): void => {
    setPlaying(false);
    setN(to);
  };
  const shown = situation?.decisions === at;
  useEffect(() => {
    if (!playing || !shown) return;
    if (n === last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setN(n + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, shown, n, last, speed]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      address.searchParams.set('n', String(n));
      history.replaceState(history.state, '', address.pathname + address.search + address.hash);
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [n]);

  if (!situation || !log) return <Laying title={title} />;
  const seatName = (seat: number): string => words.say(`seat.${facts.seats[seat]}`);
  const upTo = log.filter((line) => line.n <= n);
  const here = log[n];
  const who = here?.seat ?? situation.asked[0] ?? 0;
  const side = sideOfSeat(situation.seats, who);
  const outcome = n === last ? facts.outcome : null;
  const winners = outcome ? outcome.seats.flatMap((result, seat) => (result === 'lost' ? [] : [seatName(seat)])) : [];
  const end = outcome
    ? `${words.say('ui.wins', { seat: winners.join(', ') })} ${words.say(`reason.${outcome.reason}`)}`
    : '';
  // A pick that tells nothing of its own goes on with what was told before.
  const told = upTo.findLast(({ says }) => says.length > 0);
  const before = facts.change !== null && at < facts.change;
  const start = client.say(before ? 'replay.begin' : 'replay.start');
  const sentence = end || (n === 0 || !told ? start : tell(told, 0));
  const where = client.say('replay.move', { n, all: last });
  const part = partAt(all, n);
  const seen = looked.imagined?.situation ?? situation;
  const rings = looked.rings.map(({ id: ring, label, seat, option, tell: said }) => ({
    id: ring,
    label,
    things: own?.aim?.({ option, tell: said }, situation.view, seat).path ?? [],
  }));
  const playOn = <PlayFromHere n={at} id={id} facts={facts} table={source.table} seatName={seatName} words={review} />;
  return (
    <UiProvider value={ui}>
      <div
        ref={page}
        className={classes(tableCss.page, review && css.reviewed)}
        data-version={situation.version + n - at}
        data-told={review || undefined}
        data-beside={(review && beside) || undefined}
      >
        <Table
          situation={seen}
          log={upTo}
          text={text}
          lang={lang}
          viewer={viewer}
          size={review && beside && high ? 'tablet' : size}
          mood="replay"
          choose={() => undefined}
          undo={(to) => to !== undefined && goTo(to)}
          why={nobody}
          openRule={openRule}
          bar={{
            ...bar,
            children: (
              <>
                {open && <SeenBy value={seenBy} seats={situation.seats} name={seatName} onChoose={setSeenBy} />}
                <ReplayMenu
                  id={id}
                  n={n}
                  facts={facts}
                  table={source.table}
                  charts={charts}
                  onCharts={() => setCharts(!charts)}
                />
              </>
            ),
          }}
          speech={{ side, seal: sealOfSide(side), over: where, sentence: [sentence], mood: 'asking' }}
          inPrompt={
            <>
              <Player
                n={n}
                last={last}
                playing={playing}
                words={`${where}. ${sentence}`}
                parts={parts}
                events={events}
                signs={signs.marks}
                over={signs.curve}
                onGo={goTo}
                onPlay={(on) => {
                  if (on && n === last) setN(0);
                  setPlaying(on);
                }}
              />
              {review ? (
                <ReviewEnd marks={signs.marks} n={n} onGo={goTo}>
                  {!beside && playOn}
                </ReviewEnd>
              ) : (
                <PlayerEnd speed={speed} onSpeed={setSpeed}>
                  {playOn}
                </PlayerEnd>
              )}
            </>
          }
        />
      </div>
      {charts && (
        <Charts
          record={record}
          viewer={viewer}
          points={own?.charts}
          text={words}
          seats={situation.seats}
          name={seatName}
          n={n}
          onGo={goTo}
          onClose={() => setCharts(false)}
        />
      )}
      {review && (
        <Suspense fallback={null}>
          <ReviewSide
            id={id}
            record={record}
            seat={judgedFor}
            viewer={viewer}
            n={n}
            place={part ? `${part} · ${where}` : where}
            told={upTo.at(-1)?.says.length ? sentence : ''}
            text={text}
            ruleOf={(asked) => own?.promptRule?.(asked)}
            onRule={openRule}
            name={seatName}
            sideOf={(seat) => sideOfSeat(situation.seats, seat)}
            onMarks={onMarks}
            onLook={setLooked}
            onClose={() => {
              setReview(false);
              setSigns(NO_SIGNS);
              setLooked(NOT_LOOKED);
            }}
            beside={beside}
            lineAt={query.has('line') ? first : null}
            playOn={playOn}
          />
          {shown && <Rings of={rings} root={page} version={`${situation.version} ${size}`} />}
        </Suspense>
      )}
      {before && !known && (
        <Slip onClose={() => setKnown(true)}>{client.say('replay.before', { n: facts.change ?? 0 })}</Slip>
      )}
      {facts.left > 0 && n === last && (
        <p className={css.left} role="status">
          {client.say('replay.left', { n: facts.left })}
        </p>
      )}
      {sheet}
    </UiProvider>
  );
}

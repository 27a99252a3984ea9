import type { LogLine, SeatView } from '@pony/protocol';
import { plain } from '@pony/text';
import { Button, Panel, PromptBar, Segmented, sealOfSide, sideOfSeat, TopBar, UiProvider } from '@pony/ui';
import { Curve, RoadBars, RoadChart, type RoadOf, TurnCard } from '@pony/ui/review';
import { useEffect, useMemo, useState } from 'react';
import type { Shelf } from '../games.ts';
import type { OpenRecord } from '../replay/client.ts';
import { marksOf, partAt, thinParts } from '../replay/marks.ts';
import { type Series, seatsOfLines } from '../replay/series.ts';
import type { Source } from '../replay/source.ts';
import { useMoment, useWholeLog } from '../replay/use-record.ts';
import { useSeries } from '../replay/use-series.ts';
import { go } from '../router.ts';
import { keepCurve } from '../store/curves.ts';
import { Laying } from '../table/Laying.tsx';
import { useScene } from '../table/use-scene.ts';
import { useWords } from '../words.ts';
import { isBest, turningPoints } from './points.ts';
import css from './Review.module.css';
import { StandingPapers } from './StandingPapers.tsx';
import { ownSeats, seatOf } from './seat.ts';
import { TurnPicture, useDramaOf } from './TurnPicture.tsx';
import { useAfter } from './use-after.tsx';
import { useReview } from './use-review.ts';
import { useStanding } from './use-standing.ts';
import { Work } from './Work.tsx';

/** How near each other the names of parts may lie, as a share of the whole. */
const PART_GAP = { wide: 0.05, tablet: 0.07, phone: 0.14 } as const;
const MOST_ROADS = 3;
const JUDGEMENT = 'judgement';

interface ReviewOfProps {
  id: string;
  shelf: Shelf;
  record: OpenRecord;
  source: Source;
  query: URLSearchParams;
}

/** The end of a game from the reader's side: the result, the curve, the turning points, the roads, and what comes after. */
export function ReviewOf({ id, shelf, record, source, query }: ReviewOfProps) {
  const { facts } = record;
  const last = facts.decisions;
  const [seat, setSeat] = useState(() => seatOf(query, record, source));
  const viewer = useMemo(() => [seat], [seat]);
  const client = useWords();
  const scene = useScene({
    shelf,
    game: facts.game,
    options: facts.options,
    viewer,
    generic: false,
    page: client.say('review.title'),
  });
  const { size, own, title, words, text, ui } = scene;
  const situation = useMoment(record, last, viewer);
  const log = useWholeLog(record, viewer);
  const review = useReview(id, record, seat);
  const seats = situation?.seats ?? NONE;
  const series = useSeries({ record, viewer, points: own?.charts, seats: facts.seats.length });
  const [tab, setTab] = useState(JUDGEMENT);
  const allParts = useMemo(() => marksOf(log ?? [], own?.moment, () => '').parts, [log, own]);
  const parts = useMemo(() => thinParts(allParts, last * PART_GAP[size]), [allParts, last, size]);
  const home = useMemo(() => seatOf(NO_QUERY, record, source), [record, source]);
  useEffect(() => {
    if (review.judged && seat === home && last > 0) keepCurve(id, review.curve);
  }, [review.judged, review.curve, seat, home, id, last]);
  const dramaOf = useDramaOf(own);
  const after = useAfter({ id, shelf, record, source, seat });
  const standing = useStanding(source, facts.game);
  if (!situation || !log) return <Laying title={title} />;

  const name = (one: number): string => words.say(`seat.${facts.seats[one]}`);
  const together = new Set(seats.map(({ team }) => team)).size === 1;
  const others = seats.flatMap((one, i) => (one.team === seats[seat].team ? [] : [name(i)]));
  const { outcome } = facts;
  const points = review.judged ? turningPoints(review.curve) : [];
  const percent = (value: number): string => client.say('review.percent', { n: Math.round(value) });
  const sentence = (line: LogLine, i: number): string => plain(text.tell('log', line.says[i]));
  const told = (n: number): string => toldAt(log, n, sentence);
  const place = (n: number): string => {
    const part = partAt(allParts, n);
    return client.say(part ? 'review.placeIn' : 'review.place', { n, all: last, part: part ?? '' });
  };
  const better = (n: number): string | undefined => {
    const found = review.weighed.get(n);
    if (!found) return undefined;
    if (isBest(found)) return client.say('review.best');
    const [best] = found.candidates;
    return client.say('review.betterWas', { what: plain(text.option(best.option, best.tell)) });
  };
  const replay = (n: number, more = ''): string => `/replay/${id}?n=${n}${more}`;
  const reviewed = (n: number): string => replay(n, `&review=${seat}`);
  const winners = outcome ? outcome.seats.flatMap((won, i) => (won === 'lost' ? [] : [i])) : [];
  const result = outcome?.seats[seat] ?? null;
  const kind = together ? 'together' : 'result';
  // Whoever looks from a seat that was another's is not called by it.
  const mine = ownSeats(source).includes(seat);
  const whoWins = words.say('ui.wins', { seat: winners.map(name).join(', ') });
  const ending = !result
    ? client.say('review.unfinished')
    : mine || winners.length === 0
      ? client.say(`review.${kind}.${mine ? result : 'undecided'}`)
      : whoWins;
  const gaveUp = mine && outcome?.reason === 'resigned' && result === 'lost' && !together;
  const reason = gaveUp ? client.say('review.gaveUp') : outcome ? words.say(`reason.${outcome.reason}`) : '';
  const side = outcome && winners.length === 0 ? 'dark' : sideOfSeat(seats, winners[0] ?? seat);
  const shown = series?.find(({ id: one }) => one === tab);
  const roads = (series ?? []).filter(({ id: one }) => own?.roads?.includes(one) ?? true).slice(0, MOST_ROADS);
  const called = (one: number): string => (one === seat && mine && !together ? client.say('review.youCap') : name(one));
  const road = (one: Series): RoadOf => {
    const whose = seatsOfLines(one, seats);
    const goals = [...new Set(one.goals)].join(' / ');
    return {
      id: one.id,
      title: words.say(one.label),
      icon: one.icon,
      note: goals ? client.say('review.outOf', { n: goals }) : undefined,
      lines: one.values.map((values, i) => ({
        id: String(i),
        side: sideOfSeat(seats, whose[i][0]),
        values,
        name: whose[i].map(called).join(', '),
        goal: one.goals?.[i],
      })),
    };
  };
  const phone = size === 'phone';
  const working = review.working !== null || review.stopped;
  const heading = together ? client.say('review.leanedTogether') : client.say('review.leaned');
  return (
    <UiProvider value={ui}>
      <div className={css.page} data-review={review.judged ? 'judged' : 'judging'}>
        <TopBar
          name={phone ? '' : client.say('brand.short')}
          home="/"
          homeLabel={client.say('brand.home')}
          middle={<span className={css.what}>{title}</span>}
          className={css.top}
        >
          {after.back && (
            <Button icon="gi:treasure-map" href={after.back} label={phone ? client.say('review.back') : undefined}>
              {phone ? null : client.say('review.back')}
            </Button>
          )}
          <Button icon="pp:play" href={replay(0)} label={phone ? client.say('play.replay') : undefined}>
            {phone ? null : client.say('play.replay')}
          </Button>
        </TopBar>
        <main className={css.main}>
          <h1 className="pony-aloud">{title}</h1>
          <Panel as="section" className={css.lean} label={heading}>
            <header>
              <h2>{heading}</h2>
              {(series?.length ?? 0) > 0 && !phone && (
                <Segmented
                  label={client.say('review.charts')}
                  value={tab}
                  segments={[
                    { value: JUDGEMENT, label: client.say('review.judgement') },
                    ...(series ?? []).map((one) => ({ value: one.id, label: words.say(one.label) })),
                  ]}
                  onChoose={setTab}
                />
              )}
            </header>
            <div className={css.row}>
              {seats.length > 1 && !together && (
                <Segmented
                  label={client.say('review.for')}
                  value={String(seat)}
                  segments={seats.map((_, i) => ({ value: String(i), label: name(i) }))}
                  onChoose={(value) => setSeat(Number(value))}
                  className={css.whose}
                />
              )}
              {!phone && !working && <p className={css.note}>{client.say('review.note', { n: last })}</p>}
              <Work review={review} />
            </div>
            {shown ? (
              <RoadChart {...road(shown)} />
            ) : (
              review.curve.length > 1 && (
                <Curve
                  key={`${seat} ${review.judged}`}
                  label={heading}
                  values={review.curve}
                  above={together ? client.say('review.won') : mine ? client.say('review.you') : name(seat)}
                  below={together ? client.say('review.lost') : phone ? '' : others.join(', ')}
                  even={client.say('review.even')}
                  parts={review.judged ? parts.filter(({ label }) => label !== '') : []}
                  points={points.map(({ n }) => n)}
                  words={(n) => `${place(n)} · ${percent(review.curve[n])} · ${told(n)}`}
                  onPick={(n) => go(reviewed(n))}
                />
              )
            )}
          </Panel>
          <section className={css.turns} aria-label={client.say('review.turns')}>
            {review.judged && points.length === 0 && <p>{client.say('review.noTurns')}</p>}
            {points.map(({ n, swing }, i) => {
              const who = facts.deciders[n - 1];
              const found = review.weighed.get(n);
              const poor = who === seat && found && !isBest(found);
              return (
                <TurnCard
                  key={n}
                  number={i + 1}
                  place={place(n)}
                  swing={swing}
                  swingWords={client.say(swing > 0 ? 'review.swingUp' : 'review.swingDown', { n: Math.abs(swing) })}
                  picture={
                    <TurnPicture
                      record={record}
                      viewer={viewer}
                      line={lineAt(log, n, sentence)}
                      of={dramaOf}
                      own={own}
                      text={text}
                      side={sideOfSeat(seats, who)}
                    />
                  }
                  row={phone}
                  fact={told(n)}
                  better={who === seat ? better(n) : undefined}
                  watch={{ label: client.say('review.watch'), href: reviewed(n) }}
                  more={poor ? { label: client.say('review.whatBetter'), href: `${reviewed(n)}&line` } : undefined}
                />
              );
            })}
          </section>
          <aside className={css.beside} aria-label={client.say('review.besideIt')}>
            {roads.length > 0 && (
              <Panel as="section" className={css.roads} title={client.say('review.roads')}>
                {phone ? (
                  <RoadBars of={roads.map(road)} />
                ) : (
                  <>
                    <ul className={css.legend}>
                      {seats.map((_, i) => (
                        <li key={facts.seats[i]} data-side={sideOfSeat(seats, i)}>
                          {called(i)}
                        </li>
                      ))}
                    </ul>
                    {roads.map((one) => (
                      <RoadChart key={one.id} {...road(one)} />
                    ))}
                  </>
                )}
              </Panel>
            )}
            <StandingPapers standing={standing} game={shelf.title[scene.lang]} table={source.online ?? null} />
          </aside>
        </main>
        <PromptBar
          side={side}
          seal={sealOfSide(side)}
          over={client.say('review.end', { n: last })}
          sentence={[`${ending} ${reason}`.trim()]}
          mood="over"
          actions={[
            {
              id: 'review',
              kind: 'quiet',
              icon: 'gi:light-bulb',
              label: client.say('review.review'),
              href: reviewed(points[0]?.n ?? 0),
            },
            ...after.actions,
          ]}
          className={css.prompt}
        />
        {after.slips}
      </div>
    </UiProvider>
  );
}

const NONE: readonly SeatView[] = [];
const NO_QUERY = new URLSearchParams();

type Tell = (line: LogLine, i: number) => string;

/** Without headings, which have no full stop. */
const sentencesOf = (line: LogLine, tell: Tell): string[] =>
  line.says.map((_, i) => tell(line, i)).filter((words) => words.endsWith('.'));

/** The line that tells a decision; a pick that tells nothing goes on with what was told before. */
const lineAt = (log: readonly LogLine[], n: number, tell: Tell): LogLine | undefined =>
  log.findLast((one) => one.n <= n && sentencesOf(one, tell).length > 0);

/** What was told with a decision. */
function toldAt(log: readonly LogLine[], n: number, tell: Tell): string {
  const line = lineAt(log, n, tell);
  return line ? sentencesOf(line, tell).slice(0, 2).join(' ') : '';
}

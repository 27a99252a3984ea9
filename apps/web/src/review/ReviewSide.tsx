import { plain } from '@pony/text';
import { Button, type GameText, Sheet } from '@pony/ui';
import { ChoiceLine, Spark } from '@pony/ui/review';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { OpenRecord } from '../replay/client.ts';
import { useWords } from '../words.ts';
import { isBest, type Sign, signOf } from './points.ts';
import css from './ReviewSide.module.css';
import type { Weighed } from './types.ts';
import { useReview } from './use-review.ts';
import { Work } from './Work.tsx';

const MOST = 5;
const NAMES: Readonly<Record<Sign, string>> = { '!': 'good', '?': 'poor', '??': 'bad' };

/** A decision with its sign, for the slider. */
export interface ReviewMark {
  readonly at: number;
  readonly sign: Sign;
  readonly label: string;
}

interface ReviewSideProps {
  id: string;
  record: OpenRecord;
  seat: number;
  n: number;
  /** The move that is shown, in words. */
  told: string;
  text: GameText;
  name(seat: number): string;
  onGo: (n: number) => void;
  /** Signs for the slider, and the curve to stand over it. */
  onMarks: (marks: readonly ReviewMark[], curve: ReactNode) => void;
  onClose: () => void;
}

/** The decision that led here, weighed; looked at now when the whole review has not come so far. */
function useWeighed(
  record: OpenRecord,
  n: number,
  known: ReadonlyMap<number, Weighed | null>,
): Weighed | null | undefined {
  const [asked, setAsked] = useState<{ n: number; found: Weighed | null } | null>(null);
  const there = known.has(n);
  useEffect(() => {
    if (there || n === 0) return;
    let gone = false;
    record.weigh(n).then(
      (found) => !gone && setAsked({ n, found }),
      () => !gone && setAsked({ n, found: null }),
    );
    return () => {
      gone = true;
    };
  }, [record, n, there]);
  if (n === 0) return null;
  return there ? known.get(n) : asked?.n === n ? asked.found : undefined;
}

/** Beside a replay: the move, what the bot looked at, what was better, and the way to the next worth a look. */
export function ReviewSide(props: ReviewSideProps) {
  const { id, record, seat, n, told, text, name, onGo, onMarks, onClose } = props;
  const { say } = useWords();
  const review = useReview(id, record, seat);
  const found = useWeighed(record, n, review.weighed);
  const marks = useMemo(
    () =>
      [...review.weighed.values()]
        .flatMap((one): ReviewMark[] => {
          const sign = one && signOf(one);
          return one && sign ? [{ at: one.n, sign, label: say(`review.sign.${NAMES[sign]}`) }] : [];
        })
        .toSorted((a, b) => a.at - b.at),
    [review.weighed, say],
  );
  const { curve, judged } = review;
  useEffect(() => onMarks(marks, judged ? <Spark values={curve} /> : null), [marks, curve, judged, onMarks]);
  const before = marks.findLast(({ at, sign }) => at < n && sign !== '!');
  const next = marks.find(({ at, sign }) => at > n && sign !== '!');
  const percent = (value: number): string => say('review.percent', { n: Math.round(value) });
  const sign = found ? signOf(found) : null;
  const who = found?.seat ?? record.facts.deciders[n - 1];
  return (
    <Sheet title={say('review.side')} icon="gi:light-bulb" onClose={onClose} className={css.side}>
      <div className={css.body} data-reviewed={found === undefined ? 'looking' : n}>
        <p className={css.told}>{n === 0 ? say('review.start') : told}</p>
        {n > 0 && curve[n] !== undefined && (
          <p className={css.judgement}>
            {sign && (
              <b data-sign={sign} role="img" aria-label={say(`review.sign.${NAMES[sign]}`)}>
                {sign}
              </b>
            )}
            {say('review.judgedFor', { seat: name(seat), before: percent(curve[n - 1]), after: percent(curve[n]) })}
          </p>
        )}
        {n > 0 && found === undefined && <p role="status">{say('review.wait')}</p>}
        {n > 0 && found === null && <p>{say('review.theOnly')}</p>}
        {found && who !== seat && <p>{say('review.notYours', { seat: name(who) })}</p>}
        {found && (
          <>
            <h3 className="pony-caps">{say('review.lookedAt')}</h3>
            <ol className={css.choices}>
              {shown(found).map(({ option, tell, value }) => {
                const at = found.candidates.findIndex((one) => one.option === option);
                const tags = [
                  ...(at === 0 && !isBest(found) ? [{ id: 'better' as const, label: say('review.better') }] : []),
                  ...(at === found.played ? [{ id: 'played' as const, label: say('review.played') }] : []),
                ];
                return (
                  <ChoiceLine
                    key={option.join(' ')}
                    words={plain(text.option(option, tell))}
                    value={value}
                    percent={percent(value)}
                    tags={tags}
                  />
                );
              })}
            </ol>
            {isBest(found) && <p>{say('review.best')}</p>}
          </>
        )}
        <p className={css.then}>{say('review.seenThen')}</p>
        <Work review={review} />
        <div className={css.ways}>
          <Button kind="quiet" icon="pp:step-back" notNow={!before} onPress={() => before && onGo(before.at)}>
            {say('review.before')}
          </Button>
          <Button kind="quiet" icon="pp:step-forward" notNow={!next} onPress={() => next && onGo(next.at)}>
            {say('review.next')}
          </Button>
          <Button kind="link" href={`/review/${id}?seat=${seat}`}>
            {say('review.toEnd')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

/** The best few, and what was chosen in any case. */
function shown({ candidates, played }: Weighed): Weighed['candidates'] {
  if (played < MOST) return candidates.slice(0, MOST);
  return [...candidates.slice(0, MOST - 1), candidates[played]];
}

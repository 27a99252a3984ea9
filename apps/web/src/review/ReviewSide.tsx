import type { Option, Say } from '@pony/engine';
import type { Viewer } from '@pony/table';
import { plain } from '@pony/text';
import { Button, type GameText, Sheet, type Side } from '@pony/ui';
import { type Ring, Spark } from '@pony/ui/review';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OpenRecord } from '../replay/client.ts';
import { useWords } from '../words.ts';
import { BetterPaper, ChoicesPaper, MovePaper, SIGN_NAMES } from './MovePapers.tsx';
import { isBest, type Sign, signOf } from './points.ts';
import css from './ReviewSide.module.css';
import type { LineStep } from './types.ts';
import { useLine, useWeighed } from './use-move.ts';
import { useReview } from './use-review.ts';
import { Work } from './Work.tsx';

/** A decision with its sign, for the slider. */
export interface ReviewMark {
  readonly at: number;
  readonly sign: Sign;
  readonly label: string;
}

/** What the table shows with the review: rings round choices of a seat, and a move of a line instead of the game. */
export interface Looked {
  readonly rings: readonly (Pick<Ring, 'id' | 'label'> & { seat: number; option: Option; tell?: Say })[];
  readonly imagined: LineStep | null;
}

interface ReviewSideProps {
  id: string;
  record: OpenRecord;
  seat: number;
  viewer: Viewer;
  n: number;
  /** Where in the game, and what is told of the move; nothing where it tells nothing. */
  place: string;
  told: string;
  text: GameText;
  /** The rule behind a question, and how it is read. */
  ruleOf(asked: Say | null): string | undefined;
  onRule(rule: string): void;
  name(seat: number): string;
  sideOf(seat: number): Side;
  /** Signs for the slider, and the curve to stand over it. */
  onMarks: (marks: readonly ReviewMark[], curve: ReactNode) => void;
  onLook: (looked: Looked) => void;
  onClose: () => void;
  /** There is room for a column beside the table. */
  beside: boolean;
  /** The move whose better line is shown from the start. */
  lineAt: number | null;
  /** The gold button: on from here. */
  playOn: ReactNode;
}

/** Beside a replay: the move, what the bot looked at, what was better and how it might have gone on. */
export function ReviewSide(props: ReviewSideProps) {
  const { id, record, seat, viewer, n, told, text, name, onMarks, onLook, onClose } = props;
  const { say } = useWords();
  const { beside } = props;
  const review = useReview(id, record, seat);
  const found = useWeighed(record, n, review.weighed);
  const line = useLine(record, found, viewer);
  const [shown, setShown] = useState(props.lineAt === null ? null : { n: props.lineAt, step: 0 });
  const step = shown?.n === n && line && shown.step < line.length ? shown.step : null;
  const marks = useMemo(
    () =>
      [...review.weighed.values()]
        .flatMap((one): ReviewMark[] => {
          const sign = one && signOf(one);
          return one && sign ? [{ at: one.n, sign, label: say(`review.sign.${SIGN_NAMES[sign]}`) }] : [];
        })
        .toSorted((a, b) => a.at - b.at),
    [review.weighed, say],
  );
  const { curve, judged } = review;
  useEffect(() => onMarks(marks, judged ? <Spark values={curve} /> : null), [marks, curve, judged, onMarks]);
  const imagined = step === null || !line ? null : line[step];
  useEffect(() => {
    if (!found) return onLook({ rings: [], imagined: null });
    const { candidates, played, seat: by } = found;
    const better = isBest(found) ? [] : [{ id: 'better' as const, label: say('review.better'), ...candidates[0] }];
    const rings = [{ id: 'played' as const, label: say('review.played'), ...candidates[played] }, ...better];
    onLook({ rings: imagined ? [] : rings.map((ring) => ({ ...ring, seat: by })), imagined });
  }, [found, imagined, say, onLook]);

  const poor = marks.filter(({ sign }) => sign !== '!');
  const at = poor.findIndex((mark) => mark.at === n);
  const percent = (value: number): string => say('review.percent', { n: Math.round(value) });
  const who = found?.seat ?? record.facts.deciders[n - 1];
  const better = found && !isBest(found) ? found.candidates[0] : null;
  const played = found?.candidates[found.played];
  const body = (
    <div className={css.body} data-reviewed={found === undefined ? 'looking' : n}>
      <MovePaper
        place={props.place}
        worth={at < 0 ? '' : say('review.worth', { n: at + 1, all: poor.length })}
        told={n === 0 ? say('review.start') : told || (played ? plain(text.option(played.option, played.tell)) : '…')}
        sign={found ? signOf(found) : null}
        judgement={
          n > 0 && curve[n] !== undefined
            ? say('review.judgedFor', { seat: name(seat), before: percent(curve[n - 1]), after: percent(curve[n]) })
            : ''
        }
      />
      {n > 0 && found === undefined && <p role="status">{say('review.wait')}</p>}
      {n > 0 && found === null && <p>{say('review.theOnly')}</p>}
      {found && who !== seat && <p>{say('review.notYours', { seat: name(who) })}</p>}
      {found && <ChoicesPaper found={found} name={name(found.seat)} text={text} />}
      {found && !better && <p className={css.best}>{say('review.best')}</p>}
      {better && (
        <BetterPaper
          what={plain(text.option(better.option, better.tell))}
          line={line}
          step={step}
          rule={found ? props.ruleOf(found.asked) : undefined}
          onRule={props.onRule}
          text={text}
          sideOf={props.sideOf}
          onStep={(one) => setShown({ n, step: one })}
        />
      )}
      <p className={css.then}>{say('review.seenThen')}</p>
      <Work review={review} />
      <div className={css.ways}>
        <Button kind="link" href={`/review/${id}?seat=${seat}`}>
          {say('review.toEnd')}
        </Button>
        {beside && (
          <Button kind="link" onPress={onClose}>
            {say('review.close')}
          </Button>
        )}
      </div>
    </div>
  );
  const show = line && line.length > 0 && (
    <Button
      icon={step === null ? 'pp:play' : 'pp:again'}
      pressed={step !== null}
      onPress={() => setShown(step === null ? { n, step: 0 } : null)}
    >
      {say(step === null ? 'review.showLine' : 'review.hideLine')}
    </Button>
  );
  if (!beside)
    return (
      <Sheet title={say('review.side')} icon="gi:light-bulb" onClose={onClose} className={css.sheet}>
        {body}
        <div className={css.acts}>{show}</div>
      </Sheet>
    );
  return createPortal(
    <aside className={css.column} aria-label={say('review.side')}>
      {body}
      <div className={css.acts}>
        {show}
        {props.playOn}
      </div>
    </aside>,
    document.body,
  );
}

import { Coin, classes, Icon, Panel } from '@pony/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useDuel } from '../duel.ts';
import { BONUSES, SIDES } from '../facts.ts';
import { BONUS_ICON, CHARACTER, SEAT_SIDE } from '../icons.ts';
import css from './QuestTrack.module.css';

const STAR = 'M20 1 27 8 38 7 35 20 38 33 27 31 20 39 13 31 2 33 5 20 2 7 13 8Z';

/** Where a step lies: in per cent along the road, in pixels off its middle. */
const along = (step: number, goal: number): number => 3.2 + (step * 93.2) / goal;
const aside = (step: number, seat: number): number => Math.sin(step * 0.87 + seat * 2.1) * 4;
const at = (step: number, goal: number, seat: number): CSSProperties =>
  ({ '--at': `${along(step, goal)}%`, '--off': `${aside(step, seat).toFixed(1)}px` }) as CSSProperties;

function BonusSign({ kind, count, seat }: { kind: string; count: number; seat: number }): ReactNode {
  if (kind === 'coins') return <Coin value={count} className={css.coin} />;
  if (kind === 'remove-fortress') return <Icon name={seat === 0 ? 'pp:fortD' : 'pp:fortL'} className={css.struck} />;
  return <Icon name={BONUS_ICON[kind]} />;
}

/** The character of a side: Frodo and Sam on a disc, the Nazgûl on a jagged star. */
export function Character({ seat, className }: { seat: number; className?: string }) {
  return (
    <span className={classes(css.character, className)} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {seat === 0 ? (
          <circle cx="20" cy="20" r="18" fill="var(--piece-light)" stroke="var(--piece-rim)" strokeWidth="2.2" />
        ) : (
          <path d={STAR} fill="var(--piece-dark)" stroke="var(--piece-rim)" strokeWidth="2" />
        )}
      </svg>
      <Icon name={CHARACTER[seat]} />
    </span>
  );
}

function Road({ seat }: { seat: number }) {
  const { view, situation, say, stateOf, press, hint } = useDuel();
  const { goal } = view;
  const here = view.sides[seat].quest;
  const thing = { kind: 'quest', id: seat } as const;
  const steps = Array.from({ length: goal + 1 }, (_, step) => step);
  const line = steps.map((step) => `${along(step, goal)},${50 + aside(step, seat) * 2}`).join(' ');
  const lit = stateOf(thing) === 'legal';
  const reach = hint.steps > 0 && situation.seat === seat ? Math.min(goal, here + hint.steps) : -1;
  return (
    <div className={css.road} data-side={SEAT_SIDE[seat]}>
      <svg className={css.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {steps.map((step) => {
        const bonus = BONUSES.find((one) => one.step === step);
        if (step === goal)
          return (
            <span key={step} className={css.goal} data-hint={step === reach || undefined} style={at(step, goal, seat)}>
              {seat === 0 ? <Icon name="gi:smoking-volcano" /> : <i />}
            </span>
          );
        return (
          <span
            key={step}
            className={classes(css.space, bonus && css.bonus)}
            data-walked={step <= here || undefined}
            data-hint={step === reach || undefined}
            style={at(step, goal, seat)}
          >
            {bonus && <BonusSign {...bonus} seat={seat} />}
          </span>
        );
      })}
      <span className={css.stand} style={at(here, goal, seat)} data-travel={`character-${seat}`} data-quest={seat}>
        <Character seat={seat} />
      </span>
      {lit && (
        <button
          type="button"
          className={css.next}
          data-rove
          style={at(here + 1, goal, seat)}
          onClick={(event) => press(thing, event.currentTarget)}
          aria-label={say('stepTo', { step: here + 1, goal })}
        >
          <i data-state="legal" />
        </button>
      )}
    </div>
  );
}

/** The Quest of the Ring: the Nazgûl at the left, Frodo and Sam at the right, both with their bonus spaces. */
export function QuestTrack({ className }: { className?: string }) {
  const { view, say, text, open } = useDuel();
  const left = (seat: number): number => view.goal - view.sides[seat].quest;
  return (
    <Panel className={classes(css.quest, className)} label={text.say('quest.name')}>
      <button
        type="button"
        className={css.open}
        data-rove
        onClick={() => open({ what: 'quest' })}
        aria-label={`${text.say('quest.name')}. ${[1, 0].map((seat) => say(`left.${SIDES[seat]}`, { n: left(seat) })).join(' ')}`}
      />
      {[1, 0].map((seat) => (
        <div key={seat} className={css.half}>
          <span className={css.words} aria-hidden="true">
            {text.say(`quest.character.${SIDES[seat]}`)}: <b>{say(`toGo.${SIDES[seat]}`, { n: left(seat) })}</b>
          </span>
          <Road seat={seat} />
        </div>
      ))}
    </Panel>
  );
}

import { classes, Icon, Panel } from '@pony/ui';
import { hasTeams } from '../team.ts';
import { useWar } from '../war.ts';
import css from './Fellowship.module.css';

const STEPS = Array.from({ length: 13 }, (_, i) => i);

interface TrackProps {
  rows?: 1 | 2;
  /** Where corruption would go. */
  to?: number;
  only?: 'corruption';
}

/** Progress and corruption on the track from 0 to 12. */
export function FellowshipTrack({ rows, to, only }: TrackProps) {
  const { fellowship, words } = useWar();
  const { progress, corruption } = fellowship;
  const lines = rows === 2 ? [STEPS.slice(0, 7), STEPS.slice(7)] : [STEPS];
  return (
    <div
      className={css.tracks}
      role="img"
      aria-label={`${words.say('table.progress', { n: progress })}, ${words.say('table.corruption', { n: corruption })}`}
    >
      {lines.map((line) => (
        <div key={line[0]} className={css.track} aria-hidden="true">
          {line.map((step) => {
            const walked = step === progress && !only;
            const spoilt = step === corruption;
            if (walked || spoilt)
              return (
                <span key={step} className={classes(css.at, walked && css.progress, spoilt && css.corruption)}>
                  {walked && <Icon name="gi:walking-boot" />}
                  {spoilt && <Icon name="gi:burning-eye" />}
                </span>
              );
            const would = to !== undefined && step > corruption && step <= to;
            return (
              <span key={step} data-would={would || undefined} data-last={step === 12 || undefined}>
                {step}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Hidden or revealed, unless a sign says so; who guides, how many go along. */
export function useFellowshipLine(signed = false): string {
  const { fellowship, words } = useWar();
  const parts = [
    ...(signed ? [] : [words.say(fellowship.hidden ? 'table.hidden' : 'table.revealed')]),
    words.say('table.guides', { name: words.character(fellowship.guide) }),
    words.say('table.companions', { n: fellowship.companions.length }),
  ];
  return parts.join(' · ');
}

/** The two numbers that matter; where there is little room also the sign of whether it is hidden. */
export function FellowshipNumbers({ signed }: { signed?: boolean }) {
  const { fellowship, words } = useWar();
  const { hidden } = fellowship;
  return (
    <span className={css.numbers}>
      {signed && (
        <Icon
          name={hidden ? 'gi:hood' : 'gi:semi-closed-eye'}
          label={words.say(hidden ? 'table.hidden' : 'table.revealed')}
        />
      )}
      <Icon name="gi:walking-boot" label={words.say('table.progress', { n: fellowship.progress })} />
      <b aria-hidden="true">{fellowship.progress}</b>
      <Icon name="gi:burning-eye" label={words.say('table.corruption', { n: fellowship.corruption })} />
      <b aria-hidden="true">{fellowship.corruption}</b>
    </span>
  );
}

/** The Fellowship: its line, its numbers, its track. */
export function FellowshipPanel({ className }: { className?: string }) {
  const { words, open, touched, view } = useWar();
  const signed = hasTeams(view);
  const line = useFellowshipLine(signed);
  return (
    <Panel label={words.say('table.fellowship')} className={classes(touched?.fellowship && css.touched, className)}>
      <button type="button" className={css.head} data-rove onClick={() => open({ what: 'fellowship' })}>
        <span className="pony-caps">{words.say('table.fellowship')}</span>
        <FellowshipNumbers signed={signed} />
      </button>
      <p className={css.line}>{line}</p>
      {!signed && <FellowshipTrack rows={2} />}
    </Panel>
  );
}

/** The same in one row, for a tablet. */
export function FellowshipBar({ className }: { className?: string }) {
  const { words, open, touched } = useWar();
  const line = useFellowshipLine();
  return (
    <Panel
      label={words.say('table.fellowship')}
      className={classes(css.bar, touched?.fellowship && css.touched, className)}
    >
      <button type="button" className={css.barHead} data-rove onClick={() => open({ what: 'fellowship' })}>
        <Icon name="gi:ring" className={css.ring} />
        <span>
          <b>{words.say('table.fellowship')}</b>
          <span className={css.meta}>{line}</span>
        </span>
      </button>
      <FellowshipTrack />
    </Panel>
  );
}

/** The turn in small dice: one for every action, with what it was about; one that is pressed is shown again on the map. */
import { plain } from '@pony/text';
import { classes, Icon, useHotkeys, Words } from '@pony/ui';
import { useEffect, useRef } from 'react';
import { glyphsOf, SIDE } from '../data/facts.ts';
import { useWar } from '../war.ts';
import { type Deed, sinceOwn } from './actions.ts';
import { marksOf, placeOf } from './marks.ts';
import css from './Strip.module.css';

/** So many letters tell a place, beside the map that shows it. */
const LETTERS = 3;

export function TurnStrip({ className }: { className?: string }) {
  const { deeds, running, traced, trace, viewer, sideOf, text, words, targets, log, open, size } = useWar();
  const { deeds: news } = sinceOwn(deeds, viewer);
  const all = running && deeds.every(({ n }) => n !== running.n) ? [...deeds, running] : deeds;
  const sentence = ({ says }: Deed): string => says.map((say) => plain(text.tell('log', say))).join(' ');
  const at = traced && traced !== 'turn' ? traced.n : null;
  const step = (by: number): void => {
    const here = at === null ? (by < 0 ? deeds.length : -1) : deeds.findIndex(({ n }) => n === at);
    const next = deeds[here + by];
    trace(next ? { n: next.n, fly: true } : null);
  };
  useHotkeys({
    t: () => trace(traced === 'turn' ? null : 'turn'),
    ',': () => step(-1),
    '.': () => step(1),
  });
  const shown = deeds.find(({ n }) => n === at);
  const newest = log.findLast(({ says }) => says.length > 0);
  const label = ({ verb, says, seat }: Deed): string => {
    const place = placeOf(marksOf(says, sideOf(seat)));
    if (place >= 0)
      return words
        .region(place)
        .replace(/^(The|A) /, '')
        .slice(0, LETTERS);
    return verb === 'passes' ? '–' : '';
  };
  const row = useRef<HTMLOListElement>(null);
  // The newest die is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one is added
  useEffect(() => {
    row.current?.scrollTo({ left: row.current.scrollWidth });
  }, [all.length]);
  return (
    <div className={classes(css.strip, className)} data-strip data-traced={shown !== undefined || undefined}>
      <ol ref={row} className={css.deeds} aria-label={words.say('strip.label')}>
        {all.map((deed) => {
          const { n, seat, die, verb } = deed;
          const icon = targets.iconOf([verb]);
          const place = label(deed);
          return (
            <li key={n}>
              <button
                type="button"
                className={css.deed}
                data-rove
                data-deed={n}
                data-side={SIDE[sideOf(seat)]}
                data-news={news.includes(deed) || undefined}
                aria-pressed={at === n}
                onPointerEnter={(event) => event.pointerType === 'mouse' && trace({ n, fly: false })}
                onPointerLeave={(event) => event.pointerType === 'mouse' && trace(null)}
                onFocus={() => trace({ n, fly: false })}
                onBlur={() => trace(null)}
                onClick={() => trace(at === n && size === 'phone' ? null : { n, fly: true })}
              >
                <span className="pony-aloud">{sentence(deed)}</span>
                <span className={css.inside} aria-hidden="true">
                  <i className={css.die} data-hollow={die === null || undefined}>
                    {die !== null && <Icon name={glyphsOf(die)[0]} />}
                  </i>
                  {place || (icon && <Icon name={icon} />)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className={css.line} data-rove data-act="log" onClick={() => open({ what: 'log' })}>
        {shown ? (
          sentence(shown)
        ) : newest ? (
          <span data-last>
            <Words of={text.tell('log', newest.says[newest.says.length - 1])} />
          </span>
        ) : (
          words.say('table.emptyLog')
        )}
      </button>
    </div>
  );
}

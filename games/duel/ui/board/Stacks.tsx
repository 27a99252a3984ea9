import { Icon } from '@pony/ui';
import { useDuel } from '../duel.ts';
import { RACES, TOKENS } from '../facts.ts';
import { RACE_ICON } from '../icons.ts';
import css from './Stacks.module.css';

/** The six stacks of alliance tokens: how many are left, and a mark where the top one is known to both. */
export function Stacks({ head = true }: { head?: boolean }) {
  const { view, say, text, stateOf, press } = useDuel();
  return (
    <section aria-label={say('allianceTokens')} className={css.stacks}>
      {head && <h2 className="pony-caps">{say('allianceTokens')}</h2>}
      <div className={css.row}>
        {view.stacks.map(({ race, size, known }) => {
          const thing = { kind: 'stack', id: race } as const;
          const lasting = TOKENS.some((token) => token.race === race && token.lasting);
          const words = [text.say(`race.${RACES[race]}`), text.say('count.tokens', { n: size })];
          if (known.length > 0) words.push(say('known', { token: text.name('token', known[0]) }));
          return (
            <button
              key={RACES[race]}
              type="button"
              className={css.stack}
              data-rove
              data-state={stateOf(thing)}
              data-lasting={lasting || undefined}
              data-left={Math.min(size, 3)}
              data-stack={race}
              onClick={(event) => press(thing, event.currentTarget)}
            >
              <Icon name={RACE_ICON[race]} />
              {known.length > 0 && <i className={css.known} />}
              <b aria-hidden="true">{size}</b>
              <span className="pony-aloud">{words.join('. ')}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

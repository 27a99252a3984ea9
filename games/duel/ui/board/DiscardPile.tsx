import { CardBack } from '@pony/ui';
import { useDuel } from '../duel.ts';
import { numeralOf } from '../faces.tsx';
import css from './DiscardPile.module.css';

/** The common discard: how many lie there; whose faces, nobody sees. */
export function DiscardPile() {
  const { view, text, stateOf, press, lastDiscard } = useDuel();
  const thing = { kind: 'discard', id: 0 } as const;
  const state = stateOf(thing);
  return (
    <button
      type="button"
      className={css.pile}
      data-rove
      data-state={state}
      data-chapter={view.chapter}
      data-discard="0"
      onClick={(event) => press(thing, event.currentTarget)}
    >
      <span aria-hidden="true" className={css.back}>
        {view.discard > 0 ? (
          <CardBack
            key={lastDiscard}
            label=""
            numeral={numeralOf(view.chapter)}
            width="var(--pile-cw)"
            travel={lastDiscard === null ? undefined : `card-${lastDiscard}`}
          />
        ) : (
          <span className={css.empty} />
        )}
      </span>
      <span className={css.label}>
        <span className="pony-caps">{text.say('word.discard')}</span>
        <b>{view.discard}</b>
      </span>
    </button>
  );
}

import { Icon, isLegal, type Offered } from '@pony/ui';
import { offerWords } from '../point/prompt-actions.ts';
import { useWar } from '../war.ts';
import css from './Choices.module.css';
import { hintOf } from './hints.ts';

/** Everything that is answered by words or by a region, as large rows: for a stage that hides the map. */
export function Choices() {
  const war = useWar();
  const { offers, view, words, take, targets, situation } = war;
  const sorrow = situation.prompt?.say === 'sorrow';
  const rows = offers.filter((offer: Offered) => {
    const at = targets.thingOf(offer.option, view);
    return at === null || (at.kind === 'region' && isLegal(offer));
  });
  if (rows.length === 0) return null;
  return (
    <div className={css.choices}>
      {rows.map((offer) => {
        const at = targets.thingOf(offer.option, view);
        const label =
          at?.kind === 'region'
            ? words.say('stage.retreatTo', { region: words.region(at.id) })
            : offer.option[0] === 'no' && sorrow
              ? words.say('hunt.letBe')
              : offer.option[0] === 'no' && offers.some(({ option }) => option[0] === 'card') && view.hunting
                ? words.say('hunt.withoutCard')
                : offerWords(offer, war);
        const hint = hintOf(offer, war);
        return (
          <button
            key={offer.option.join(' ')}
            type="button"
            className={css.choice}
            data-rove
            data-lit={isLegal(offer) || undefined}
            aria-disabled={!isLegal(offer) || undefined}
            data-act={offer.option.join(' ')}
            onClick={(event) => take(offer, event.currentTarget)}
          >
            <Icon
              name={offer.tell.say === 'accept-corruption' ? 'gi:ring' : (targets.iconOf(offer.option) ?? 'pp:tick')}
            />
            <span>
              <b>{label}</b>
              {hint && <small>{hint}</small>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

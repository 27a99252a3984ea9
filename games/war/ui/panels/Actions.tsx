import { Icon, isLegal, type Offered, Panel, useUi } from '@pony/ui';
import { useWar, type War } from '../war.ts';
import css from './Actions.module.css';

/** An action in a few words. */
function actionWords(offer: Offered, { words, targets, view }: Pick<War, 'words' | 'targets' | 'view'>): string {
  const [verb, id] = offer.option;
  const at = targets.thingOf(offer.option, view);
  const name = at?.kind === 'character' ? words.character(at.id) : at?.kind === 'card' ? words.card(at.id) : '';
  if (verb === 'advance') return `${words.say('verb.advance')}: ${words.nation(id)}`;
  if (verb === 'draw') return `${words.say('verb.draw')}: ${words.deck(id)}`;
  return words.say(`verb.${verb}`, { name });
}

/** Setting the die aside comes last. */
const rank = (offer: Offered): number => (offer.option[0] === 'skip' ? 1 : 0);

function Action({ offer, several }: { offer: Offered; several: boolean }) {
  const war = useWar();
  const { words, take, targets } = war;
  const result = targets.resultOf(offer.option);
  return (
    <button
      type="button"
      className={css.action}
      data-rove
      data-lit={isLegal(offer) || undefined}
      data-act={offer.option.join(' ')}
      aria-disabled={!isLegal(offer) || undefined}
      onClick={(event) => take(offer, event.currentTarget)}
    >
      <Icon name={targets.iconOf(offer.option) ?? 'pp:pass'} />
      <span>{actionWords(offer, war)}</span>
      {several && result >= 0 && <small>{words.tag(result)}</small>}
    </button>
  );
}

/** What the chosen die can do; what it cannot do now is folded away and says why. */
export function Actions({ className }: { className?: string }) {
  const { offers, words, die, size, open, targets } = useWar();
  const { say } = useUi();
  if (die === null) return null;
  const shown = offers.filter(({ option }) => targets.dieOf(option) === die && !targets.isOnThing(option));
  const plays = size === 'phone' && offers.some((offer) => isLegal(offer) && offer.option[0] === 'play');
  const may = shown.filter(isLegal).sort((a, b) => rank(a) - rank(b));
  const mayNot = shown.filter((offer) => !isLegal(offer));
  const results = shown.map(({ option }) => targets.resultOf(option)).filter((result) => result >= 0);
  const several = new Set(results).size > 1;
  return (
    <Panel title={words.say('say.withDie', { die: words.die(die) })} className={className}>
      <div className={css.scroll}>
        <div className={css.list}>
          {plays && (
            <button
              type="button"
              className={css.action}
              data-rove
              data-lit
              data-act="hand"
              onClick={() => open({ what: 'hand' })}
            >
              <Icon name="pp:cards" />
              <span>{words.say('verb.play')}</span>
            </button>
          )}
          {may.map((offer) => (
            <Action key={offer.option.join('-')} offer={offer} several={several} />
          ))}
        </div>
        {mayNot.length > 0 && (
          <details className={css.shut}>
            <summary data-rove>{say('ui.notNow', { n: mayNot.length })}</summary>
            <div className={css.list}>
              {mayNot.map((offer) => (
                <Action key={offer.option.join('-')} offer={offer} several={several} />
              ))}
            </div>
          </details>
        )}
      </div>
    </Panel>
  );
}

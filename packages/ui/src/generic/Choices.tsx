import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { GameText } from '../table-props.ts';
import type { Part } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './Generic.module.css';
import { type Choice, type ChoiceGroup, type Grouped, isLegal } from './offers.ts';

interface ChoicesProps {
  of: Grouped;
  text: GameText;
  /** Takes it, or says why not. */
  onPick: (choice: Choice, from: Element) => void;
}

const plain = (words: readonly Part[]): string =>
  words.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function Group({ group, text, onPick }: { group: ChoiceGroup } & Omit<ChoicesProps, 'of'>) {
  const { target } = group;
  const title = target ? text.name(target.kind, target.id) : null;
  return (
    <li className={css.group}>
      {title && <h3>{title}</h3>}
      <div className={css.buttons}>
        {group.choices.map((choice) => {
          const legal = isLegal(choice);
          return (
            <button
              key={choice.id}
              type="button"
              className={classes(css.choice, legal ? css.may : css.mayNot)}
              data-rove
              data-option={choice.id}
              data-legal={legal || undefined}
              aria-disabled={!legal || undefined}
              onClick={(event) => onPick(choice, event.currentTarget)}
            >
              {!legal && <Icon name="pp:lock" />}
              <span>{plain(choice.words)}</span>
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** Every option as a button, under the thing it is about; what may not be done now is folded away and says why. */
export function Choices({ of: { groups, notNow }, text, onPick }: ChoicesProps) {
  const { say } = useUi();
  const shut = notNow.reduce((sum, group) => sum + group.choices.length, 0);
  return (
    <>
      {groups.length > 0 && (
        <ul className={css.groups}>
          {groups.map((group) => (
            <Group key={group.id} group={group} text={text} onPick={onPick} />
          ))}
        </ul>
      )}
      {shut > 0 && (
        <details className={css.shut}>
          <summary data-rove>{say('ui.notNow', { n: shut })}</summary>
          <ul className={css.groups}>
            {notNow.map((group) => (
              <Group key={group.id} group={group} text={text} onPick={onPick} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

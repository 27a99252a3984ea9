import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Words } from '../talk/Words.tsx';
import type { Reference, Sentence } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import { Popover } from './Popover.tsx';
import type { Beside } from './place.ts';
import css from './WhyNot.module.css';

interface WhyNotProps {
  anchor: Element | null;
  /** Fact and number, in one sentence. */
  reason: Sentence;
  /** Nothing forbids it. */
  allowed?: boolean;
  /** The sum, line by line: what, in words, how much. */
  rows?: readonly { id: string; mark?: ReactNode; words: Sentence; value: ReactNode }[];
  sum?: { words: Sentence; value: ReactNode };
  /** What would help, if it is known. */
  help?: Sentence;
  rules?: readonly { id: string; href?: string }[];
  /** Beside the rules: a way to look at the thing itself. */
  more?: ReactNode;
  onRule?: (id: string) => void;
  onReference?: (reference: Reference, from: Element) => void;
  onClose: () => void;
  beside?: Beside;
}

/** Why a thing may not be done now: the sentence, the sum, what would help, and the rule. */
export function WhyNot(props: WhyNotProps) {
  const {
    anchor,
    reason,
    allowed,
    rows = [],
    sum,
    help,
    rules = [],
    more,
    onRule,
    onReference,
    onClose,
    beside,
  } = props;
  const { say } = useUi();
  return (
    <Popover anchor={anchor} label={say('ui.whyNot')} onClose={onClose} beside={beside} className={css.why}>
      <header className={css.head}>
        <span className={css.cross} data-allowed={allowed || undefined}>
          <Icon name={allowed ? 'pp:tick' : 'pp:x'} />
        </span>
        <div role="alert">
          <span className="pony-caps">{say('ui.whyNot')}</span>
          <h3>
            <Words of={reason} onReference={onReference} />
          </h3>
        </div>
      </header>
      {rows.length > 0 && (
        <table className={css.sum}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className={css.marks}>{row.mark}</td>
                <td>
                  <Words of={row.words} onReference={onReference} />
                </td>
                <td>{row.value}</td>
              </tr>
            ))}
            {sum && (
              <tr className={css.total}>
                <td />
                <td>
                  <Words of={sum.words} />
                </td>
                <td>{sum.value}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {help && (
        <p className={css.help}>
          <b>{say('ui.wouldHelp')}</b> <Words of={help} onReference={onReference} />
        </p>
      )}
      <footer className={css.foot}>
        {rules.map((rule, i) => (
          <Button
            key={rule.id}
            kind="link"
            icon={i === 0 ? 'gi:open-book' : undefined}
            href={rule.href}
            onPress={onRule ? () => onRule(rule.id) : undefined}
          >
            {i === 0 ? say('ui.rule', { id: rule.id }) : rule.id}
          </Button>
        ))}
        {more}
        <Button onPress={onClose} className={css.close}>
          {say('ui.close')}
        </Button>
      </footer>
    </Popover>
  );
}

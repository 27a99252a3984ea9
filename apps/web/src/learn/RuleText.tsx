import type { MouseEvent } from 'react';
import { useWords } from '../words.ts';
import css from './Rules.module.css';
import { type RuleLine, rulePieces } from './rulebook.ts';

interface RuleTextProps {
  rule: RuleLine;
  /** Words to mark. */
  query?: string;
  /** Where the id of another rule leads. */
  href: (id: string) => string;
  onRule?: (id: string, event: MouseEvent) => void;
}

/** The words of one rule: what was searched for is marked, ids of other rules lead there. */
export function RuleText({ rule, query = '', href, onRule }: RuleTextProps) {
  const { say } = useWords();
  const mark = (of: string) => (
    <b key={of} className={css.mark}>
      {say(`rules.mark.${of.replaceAll(' ', '-')}`)}
    </b>
  );
  const shown = (text: string) =>
    rulePieces(text, query).map(({ text: words, is }, i) => {
      const key = `${i}-${words}`;
      if (is === 'found') return <mark key={key}>{words}</mark>;
      if (is === 'code')
        return (
          <code key={key} lang="en">
            {words}
          </code>
        );
      if (is === 'mark') return mark(words);
      if (is === 'plain') return words;
      return (
        <a key={key} href={href(words)} onClick={onRule ? (event) => onRule(words, event) : undefined}>
          {words}
        </a>
      );
    });
  return (
    <>
      <p className={css.words}>
        {rule.marks?.map(mark)}
        {shown(rule.text)}
      </p>
      {rule.reason && (
        <p className={css.reason}>
          <b>{say('rules.reason')}</b> {shown(rule.reason)}
        </p>
      )}
    </>
  );
}

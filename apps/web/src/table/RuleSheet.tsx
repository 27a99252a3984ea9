import { Sheet } from '@pony/ui';
import { useEffect, useState } from 'react';
import { useWords } from '../words.ts';
import { ruleOf } from './rules.ts';
import css from './Table.module.css';

/** One rule of the ledger, beside the table. */
export function RuleSheet({ game, id, onClose }: { game: string; id: string; onClose: () => void }) {
  const { say } = useWords();
  const [words, setWords] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    ruleOf(game, id).then(
      (found) => !gone && setWords(found),
      () => !gone && setWords(null),
    );
    return () => {
      gone = true;
    };
  }, [game, id]);
  return (
    <Sheet title={say('ui.rule', { id })} icon="gi:open-book" onClose={onClose}>
      {words ? (
        <p className={css.rule} lang="en">
          {words}
        </p>
      ) : (
        words === null && <p className={css.rule}>{say('play.noRule')}</p>
      )}
    </Sheet>
  );
}

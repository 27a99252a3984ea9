import { Button, Sheet } from '@pony/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useWords } from '../words.ts';
import { hasRules, useRules } from './load-rules.ts';
import css from './Rules.module.css';
import { RuleText } from './RuleText.tsx';
import { findRule } from './rulebook.ts';

interface RuleSheetProps {
  game: string;
  /** An expansion with rules of its own. */
  more: string;
  id: string;
  onClose: () => void;
}

/** One rule over the table, with the way to the others; rules it names open in its place. */
function RuleSheet({ game: base, more, id, onClose }: RuleSheetProps) {
  const { say, lang } = useWords();
  const [trail, setTrail] = useState<readonly string[]>([id]);
  const here = trail[trail.length - 1];
  const both = [useRules(base), useRules(more)];
  const at = both.findIndex((rules) => rules && !(rules instanceof Error) && findRule(rules.book, here));
  const game = at === 1 ? more : base;
  const rules = at >= 0 ? both[at] : both.every((one) => one !== null) ? both[0] : null;
  const loaded = rules instanceof Error ? null : rules;
  const found = loaded && findRule(loaded.book, here);
  const address = (rule: string): string => `/learn/${game}/rules#${rule}`;
  return (
    <Sheet title={say('ui.rule', { id: here })} icon="gi:open-book" onClose={onClose} className={css.sheet}>
      {found && loaded && (
        <div className={css.one} lang={loaded.lang === lang ? undefined : loaded.lang}>
          <h3 className="pony-caps">{found.section.title}</h3>
          <RuleText
            rule={found.rule}
            href={address}
            onRule={(rule, event) => {
              event.preventDefault();
              setTrail([...trail, rule]);
            }}
          />
        </div>
      )}
      {rules && !found && <p className={css.one}>{say(rules instanceof Error ? 'rules.cannot' : 'rules.noSuch')}</p>}
      <p className={css.ways}>
        {trail.length > 1 && (
          <Button icon="pp:undo" onPress={() => setTrail(trail.slice(0, -1))}>
            {trail[trail.length - 2]}
          </Button>
        )}
        <Button icon="gi:open-book" href={address(here)}>
          {say('rules.all')}
        </Button>
      </p>
    </Sheet>
  );
}

/** The way from prompts and refusals to the rules: `openRule` for the table, `sheet` for the page. */
export function useRuleSheet(game: string, more = game): { openRule: (id: string) => void; sheet: ReactNode } {
  const [id, setId] = useState<string | null>(null);
  const openRule = useCallback((rule: string) => setId(rule), []);
  const sheet =
    id === null ? null : (
      <RuleSheet key={id} game={game} more={hasRules(more) ? more : game} id={id} onClose={() => setId(null)} />
    );
  return { openRule, sheet };
}

/** What the reader has said of the action so far, word by word; pressing a word goes back to it. */
import type { Option, TableProps } from '@pony/ui';
import { useRef } from 'react';
import type { WarView } from '../model.ts';
import type { WarWords } from '../words/words.ts';
import type { Targets } from './targets.ts';

export interface SaidWord {
  /** The decision it was. */
  readonly n: number;
  readonly word: string;
}

/** A decision in one or two words; null for those that only say yes or go on. */
function wordOf(option: Option, view: WarView, words: WarWords, targets: Targets): string | null {
  const at = targets.thingOf(option, view);
  if (at?.kind === 'region' && at.id >= 0) return words.region(at.id);
  if (at?.kind === 'card') return words.card(at.id);
  if (at?.kind === 'nation') return words.nation(at.id);
  if (at?.kind === 'character') return words.character(at.id);
  if (targets.dieOf(option) >= 0) return words.say(`verb.${option[0]}`, { name: '', die: '' });
  return null;
}

interface Saying {
  readonly said: readonly SaidWord[];
  note(option: Option): void;
}

/** Keeps the words of the action that is being made; they are gone when a new action begins. */
export function useSaid(
  { situation }: Pick<TableProps<WarView>, 'situation'>,
  words: WarWords,
  targets: Targets,
): Saying {
  const kept = useRef<readonly SaidWord[]>([]);
  const { decisions, prompt, offers, view } = situation;
  if (prompt === null || targets.choosesAction(offers)) kept.current = [];
  else kept.current = kept.current.filter(({ n }) => n <= decisions);
  return {
    said: kept.current,
    note(option) {
      const word = wordOf(option, view, words, targets);
      if (word !== null) kept.current = [...kept.current, { n: decisions + 1, word }];
    },
  };
}

import type { Option, Refusal } from '@pony/ui';
import { useEffect, useMemo, useState } from 'react';
import { ask, type Shown, visit } from '../local/client.ts';
import type { Command, Pace } from '../local/messages.ts';
import { type Trouble, troubleOf } from '../trouble.ts';

/** Everything that can be asked of the table this page shows. */
export interface Acts {
  choose(option: Option): void;
  undo(to?: number): void;
  answerUndo(yes: boolean): void;
  why(option: Option): Promise<Refusal | null>;
  resign(): void;
  uncover(): void;
  /** Bots go on, wait, or play faster. */
  pace(how: { running?: boolean; gap?: number }): void;
  step(): void;
  /** Tries again to keep the table on this device. */
  keep(): void;
}

export interface AtTable {
  shown: Shown | null;
  trouble: Trouble | null;
  /** Opens it here although another window has it. */
  takeOver(): void;
  acts: Acts;
  /** Why the last wish was not granted. */
  refusal: Refusal | null;
  forget(): void;
}

/** A second press on what was already chosen comes too late and means nothing. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'not-your-turn']);

/** Sits down at a table of this device, and leaves it with the page. */
export function useTable(id: string, pace: Pace): AtTable {
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [takeOver, setTakeOver] = useState(0);
  const [{ gap, rounds }] = useState(pace);
  useEffect(() => {
    setTrouble(null);
    return visit(id, { gap, rounds }, { takeOver: takeOver > 0 }, setShown, setTrouble);
  }, [id, gap, rounds, takeOver]);

  const version = shown?.seen.situation.version ?? 0;
  const acts = useMemo((): Acts => {
    const wish = (command: Command): void => {
      setRefusal(null);
      ask(command).then(
        (answer) => !answer.ok && !TOO_LATE.has(answer.refusal.say) && setRefusal(answer.refusal),
        (fault: unknown) => setTrouble(troubleOf(fault)),
      );
    };
    return {
      choose: (option) => wish({ do: 'decide', id, version, option }),
      undo: (to) => wish({ do: 'undo', id, to }),
      answerUndo: (yes) => wish({ do: 'answer-undo', id, yes }),
      why: async (option) => {
        const answer = await ask({ do: 'why', id, option });
        return answer.ok ? ((answer.value as Refusal | null) ?? null) : answer.refusal;
      },
      resign: () => wish({ do: 'resign', id }),
      uncover: () => wish({ do: 'uncover', id }),
      pace: (how) => wish({ do: 'pace', id, ...how }),
      step: () => wish({ do: 'step', id }),
      keep: () => wish({ do: 'keep', id }),
    };
  }, [id, version]);

  return {
    shown,
    trouble,
    takeOver: () => {
      setShown(null);
      setTakeOver(takeOver + 1);
    },
    acts,
    refusal,
    forget: () => setRefusal(null),
  };
}

import { type PromptAction, Slip, useTableSize } from '@pony/ui';
import { type ReactNode, useState } from 'react';
import type { Shelf } from '../games.ts';
import { planAddress, samePlan, swappedPlan } from '../new-table.ts';
import { api } from '../online/api.ts';
import type { OpenRecord } from '../replay/client.ts';
import { copyLinkTo } from '../replay/copy-link.ts';
import type { Source } from '../replay/source.ts';
import { go } from '../router.ts';
import { useWords } from '../words.ts';
import { laidOf } from './laid.ts';

const ONLINE = 'online-';

interface After {
  id: string;
  shelf: Shelf;
  record: OpenRecord;
  source: Source;
  seat: number;
}

/** What comes after a game: send it, the other side, once more. Of a file nobody knows who sat there. */
export function useAfter({ id, shelf, record, source }: After): {
  back: string | null;
  actions: PromptAction[];
  slips: ReactNode;
} {
  const { say } = useWords();
  const small = useTableSize() === 'phone';
  const [told, setTold] = useState<{ tone: 'ok' | 'error'; words: string } | null>(null);
  const { facts } = record;
  const { table } = source;
  const online = id.startsWith(ONLINE) ? id.slice(ONLINE.length) : null;
  const share = async (): Promise<void> => {
    const { long, copied } = await copyLinkTo(facts.text, facts.decisions);
    const words = long ? 'replay.linkLong' : copied ? 'replay.linkCopied' : 'review.notCopied';
    setTold({ tone: copied ? 'ok' : 'error', words: say(words) });
  };
  const laid = table && laidOf(table, facts.options);
  const mine = source.online?.seats.filter(({ yours }) => yours).length ?? 0;
  const lay = (plan: ReturnType<typeof samePlan>): void =>
    go(planAddress(shelf.id, laid?.seats.map(({ id: seat }) => ({ id: seat, team: seat })) ?? [], plan));
  const rematch = (): void => {
    if (laid) lay(samePlan(laid));
    else if (source.online?.next) go(`/online/${source.online.next}`);
    else if (online)
      api.rematch(online, mine).then(
        (next) => go(`/online/${next}`),
        () => setTold({ tone: 'error', words: say('review.noRematch') }),
      );
  };
  const actions: PromptAction[] = [];
  if (facts.over && !small)
    actions.push({
      id: 'share',
      kind: 'quiet',
      icon: 'pp:share',
      label: say('review.share'),
      onPress: () => void share(),
    });
  if (laid && laid.seats.length > 1)
    actions.push({
      id: 'other',
      kind: 'quiet',
      icon: 'pp:swap',
      label: say('review.otherSide'),
      onPress: () => lay(swappedPlan(laid)),
    });
  if (laid || mine > 0)
    actions.push({ id: 'rematch', kind: 'main', icon: 'pp:again', label: say('review.rematch'), onPress: rematch });
  return {
    back: table ? `/table/${id}` : online ? `/online/${online}` : null,
    actions,
    slips: told && (
      <Slip tone={told.tone} onClose={() => setTold(null)}>
        {told.words}
      </Slip>
    ),
  };
}

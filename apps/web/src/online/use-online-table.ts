import { type Option, type Refusal, type Seat, sameOption } from '@pony/engine';
import { type Heard, type Line, NOTHING, type Unkeyed } from '@pony/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { openLine } from './line.ts';

/** Everything that can be asked of an online table. */
export interface OnlineActs {
  choose(option: Option): void;
  undo(to?: number): void;
  answerUndo(yes: boolean): void;
  why(option: Option): Promise<Refusal | null>;
  resign(): void;
  claim(): void;
  passForMe(seat: Seat, on: boolean): void;
  /** Fulfilled by the refusal, or null. */
  chat(text: string): Promise<Refusal | null>;
  tryNow(): void;
  /** Opens the line anew, for a reader who has become somebody else. */
  renew(): void;
}

export interface AtOnlineTable {
  heard: Heard;
  /** The seats of the reader; none watches. */
  viewer: readonly Seat[];
  acts: OnlineActs;
  refusal: Refusal | null;
  forget(): void;
}

const SILENT: readonly string[] = ['stale'];

/** Sits down at a table of the server, and leaves its line with the page. */
export function useOnlineTable(id: string): AtOnlineTable {
  const [heard, setHeard] = useState<Heard>(NOTHING);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const line = useRef<Line | null>(null);
  const latest = useRef(heard);
  latest.current = heard;
  useEffect(() => {
    const open = openLine(id, setHeard, (late) => late.type === 'refused' && setRefusal(late.refusal));
    line.current = open;
    return () => {
      line.current = null;
      open.close();
    };
  }, [id]);

  const seats = heard.table?.seats;
  const own = seats?.flatMap(({ seat, yours }) => (yours ? [seat] : [])).join();
  const viewer = useMemo(() => (own ? own.split(',').map(Number) : []), [own]);
  const acts = useMemo((): OnlineActs => {
    const ask = async (message: Unkeyed): Promise<Refusal | null> => {
      const answer = await line.current?.ask(message);
      return answer?.type === 'refused' ? answer.refusal : null;
    };
    const wish = (message: Unkeyed): void => {
      setRefusal(null);
      // A second press on what was already chosen comes too late and means nothing.
      void ask(message).then((no) => no && !SILENT.includes(no.say) && setRefusal(no));
    };
    const now = () => latest.current.situation;
    const mine = (): Seat => now()?.seat ?? viewer[0] ?? 0;
    return {
      choose: (option) => wish({ type: 'decide', version: now()?.version ?? 0, seat: mine(), option }),
      undo: (to) => {
        const n = to ?? now()?.undo.last ?? null;
        if (n === null) return setRefusal({ rule: null, say: 'undo-nothing' });
        const seat = latest.current.log.find((one) => one.n === n)?.seat ?? mine();
        wish({ type: 'undo', seat: viewer.includes(seat) ? seat : mine(), to: n });
      },
      answerUndo: (yes) => {
        const request = now()?.undo.request;
        const seat = request?.waiting.find((one) => viewer.includes(one));
        if (request && seat !== undefined) wish({ type: 'answer-undo', seat, to: request.to, yes });
      },
      why: async (option) => {
        const listed = now()?.offers.find((one) => sameOption(one.option, option));
        if (listed) return listed.refusal ?? null;
        return viewer.length > 0 ? ((await line.current?.why(mine(), option)) ?? null) : null;
      },
      resign: () => wish({ type: 'resign', seat: viewer.find((seat) => now()?.asked.includes(seat)) ?? mine() }),
      claim: () => wish({ type: 'claim', seat: mine() }),
      passForMe: (seat, on) => wish({ type: 'pass-for-me', seat, on }),
      chat: (text) => ask({ type: 'chat', text }),
      tryNow: () => line.current?.tryNow(),
      renew: () => line.current?.renew(),
    };
  }, [viewer]);
  return { heard, viewer, acts, refusal, forget: () => setRefusal(null) };
}

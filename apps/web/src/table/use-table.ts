import { type Option, type Refusal, type Seat, sameOption } from '@pony/engine';
import { type Heard, type Line, NOTHING, type Unkeyed } from '@pony/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { openLine, type Place } from './line.ts';

/** Everything that can be asked of the table this page shows. */
export interface Acts {
  choose(option: Option): void;
  undo(to?: number): void;
  answerUndo(yes: boolean): void;
  why(option: Option): Promise<Refusal | null>;
  resign(): void;
  claim(): void;
  /** Breaks the game off in its first moves. */
  abort(): void;
  /** For all seats of the reader. */
  passForMe(on: boolean, steps?: readonly string[]): void;
  /** Fulfilled by the refusal, or null. */
  chat(text: string): Promise<Refusal | null>;
  /** Shows a thing that lies open to everybody at the table. */
  point(seat: Seat, kind: string, id: number): void;
  /** The player of this seat has the screen. */
  uncover(seat: Seat): void;
  /** Bots of this device go on, wait, play faster, or make one decision. */
  bots(how: { running?: boolean; gap?: number; step?: boolean }): void;
  /** Tries again to keep the table on this device. */
  keep(): void;
  tryNow(): void;
  /** Opens the line anew, for a reader who has become somebody else. */
  renew(): void;
}

export interface AtTable {
  heard: Heard;
  /** The seats of the people before this screen; none watches. */
  viewer: readonly Seat[];
  acts: Acts;
  /** Why the last wish was not granted. */
  refusal: Refusal | null;
  forget(): void;
}

/** A second press on what was already chosen comes too late and means nothing. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'not-your-turn']);

/** Sits down at a table, and leaves it with the page. */
export function useTable(id: string, place: Place): AtTable {
  const [heard, setHeard] = useState<Heard>(NOTHING);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const line = useRef<Line | null>(null);
  const latest = useRef(heard);
  latest.current = heard;
  useEffect(() => {
    setHeard(NOTHING);
    const late = (answer: { type: string; refusal?: Refusal }): void =>
      answer.type === 'refused' ? setRefusal(answer.refusal ?? null) : undefined;
    const open = openLine(id, place, { show: setHeard, late });
    line.current = open;
    return () => {
      line.current = null;
      open.close();
    };
  }, [id, place]);

  const own = heard.table?.seats.flatMap(({ seat, yours }) => (yours ? [seat] : [])).join();
  const viewer = useMemo(() => (own ? own.split(',').map(Number) : []), [own]);
  const acts = useMemo((): Acts => {
    const ask = async (message: Unkeyed): Promise<Refusal | null> => {
      const answer = await line.current?.ask(message);
      return answer?.type === 'refused' ? answer.refusal : null;
    };
    const wish = (message: Unkeyed): void => {
      setRefusal(null);
      void ask(message).then((no) => no && !TOO_LATE.has(no.say) && setRefusal(no));
    };
    const now = () => latest.current.situation;
    const mine = (): Seat => now()?.seat ?? viewer.find((seat) => now()?.asked.includes(seat)) ?? viewer[0] ?? 0;
    return {
      choose: (option) => wish({ type: 'decide', version: now()?.version ?? 0, seat: mine(), option }),
      undo: (to) => {
        // Back to what somebody else did means back to what was decided next here.
        const line = latest.current.log.find(({ n, seat }) => seat !== null && n >= (to ?? 0) && viewer.includes(seat));
        const n = to === undefined ? (now()?.undo.last ?? null) : (line?.n ?? to);
        if (n === null) return setRefusal({ rule: null, say: 'undo-nothing' });
        const whose = latest.current.log.find((one) => one.n === n)?.seat ?? null;
        wish({ type: 'undo', seat: whose !== null && viewer.includes(whose) ? whose : mine(), to: n });
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
      abort: () => wish({ type: 'abort', seat: mine() }),
      passForMe: (on, steps) => {
        for (const seat of viewer) wish({ type: 'pass-for-me', seat, on, ...(steps ? { steps: [...steps] } : null) });
      },
      chat: (text) => ask({ type: 'chat', text }),
      point: (seat, kind, id) => wish({ type: 'point', seat, kind, id }),
      uncover: (seat) => wish({ type: 'uncover', seat }),
      bots: (how) => wish({ type: 'bots', ...how }),
      keep: () => wish({ type: 'keep' }),
      tryNow: () => line.current?.tryNow(),
      renew: () => line.current?.renew(),
    };
  }, [viewer]);
  return { heard, viewer, acts, refusal, forget: () => setRefusal(null) };
}

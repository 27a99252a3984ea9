import type { Fairness } from '@pony/protocol';
import { useEffect, useMemo, useState } from 'react';
import { tablesHere } from '../local/client.ts';
import { api, type Profile } from '../online/api.ts';
import { type Verdict, verdictOn } from '../online/dice.ts';
import { openedFor } from '../online/pledge.ts';
import { tableState } from '../parts/table-state.ts';
import type { Source } from '../replay/source.ts';
import { isSpoilt } from '../store/kept.ts';

/** How the reader stands against whoever sat opposite. */
interface HeadToHead {
  readonly name: string;
  readonly bot: boolean;
  readonly won: number;
  readonly lost: number;
}

export interface Standing {
  readonly rating: { readonly before: number; readonly after: number } | null;
  readonly against: HeadToHead | null;
  readonly fairness: Fairness | null;
  readonly verdict: Verdict | null;
}

/** Of games on this device against one bot of that strength. */
async function againstBot(game: string, level: string): Promise<HeadToHead> {
  const rows = (await tablesHere()).flatMap((row) => (isSpoilt(row) || row.game !== game ? [] : [row.summary]));
  const duels = rows.filter(
    ({ seats, won }) =>
      won !== null && seats.length === 2 && seats.some((seat) => seat.who === 'bot' && seat.level === level),
  );
  const count = (word: string): number => duels.filter((one) => tableState(one).say === word).length;
  return { name: level, bot: true, won: count('youWon'), lost: count('youLost') };
}

/** What stands beside a finished game: the rating, the tally against the other, the seal of the dice. Nothing of it is waited for. */
export function useStanding({ table, online }: Source, game: string): Standing {
  const [against, setAgainst] = useState<HeadToHead | null>(null);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const id = online?.id;
  const mine = online?.seats.some(({ yours }) => yours) ?? false;
  const seats = table?.summary.seats ?? [];
  const bot = seats.length === 2 && seats.some(({ who }) => who === 'you') && seats.find(({ who }) => who === 'bot');
  const level = bot ? (bot.level ?? null) : null;
  useEffect(() => {
    if (level) againstBot(game, level).then(setAgainst, () => undefined);
  }, [level, game]);
  useEffect(() => {
    if (!id) return;
    api.fairness(id).then(setFairness, () => undefined);
    if (mine) api.profile().then(setProfile, () => undefined);
  }, [id, mine]);
  return useMemo(() => {
    if (!online) return { rating: null, against, fairness: null, verdict: null };
    const played = profile?.games.find((one) => one.table === online.id);
    const other = played?.others.length === 1 ? played.others[0] : null;
    return {
      rating: played?.rating ?? null,
      against: profile?.against.find(({ name, bot: is }) => name === other?.name && is === other.bot) ?? null,
      fairness,
      verdict: fairness && verdictOn(online, fairness, openedFor),
    };
  }, [online, against, profile, fairness]);
}

import { useDuel } from '../duel.ts';

/** Who holds a seat and whether they are here, in words. */
export function useSeatWords(seat: number): { presence: 'here' | 'away' | 'bot'; words: string } {
  const { situation, say, isReader, present } = useDuel();
  const { holder, name, level } = situation.seats[seat];
  if (holder === 'bot')
    return { presence: 'bot', words: level ? `${say('bot')} · ${say(`level.${level}`)}` : say('bot') };
  if (holder === 'open') return { presence: 'away', words: say('open') };
  if (isReader(seat)) return { presence: 'here', words: name || say('you') };
  const here = present?.[seat] ?? true;
  return { presence: here ? 'here' : 'away', words: here ? name : `${name} · ${say('away')}` };
}

/** What is marked on the slider of a replay: the starts of parts and what is worth finding again. Pure. */
import type { LogLine } from '@pony/protocol';
import type { GameUi, IconName } from '@pony/ui';

export interface Part {
  readonly at: number;
  readonly label: string;
}
export interface EventMark {
  readonly at: number;
  readonly icon: IconName;
  readonly label: string;
}

/** All marks of a log; `tell` gives the words of a sentence. */
export function marksOf(
  log: readonly LogLine[],
  moment: GameUi['moment'],
  tell: (line: LogLine, i: number) => string,
): { parts: Part[]; events: EventMark[] } {
  const parts: Part[] = [];
  const events: EventMark[] = [];
  for (const line of log)
    line.says.forEach((said, i) => {
      const found = moment?.(said);
      if (found?.is === 'part') parts.push({ at: line.n, label: found.mark });
      else if (found && !events.some((one) => one.at === line.n && one.icon === found.icon))
        events.push({ at: line.n, icon: found.icon, label: tell(line, i) });
    });
  return { parts, events };
}

/** The name of the part in which a decision stands, also where its name is left out of a narrow drawing. */
export const partAt = (parts: readonly Part[], n: number): string | undefined =>
  parts.findLast(({ at }) => at <= n)?.label;

/** Of pictures that would lie on each other the rarest stay, because what happens seldom matters most. */
export function thinEvents(events: readonly EventMark[], gap: number): EventMark[] {
  const times = new Map<string, number>();
  for (const { icon } of events) times.set(icon, (times.get(icon) ?? 0) + 1);
  const kept: EventMark[] = [];
  for (const one of events.toSorted((a, b) => (times.get(a.icon) ?? 0) - (times.get(b.icon) ?? 0) || b.at - a.at))
    if (kept.every(({ at }) => Math.abs(at - one.at) >= gap)) kept.push(one);
  return kept.toSorted((a, b) => a.at - b.at);
}

/** Every part keeps its tick on a drawing; a word that would lie on the one before is left out. */
export function thinParts(parts: readonly Part[], gap: number): Part[] {
  let last = Number.NEGATIVE_INFINITY;
  return parts.map((part) => {
    if (part.at - last < gap) return { at: part.at, label: '' };
    last = part.at;
    return part;
  });
}

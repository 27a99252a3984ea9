import { recordOf } from '../local/client.ts';
import { recordOnline } from '../online/api.ts';
import type { Played } from '../parts/played.ts';
import { saveAs } from '../save-as.ts';
import { type Paper, zipOf } from './zip.ts';

const ONLINE = 'online-';

/** Saves the records of all these games as one file; says how many could not be had. */
export async function saveCopy(games: readonly Played[]): Promise<number> {
  const papers: Paper[] = [];
  for (const { id, where, game, on } of games) {
    const text = await (where === 'here' ? recordOf(id) : recordOnline(id.slice(ONLINE.length))).catch(() => null);
    const day = new Date(on).toISOString().slice(0, 10);
    if (text !== null) papers.push({ name: `${day}-${game}-${id}.record`, text });
  }
  if (papers.length > 0) saveAs('prancing-pony-games.zip', zipOf(papers), 'application/zip');
  return games.length - papers.length;
}

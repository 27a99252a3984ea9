/** A worker thread that thinks about the small games. */
import { parentPort } from 'node:worker_threads';
import { type Port, serveThinking } from '@pony/bots';
import { highCard, lock, playable } from './games.ts';

serveThinking(parentPort as unknown as Port, async (id) => {
  if (id === 'lock') return playable(lock(false));
  if (id === 'high-card') return playable(highCard);
  throw new Error(`no game is called ${id}`);
});

/// <reference lib="webworker" />
/** One record, read beside the page so that the page never waits. */
import { loadGame } from '@pony/games';
import type { Ask } from './messages.ts';
import { openReader } from './reader.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = openReader(loadGame);
self.addEventListener('message', (event: MessageEvent<Ask>) => {
  void answer(event.data).then((said) => self.postMessage(said));
});

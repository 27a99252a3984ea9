/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads';
import { type Port, serveThinking } from '@pony/bots';
import { playable } from './playable.ts';

if (parentPort) serveThinking(parentPort as unknown as Port, playable);

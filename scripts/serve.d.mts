import type { Server } from 'node:http';

/** A server over one folder; addresses without a file ending lead to its index.html. */
export function staticServer(folder: string): Server;

/** `npm start`: the server with the browser client on one port. */
import { flushCompileCache } from 'node:module';
import { readConfig } from './config.ts';
import { addressOnNetwork } from './identity/network.ts';
import { gameIds, playable } from './playable.ts';
import { startServer } from './server.ts';

const STOP_MS = 10_000;

function fail(error: unknown): never {
  const { code, message } = error as { code?: string; message: string };
  const port = process.env.PORT ?? '8080';
  process.stderr.write(code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.\n` : `${message}\n`);
  process.exit(1);
}

try {
  // Reading a game's rules takes the thread for a while: before anybody plays, not while others do.
  await Promise.all(gameIds().map(playable));
  const config = readConfig(process.env);
  const server = await startServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_MS).unref();
      server.stop().then(() => process.exit(0), fail);
    });
  const network = addressOnNetwork(config, server.port);
  if (network) process.stdout.write(`On this network: ${network}\n`);
  // Last: whoever reads it may tell us to stop at once.
  process.stdout.write(`Prancing Pony is open at http://localhost:${server.port}\n`);
  // For the next start, however this one ends.
  flushCompileCache();
} catch (error) {
  fail(error);
}

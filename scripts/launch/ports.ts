import { connect, createServer } from 'node:net';
import { StartFailure } from './start-failure.ts';

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Throws StartFailure when a port is taken; `name` is the variable that sets it. */
export async function requireFreePort(port: number, name: string, host?: string): Promise<void> {
  const code = await new Promise<string | undefined>((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(undefined)));
  });
  if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} is taken by another program; set ${name} to a free one.`);
  if (code === 'EACCES') throw new StartFailure(`Port ${port} needs more rights than this user has; set ${name} to one above 1023.`);
  if (code) throw new StartFailure(`Port ${port} (${name}) cannot be opened: ${code}.`);
}

/**
 * Returns whether a program listens at a port, by default of this machine's loopback address. One that does not answer within a second
 * counts as absent.
 */
export async function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect({ host, port, timeout: 1000 });
  try {
    return await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true));
      for (const event of ['error', 'timeout'] as const) socket.once(event, () => done(false));
    });
  } finally {
    socket.destroy();
  }
}

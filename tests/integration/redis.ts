import { connect } from 'node:net';

/** The Redis of the tests: the one that is named, else this machine's. */
export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
/** A Redis that is named has to be there; this machine's may be. */
export const hasRedis = process.env.TEST_REDIS_URL !== undefined || (await answers(redisUrl));

/** Whether something listens at an address. */
async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 1000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      done(isThere);
    };
    socket.once('connect', () => end(true));
    for (const event of ['error', 'timeout'] as const) socket.once(event, () => end(false));
  });
}

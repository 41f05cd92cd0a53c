import { isListening } from '../../scripts/launch/ports.ts';

/** The Redis of the tests: the one that is named, else this machine's. */
export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
const { hostname, port } = new URL(redisUrl);
/** A Redis that is named has to be there; this machine's may be. */
export const hasRedis = process.env.TEST_REDIS_URL !== undefined || (await isListening(Number(port || 6379), hostname));

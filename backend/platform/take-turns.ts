import { setImmediate as turn } from 'node:timers/promises';

/** Work of one piece between two turns of the event loop, ms. */
const pieceMs = 5;

/**
 * For work that takes long by its nature: gives what is awaited after each small part of it. Once so much was done at a stretch, what
 * else waits in the process goes first.
 */
export function takeTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  const goOn = async () => {
    await turn();
    since = performance.now();
  };
  return () => (performance.now() - since < pieceMs ? undefined : goOn());
}

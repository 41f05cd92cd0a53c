import { createClient } from 'redis';

/** Milliseconds to connect; without a byte until a connection is made anew; between pings; between two attempts at most. */
const [connectMs, silentMs, pingMs, maxPauseMs] = [1_000, 2_000, 1_000, 1_000];

const createRedis = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: { connectTimeout: connectMs, socketTimeout: silentMs, reconnectStrategy: (times) => Math.min(200 * 2 ** times, maxPauseMs) },
  });
type Client = ReturnType<typeof createRedis>;

/** A Redis that nothing depends on: whoever asks has another way. */
export type Redis = {
  /** Rejects at once while Redis is away, and after `timeoutMs` ms without an answer. */
  ask: <T>(question: (client: Client) => Promise<T>, timeoutMs: number) => Promise<T>;
  close: () => void;
};

/** Callbacks, each called once, when Redis becomes unreachable and when it is back. */
export type RedisWatch = { onAway: (error: unknown) => void; onBack?: () => void };

/**
 * Opens a connection without waiting for it. One that breaks, or leaves a question or a ping without an answer, is made anew, in pauses of
 * a second at most; until Redis greets it nobody waits for an answer.
 */
export function openRedis(url: string, { onAway, onBack = () => {} }: RedisWatch): Redis {
  let isAway = false;
  const away = (error: unknown) => {
    if (!isAway) onAway(error);
    isAway = true;
  };
  const back = () => {
    if (isAway) onBack();
    isAway = false;
  };
  const connect = () => {
    const client = createRedis(url);
    client.on('error', away);
    client.on('ready', back);
    client.connect().catch(away);
    return client;
  };
  let client = connect();
  return {
    ask: async (question, timeoutMs) => {
      const asked = client;
      if (!asked.isReady) throw new Error('Redis is away');
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, refuse) => {
        timer = setTimeout(() => {
          refuse(new Error(`Redis did not answer in ${timeoutMs} ms`));
          if (client !== asked) return;
          asked.destroy();
          client = connect();
        }, timeoutMs);
      });
      try {
        const answer = await Promise.race([question(asked), late]);
        back();
        return answer;
      } catch (error) {
        away(error);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => client.destroy(),
  };
}

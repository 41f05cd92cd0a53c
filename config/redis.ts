import { createClient } from 'redis';

const connect = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (times) => Math.min(200 * 2 ** times, 5_000) },
  });
type Client = ReturnType<typeof connect>;

/** Milliseconds that nobody asks again after Redis left a question unanswered: a Redis that hangs holds up one call, not all. */
const rest = 5_000;

/** A Redis that nothing depends on: whoever asks has another way. */
export type Redis = {
  /** Rejects at once while Redis is away, and after `timeoutMs` ms without an answer. */
  ask: <T>(question: (client: Client) => Promise<T>, timeoutMs: number) => Promise<T>;
  close: () => void;
};

/** Who is told, once each time, that Redis went away and that it is back. */
export type RedisWatch = { onAway: (error: unknown) => void; onBack?: () => void };

/** Opens a connection without waiting for it; one that breaks is made anew, in pauses of 5 seconds at most. */
export function openRedis(url: string, { onAway, onBack = () => {} }: RedisWatch): Redis {
  const client = connect(url);
  let isAway = false;
  let restsUntil = 0;
  const away = (error: unknown) => {
    if (!isAway) onAway(error);
    isAway = true;
  };
  const back = () => {
    if (isAway) onBack();
    isAway = false;
  };
  client.on('error', away);
  client.on('ready', () => {
    restsUntil = 0;
    back();
  });
  client.connect().catch(away);
  return {
    ask: async (question, timeoutMs) => {
      if (!client.isReady || performance.now() < restsUntil) throw new Error('Redis is away');
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, refuse) => {
        timer = setTimeout(() => {
          restsUntil = performance.now() + rest;
          refuse(new Error(`Redis did not answer in ${timeoutMs} ms`));
        }, timeoutMs);
      });
      try {
        const answer = await Promise.race([question(client), late]);
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

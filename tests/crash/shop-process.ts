import type { ChildProcess } from 'node:child_process';
import { startApiProcess } from '../../scripts/launch/api-process.ts';

/** The API in a process of its own that can die suddenly and come back at the same address. */
export type ShopProcess = {
  origin: string;
  /** Starts it; resolves to the milliseconds until it serves. */
  start: () => Promise<number>;
  /** `kill -9`: nothing of it runs any more. */
  kill: () => Promise<void>;
};

export function shopProcess(port: number, variables: Readonly<Record<string, string>>): ShopProcess {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    origin,
    start: async () => {
      const began = performance.now();
      child = await startApiProcess({ API_HOST: '', API_PORT: String(port), ...variables });
      return performance.now() - began;
    },
    kill: async () => {
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      const ended = new Promise((done) => dying.once('exit', done));
      dying.kill('SIGKILL');
      await ended;
    },
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LastCall, Survived } from './killed-shop.ts';

/** Has a process of its own do a call and die over it. Gives what it answered where the moment never came; null: it was killed. */
export async function killShop(call: LastCall): Promise<Survived | null> {
  const child = fork(new URL('./killed-shop.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  let survived: Survived | null = null;
  child.once('message', (answer) => {
    survived = answer as Survived;
    child.kill('SIGKILL');
  });
  child.send(call);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== 'SIGKILL') throw new Error(`the process of the shop ended with ${code ?? signal}`);
  return survived;
}

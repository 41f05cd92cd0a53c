import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Fault } from './fault.ts';
import type { SimulatorEnv } from './simulator.ts';

/** Makes the faults of `planned` happen, oldest first. */
export function faultsOf(provider: Fault['provider'], planned: Fault[], stopping: AbortSignal): MiddlewareHandler<SimulatorEnv> {
  const crash = (c: Context) => c.text('Internal Server Error (simulator)', 500);
  return async (c, next) => {
    const fault = planned.find((each) => each.provider === provider && each.times > 0);
    if (!fault) return next();
    fault.times -= 1;
    if (fault.kind === 'error') return crash(c);
    await next();
    if (fault.kind === 'timeout') {
      await wait(fault.delayMs, undefined, { signal: AbortSignal.any([stopping, c.req.raw.signal]) }).catch(() => undefined);
      return;
    }
    c.res = crash(c);
  };
}

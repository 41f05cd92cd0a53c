import { vi } from 'vitest';

/** Waits for what comes in its own time: the code of a machine is loaded first, which takes seconds where much else runs. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 8000 });

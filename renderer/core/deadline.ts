/** The work was not done in time. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Waits for work at most `ms` milliseconds. The work is given a signal that is aborted when the time is over.
 * @throws DeadlineError when it is; whatever the work throws otherwise
 */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlineError(`not done within ${ms} ms`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

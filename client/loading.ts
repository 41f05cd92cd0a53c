/** State of requests that take longer than the throttle. */
export type Loading = 'loading' | 'done' | 'failed';
export type RequestEnd = 'done' | 'failed' | 'cancelled';

/** Delay before the bar shows, in ms (specification, site settings, client constants). */
const throttleMs = 200;

let tell: ((loading: Loading) => void) | undefined;
let pending = 0;
let isShown = false;
let hasFailed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells of the loading of everything in this page, one after another. @returns what stops it */
export function watchLoading(watcher: (loading: Loading) => void): () => void {
  tell = watcher;
  return () => {
    tell = undefined;
  };
}

/** Counts a request until what is given back is called. Loading ends with the last of them; it failed when one of them did. */
export function beginRequest(): (end: RequestEnd) => void {
  pending += 1;
  if (pending === 1) {
    hasFailed = false;
    timer = setTimeout(() => {
      isShown = true;
      tell?.('loading');
    }, throttleMs);
  }
  return (end) => {
    pending -= 1;
    hasFailed ||= end === 'failed';
    if (pending > 0) return;
    clearTimeout(timer);
    if (isShown) tell?.(hasFailed ? 'failed' : 'done');
    isShown = false;
  };
}

/** The same promise, counted. What its caller cancels has not failed. */
export async function counted<T>(request: Promise<T>): Promise<T> {
  const end = beginRequest();
  try {
    const answer = await request;
    end('done');
    return answer;
  } catch (error) {
    end(error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed');
    throw error;
  }
}

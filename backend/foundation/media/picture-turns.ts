import { ApiError } from '#backend/platform/http/api-error.ts';

/** Does work when it is the caller's turn. Throws ApiError 503 where too much waits, or it waited too long. */
export type PictureTurns = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

type Bounds = {
  /** Maximum number of waiting tasks. */
  maxWaiting: number;
  maxWaitMs: number;
};
type Waiting = { since: number; enter: () => void; refuse: (error: Error) => void };
/** Waiting work of one caller, in order. */
type Line = { caller: string; waiting: Waiting[] };

/** Seconds after which a size that was refused may be asked for again. */
const retryAfterSeconds = 10;

/** A refusal of a picture for now. */
export const notNow = (seconds = retryAfterSeconds): ApiError =>
  new ApiError(503, 'error.unavailable', { headers: { 'Retry-After': String(seconds) } });

/**
 * One piece of work at a time. Turns go by callers, by the one who came last and the one who has waited longest in alternation: neither a
 * flood from one address nor one from many keeps the next caller waiting. Where too much waits, who has most waiting loses what came last.
 */
export function createPictureTurns({ maxWaiting, maxWaitMs }: Bounds): PictureTurns {
  /** Lines of the callers, the one that has waited longest first. */
  const lines: Line[] = [];
  let isBusy = false;
  let isForNewest = false;

  const wait = (caller: string): Promise<void> => {
    const { promise, resolve: enter, reject: refuse } = Promise.withResolvers<void>();
    let own = lines.find((line) => line.caller === caller);
    if (!own) {
      own = { caller, waiting: [] };
      lines.push(own);
    }
    own.waiting.push({ since: performance.now(), enter, refuse });
    if (countWaiting(lines) > maxWaiting) refuseLast(lines, own);
    return promise;
  };

  const passOn = () => {
    isForNewest = !isForNewest;
    const line = isForNewest ? lines.pop() : lines.shift();
    const first = line?.waiting.shift();
    if (line && line.waiting.length > 0) lines.push(line);
    if (!first) isBusy = false;
    else if (performance.now() - first.since <= maxWaitMs) first.enter();
    else {
      first.refuse(notNow());
      passOn();
    }
  };

  return async (caller, work) => {
    if (isBusy) await wait(caller);
    isBusy = true;
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}

const countWaiting = (lines: readonly Line[]): number => lines.reduce((total, { waiting }) => total + waiting.length, 0);

/** Refuses the last of the longest line: the caller's own where it is one of them, unless each waits for one alone. */
function refuseLast(lines: Line[], own: Line): void {
  const longest = Math.max(...lines.map(({ waiting }) => waiting.length));
  const isOwn = longest > 1 && own.waiting.length === longest;
  const line = isOwn ? own : (lines.findLast((each) => each !== own && each.waiting.length === longest) ?? own);
  line.waiting.pop()?.refuse(notNow());
  if (line.waiting.length === 0) lines.splice(lines.indexOf(line), 1);
}

/** The moment at which every story is seen, in UTC: what the samples call yesterday or next week stays so. */
const moment = Date.UTC(2026, 10, 22, 9, 30);

const Clock = globalThis.Date;
let started = performance.now();

/** The clock shows the stories' moment and goes on from there; everything else of `Date` is as it was. */
class StoryDate extends Clock {
  constructor(...parts: [] | [string | number | Date] | [number, number, ...number[]]) {
    if (parts.length === 0) super(StoryDate.now());
    else super(...(parts as [number, number]));
  }
  static override now = () => moment + Math.floor(performance.now() - started);
}

/** Sets the clock back to the moment; the first call puts it in the place of the browser's. */
export function startClock(): void {
  started = performance.now();
  globalThis.Date = StoryDate as DateConstructor;
}

/** Puts the browser's own clock back. */
export function stopClock(): void {
  globalThis.Date = Clock;
}
startClock();

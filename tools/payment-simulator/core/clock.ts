/** The simulator's time: the machine's, moved by as much as a test says. */
export class Clock {
  #offsetMs = 0;
  readonly #machineMs: () => number;

  /** @param machineMs the machine's time in unix milliseconds, or what stands in for it */
  constructor(machineMs: () => number = Date.now) {
    this.#machineMs = machineMs;
  }

  now(): Date {
    return new Date(this.#machineMs() + this.#offsetMs);
  }

  /** Unix time in seconds. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  /** Sets the difference from the machine's time, in ms. A positive number is later. */
  setOffset(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}

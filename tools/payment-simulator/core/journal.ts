import type { Provider } from './books.ts';
import type { Clock } from './clock.ts';

/** A call that the simulator received, and what became of it. */
export type Entry = {
  at: string;
  provider: Provider;
  method: string;
  target: string;
  status: number;
  /** Reason of the refusal; undefined: it was accepted. */
  refused?: string;
};

const maxEntries = 5_000;

/** The last calls of the shop, oldest first. Bodies and keys are not kept. */
export class Journal {
  readonly entries: Entry[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  add(entry: Omit<Entry, 'at'>): void {
    this.entries.push({ at: this.#clock.now().toISOString(), ...entry });
    if (this.entries.length > maxEntries) this.entries.shift();
  }
}

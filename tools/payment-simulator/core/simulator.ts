import type { HttpBindings } from '@hono/node-server';
import type { Books } from './books.ts';
import type { Clock } from './clock.ts';
import type { Fault } from './fault.ts';
import type { Journal } from './journal.ts';
import type { Notifier } from './notifier.ts';
import type { Settings } from './settings.ts';

/** Objects that all parts of one running simulator share. */
export type Simulator = {
  settings: Settings;
  clock: Clock;
  books: Books;
  journal: Journal;
  notifier: Notifier;
  faults: Fault[];
  /** `http://127.0.0.1:<port>`. */
  origin: () => string;
  stopping: AbortSignal;
};

/** Of the Hono apps: Node's own request, whose target is as it was sent, and the body's raw bytes. */
export type SimulatorEnv = { Bindings: HttpBindings; Variables: { rawBody: Buffer } };

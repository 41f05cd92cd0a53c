import { randomId } from '#client/random-id.ts';
import { createValueStore } from '../value-store.ts';

/** Something that goes on while the screens change: an import, files on their way, a bulk action. */
export type BackgroundTask = {
  id: string;
  label: string;
  state: 'running' | 'done' | 'failed';
  /** Progress and total; `total` null: not known. */
  done: number;
  total: number | null;
  /** Result, e.g. the number of rows written, or the reason of a failure. */
  outcome: string;
};

export type BackgroundWork = {
  progress: (done: number, total?: number) => void;
  /** @param outcome what came of it, in a sentence; empty: nothing more than that it is done */
  finish: (outcome?: string) => void;
  fail: (reason: string) => void;
  /** Takes it off the list: it was given up. */
  remove: () => void;
};

/** Ended tasks that are still shown, at most. */
const maxEnded = 8;

/** All tasks; a component follows them with `use`. */
export const backgroundTasks = createValueStore<readonly BackgroundTask[]>([]);

function set(next: readonly BackgroundTask[]): void {
  const ended = next.filter(({ state }) => state !== 'running').slice(0, -maxEnded);
  backgroundTasks.write(next.filter((task) => !ended.includes(task)));
}

const change = (id: string, part: Partial<BackgroundTask>) =>
  set(backgroundTasks.read().map((task) => (task.id === id ? { ...task, ...part } : task)));

/**
 * Shows a task in the panel's activity until it is cleared, on every screen.
 * @param total how many steps it has; null: not known
 * @example
 * const work = startWork(messages.importing, rows.length);
 * work.progress(1);
 * work.finish(messages.imported);
 */
export function startWork(label: string, total: number | null = null): BackgroundWork {
  const id = randomId();
  set([...backgroundTasks.read(), { id, label, state: 'running', done: 0, total, outcome: '' }]);
  return {
    progress: (done, of) => change(id, { done, ...(of !== undefined && { total: of }) }),
    finish: (outcome = '') => change(id, { state: 'done', outcome }),
    fail: (reason) => change(id, { state: 'failed', outcome: reason }),
    remove: () => removeTask(id),
  };
}

export const removeTask = (id: string): void => set(backgroundTasks.read().filter((task) => task.id !== id));

/** Asks whether the screen on show may be left. */
type LeaveGuard = () => Promise<boolean>;

let guard: LeaveGuard | undefined;

/** Has a screen asked before another takes its place; the returned function ends that. */
export function guardLeaving(ask: LeaveGuard): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Asks the screen on show whether it may be left; true where nothing would be lost. */
export const mayLeave = (): Promise<boolean> => guard?.() ?? Promise.resolve(true);

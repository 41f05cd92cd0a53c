/** A message shown at the top right for `toastMs`. */
export type Toast = { id: number; kind: 'success' | 'error' | 'info'; text: string };

/** Duration of a toast, in ms (the specification's client constant). */
export const toastMs = 3000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message. An equal message already on show starts its time again instead of standing there twice. */
export function notify(toast: Omit<Toast, 'id'>): void {
  const id = ++lastId;
  set([...toasts.filter(({ kind, text }) => kind !== toast.kind || text !== toast.text), { ...toast, id }]);
  setTimeout(() => dismissToast(id), toastMs);
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`, by the block that shows toasts. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly Toast[] => toasts,
  getServerSnapshot: (): readonly Toast[] => noToasts,
};
const noToasts: readonly Toast[] = [];

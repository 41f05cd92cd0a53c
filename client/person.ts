/** Tells who signed in or out has changed: whatever was read for the person before is to be forgotten. */
const listeners = new Set<() => void>();

export function onPersonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells that the server knows nobody any more where a page still shows somebody's. */
const sessionListeners = new Set<() => void>();

export function onSessionEnd(listener: () => void): void {
  sessionListeners.add(listener);
}

export function announceSessionEnd(): void {
  for (const listener of sessionListeners) listener();
}

export function announcePersonChange(): void {
  for (const listener of listeners) listener();
}

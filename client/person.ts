/** Listeners to a change of the signed-in person. They must forget everything read for the person before. */
const listeners = new Set<() => void>();

export function onPersonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Listeners to the end of a session on the server while a page still shows a person's data. */
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

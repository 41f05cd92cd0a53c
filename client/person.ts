/** Tells who signed in or out has changed: whatever was read for the person before is to be forgotten. */
const listeners = new Set<() => void>();

export function onPersonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announcePersonChange(): void {
  for (const listener of listeners) listener();
}

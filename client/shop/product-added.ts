const listeners = new Set<() => void>();

/** Notifies listeners that a product was added to the cart. Nothing is stored: later listeners miss it. */
export function announceProductAdded(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a product went into the cart from this tab. @returns what stops it */
export function onProductAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const listeners = new Set<() => void>();

/** Told by the cart when a product went in; nothing is kept, who was not listening missed it. */
export function announceProductAdded(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a product went into the cart from this tab. @returns what stops it */
export function onProductAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

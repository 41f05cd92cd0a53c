/** What is chosen of a product on a page: which declination, and how many of it. */
export type Choice = { idDeclination: number; quantity: number };

const choices = new Map<string, Choice>();
const listeners = new Set<() => void>();

/**
 * What is chosen on the pages of this tab. Blocks of one product on one page share a key, so that price, sizes, quantity and button
 * may stand anywhere; another product, or the same one at another address (a vintage), has a key of its own.
 */
export const choiceStore = {
  keyOf: (path: string, idProduct: number): string => `${path}#${idProduct}`,
  get: (key: string): Choice | undefined => choices.get(key),
  set(key: string, choice: Choice): void {
    choices.set(key, choice);
    for (const listener of listeners) listener();
  },
  /** Nothing is chosen any more, as on a page that was just loaded. */
  forget(): void {
    choices.clear();
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

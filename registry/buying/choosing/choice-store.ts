/**
 * What is chosen of a product on a page: how many, and which declination where that is not the one that its address chooses.
 * `refused`: what was typed and cannot be had.
 */
export type Choice = { idDeclination: number | null; quantity: number; refused?: number };

const choices = new Map<string, Choice>();
const listeners = new Set<() => void>();

/**
 * What is chosen on the pages of this tab. Blocks of one product on one page share a key, so that price, sizes, quantity and button
 * may stand anywhere; another product, or the same one on another page, has a key of its own.
 */
export const choiceStore = {
  keyOf: (path: string, idProduct: number): string => `${path}#${idProduct}`,
  get: (key: string): Choice | undefined => choices.get(key),
  set(key: string, choice: Choice): void {
    choices.set(key, choice);
    for (const listener of listeners) listener();
  },
  /** The page of an address that chooses a declination is there, or will not come: the address says what is chosen. */
  leaveToAddress(key: string, idDeclination: number): void {
    const choice = choices.get(key);
    if (choice?.idDeclination === idDeclination) choiceStore.set(key, { ...choice, idDeclination: null });
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

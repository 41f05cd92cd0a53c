/**
 * Choice made for a product on a page: its quantity, and its declination if it is not the one in the address. `refused`: a typed quantity
 * that is not possible.
 */
export type Choice = { idDeclination: number | null; quantity: number; refused?: number };

const choices = new Map<string, Choice>();
const listeners = new Set<() => void>();

/**
 * Choices made on the pages of this tab. Blocks of one product on one page share a key, so price, sizes, quantity and button can be placed
 * anywhere. Another product, or the same one on another page, has a key of its own.
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

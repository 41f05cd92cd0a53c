/** Returns what the browser's storage gives; null if it is forbidden or full. */
export function tryStorage<T>(use: () => T): T | null {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

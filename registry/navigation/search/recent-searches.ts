import { readData, writeData, writeText } from '#client/storage.ts';

const atMost = 6;

/** Reads the latest searches of this browser, newest first. They are stored only there and never sent. */
export const recentSearches = (): readonly string[] => readData('searches', toSearches) ?? [];

/** Remembers a search; the same one, however it is written, comes to the front. */
export function rememberSearch(search: string): void {
  const text = search.trim();
  if (!text) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeData('searches', [text, ...others].slice(0, atMost));
}

export const forgetSearches = (): void => writeText('searches', null);

const toSearches = (data: unknown): string[] | null =>
  Array.isArray(data) ? data.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, atMost) : null;

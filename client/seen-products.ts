import { readData, writeData, writeText } from './storage.ts';

/** Products that a row of what was seen shows at most. */
export const seenAtMost = 12;

const areIds = (data: unknown): data is number[] => Array.isArray(data) && data.every((id) => Number.isSafeInteger(id) && id > 0);

/** Numbers of the products whose sheets were last seen in this browser, the latest first. They are kept here alone. */
export const seenProducts = (): readonly number[] =>
  readData('seen', (data) => (areIds(data) ? data.slice(0, seenAtMost + 1) : null)) ?? [];

/** Remembers that a product's sheet was seen; one more than a row shows, for a sheet leaves itself out. */
export function rememberSeen(id: number): void {
  writeData('seen', [id, ...seenProducts().filter((other) => other !== id)].slice(0, seenAtMost + 1));
}

export const forgetSeen = (): void => writeText('seen', null);

import type { QuantityRule } from '#machines/cart/quantity.ts';
import { readText, writeText } from '../storage.ts';

/**
 * Additions that nobody has confirmed yet, kept from the click on: whoever leaves the page in the same instant finds them in the
 * cart at the next one, which sends them again with their keys. A key adds once, however often it is sent.
 */
export type Addition = { key: string; idDeclination: number; quantity: number; rule: QuantityRule };

/** As it is stored: `at` is the moment of the click, in ms. */
export type KeptAddition = Addition & { at: number };

export const hasAdditions = (): boolean => readText('cartAdditions') !== null;

/** What is stored, whatever it is: checked by who sends it again. */
export function storedAdditions(): unknown[] {
  try {
    const kept: unknown = JSON.parse(readText('cartAdditions') ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function storeAdditions(additions: readonly unknown[]): void {
  writeText('cartAdditions', additions.length > 0 ? JSON.stringify(additions) : null);
}

export function keepAddition(addition: Addition): void {
  storeAdditions([...storedAdditions(), { ...addition, at: Date.now() }]);
}

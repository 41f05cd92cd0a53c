import type { cartLines } from './tables.ts';

/** What tells lines of a cart apart: the same declination made with other things, or rented on other dates, is another line. */
export type LineKey = Pick<typeof cartLines.$inferSelect, 'idDeclination' | 'customizationKey' | 'rentFrom' | 'rentTo'>;

export const isSameLine = (one: LineKey, other: LineKey): boolean =>
  one.idDeclination === other.idDeclination &&
  one.customizationKey === other.customizationKey &&
  one.rentFrom === other.rentFrom &&
  one.rentTo === other.rentTo;

import { ApiFailure } from '#client/api-failure.ts';
import { declinationQuery } from '#domain/addresses.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import type { RentalPrice } from '#schemas/rental.ts';
import type { Buyable } from './choice.ts';

/** Dates that an address asks for, `?declination=12&rentFrom=2026-12-04&rentTo=2026-12-06`, and what the shop says of them. */
export type RentalAsked = { idDeclination: number; from: string; to: string } & (
  | { price: RentalPrice; refusal: null }
  | { price: null; refusal: string }
);

/** By which the address names what is asked; a form without JavaScript sends them. */
export const rentalFields = { declination: declinationQuery, from: 'rentFrom', to: 'rentTo' } as const;

type Asking = Pick<LoadContext, 'query' | 'call'>;
type Rented = { rental: Product['rental']; declinations: readonly Pick<Buyable, 'id'>[] };

/**
 * Reads the rental of a product that a page's address requests, with its price or refusal. Null if there is none, or it is for another
 * product.
 */
export async function askedRental({ rental, declinations }: Rented, { query, call }: Asking): Promise<RentalAsked | null> {
  const { [rentalFields.from]: from = '', [rentalFields.to]: to = '', [rentalFields.declination]: wanted } = query;
  const asked = declinations.find(({ id }) => String(id) === wanted);
  if (!rental || !asked) return null;
  const given = { idDeclination: asked.id, from: from.slice(0, 40), to: to.slice(0, 40) };
  try {
    const params = { declinationId: asked.id };
    const price = await call('GET /rental/{declinationId}/price', { params, query: { from: given.from, to: given.to } });
    return { ...given, price, refusal: null };
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 422) return { ...given, price: null, refusal: error.message };
    throw error;
  }
}

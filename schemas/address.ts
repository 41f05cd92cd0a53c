import { z } from 'zod';
import { RowId } from './id.ts';
import { typedLine } from './typed-text.ts';

const line = (max: number) => z.string().overwrite(typedLine).max(max);
const filled = (max: number) => line(max).min(1);

/**
 * An address as a form sends it; `idCountry` is an id of GET /countries. Which postal codes a country has, and whether it has any,
 * domain/postal-codes.ts says.
 */
export const AddressInput = z.object({
  firstname: filled(80),
  lastname: filled(80),
  /** The whole name in Latin letters, where papers cannot print it as it is (domain/latin-names.ts). */
  latinName: line(120).optional(),
  address: filled(120),
  addressPart2: line(120).default(''),
  postalCode: line(12),
  city: filled(80),
  idCountry: RowId,
});
export type AddressInput = z.infer<typeof AddressInput>;

export const Address = z.object({
  id: z.int().nullable(),
  type: z.array(z.object({ value: z.enum(['DELIVERY', 'BILLING']) })),
  firstname: z.string(),
  lastname: z.string(),
  /** Name in Latin letters for a name in a script that cannot be printed: papers show this one. */
  latinName: z.string().optional(),
  address: z.string(),
  addressPart2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.object({ id: z.int(), alphaTwo: z.string(), name: z.string() }),
});
export type Address = z.infer<typeof Address>;

/** GET /company/address: where orders are collected. */
export const CompanyAddress = z.object({
  name: z.string(),
  address: z.string(),
  addressPart2: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.object({ id: z.int(), alphaTwo: z.string(), name: z.string() }),
  phone: z.string(),
  email: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type CompanyAddress = z.infer<typeof CompanyAddress>;

import { z } from 'zod';
import { Refusal } from '../core/refusal.ts';

const isFilled = (value: unknown): boolean => typeof value !== 'object' || value === null || Object.keys(value).length > 0;
const text = (max: number) => z.string().min(1).max(max);

const Address = z
  .looseObject({
    civility: text(32).optional(),
    firstName: text(45).optional(),
    lastName: text(45).optional(),
    addressLine1: text(50),
    addressLine2: text(50).optional(),
    addressLine3: text(50).optional(),
    city: text(50),
    postalCode: text(10),
    country: z.string().regex(/^[A-Z]{2}$/, 'ISO alpha-2'),
    stateOrProvince: text(10).optional(),
    email: z.email().optional(),
    phone: z
      .string()
      .regex(/^\+\d{1,3}-\d{1,15}$/, '+33-123456789')
      .optional(),
    mobilePhone: z
      .string()
      .regex(/^\+\d{1,3}-\d{1,15}$/, '+33-123456789')
      .optional(),
  })
  .refine(({ country, stateOrProvince }) => !['US', 'CA'].includes(country) || stateOrProvince, 'stateOrProvince is missing');

const section = z
  .union([z.looseObject({}), z.array(z.unknown())])
  .refine(isFilled, 'an empty section must not be sent')
  .optional();

const OrderContext = z.strictObject({ billing: Address, shipping: section, client: section, shoppingCart: section });

/** Checks `contexte_commande`: base64 of JSON in UTF-8 with the billing address. Throws Refusal that names the part at fault. */
export function checkOrderContext(base64: string): void {
  const refuse = (where: string, what: string) => new Refusal(`contexte_commande${where}: ${what}`, { field: 'contexte_commande' });
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw refuse('', 'is no base64');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64')));
  } catch {
    throw refuse('', 'is no JSON in UTF-8');
  }
  const parsed = OrderContext.safeParse(json);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  throw refuse(`/${issue?.path.join('/') ?? ''}`, issue?.message ?? 'is wrong');
}

import type { AddressFields } from './draft.ts';

/** A field of the form: `email`, `phone`, `delivery.city`, `billing.postalCode` … */
export type FieldKey = 'email' | 'phone' | `${'delivery' | 'billing'}.${keyof AddressFields}`;
/** Why it is refused. */
export type Fault = 'missing' | 'malformed' | 'landline';
export type Faults = Partial<Record<FieldKey, Fault>>;

/** The faults of a refused form that still stand: those of fields that were not changed since. */
export const faultsLeft = (faults: Faults, changed: ReadonlySet<FieldKey>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([key]) => !changed.has(key as FieldKey)));

import type { Contact } from '#client/shop/views.ts';
import { readData, writeData } from '#client/storage.ts';
import type { Address, AddressInput } from '#schemas/address.ts';

/** An address while it is typed. */
export type AddressFields = Omit<AddressInput, 'idCountry'> & { idCountry: number | null };

/** Values typed so far. A field that was never touched is missing, so that known details of the person can fill it. */
export type AddressDraft = {
  email?: string;
  phone?: string;
  billingSame?: boolean;
  delivery: Partial<AddressFields>;
  billing: Partial<AddressFields>;
};

export const emptyDraft: AddressDraft = { delivery: {}, billing: {} };

/** Makes the next draft of the last: of two changes at once the second builds on the first. */
export type ChangeDraft = (draft: AddressDraft) => AddressDraft;

export type SoldCountry = { id: number; alphaTwo: string; name: string; isSold: boolean };

/** Values known besides the draft: the last visit of this step, the account, its last address, the shop's country. */
export type Known = {
  contact: Contact;
  deliveryAddress: AddressInput | null;
  billingAddress: AddressInput | null;
  billingSame: boolean;
  idCountry: number | null;
};

/** The form's fields with their values: what was typed, else what is known, else empty. */
export type AddressForm = { email: string; phone: string; billingSame: boolean; delivery: AddressFields; billing: AddressFields };

export function fillForm(draft: AddressDraft, known: Known): AddressForm {
  const { contact } = known;
  const blank: AddressFields = {
    firstname: contact.firstname,
    lastname: contact.lastname,
    latinName: contact.latinName ?? '',
    address: '',
    addressPart2: '',
    postalCode: '',
    city: '',
    idCountry: known.idCountry,
  };
  return {
    email: draft.email ?? contact.email,
    phone: draft.phone ?? contact.phone,
    billingSame: draft.billingSame ?? known.billingSame,
    delivery: { ...blank, ...known.deliveryAddress, ...draft.delivery },
    billing: { ...blank, ...known.billingAddress, ...draft.billing },
  };
}

/** Fields whose country is one of those offered; another is chosen anew, for a list cannot show what it does not hold. */
export const withOffered = (fields: AddressFields, offered: readonly { id: number }[]): AddressFields =>
  offered.some(({ id }) => id === fields.idCountry) ? fields : { ...fields, idCountry: null };

/** A saved address as form fields. */
export const toFields = ({
  firstname,
  lastname,
  latinName = '',
  address,
  addressPart2,
  postalCode,
  city,
  country,
}: Address): AddressFields => ({
  firstname,
  lastname,
  latinName,
  address,
  addressPart2,
  postalCode,
  city,
  idCountry: country.id,
});

/** A stored draft, if it has the form of one. */
const asDraft = (data: unknown): AddressDraft | null =>
  typeof data === 'object' && data !== null && 'delivery' in data && 'billing' in data ? (data as AddressDraft) : null;

/** Reads the draft stored in this browser. */
export const readDraft = (): AddressDraft => readData('addressDraft', asDraft) ?? emptyDraft;

export const keepDraft = (draft: AddressDraft): void => writeData('addressDraft', draft);

/** A field of the form: `email`, `phone`, `delivery.city`, `billing.postalCode` … */
export type FieldKey = 'email' | 'phone' | `${'delivery' | 'billing'}.${keyof AddressFields}`;
/** Reason why a field is refused. */
export type Fault = 'missing' | 'malformed' | 'landline';
export type Faults = Partial<Record<FieldKey, Fault>>;

/** The faults of a refused form that still stand: those of fields that were not changed since. */
export const faultsLeft = (faults: Faults, changed: ReadonlySet<FieldKey>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([key]) => !changed.has(key as FieldKey)));

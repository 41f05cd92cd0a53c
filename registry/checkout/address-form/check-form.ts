import type { AddressStep } from '#client/shop/views.ts';
import { latinNameFault, needsLatinName } from '#domain/latin-names.ts';
import { mapEntries } from '#domain/map-entries.ts';
import { isPhoneNumber } from '#domain/phone-numbers.ts';
import { readPostalCode } from '#domain/postal-codes.ts';
import { AddressInput } from '#schemas/address.ts';
import { Email, Phone } from '#schemas/user.ts';
import type { AddressFields, AddressForm, Faults, SoldCountry } from './draft.ts';

/** 01 to 05, 08 and 09. */
const frenchLandline = /^(?:0|0033|\+33)0?[1-589]\d{8}$/;

const isBlank = ({ address, addressPart2, postalCode, city }: AddressFields) =>
  [address, addressPart2, postalCode, city].every((value) => !value.trim());

/**
 * Reads the form by the rules of the API (`schemas/`); loaded when the form is submitted.
 *
 * @param market the shop's country, ISO alpha-2: its telephone numbers, and those of the addresses' countries, need no prefix.
 * @param needsAddress false when the order is collected: an empty delivery address is then none.
 * @param onlyMobile the shop takes mobile numbers only (ALLOW_ONLY_MOBILE_PHONE); the server knows those of all countries.
 */
export function checkForm(
  form: AddressForm,
  { market, countries, needsAddress, onlyMobile }: { market: string; countries: Countries; needsAddress: boolean; onlyMobile: boolean },
): { step: AddressStep | null; faults: Faults } {
  const faults: Faults = {};
  const email = Email.safeParse(form.email);
  const phone = Phone.safeParse(form.phone);
  if (!email.success) faults.email = form.email.trim() ? 'malformed' : 'missing';
  const phoneCountries = [market, ...[form.delivery, form.billing].map((address) => codeOf(address, countries))];
  if (!form.phone.trim()) faults.phone = 'missing';
  else if (!phone.success || !isPhoneNumber(phone.data, phoneCountries)) faults.phone = 'malformed';
  else if (onlyMobile && frenchLandline.test(phone.data.replace(/[\s.()-]/g, ''))) faults.phone = 'landline';
  const skipsDelivery = !needsAddress && isBlank(form.delivery);
  const delivery = skipsDelivery ? null : checkAddress(form.delivery, 'delivery', faults, countries);
  const billing = form.billingSame ? null : checkAddress(form.billing, 'billing', faults, countries);
  const named = form.billingSame ? form.delivery : form.billing;
  if (skipsDelivery && form.billingSame) checkNames(form.delivery, faults);
  if (Object.keys(faults).length > 0 || !email.success || !phone.success) return { step: null, faults };
  return {
    step: {
      contact: {
        email: email.data,
        phone: phone.data,
        firstname: named.firstname.trim(),
        lastname: named.lastname.trim(),
        ...latinNameOf(named),
      },
      deliveryAddress: delivery,
      billingAddress: billing,
      billingSame: form.billingSame,
    },
    faults,
  };
}

/** Reads one address; what is wrong with it is added to `faults`. Null: it cannot be read. */
export function checkAddress(
  fields: AddressFields,
  group: 'delivery' | 'billing',
  faults: Faults,
  countries: Countries,
): AddressInput | null {
  const read = AddressInput.safeParse(fields);
  for (const issue of read.error?.issues ?? []) {
    const field = issue.path[0] as keyof AddressFields;
    const value = fields[field];
    faults[`${group}.${field}`] = value === null || value === '' || String(value).trim() === '' ? 'missing' : 'malformed';
  }
  checkLatinName(fields, group, faults);
  const country = codeOf(fields, countries);
  // The country must be chosen before its postal codes can be checked.
  const postalCode = country || fields.postalCode.trim() ? readPostalCode(fields.postalCode, country) : null;
  if (postalCode === null) faults[`${group}.postalCode`] = fields.postalCode.trim() ? 'malformed' : 'missing';
  if (!read.data || postalCode === null) return null;
  const { latinName: _latinName, ...data } = read.data;
  return { ...data, postalCode, ...latinNameOf(fields) };
}

type Countries = readonly Pick<SoldCountry, 'id' | 'alphaTwo'>[];

/** The code of a country; '' while none is chosen, or the countries are not known. */
function codeOf({ idCountry }: AddressFields, countries: Countries): string {
  if (idCountry === null || countries.length === 0) return '';
  const [country] = mapEntries(countries, [{ idCountry }], { keyList: 'id', keyElem: 'idCountry' });
  return country?.alphaTwo ?? '';
}

/** The Latin form of a name that needs one. */
const latinNameOf = (fields: AddressFields): { latinName?: string } =>
  needsLatinName(fields) ? { latinName: (fields.latinName ?? '').trim() } : {};

function checkLatinName(fields: AddressFields, group: 'delivery' | 'billing', faults: Faults): void {
  const fault = latinNameFault(fields);
  if (fault) faults[`${group}.latinName`] = fault;
}

function checkNames(fields: AddressFields, faults: Faults): void {
  const { firstname, lastname } = fields;
  checkLatinName(fields, 'delivery', faults);
  if (!firstname.trim()) faults['delivery.firstname'] = 'missing';
  if (!lastname.trim()) faults['delivery.lastname'] = 'missing';
}

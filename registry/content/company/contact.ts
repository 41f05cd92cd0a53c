import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';

/** A number one calls, or sends a fax to. */
export type ContactNumber = { kind: 'phone' | 'mobile' | 'fax'; text: string; href: string };

/** Address, phone and e-mail of the shop, from its settings. A setting without a value is '' or missing. */
export type Contact = {
  name: string;
  lines: string[];
  /** The number to call first. */
  phone: string;
  phoneHref: string;
  numbers: ContactNumber[];
  email: string;
  mapHref: string;
};

export function companyContact(values: ParameterValues, lang: Lang): Contact {
  const { COMPANY_LATITUDE: lat, COMPANY_LONGITUDE: lng } = values;
  const city = `${values.COMPANY_POSTAL_CODE} ${values.COMPANY_CITY}`.trim();
  const address = [values.COMPANY_ADDRESS, city].filter(Boolean);
  const numbers = [
    ...number('phone', values.COMPANY_PHONE),
    ...number('mobile', values.COMPANY_MOBILE),
    ...number('fax', values.COMPANY_FAX),
  ];
  const first = numbers.find(({ kind }) => kind !== 'fax');
  return {
    name: values.COMPANY_NAME,
    lines: address.length > 0 ? [...address, countryName(values.COMPANY_COUNTRY, lang)].filter(Boolean) : [],
    phone: first?.text ?? '',
    phoneHref: first?.href ?? '',
    numbers,
    email: values.COMPANY_EMAIL,
    mapHref: lat && lng ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}` : '',
  };
}

const number = (kind: ContactNumber['kind'], text: string): ContactNumber[] =>
  text ? [{ kind, text, href: `${kind === 'fax' ? 'fax' : 'tel'}:${text.replace(/[^\d+]/g, '')}` }] : [];

/** `FR` → "France"; a code that is no country's is shown as it is. */
function countryName(code: string, lang: Lang): string {
  const names = regionNames.get(lang) ?? new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' });
  regionNames.set(lang, names);
  return code ? (names.of(code) ?? code) : '';
}

/** Made once a language: every page has a footer. */
const regionNames = new Map<Lang, Intl.DisplayNames>();

import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns whether a text is a telephone number: with a country code, or as it is dialled in one of `countries` (ISO alpha-2). Needs 80 KB
 * of libphonenumber's data: load it when a number is sent, not with a page.
 */
export const isPhoneNumber = (typed: string, countries: readonly string[]): boolean =>
  countries.some((country) => {
    const ofCountry = isSupportedCountry(country) ? { defaultCountry: country } : {};
    return parsePhoneNumberFromString(typed.normalize('NFKC'), ofCountry)?.isValid() === true;
  });

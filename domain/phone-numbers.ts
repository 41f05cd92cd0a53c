import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether a text is a telephone number: with the number of its country in front, or as it is dialled in one of `countries` (ISO alpha-2).
 * 80 KB of what libphonenumber knows of all countries: load it where a number is sent, not with a page.
 */
export const isPhoneNumber = (typed: string, countries: readonly string[]): boolean =>
  countries.some((country) => {
    const ofCountry = isSupportedCountry(country) ? { defaultCountry: country } : {};
    return parsePhoneNumberFromString(typed.normalize('NFKC'), ofCountry)?.isValid() === true;
  });

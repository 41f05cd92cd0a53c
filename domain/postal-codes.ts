import { COUNTRIES } from 'postal-code-checker';

/**
 * Postal codes that exist among all numbers of five digits. They are departments 01 to 95, 971 to 978 and 980 to 988 overseas and in
 * Monaco, and 001 to 009 for the armed forces. CEDEX codes are among them.
 */
const french = /^(?:0[1-9]\d{3}|[1-8]\d{4}|9[0-5]\d{3}|97[1-8]\d\d|98[04678]\d\d|00[1-9]\d\d)$/;

const letters = (code: string): string => code.replace(/[^\p{L}\p{N}]/gu, '');

/** A code with what stands between the letters of an example of the same length: `SW1A1AA` as `SW1A 1AA`. */
function spacedAs(example: string, code: string): string {
  let at = 0;
  return example.replace(/[\p{L}\p{N}]/gu, () => code.charAt(at++));
}

/**
 * Reads a postal code however its spaces, hyphens and the country's letters before it (`D-10115`) were typed.
 * The forms of codes are those of Google's address data (libaddressinput), those of France are narrower.
 *
 * @param alphaTwo the country, ISO 3166-1 alpha-2.
 * @returns the code as the country writes it, or as it was typed where the country has none; null: there is no such code.
 */
export function readPostalCode(typed: string, alphaTwo: string): string | null {
  const plain = typed.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();
  const known = COUNTRIES[alphaTwo];
  if (!known || known.patterns.length === 0) return plain;
  // They are written as literals, with their slashes.
  const patterns = known.patterns.map((pattern) => new RegExp(pattern.slice(1, -1)));
  const code = letters(plain);
  const withoutCountry = code.replace(new RegExp(`^${alphaTwo.charAt(0)}(?:${alphaTwo.charAt(1)})?(?=\\d)`), '');
  const forms = [code, withoutCountry, alphaTwo + code].flatMap((form) => [
    ...known.example.filter((example) => letters(example).length === form.length).map((example) => spacedAs(example, form)),
    form,
  ]);
  const isCode = (form: string) =>
    patterns.some((pattern) => pattern.test(form)) && !/^0*$/.test(letters(form)) && (alphaTwo !== 'FR' || french.test(form));
  return [...forms, plain].find(isCode) ?? null;
}

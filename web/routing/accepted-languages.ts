/**
 * Reads the short languages of an `Accept-Language` header, the preferred ones first: by weight, then by their place in the list
 * (RFC 9110, 12.5.4). A weight of 0 refuses a language.
 * @example acceptedLanguages('de,fr;q=0.3,en-GB;q=0.9'); // ['de', 'en', 'fr']
 */
export function acceptedLanguages(header: string | null | undefined): string[] {
  const entries = (header ?? '').split(',').flatMap((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    const [lang = ''] = range.split('-');
    return lang !== '' && weight > 0 ? [{ lang, weight }] : [];
  });
  return entries.toSorted((a, b) => b.weight - a.weight).map(({ lang }) => lang);
}

/** Names of values that are an address where somebody goes. */
const linkName = /^(?:href|link|action|[a-z]+(?:Url|Href)|[A-Z_]+_LINK)$/;

/**
 * Addresses on the site itself in a text: the text where it stands in place of a link, and those that the links of its HTML have.
 * @param name the name of the value that the text is
 */
export function linksIn(text: string, name: string | number | symbol | undefined): string[] {
  if (linkName.test(String(name))) return text.startsWith('/') ? [text] : [];
  return [...text.matchAll(/\bhref="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
}

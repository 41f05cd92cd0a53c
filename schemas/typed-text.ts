/**
 * The one form in which typed and pasted text is stored and compared. Keyboards, telephones and documents write the same text
 * differently: `é` as one sign or two, spaces that do not break or have no width, typographic quotes and hyphens.
 */

/** Signs without width that copied text brings along: soft hyphen, zero-width space, word joiner, byte order mark, marks of direction. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
/** Joiners too, which words of some scripts need and codes and passwords do not. */
const unseenOrJoining = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

const withStraightQuotes = (text: string): string =>
  text.replace(/[\u2018-\u201B\u2032]/gu, "'").replace(/[\u00AB\u00BB\u201C-\u201F\u2033]/gu, '"');
const withHyphens = (text: string): string => text.replace(/[\u2010-\u2015\u2212]/gu, '-');

/** A line, as of a name or an address: composed letters (NFC), one space between words. */
export const typedLine = (text: string): string => text.replace(unseen, '').normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A code, as of a discount or an order: capital letters, signs of a plain keyboard (NFKC), one space between words. */
export const typedCode = (text: string): string =>
  withHyphens(withStraightQuotes(text.replace(unseenOrJoining, '')).normalize('NFKC'))
    .replace(/\s+/gu, ' ')
    .trim()
    .toUpperCase();

/**
 * A password as it is hashed: signs without width left out, straight quotes, compatibility forms composed (NFKC, as NIST SP 800-63B
 * asks), every space a plain one (OpaqueString of RFC 8265). Spaces within and around it count, and so do capitals.
 */
export const typedPassword = (text: string): string =>
  withStraightQuotes(text.replace(unseenOrJoining, ''))
    .normalize('NFKC')
    .replace(/\p{Zs}/gu, ' ');

/**
 * An e-mail address in small letters, its domain in ASCII: `marie@café.fr` is `marie@xn--caf-dma.fr` (UTS 46, as URLs have it), which
 * every mail server and bank takes. A domain that is none stays as it is, for the schema to refuse.
 */
export function typedEmail(text: string): string {
  const email = withStraightQuotes(typedLine(text)).normalize('NFKC').toLowerCase();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Letters, digits and dots alone: a URL reads ports, percent signs and IPv4 numbers out of a host.
  if (!/[^a-z0-9.-]/.test(domain) || !/^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email;
}

/** A number that some read as one and a half and others as fifteen hundred: `1.500`, `1,500`. */
export const isAmbiguousNumber = (text: string): boolean => /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);

/** A field as it was received: bytes, written as text with a character for each byte. */
export type RawField = readonly [name: string, bytes: string];

const decode = (text: string): string =>
  text.replaceAll('+', ' ').replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/**
 * The fields of an `application/x-www-form-urlencoded` text in the order they were sent, each decoded once. Signatures are over bytes
 * in that order, which parsers of forms do not keep.
 */
export const parseRawForm = (body: Buffer): RawField[] =>
  body
    .toString('latin1')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? ([decode(part), ''] as const) : ([decode(part.slice(0, at)), decode(part.slice(at + 1))] as const);
    });

/** The text that bytes stand for in UTF-8. */
export const textOf = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** The bytes of a text in UTF-8, a character each. */
export const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Percent-encodes bytes, but for letters, digits and the characters of `safe`. A space becomes `%20`. */
export const encodeBytes = (bytes: string, safe: string): string =>
  bytes.replace(/[^A-Za-z0-9]/g, (char) =>
    safe.includes(char) ? char : `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/** The name of a field that was sent twice; undefined: none was. */
export function findRepeated(fields: readonly RawField[]): string | undefined {
  const seen = new Set<string>();
  return fields.find(([name]) => seen.size === seen.add(name).size)?.[0];
}

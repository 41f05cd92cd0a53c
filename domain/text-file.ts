/**
 * Decodes a file of text that a spreadsheet may have written: UTF-8; UTF-16, which Excel calls Unicode text; or Windows-1252, which its CSV
 * is without more. Null where it is none of them. UTF-16 is known by its mark, or by the half of its first letter that is empty.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return decodeAs('utf-16le', bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return decodeAs('utf-16be', bytes);
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes);
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export const fontFormats = ['woff2', 'woff', 'ttf', 'otf'] as const;
export type FontFormat = (typeof fontFormats)[number];

/** Media type of each format. */
export const fontTypes: Readonly<Record<FontFormat, string>> = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
};

const formatsBySignature: Readonly<Record<string, FontFormat>> = {
  '774f4632': 'woff2',
  '774f4646': 'woff',
  '00010000': 'ttf',
  '74727565': 'ttf',
  '4f54544f': 'otf',
};

/**
 * The format of a font by what is in the file, whatever its name says; null for anything else. Looks at the signature and at
 * whether the header fits the file: WOFF says the length of the file, TrueType and OpenType where each table stands.
 */
export function detectFontFormat(bytes: Buffer): FontFormat | null {
  if (bytes.length < 44) return null;
  const format = formatsBySignature[bytes.subarray(0, 4).toString('hex')];
  if (!format) return null;
  const fits = format.startsWith('woff') ? bytes.readUInt32BE(8) === bytes.length : hasTables(bytes);
  return fits ? format : null;
}

function hasTables(bytes: Buffer): boolean {
  const count = bytes.readUInt16BE(4);
  if (count === 0 || 12 + count * 16 > bytes.length) return false;
  const places = Array.from({ length: count }, (_, i) => 12 + i * 16);
  return places.every((at) => bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12) <= bytes.length);
}

import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { type Outlines, readOutlines } from './woff2-glyphs.ts';

const signature = 0x774f4632;
/** Tags by their number in a WOFF2 directory. */
const tags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4}(?= |$)/g,
  ) ?? [];

/** Whether a file is a WOFF2 font. */
export const isWoff2 = (file: Uint8Array): boolean => file.length > 48 && new ByteReader(file).u32() === signature;

type Table = { tag: string; length: number; isTransformed: boolean };

/**
 * Unpacks a WOFF2 font into the TrueType font it was made from, its variations included: PDFs embed no other kind.
 * Throws RangeError or an error of zlib where the file is not whole.
 * @see https://www.w3.org/TR/WOFF2/
 */
export function unpackWoff2(file: Uint8Array): Buffer {
  const reader = new ByteReader(file, 4);
  const flavour = reader.u32();
  reader.at = 12;
  const count = reader.u16();
  reader.at = 20;
  const packedLength = reader.u32();
  reader.at = 48;
  const directory = Array.from({ length: count }, () => readEntry(reader));
  const data = new ByteReader(brotliDecompressSync(reader.take(packedLength)));
  const tables = new Map(directory.map(({ tag, length }): [string, Buffer] => [tag, Buffer.from(data.take(length))]));

  const isPacked = (tag: string) => directory.some((table) => table.tag === tag && table.isTransformed);
  const packed = tables.get('glyf');
  const outlines = packed && isPacked('glyf') ? readOutlines(packed) : null;
  if (outlines) {
    tables.set('glyf', outlines.glyf);
    tables.set('loca', outlines.loca);
    // indexToLocFormat: long offsets.
    tables.get('head')?.writeInt16BE(1, 50);
    if (isPacked('hmtx')) tables.set('hmtx', unpackMetrics(tables, outlines));
  }
  return writeFont(flavour, tables);
}

function readEntry(reader: ByteReader): Table {
  const flags = reader.u8();
  const number = flags & 0x3f;
  const tag = number === 63 ? Buffer.from(reader.take(4)).toString('latin1') : (tags[number] ?? '');
  const original = reader.base128();
  // Of outlines, 3 says that nothing was transformed; of all others, 0 does.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
  return { tag, length: isTransformed ? reader.base128() : original, isTransformed };
}

/** Undoes the transformed hmtx table: the left bearings that were left out are the left edges of the outlines. */
function unpackMetrics(tables: ReadonlyMap<string, Buffer>, { leftEdges }: Outlines): Buffer {
  const metrics = tables.get('hmtx');
  const wide = tables.get('hhea')?.readUInt16BE(34);
  if (!metrics || wide === undefined) throw new RangeError('the font has no metrics');
  const reader = new ByteReader(metrics);
  const flags = reader.u8();
  const advances = Array.from({ length: wide }, () => reader.u16());
  const bearings = leftEdges.map((edge, glyph) => (flags & (glyph < wide ? 1 : 2) ? edge : reader.i16()));
  const bytes = Buffer.alloc(wide * 4 + (leftEdges.length - wide) * 2);
  let at = 0;
  for (const [glyph, bearing] of bearings.entries()) {
    const advance = advances[glyph];
    if (advance !== undefined) at = bytes.writeUInt16BE(advance, at);
    at = bytes.writeInt16BE(bearing, at);
  }
  return bytes;
}

/** An sfnt file. Its checksums are left 0: it is only read by what embeds a part of it, which makes them anew. */
function writeFont(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * sorted.length);
  directory.writeUInt32BE(flavour, 0);
  directory.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

import type { fileFormats, pictureFormats } from '#schemas/media-library.ts';

/** `gif` and `tiff` are read, and kept as PNG and JPEG. */
type Format = (typeof pictureFormats)[number] | (typeof fileFormats)[number] | 'gif' | 'tiff';

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** Brands of ISO base media files that browsers play: MP4 of phones, cameras and programs, and QuickTime that is one. */
const videoBrands = /^(?:isom|iso[2-9a-f]|mp4[12]|avc1|M4V |MSNV|dash|f4v |XAVC)$/;

/**
 * Detects the format of a file by its content, not by its name; undefined: none that the library accepts. The positions of the signatures
 * are in https://mimesniff.spec.whatwg.org.
 */
export function detectFormat(bytes: Uint8Array): Format | undefined {
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, 0, 'GIF8')) return 'gif';
  if (startsWith(bytes, 0, 'II*\0') || startsWith(bytes, 0, 'MM\0*')) return 'tiff';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 0, '%PDF-')) return hasPdfEnd(bytes) ? 'pdf' : undefined;
  // EBML, whose document type is named near the beginning: Matroska has the same beginning.
  if (startsWith(bytes, 0, '\x1a\x45\xdf\xa3')) return Buffer.from(bytes.subarray(0, 64)).includes('webm') ? 'webm' : undefined;
  if (startsWith(bytes, 4, 'ftyp')) {
    const brand = Buffer.from(bytes.subarray(8, 12)).toString('latin1');
    if (brand === 'avif' || brand === 'avis') return 'avif';
    return videoBrands.test(brand) ? 'mp4' : undefined;
  }
  const text = Buffer.from(bytes.subarray(0, 500)).toString('utf8');
  return /^\uFEFF?\s*(?:<\?xml|<!DOCTYPE svg|<!--|<svg)/i.test(text) &&
    /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 20_000)).toString('utf8'))
    ? 'svg'
    : undefined;
}

/** A PDF file that was cut off has no end. */
const hasPdfEnd = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-2048)).includes('%%EOF');

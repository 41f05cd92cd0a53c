import { readHead } from '#backend/foundation/media/index.ts';
import type { ApiContext } from '#backend/platform/http/context.ts';
import type { FileKind } from '#schemas/form.ts';

const pictures: Readonly<Record<string, FileKind>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Detects the kind of a file by its bytes, not by its name or its sender's type; null for anything that forms do not accept. */
export async function detectFileKind(bytes: Buffer): Promise<FileKind | null> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return bytes.subarray(-2048).includes('%%EOF') ? 'pdf' : null;
  }
  if (!looksLikePicture(bytes)) return null;
  try {
    const { format } = await readHead(bytes);
    return pictures[format ?? ''] ?? null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

/** JPEG, PNG or WebP, by how they begin. Nothing else is given to the picture library. */
function looksLikePicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return start.startsWith('\u00ff\u00d8\u00ff') || start.startsWith('\u0089PNG\r\n\u001a\n') || /^RIFF[\s\S]{4}WEBP/.test(start);
}

export const contentTypes: Readonly<Record<FileKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** A name that is safe to store and to answer: letters, digits and dashes, with the ending of what the file is. */
export function safeFileName(name: string, kind: FileKind): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain.slice(0, 60) || 'file'}.${kind}`;
}

/** Answers a file that came from anybody: it is handed over to be saved, and never shown as a page of this origin. */
export const handOver = (c: ApiContext, file: { bytes: Buffer; kind: FileKind; name: string }): Response =>
  c.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': contentTypes[file.kind],
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });

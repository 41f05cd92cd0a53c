import type { FileKind } from '#schemas/form.ts';
import type { ApiContext } from '../platform/http/context.ts';
import { contentTypes } from './file-kind.ts';

/** Answers a file that came from anybody: it is handed over to be saved, and never shown as a page of this origin. */
export const handOver = (c: ApiContext, file: { bytes: Buffer; kind: FileKind; name: string }): Response =>
  c.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': contentTypes[file.kind],
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });

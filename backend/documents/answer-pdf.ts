import type { ApiContext } from '../platform/http/context.ts';

/** Files that one place may have made in an hour: each costs some tenths of a second. */
export const filesMade = { name: 'document', limit: 120, windowSeconds: 3600 };

/** Answers a PDF. */
export const answerPdf = (c: ApiContext, bytes: Buffer, disposition: string, cache: string): Response =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': disposition,
    'Cache-Control': cache,
    'X-Content-Type-Options': 'nosniff',
  });

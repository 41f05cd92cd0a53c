import { config } from 'zod/v4/core';

/*
 * What `zod` is in the browser (next.config.ts). There the content policy forbids to make code of text. Zod tries it at its first schema,
 * and browsers report the try, though it is caught.
 */

config({ jitless: true });

export * from 'zod/v4';

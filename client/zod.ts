import { config } from 'zod/v4/core';

/*
 * Replaces `zod` in the browser (next.config.ts). There the content policy forbids code made of text. Zod tries it at its first schema, and
 * browsers report the attempt, though it is caught.
 */

config({ jitless: true });

export * from 'zod/v4';

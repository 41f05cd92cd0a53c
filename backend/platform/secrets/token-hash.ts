import { createHash } from 'node:crypto';

/**
 * Hashes a token that a cookie or a link carries: SHA-256 in hexadecimal. Tables hold the hash alone, so that who reads them can use none.
 * Tokens are random and long; passwords need another hash (`backend/foundation/people/passwords.ts`).
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

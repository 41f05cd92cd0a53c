import { hmac, isSame } from '../../platform/secrets/secrets.ts';

/** The signature over bytes as Cawl writes it: HMAC-SHA256 in base64. */
export const cawlSignature = (secret: string, text: Uint8Array): string => hmac(secret, text).toString('base64');

/** Whether a signature is of these bytes, compared as it is written. */
export const isSignedByCawl = (secret: string, text: Uint8Array, signature: string): boolean =>
  isSame(Buffer.from(cawlSignature(secret, text)), Buffer.from(signature));

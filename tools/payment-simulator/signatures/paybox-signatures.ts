import { createHmac, createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';

export type PayboxKeys = { privateKey: KeyObject; publicKeyPem: string };

/**
 * A pair of this simulator's own, in the form of Paybox: RSA of 1024 bits, the public half as SubjectPublicKeyInfo in PEM.
 * The real private key is known to Paybox alone.
 */
export function generatePayboxKeys(): PayboxKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return { privateKey, publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** SHA-1 with RSA, PKCS#1 v1.5, in base64, over the raw text of a notification: percent-escapes stay as they are. */
export const payboxSignature = (privateKey: KeyObject, rawText: string): string =>
  createSign('sha1').update(rawText, 'latin1').sign(privateKey, 'base64');

/** Returns whether a signature in base64 is valid for this text and a public key in PEM. */
export const isPayboxSignature = (publicKeyPem: string, rawText: string, signature: string): boolean =>
  createVerify('sha1').update(rawText, 'latin1').verify(publicKeyPem, signature, 'base64');

/** The text that a request's HMAC is over: `NAME=value` joined by `&` in the order of the fields, values as they are. */
export const payboxText = (fields: Iterable<readonly [name: string, value: string]>): string =>
  [...fields].map(([name, value]) => `${name}=${value}`).join('&');

/** HMAC-SHA512 in capital hexadecimal under a key of hexadecimal digits. The text's characters are bytes (see core/raw-form.ts). */
export function payboxHmac(keyHex: string, text: string): string {
  if (!/^([0-9a-f]{2})+$/i.test(keyHex)) throw new Error('a key of e-Transactions is hexadecimal');
  return createHmac('sha512', Buffer.from(keyHex, 'hex')).update(Buffer.from(text, 'latin1')).digest('hex').toUpperCase();
}

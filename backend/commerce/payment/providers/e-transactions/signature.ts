import { createHmac, createPublicKey, verify } from 'node:crypto';

/**
 * The key that Crédit Agricole e-Transactions (Paybox, Verifone) signs notifications with: one for all shops, published in its own
 * modules. RSA of 1024 bits with SHA-1 is what it signs with; the protocol knows nothing stronger.
 */
export const bankKey = `-----BEGIN PUBLIC KEY-----
MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDe+hkicNP7ROHUssGNtHwiT2Ew
HFrSk/qwrcq8v5metRtTTFPE/nmzSkRnTs3GMpi57rBdxBBJW5W9cpNyGUh0jNXc
VrOSClpD5Ri2hER/GcNrxVRP7RlWOqB1C03q4QYmwjHZ+zlM4OUhCCAtSWflB4wC
Ka1g88CjFwRw/PB9kwIDAQAB
-----END PUBLIC KEY-----`;

/** The signature of a form: HMAC-SHA512 over `NAME=value` joined by `&` in the form's order, in capitals. `key` is hexadecimal. */
export const formSignature = (key: string, fields: readonly { name: string; value: string }[]): string =>
  textSignature(key, Buffer.from(fields.map(({ name, value }) => `${name}=${value}`).join('&')));

export const textSignature = (key: string, text: Uint8Array): string =>
  createHmac('sha512', Buffer.from(key, 'hex')).update(text).digest('hex').toUpperCase();

/**
 * Returns whether a signature (base64 of RSA-SHA1, PKCS#1 v1.5) matches these bytes. Base64 that is not in its canonical form is refused.
 */
export function isSignedByBank(publicKey: string, text: Uint8Array, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  return bytes.toString('base64') === signature && verify('sha1', text, createPublicKey(publicKey), bytes);
}

/** The name that our forms give the signature (PBX_RETOUR `Sign:K`, the last). */
export const signatureName = 'Sign';

/**
 * Cuts a notification into what was signed, its escapes untouched, and the signature. Some come escaped twice.
 * Null: it has no signature at its end.
 */
export function cutSignature(raw: string): { signed: string; signature: string } | null {
  const at = raw.lastIndexOf(`&${signatureName}=`);
  if (at <= 0) return null;
  const escaped = raw.slice(at + signatureName.length + 2);
  const once = unescaped(escaped);
  const signature = once?.includes('%') ? unescaped(once) : once;
  return signature ? { signed: raw.slice(0, at), signature } : null;
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

import { hmac, isSame } from '../../platform/secrets/secrets.ts';

/** Seconds a signed notification is accepted for. */
export const tolerance = 300;

/** Signs a notification of the test bank: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body", hexadecimal>`. */
export function sign(secret: string, raw: Uint8Array, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${hmac(secret, signedText(t, raw)).toString('hex')}`;
}

/** Whether a signature is of this body and of the last five minutes. */
export function isSigned(secret: string, raw: Uint8Array, signature: string, now: Date): boolean {
  const [, t, v1] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!t || !v1) return false;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(t)) > tolerance) return false;
  return isSame(hmac(secret, signedText(Number(t), raw)), Buffer.from(v1, 'hex'));
}

const signedText = (t: number, raw: Uint8Array): Buffer => Buffer.concat([Buffer.from(`${t}.`), raw]);

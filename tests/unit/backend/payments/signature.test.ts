import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigned, sign } from '#backend/commerce/payment/providers/sandbox/provider.ts';

const secret = 'a secret';
const body = Buffer.from('{"amount":5090}');
const now = new Date('2026-11-20T10:00:00Z');
const signature = sign(secret, body, now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the signature of a notification', () => {
  it('is HMAC-SHA256 over time and raw body', () => {
    const t = now.getTime() / 1000;
    const expected = createHmac('sha256', secret).update(`${t}.{"amount":5090}`).digest('hex');
    expect(signature).toBe(`t=${t},v1=${expected}`);
  });

  it('holds for five minutes', () => {
    expect(isSigned(secret, body, signature, now)).toBe(true);
    expect(isSigned(secret, body, signature, later(300))).toBe(true);
    expect(isSigned(secret, body, signature, later(301))).toBe(false);
    expect(isSigned(secret, body, signature, later(-301))).toBe(false);
  });

  it('breaks with one byte of the body, another secret, another time or another form', () => {
    expect(isSigned(secret, Buffer.from('{"amount":5091}'), signature, now)).toBe(false);
    expect(isSigned('another', body, signature, now)).toBe(false);
    expect(isSigned(secret, body, signature.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`), now)).toBe(false);
    for (const wrong of ['', 't=1', 'v1=00', `${signature} `, signature.toUpperCase(), signature.slice(0, -2)]) {
      expect(isSigned(secret, body, wrong, now)).toBe(false);
    }
  });
});

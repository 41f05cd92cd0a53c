import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gcsMac, gcsText, stripeMac, stripeSignatureHeader } from '../../../tools/payment-simulator/signatures/hmac-signatures.ts';
import { moneticoKey, moneticoSeal, moneticoText } from '../../../tools/payment-simulator/signatures/monetico-seal.ts';
import {
  generatePayboxKeys,
  isPayboxSignature,
  payboxHmac,
  payboxSignature,
} from '../../../tools/payment-simulator/signatures/paybox-signatures.ts';

type Vector = { id: string; alg: string; key?: string; publicKey?: string; string: string; expected: string; usableKeyHex?: string };

const vectors = JSON.parse(readFileSync(new URL('./fixtures/payment-vectors.json', import.meta.url), 'utf8')) as Vector[];

function isValid({ alg, key = '', publicKey = '', string, expected }: Vector): boolean {
  if (alg === 'hmac-sha1-hex') return moneticoSeal(key, string) === expected.toUpperCase();
  if (alg === 'hmac-sha512-hex-upper') return payboxHmac(key, string) === expected;
  if (alg === 'rsa-sha1-pkcs1v15-base64') return isPayboxSignature(publicKey, string, expected);
  if (alg === 'hmac-sha256-base64') return gcsMac(key, string) === expected;
  if (alg === 'hmac-sha256-hex') return stripeMac(key, string) === expected;
  throw new Error(`no algorithm ${alg}`);
}

describe('signatures of the payment simulator', () => {
  it('reads all seven vectors', () => expect(vectors).toHaveLength(7));

  for (const vector of vectors) {
    it(`agree with the vector ${vector.id}`, () => expect(isValid(vector)).toBe(true));

    it(`refuse the vector ${vector.id} with one byte changed`, () => {
      const last = vector.string.slice(-1);
      expect(isValid({ ...vector, string: `${vector.string.slice(0, -1)}${last === 'x' ? 'y' : 'x'}` })).toBe(false);
    });
  }

  it('read a Monetico key of the old form', () => {
    const old = vectors.find(({ usableKeyHex }) => usableKeyHex);
    expect(moneticoKey(old?.key ?? '').toString('hex')).toBe(old?.usableKeyHex);
  });

  it('read an M in the last place of a Monetico key as 0', () =>
    expect(moneticoKey(`${'1'.repeat(39)}M`).toString('hex')).toBe(`${'1'.repeat(39)}0`));

  it('refuse a Monetico key that gives no 20 bytes', () => expect(() => moneticoKey('zz'.repeat(20))).toThrow('40 characters'));

  it('seal the fields of Monetico in ASCII order, empty ones too, without the MAC', () =>
    expect(
      moneticoText([
        ['texte-libre', 'a*b'],
        ['MAC', 'X'],
        ['date', ''],
        ['TPE', '1'],
        ['3dsdebrayable', '0'],
      ]),
    ).toBe('3dsdebrayable=0*TPE=1*date=*texte-libre=a*b'));

  it('sign a POST to Cawl with its content type and sorted headers, a GET without', () => {
    const signed = {
      contentType: 'application/json',
      date: 'D',
      headers: { 'x-gcs-b': ' 2 \r\n 3', 'x-gcs-a': '1', accept: '*' },
      target: '/v2/a?b=%20',
    };
    expect(gcsText({ method: 'POST', ...signed })).toBe('POST\napplication/json\nD\nx-gcs-a:1\nx-gcs-b:2  3\n/v2/a?b=%20\n');
    expect(gcsText({ method: 'get', ...signed, headers: {} })).toBe('GET\n\nD\n/v2/a?b=%20\n');
  });

  it('give a Stripe header one MAC for each secret', () =>
    expect(stripeSignatureHeader(['a', 'b'], '{}', 12)).toBe(`t=12,v1=${stripeMac('a', '12.{}')},v1=${stripeMac('b', '12.{}')}`));

  it('of e-Transactions have 128 bytes and hold for one raw text only', () => {
    const { privateKey, publicKeyPem } = generatePayboxKeys();
    const signature = payboxSignature(privateKey, 'Mt=1000&Ref=a,b@c%20d');
    expect(Buffer.from(signature, 'base64')).toHaveLength(128);
    expect(isPayboxSignature(publicKeyPem, 'Mt=1000&Ref=a,b@c%20d', signature)).toBe(true);
    expect(isPayboxSignature(publicKeyPem, 'Mt=1000&Ref=a%2Cb%40c%20d', signature)).toBe(false);
  });
});

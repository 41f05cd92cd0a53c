import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { verifyMessages } from '#backend/commerce/payment/verify-messages.ts';

type Vector = { id: string; alg: string; string: string; expected: string; key?: string; publicKey?: string };
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, 'payment-vectors.json'), 'utf8')) as Vector[];

const isValid = (vector: unknown) => verifyMessages([vector])?.[0]?.endsWith(' valid');

/** Another byte at a place, still of one byte in UTF-8. */
const changed = (text: string, at: number): string => {
  const code = text.charCodeAt(at);
  return text.slice(0, at) + String.fromCharCode(code === 0x21 ? 0x22 : 0x21) + text.slice(at + 1);
};

describe('a signed message of a provider', () => {
  it.each(vectors)('$id verifies', (vector) => {
    expect(verifyMessages([vector])).toEqual([`${vector.id} valid`]);
  });

  it.each(vectors)('$id is refused with any one byte of what was signed changed', (vector) => {
    for (let at = 0; at < vector.string.length; at += 1) {
      expect(isValid({ ...vector, string: changed(vector.string, at) }), `byte ${at}`).toBe(false);
    }
    expect(isValid({ ...vector, string: `${vector.string} ` })).toBe(false);
    expect(isValid({ ...vector, string: `\uFEFF${vector.string}` })).toBe(false);
  });

  it.each(vectors)('$id is refused with any one byte of its signature changed', (vector) => {
    for (let at = 0; at < vector.expected.length; at += 1) {
      expect(isValid({ ...vector, expected: changed(vector.expected, at) }), `byte ${at}`).toBe(false);
      // The nearest byte: of base64 it may stand for the same bits.
      const near = String.fromCharCode(vector.expected.charCodeAt(at) ^ 1);
      expect(isValid({ ...vector, expected: vector.expected.slice(0, at) + near + vector.expected.slice(at + 1) }), `bit of ${at}`).toBe(
        false,
      );
    }
    expect(isValid({ ...vector, expected: '' })).toBe(false);
    expect(isValid({ ...vector, expected: vector.expected.slice(0, -1) })).toBe(false);
    expect(isValid({ ...vector, expected: `${vector.expected}A` })).toBe(false);
  });

  it.each(vectors.filter(({ key }) => key))('$id is refused with another key', (vector) => {
    const key = vector.key ?? '';
    expect(isValid({ ...vector, key: (key.startsWith('2') ? '3' : '2') + key.slice(1) })).toBe(false);
    expect(isValid({ ...vector, key: '' })).toBe(false);
  });
});

test('what is no message is refused by its id or its place, and the others are still verified', () => {
  const [first] = vectors;
  expect(verifyMessages([{ id: 'x' }, 7, first, { ...first, id: 'y', alg: 'constructor' }, { ...first, id: 'z', alg: 'none' }])).toEqual([
    'x refused not a message: provider',
    '#2 refused not a message:',
    'M3 valid',
    'y refused unknown algorithm constructor',
    'z refused unknown algorithm none',
  ]);
  expect(verifyMessages({})).toBeUndefined();
});

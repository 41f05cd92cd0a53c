import { z } from 'zod';
import { hmac, isSame } from '#backend/platform/secrets/secrets.ts';
import { isSignedByCawl } from './providers/cawl/provider.ts';
import { isSignedByBank, textSignature } from './providers/e-transactions/signature.ts';
import { isSealed, usableKey } from './providers/monetico/seal.ts';

/**
 * One signed message in a file of messages: what was signed, byte for byte in UTF-8, what the signature is, and the key. `usableKeyHex`: what an
 * older key of Monetico stands for.
 */
const Message = z.object({
  id: z.string().min(1).max(100),
  provider: z.string(),
  alg: z.string(),
  key: z.string().optional(),
  publicKey: z.string().optional(),
  string: z.string(),
  expected: z.string(),
  usableKeyHex: z.string().optional(),
});
type Message = z.infer<typeof Message>;

const hexKey = /^(?:[0-9a-f]{2})+$/i;

/**
 * Verifier of each signature, by its name in the file: null, or the reason of the refusal. They call the same functions as the adapters.
 */
const verifiers: Readonly<Record<string, (message: Message, text: Uint8Array) => string | null>> = {
  'hmac-sha1-hex': ({ key = '', expected, usableKeyHex }, text) => {
    if (usableKey(key).length !== 20) return 'the key has not 40 signs';
    if (usableKeyHex !== undefined && usableKey(key).toString('hex') !== usableKeyHex.toLowerCase()) return 'the key stands for another';
    return isSealed(key, text, expected) ? null : 'wrong seal';
  },
  'hmac-sha512-hex-upper': ({ key = '', expected }, text) => {
    if (!hexKey.test(key)) return 'the key is not hexadecimal';
    return isSame(Buffer.from(textSignature(key, text)), Buffer.from(expected)) ? null : 'wrong signature';
  },
  'rsa-sha1-pkcs1v15-base64': ({ publicKey = '', expected }, text) => {
    try {
      return isSignedByBank(publicKey, text, expected) ? null : 'wrong signature';
    } catch {
      return 'the public key cannot be read';
    }
  },
  'hmac-sha256-base64': ({ key, expected }, text) => (key && isSignedByCawl(key, text, expected) ? null : 'wrong signature'),
  // Of Stripe the bare signature is given, without its time.
  'hmac-sha256-hex': ({ key, expected }, text) =>
    key && isSame(Buffer.from(hmac(key, text).toString('hex')), Buffer.from(expected)) ? null : 'wrong signature',
};

/**
 * Verifies messages of a file: a line for each, `<id> valid` or `<id> refused <reason>`.
 * @param content what the file holds, parsed from JSON; undefined when it is no list
 */
export function verifyMessages(content: unknown): string[] | undefined {
  if (!Array.isArray(content)) return undefined;
  return content.map((each: unknown, index) => {
    const message = Message.safeParse(each);
    if (!message.success) return `${nameOf(each, index)} refused not a message: ${message.error.issues[0]?.path.join('.') ?? ''}`.trim();
    const { id, alg, string } = message.data;
    const verifier = Object.hasOwn(verifiers, alg) ? verifiers[alg] : undefined;
    const reason = verifier ? verifier(message.data, Buffer.from(string)) : `unknown algorithm ${alg}`;
    return reason === null ? `${id} valid` : `${id} refused ${reason}`;
  });
}

/** Returns the name of an invalid message: its id if it has one, else its position in the file, from 1. */
const nameOf = (each: unknown, index: number): string => {
  const named = z.object({ id: z.string().min(1).max(100) }).safeParse(each);
  return named.success ? named.data.id : `#${index + 1}`;
};

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keys of 32 bytes: secrets are sealed with `current`, where there is one, and opened with any. */
export type Keyring = { current: Buffer | undefined; others: readonly Buffer[] };

/** A secret in the database cannot be opened. `message` is one line for a person. */
export class SealedError extends Error {
  override name = 'SealedError';

  constructor(where: string) {
    super(`The secret ${where} is sealed with a key that is not here: set SECRETS_KEY, or add it to SECRETS_OTHER_KEYS.`);
  }
}

/** A process has one environment, and so one keyring: what seals and opens stands deep inside of transactions. */
let keyring: Keyring = { current: undefined, others: [] };

/** Takes the keys of the environment, once as a process starts; gives those it had. */
export function takeKeyring(keys: Keyring): Keyring {
  const before = keyring;
  keyring = keys;
  return before;
}

const mark = 'sealed:1:';
/** A text that is stored as it is, though it begins like one that is not. */
const plainMark = 'plain:';

/** Names a key without telling it. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/**
 * A secret as the database keeps it: AES-256-GCM under the current key, bound to its place (site and name), so that it opens nowhere
 * else; as it is where the installation has no key.
 */
export function seal(secret: string, place: string): string {
  const key = keyring.current;
  if (!key) return secret.startsWith(mark) || secret.startsWith(plainMark) ? plainMark + secret : secret;
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${mark}${idOf(key)}:${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64')}`;
}

/** The secret that was sealed for a place. Throws SealedError where its key is not here, or it was changed or moved. */
export function open(stored: string, place: string): string {
  if (stored.startsWith(plainMark)) return stored.slice(plainMark.length);
  if (!stored.startsWith(mark)) return stored;
  const [id, text = ''] = stored.slice(mark.length).split(':');
  const key = [keyring.current, ...keyring.others].find((each) => each && idOf(each) === id);
  if (!key) throw new SealedError(place);
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 }).setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    throw new SealedError(place);
  }
}

/** Returns whether a stored secret has the form that this process would write: encrypted with the current key, or plain without one. */
export const isAsSealedNow = (stored: string): boolean =>
  keyring.current ? stored.startsWith(`${mark}${idOf(keyring.current)}:`) : !stored.startsWith(mark);

/** Returns whether this process encrypts the secrets that it writes. */
export const isSealing = (): boolean => keyring.current !== undefined;

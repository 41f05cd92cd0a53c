import { hash, verify } from '@node-rs/argon2';
import { typedPassword } from '#schemas/typed-text.ts';

/** argon2id with the parameters OWASP recommends first: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password in the form that every keyboard gives it (schemas/typed-text.ts). */
export const hashPassword = (password: string): Promise<string> => hash(typedPassword(password), cost);

/** A hash of nothing anybody knows, so that an unknown account takes as long to refuse as a wrong password. */
let nobodysHash: Promise<string> | null = null;

/**
 * Returns whether a password matches a hash. Without a hash (no such account) it takes the same time and returns false. Old hashes are of
 * passwords as they were typed, composed or decomposed: those forms are tried too, if they differ.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const known = passwordHash ?? (await nobodysHash);
  let matches = false;
  for (const form of new Set([typedPassword(password), password, password.normalize('NFC'), password.normalize('NFD')]))
    matches ||= await verify(known, form);
  return matches && passwordHash !== null;
}

import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends first: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash of nothing anybody knows, so that an unknown account takes as long to refuse as a wrong password. */
let nobodysHash: Promise<string> | null = null;

/** Whether a password is that of a hash; with no hash (no such account) it takes the same time and is false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}

import { z } from 'zod';

/** A browser in which an administrator is signed in. */
export const OpenSession = z.object({
  id: z.uuid(),
  /** `Firefox`, `Windows`: names from a closed list; null where the browser says neither, as for sessions of before it was noted. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Shortened address that it was opened from: `203.0.113.x`, `2001:db8:1::x`; null: not noted. */
  network: z.string().nullable(),
  /** Time of the sign-in by password. */
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

import type { z } from 'zod';
import { NotificationRefused } from './provider.ts';

/** Reads the body of a verified notification. Throws NotificationRefused when it is none. */
export function readSigned<T extends z.ZodType>(schema: T, raw: Uint8Array): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch (cause) {
    throw new NotificationRefused('not JSON', { cause });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new NotificationRefused('not a notification', { cause: parsed.error });
  return parsed.data;
}

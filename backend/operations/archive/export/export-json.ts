import type { z } from 'zod';
import { withoutDefaults } from '#backend/entities/without-defaults.ts';

/**
 * A file of a site's folder as an export writes it: checked by its schema, keys in the schema's order (those of records sorted),
 * without what is the default, so that it reads as one written by hand. The same value always gives the same text.
 * Throws ZodError for what an import would refuse.
 */
export function archiveJson<T extends z.ZodType>(schema: T, value: z.input<T>): string {
  return `${JSON.stringify(withoutDefaults(schema, schema.parse(value)), null, 2)}\n`;
}

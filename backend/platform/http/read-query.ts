import type { z } from 'zod';

/** Leaves out the empty values of a query string: an empty filter filters nothing. */
export const withoutEmptyValues = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim() !== ''));

/** Returns the schema of a call's query that refuses every key which the call does not know, by its name. */
export const refusingUnknownKeys = (query: z.ZodObject | undefined): z.ZodObject | undefined => query?.strict();

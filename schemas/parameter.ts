import { z } from 'zod';

export const ParameterKind = z.enum(['STRING', 'BOOLEAN', 'NUMBER', 'TEXT', 'LINK']);
export type ParameterKind = z.infer<typeof ParameterKind>;

/** A site parameter as GET /parameter answers it. `value` is text whatever the kind; null means the default. */
export const Parameter = z.object({
  id: z.int(),
  /** Upper-case key, e.g. `MENU_ALIGNMENT`. */
  type: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  kind: ParameterKind,
  label: z.string(),
  value: z.string().nullable(),
});
export type Parameter = z.infer<typeof Parameter>;

import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from '../core/refusal.ts';

/** Reads the JSON of a control call. Throws Refusal that names what is wrong. */
export async function parseCall<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const json: unknown = await c.req.json().catch(() => {
    throw new Refusal('the body is no JSON');
  });
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';

/** Bytes of a form of a few lines, as those of a withdrawal. */
export const maxFormBytes = 16_384;

/** Bytes of bodies that are under way through one process at once, whether they are parsed here or handed on. */
const maxBytesInFlight = 48 * 1024 * 1024;
let bytesInFlight = 0;

/** Holds room for a body that is so long; gives what gives it back, undefined where there is none left. */
export function holdRoom(length: number): (() => void) | undefined {
  if (bytesInFlight + length > maxBytesInFlight) return undefined;
  bytesInFlight += length;
  return () => {
    bytesInFlight -= length;
  };
}

/** Reason why a body is refused: it has no length, it is too large, the process is reading too many, or it is no JSON of the shape. */
export type BodyRefusal = 'lengthless' | 'large' | 'busy' | 'unreadable';

/** Parses the fields of a form (application/x-www-form-urlencoded); one that stands more than once is a list. */
export function parseForm(text: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/**
 * Reads a body, by default JSON, of at most `maxBytes`. Its size is held against the budget of the process before a byte is taken, and given back when
 * it is parsed or its sender has left.
 */
export async function readBody<Body>(
  request: IncomingMessage,
  maxBytes: number,
  schema: z.ZodType<Body>,
  parse: (text: string) => unknown = JSON.parse,
): Promise<{ body: Body } | { refusal: BodyRefusal }> {
  const told = request.headers['content-length'];
  if (!told) return { refusal: 'lengthless' };
  const length = Number(told);
  if (length > maxBytes) return { refusal: 'large' };
  const release = holdRoom(length);
  if (!release) return { refusal: 'busy' };
  try {
    // Node takes no more of it than its header says.
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const read = schema.safeParse(parse(Buffer.concat(chunks).toString('utf8')));
    return read.success ? { body: read.data } : { refusal: 'unreadable' };
  } catch {
    return { refusal: 'unreadable' };
  } finally {
    release();
  }
}

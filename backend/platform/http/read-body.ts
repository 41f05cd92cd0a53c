import type { HonoRequest } from 'hono';
import { ApiError } from './api-error.ts';

/** What a body held: its fields, and its files: under `image` or `images`, or under keys of their own. */
export type ReadBody = { fields: unknown; files: readonly File[]; filesByKey: ReadonlyMap<string, File> };

const noFiles = { files: [], filesByKey: new Map<string, File>() } as const;

/**
 * Reads a JSON body, or a multipart one where the call takes it: there, values that are objects are JSON-encoded.
 * Throws ApiError 400 when it cannot be read, 415 for another content type.
 */
export async function readBody(request: HonoRequest, multipart: boolean): Promise<ReadBody> {
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return { fields: parseJson(await request.text()), ...noFiles };
  if (type === 'multipart/form-data' && multipart) return readForm(await request.formData().catch(unreadable));
  if (type === undefined && (await request.text()) === '') return { fields: {}, ...noFiles };
  throw new ApiError(415, 'error.unsupported-media');
}

function readForm(form: FormData): ReadBody {
  const fields: Record<string, unknown> = {};
  const files: File[] = [];
  const filesByKey = new Map<string, File>();
  for (const [key, value] of form.entries()) {
    if (typeof value !== 'string') {
      files.push(value);
      filesByKey.set(key, value);
    } else fields[key] = /^[[{]/.test(value) ? parseJson(value) : value;
  }
  return { fields, files, filesByKey };
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return unreadable(error);
  }
}

function unreadable(cause: unknown): never {
  throw new ApiError(400, 'error.bad-request', { cause });
}

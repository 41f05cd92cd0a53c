import type { HonoRequest } from 'hono';
import { ApiError } from './api-error.ts';

/** Content of a body: its fields, and its files under `image` or `images`, or under keys of their own. */
export type ReadBody = { fields: unknown; files: readonly File[]; filesByKey: ReadonlyMap<string, File> };

const noFiles = { files: [], filesByKey: new Map<string, File>() } as const;

/**
 * Reads a JSON body, or a multipart one where the call takes it: there, values that are objects are JSON-encoded. `take` gives its bytes; it
 * is told whether they are a form, and not called for a type that the call does not take. Throws ApiError 400 when it cannot be read, 415 for another content type.
 */
export async function readBody(request: HonoRequest, multipart: boolean, take: (isForm: boolean) => Promise<BodyBytes>): Promise<ReadBody> {
  const contentType = request.header('content-type');
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return { fields: parseJson(new TextDecoder().decode(await take(false))), ...noFiles };
  if (type === 'multipart/form-data' && multipart) return readForm(await parseForm(await take(true), contentType).catch(unreadable));
  if (type === undefined && (await take(false)).length === 0) return { fields: {}, ...noFiles };
  throw new ApiError(415, 'error.unsupported-media');
}

type BodyBytes = Uint8Array<ArrayBuffer>;

const parseForm = (bytes: BodyBytes, contentType = ''): Promise<FormData> =>
  new Response(bytes, { headers: { 'content-type': contentType } }).formData();

/** Letters in all texts of a form, some of which are JSON: what is larger comes as a file. */
const maxFormText = 256 * 1024;

function readForm(form: FormData): ReadBody {
  let text = 0;
  const fields: Record<string, unknown> = {};
  const files: File[] = [];
  const filesByKey = new Map<string, File>();
  for (const [key, value] of form.entries()) {
    if (typeof value !== 'string') {
      files.push(value);
      filesByKey.set(key, value);
      continue;
    }
    text += value.length;
    if (text > maxFormText) throw new ApiError(413, 'error.too-long', { params: { max: maxFormText / 1024 } });
    fields[key] = /^[[{]/.test(value) ? parseJson(value) : value;
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

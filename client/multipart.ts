import type { MultipartCallKey } from '#schemas/calls/index.ts';

/** The calls whose body is multipart: kept here by hand, checked by the compiler, so that no schema is loaded to know it. */
const multipartCalls: Record<MultipartCallKey, true> = {
  'POST /cart/{cartId}/product/{declinationId}': true,
  'POST /admin/font': true,
  'POST /admin/payment/bank-list': true,
  'POST /admin/product/import': true,
  'PUT /admin/media-upload/{id}': true,
  'PUT /admin/page/{idPage}/layout/{idLayout}/preview': true,
  'POST /forms/{id}/answer/validate': true,
  'POST /forms/{id}/submit': true,
  'POST /product-customization/{id}/file/validate': true,
};

export const isMultipart = (key: string): boolean => Object.hasOwn(multipartCalls, key);

/**
 * Writes a body as multipart, as the API's conventions have it: object values are JSON-encoded, a file stands under
 * `image`, several under `images`, whatever their field was called, also one that is a data URL, and those of an object `files` under their keys;
 * `undefined` and `null` are left out.
 */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append('image', value);
    else if (isDataUrl(value)) form.append('image', decodeDataUrl(value));
    else if (isDataUrlList(value)) for (const url of value) form.append('images', decodeDataUrl(url));
    else if (key === 'files') for (const [name, file] of Object.entries(value)) form.append(name, file as Blob);
    else if (isFileList(value)) for (const file of value) form.append('images', file);
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)(?:;[\w=-]+)*;base64,([A-Za-z0-9+/]*={0,2})$/;
const isDataUrl = (value: unknown): value is string => typeof value === 'string' && value.startsWith('data:') && dataUrl.test(value);
const isDataUrlList = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isDataUrl);

/** Decodes a data URL in base64 to the file that it holds. */
function decodeDataUrl(url: string): Blob {
  const [, type = '', base64 = ''] = dataUrl.exec(url) ?? [];
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}

const isFileList = (value: unknown): value is Blob[] => Array.isArray(value) && value.length > 0 && value.every((v) => v instanceof Blob);

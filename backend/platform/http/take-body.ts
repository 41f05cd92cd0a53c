import type { HonoRequest } from 'hono';
import type { CallDefinition } from '#schemas/call.ts';
import { ApiError } from './api-error.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Limits of a body: its bytes, and the number of values in its JSON. A thousand values cost as much as a whole page. */
export type BodyBounds = { maxBytes: number; maxValues: number };

/** Of guests and customers: what they type, or a cart. What an administrator sends is larger, and comes after signing in. */
const ofShoppers: BodyBounds = { maxBytes: 64 * kilobyte, maxValues: 5_000 };
const ofAdministrators: BodyBounds = { maxBytes: megabyte, maxValues: 100_000 };
const ofDocuments: BodyBounds = { maxBytes: 8 * megabyte, maxValues: 400_000 };
const ofForms: BodyBounds = { maxBytes: 12 * megabyte, maxValues: 5_000 };

/** Bounds of a call's body, from what the call table says of it. `isForm`: it is sent as multipart. */
export function bodyBounds({ access, deep }: CallDefinition, isForm = false): BodyBounds {
  if (isForm) return ofForms;
  if (deep) return ofDocuments;
  return access === 'admin' ? ofAdministrators : ofShoppers;
}

/** Bytes of bodies that the process holds at once, from before they are read until their calls are answered. */
const maxBytesHeld = 64 * megabyte;
let bytesHeld = 0;

/** The bytes of a body; `release` gives their room back and is called when the call is answered. */
export type TakenBody = { bytes: Uint8Array<ArrayBuffer>; release: () => void };

const retryAfterSeconds = 2;

/**
 * Takes the bytes of a body. What says a larger size is refused before a byte is read, what says none as soon as it is larger (ApiError
 * 413); what the process has no room for is asked to come again (503).
 */
export async function takeBody({ raw }: HonoRequest, maxBytes: number): Promise<TakenBody> {
  let held = 0;
  const release = () => {
    bytesHeld -= held;
    held = 0;
  };
  const hold = (bytes: number) => {
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    if (bytesHeld + bytes - held > maxBytesHeld)
      throw new ApiError(503, 'error.unavailable', { headers: { 'Retry-After': String(retryAfterSeconds) } });
    bytesHeld += bytes - held;
    held = bytes;
  };
  const length = Number(raw.headers.get('content-length'));
  const told = Number.isSafeInteger(length) && length > 0 ? length : 0;
  try {
    hold(told);
    if (told > 0) return { bytes: new Uint8Array(await raw.arrayBuffer()), release };
    return { bytes: await takeUnannounced(raw, hold), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Takes what does not say its size: never more than `hold` lets it. */
async function takeUnannounced({ body }: Request, hold: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    hold(size);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Returns whether JSON has at most a number of values, by counting its commas: each ends a value, or is part of a text. It runs before the
 * parsing, which needs ten times their length in memory.
 */
export function hasFewValues(bytes: Uint8Array, maxValues: number): boolean {
  let commas = 0;
  for (let at = bytes.indexOf(comma); at >= 0 && commas <= maxValues; at = bytes.indexOf(comma, at + 1)) commas += 1;
  return commas <= maxValues;
}
const comma = ','.charCodeAt(0);

const tooLarge = (maxBytes: number): ApiError =>
  maxBytes < megabyte
    ? new ApiError(413, 'error.too-long', { params: { max: maxBytes / kilobyte } })
    : new ApiError(413, 'error.too-large', { params: { max: maxBytes / megabyte } });

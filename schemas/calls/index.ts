import type { z } from 'zod';
import { checkedCalls } from './checked.ts';
import { allEntityCalls } from './entities.ts';

/** Every call of the API: one source for the server's routes, the client's types and the OpenAPI document. */
export const calls = { ...checkedCalls, ...allEntityCalls };

type Calls = typeof calls;
export type CallKey = keyof Calls;
/** Calls whose body is multipart. */
export type MultipartCallKey = { [K in CallKey]: Calls[K] extends { multipart: true } ? K : never }[CallKey];

type Part<K extends CallKey, P extends string> = Calls[K] extends { [key in P]: infer T } ? T : never;
type InputOf<T> = [T] extends [never] ? undefined : T extends z.ZodType ? z.input<T> : undefined;

/** `data` of a call's answer. */
export type CallData<K extends CallKey> = z.output<Calls[K]['data']>;
/** Answer of a call that is refused because something stands in the way (409). */
export type CallConflict<K extends CallKey> = K extends CallKey ? z.output<Part<K, 'conflict'>> : never;
/** Input of a call: path parameters, query and body, if the call has them. */
export type CallInput<K extends CallKey> = (Part<K, 'params'> extends never ? object : { params: InputOf<Part<K, 'params'>> }) &
  (Part<K, 'query'> extends never ? object : { query?: InputOf<Part<K, 'query'>> }) &
  (Part<K, 'body'> extends never ? object : { body: InputOf<Part<K, 'body'>> });

import pino from 'pino';
import { type Api, createApi } from '#client/api.ts';
import { ApiFailure } from '#client/api-failure.ts';
import { parseData } from '#client/parse.ts';
import { readEnvironment } from '#config/environment.ts';
import type { Call } from '#renderer/types.ts';
import { batchCalls } from './batch-calls.ts';

export const environment = readEnvironment();

/** Calls of the web server to the API for a language of the site; answers are checked. `token`: on behalf of a person, `caller`: for somebody at that address. */
export function serverCall(locale: string, token?: string, caller?: string): Api['call'] {
  const headers = {
    userLang: locale,
    idSite: String(environment.siteId),
    ...(token && { Authorization: token }),
    ...(caller && { 'x-forwarded-for': caller }),
  };
  return createApi({ baseUrl: environment.apiHost, headers: () => headers, parse: parseData, timeoutMs: 8000 }).call;
}

/** The same for a guest; reads that are asked for in the same turn of the event loop are one request. */
export function batchedCall(locale: string): Call {
  const headers = { userLang: locale, idSite: String(environment.siteId) };
  const { call } = createApi({ baseUrl: environment.apiHost, headers: () => headers, parse: parseData, timeoutMs: 8000 });
  return batchCalls(call, parseData);
}

/** Statuses for a missing entry, and for a name in an address that no entry can have. */
const missing: readonly number[] = [404, 422];

/** Undefined where the API says that there is no such thing. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && missing.includes(error.status)) return undefined;
    throw error;
  }
}

export const log = pino({ name: 'web', level: environment.logLevel });

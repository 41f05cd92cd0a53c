import pino from 'pino';
import { type Api, createApi } from '#client/api.ts';
import { ApiFailure } from '#client/api-failure.ts';
import { readEnvironment } from '#config/environment.ts';
import type { Call } from '#renderer/types.ts';
import { batchCalls } from './batch-calls.ts';
import { checkAnswer, openFaultLog } from './call-faults.ts';

export const environment = readEnvironment();

export const log = pino({ name: 'web', level: environment.logLevel });

const faults = openFaultLog((call, line) => log.error({ call }, line));

/** Logs a failure with its stack, unless it is a fault of the API: its own line has named the call. */
export function logFailure(error: unknown, message: string, details: object = {}): void {
  if (!faults.isTold(error)) log.error({ err: error, ...details }, message);
}

/** The same calls; a fault of the API is told in one line. */
const tellingFaults = (call: Api['call']): Api['call'] =>
  ((key, input, options) =>
    call(key, input, options).catch((error: unknown) => {
      faults.tell(key, error);
      throw error;
    })) as Api['call'];

const callApi = (headers: Record<string, string>): Api['call'] =>
  createApi({ baseUrl: environment.apiHost, headers: () => headers, parse: checkAnswer, timeoutMs: 8000 }).call;

/** Calls of the web server to the API for a language of the site; answers are checked. `token`: on behalf of a person, `caller`: for somebody at that address. */
export function serverCall(locale: string, token?: string, caller?: string): Api['call'] {
  const headers = {
    userLang: locale,
    idSite: String(environment.siteId),
    ...(token && { Authorization: token }),
    ...(caller && { 'x-forwarded-for': caller }),
  };
  return tellingFaults(callApi(headers));
}

/** The same for a guest; reads that are asked for in the same turn of the event loop are one request. */
export function batchedCall(locale: string): Call {
  const headers = { userLang: locale, idSite: String(environment.siteId) };
  return tellingFaults(batchCalls(callApi(headers), checkAnswer));
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

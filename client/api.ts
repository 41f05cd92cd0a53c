import { parseCallKey } from '#schemas/call.ts';
import type { CallData, CallInput, CallKey } from '#schemas/calls/index.ts';
import type { Envelope, Refusal } from '#schemas/envelope.ts';
import { ApiFailure } from './api-failure.ts';
import { isMultipart, toFormData } from './multipart.ts';

export { ApiFailure };

export type ApiOptions = {
  /** Address of the API: `/api` in the browser, `http://127.0.0.1:4000` on the server. */
  baseUrl: string;
  /** Asked at every call, so that what changes (language, site) is current. */
  headers?: () => Record<string, string>;
  fetch?: typeof fetch;
  /** Checks `data` at the edge; `parseData` of `client/parse.ts` does it with the schemas. Without it answers are trusted. */
  parse?: <K extends CallKey>(key: K, data: unknown) => CallData<K> | Promise<CallData<K>>;
  /** Time limit of a call in ms. */
  timeoutMs?: number;
};

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Headers of this call only, e.g. `idCart` at login. */
  headers?: Record<string, string>;
};

export type Api = {
  /**
   * Makes one call and gives the answer's `data`.
   * @throws ApiFailure when the API answered with a refusal or an error; its message is the server's
   * @throws the raw error (TypeError, DOMException) when no answer came
   */
  call: <K extends CallKey>(key: K, input: CallInput<K>, options?: CallOptions) => Promise<CallData<K>>;
};

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: object };

/**
 * The API client: knows the envelope, paths, query strings and multipart, and no framework.
 * @example
 * const api = createApi({ baseUrl: '/api' });
 * const page = await api.call('GET /page/{id}', { params: { id: 12 } });
 */
export function createApi({ baseUrl, headers, fetch: send = fetch, parse, timeoutMs = 15_000 }: ApiOptions): Api {
  async function call<K extends CallKey>(key: K, input: CallInput<K>, options: CallOptions = {}): Promise<CallData<K>> {
    const { params = {}, query = {}, body } = input as Parts;
    const { method, path } = parseCallKey(key);
    const form = body && isMultipart(key) ? toFormData(body) : undefined;
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await send(baseUrl + pathOf(path, { params, query }), {
      method,
      headers: {
        accept: 'application/json',
        ...(body && !form && { 'content-type': 'application/json' }),
        ...headers?.(),
        ...options.headers,
      },
      body: form ?? (body ? JSON.stringify(body) : null),
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    });
    const data = await readData(response);
    return parse ? parse(key, data) : (data as CallData<K>);
  }
  return { call };
}

/** The address of a call below the API's, with its query: `/page/12`. */
export const pathOf = (path: string, { params = {}, query = {} }: Pick<Parts, 'params' | 'query'>): string =>
  fillPath(path, params) + queryString(query);

/** Puts encoded values into a path: `/page/{id}` → `/page/12`. A missing value is a fault of the caller. */
function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`The path parameter "${name}" of ${path} is missing`);
    return encodeURIComponent(String(value));
  });
}

/** Empty values are left out; a list is comma-separated (list query conventions). */
function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') search.set(key, text);
  }
  return search.size > 0 ? `?${search}` : '';
}

async function readData(response: Response): Promise<unknown> {
  return dataOf(response, readJson(await response.text()));
}

/** `data` of an answer. Throws ApiFailure where the API refused, and where the answer is not the API's (an error page of a gateway). */
export function dataOf({ status, statusText }: Pick<Response, 'status' | 'statusText'>, answer: unknown): unknown {
  const isOk = status >= 200 && status < 300;
  if (!isEnvelope(answer)) throw new ApiFailure(isOk ? 502 : status, statusText || `HTTP ${status}`);
  if (!answer.success) throw readRefusal(status, answer);
  if (!isOk) throw new ApiFailure(status, answer.message);
  return answer.data;
}

/** The failure that a refusal says. What stands in the way is trusted to be as the call's schema has it. */
const readRefusal = (status: number, { message, data, code, conflict }: Refusal): ApiFailure =>
  new ApiFailure(status, message, { fieldErrors: data ?? [], code, conflict: conflict as ApiFailure['conflict'] });

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' && value !== null && 'success' in value && 'message' in value;

/** Undefined where a text is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

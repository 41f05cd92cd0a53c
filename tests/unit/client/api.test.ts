import { describe, expect, it } from 'vitest';
import { ApiFailure, type ApiOptions, createApi } from '#client/api.ts';
import { isRefusal, readFailure } from '#domain/call-failure.ts';

type Sent = { url: string; init: RequestInit };

/** An API that answers every call with one response, and what it was sent. */
function apiAnswering(response: Response | Error, options: Partial<ApiOptions> = {}) {
  const sent: Sent[] = [];
  const api = createApi({
    baseUrl: '/api',
    fetch: (url, init = {}) => {
      sent.push({ url: String(url), init });
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
    ...options,
  });
  return { api, sent };
}

const success = (data: unknown) => Response.json({ success: true, data, message: '' });
const headersOf = (sent: Sent[]) => new Headers(sent[0]?.init.headers);
const rejected = (promise: Promise<unknown>) =>
  promise.then(
    () => new Error('it resolved'),
    (error: unknown) => error,
  );

describe('a call', () => {
  it('fills encoded path parameters', async () => {
    const { api, sent } = apiAnswering(success([]));
    await api.call('GET /cities/{search}/{idCountry}', { params: { search: 'La Roche/Yon', idCountry: 75 } });
    expect(sent[0]?.url).toBe('/api/cities/La%20Roche%2FYon/75');
  });

  it('refuses a missing path parameter before anything is sent', async () => {
    const { api, sent } = apiAnswering(success([]));
    const error = await rejected(api.call('GET /cities/{search}/{idCountry}', { params: { search: '', idCountry: 75 } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(sent).toEqual([]);
  });

  it('leaves empty values out of the query and writes lists with commas', async () => {
    const { api, sent } = apiAnswering(success({ total: 0, products: [] }));
    await api.call('GET /product', {
      query: { page: 2, name: '', search: undefined, tags: ['robe', 'jupe'].join(','), price: 'gte:1000,lte:5000' },
    });
    expect(sent[0]?.url).toBe('/api/product?page=2&tags=robe%2Cjupe&price=gte%3A1000%2Clte%3A5000');
  });

  it('sends a body as JSON and gives the data of the answer', async () => {
    const { api, sent } = apiAnswering(success({ valid: true }), { headers: () => ({ userLang: 'fr_FR' }) });
    const data = await api.call('POST /order/validate', { body: { idCart: 'c1' } }, { headers: { idCart: 'c1' } });
    expect(data).toEqual({ valid: true });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"idCart":"c1"}', credentials: 'same-origin' });
    expect([headersOf(sent).get('content-type'), headersOf(sent).get('userLang'), headersOf(sent).get('idCart')]).toEqual([
      'application/json',
      'fr_FR',
      'c1',
    ]);
  });

  it('sends an addition to the cart as multipart', async () => {
    const { api, sent } = apiAnswering(success(null));
    await api.call('POST /cart/{cartId}/product/{declinationId}', {
      params: { cartId: 'new', declinationId: 4 },
      body: { type: 'MAIN_CART', quantity: 2 },
    });
    const form = sent[0]?.init.body;
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData && [...form.entries()]).toEqual([
      ['type', 'MAIN_CART'],
      ['quantity', '2'],
    ]);
    expect(headersOf(sent).has('content-type')).toBe(false);
  });

  it('hands data to the parser, whose error rejects the call', async () => {
    const { api } = apiAnswering(success({ logged: 'yes' }), {
      parse: () => {
        throw new RangeError('not the contract');
      },
    });
    expect(await rejected(api.call('GET /logged', {}))).toBeInstanceOf(RangeError);
  });
});

describe('a failed call', () => {
  it('rejects with the server message and field errors when success is false', async () => {
    const body = { success: false, data: [{ key: 'email', error: 'Taken' }], message: 'Refused' };
    const { api } = apiAnswering(Response.json(body, { status: 422 }));
    const error = await rejected(api.call('GET /logged', {}));
    expect(error).toBeInstanceOf(ApiFailure);
    expect(error).toMatchObject({ status: 422, message: 'Refused', fieldErrors: [{ key: 'email', error: 'Taken' }] });
    expect(isRefusal(readFailure(error))).toBe(true);
  });

  it('rejects with the code that says what a program can do', async () => {
    const refused = { success: false, data: null, message: 'Confirm with your password.', code: 'sign-in-again' };
    const { api } = apiAnswering(Response.json(refused, { status: 403 }));
    expect(await rejected(api.call('GET /user', {}))).toMatchObject({ status: 403, code: 'sign-in-again' });
  });

  it('rejects with what stands in the way: the places that two changed, with both values', async () => {
    const collisions = [{ path: ['label'], base: 'Robes', theirs: 'Jupes', mine: 'Hauts' }];
    const conflict = { revision: 'a'.repeat(32), value: { label: 'Jupes' }, savedBy: 'Ada', savedAt: null, collisions, uses: [] };
    const { api } = apiAnswering(Response.json({ success: false, data: null, message: 'Changed.', conflict }, { status: 409 }));
    const error = await rejected(api.call('DELETE /admin/entity/tag/{key}', { params: { key: 'robe' } }));
    expect(error).toMatchObject({ status: 409, conflict });
    expect(readFailure(error).conflict?.collisions).toEqual(collisions);
  });

  it('is a refusal even when a server says it with status 200', async () => {
    const { api } = apiAnswering(Response.json({ success: false, data: null, message: 'No' }));
    expect(isRefusal(readFailure(await rejected(api.call('GET /logged', {}))))).toBe(true);
  });

  it('of a gateway that answers no envelope keeps its status', async () => {
    const { api } = apiAnswering(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    const error = await rejected(api.call('GET /logged', {}));
    expect(error).toMatchObject({ status: 502, message: 'Bad Gateway' });
    expect(isRefusal(readFailure(error))).toBe(false);
  });

  it('rejects with the raw error when there is no response', async () => {
    const down = new TypeError('Failed to fetch');
    const { api } = apiAnswering(down);
    const error = await rejected(api.call('GET /logged', {}));
    expect(error).toBe(down);
    expect(readFailure(error)).toEqual({ status: 0, message: 'Failed to fetch', fieldErrors: [] });
  });

  it('is given up after the time limit', async () => {
    const { api } = apiAnswering(success(null), {
      timeoutMs: 5,
      fetch: (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    expect(await rejected(api.call('GET /logged', {}))).toMatchObject({ name: 'TimeoutError' });
  });

  it('can be given up by its caller', async () => {
    const stop = new AbortController();
    const { api } = apiAnswering(success(null), {
      fetch: (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    });
    const call = rejected(api.call('GET /logged', {}, { signal: stop.signal }));
    stop.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

import { expect, it } from 'vitest';
import { ApiFailure } from '#client/api-failure.ts';
import type { parseData } from '#client/parse.ts';
import type { Call } from '#renderer/types.ts';
import { batchCalls } from '#web/api/batch-calls.ts';

const trusting = ((_: string, data: unknown) => data) as unknown as typeof parseData;

/** Calls that are batched, and what reached the API. */
function open(refused?: ApiFailure) {
  const sent: string[] = [];
  const api = (async (key: string, input: { body?: { paths: string[] } }) => {
    sent.push(key);
    if (key !== 'POST /batch') return key;
    if (refused) throw refused;
    return input.body?.paths.map((path) =>
      path === '/product/2'
        ? { status: 404, answer: { success: false, data: null, message: 'none' } }
        : { status: 200, answer: { success: true, data: path, message: '' } },
    );
  }) as unknown as Call;
  return { sent, call: batchCalls(api, trusting) as (key: string, input?: object) => Promise<unknown> };
}
const product = (call: ReturnType<typeof open>['call'], id: number) => call('GET /product/{id}', { params: { id } });

it('reads of one moment are one request, and each has its own answer', async () => {
  const { call, sent } = open();
  expect(await Promise.all([product(call, 1), call('GET /product', { query: { search: 'robe été' } })])).toEqual([
    '/product/1',
    '/product?search=robe+%C3%A9t%C3%A9',
  ]);
  expect(sent).toEqual(['POST /batch']);
});

it('a read alone is asked for alone, and so is whatever writes', async () => {
  const { call, sent } = open();
  await product(call, 1);
  await Promise.all([call('POST /cart', {}), product(call, 1)]);
  expect(sent).toEqual(['GET /product/{id}', 'POST /cart', 'GET /product/{id}']);
});

it('a read that is refused fails alone', async () => {
  const { call } = open();
  const [found, missing, wrong] = await Promise.allSettled([product(call, 1), product(call, 2), call('GET /product/{id}', {})]);
  expect(found).toMatchObject({ value: '/product/1' });
  expect(missing).toMatchObject({ reason: { status: 404, message: 'none' } });
  expect(wrong).toMatchObject({ reason: expect.any(TypeError) });
});

it('more than a batch holds are several requests', async () => {
  const { call, sent } = open();
  await Promise.all(Array.from({ length: 20 }, (_, at) => product(call, at + 10)));
  expect(sent).toEqual(['POST /batch', 'POST /batch']);
});

it('an API that knows no batches is asked for each read alone; one that fails is not asked again', async () => {
  const without = open(new ApiFailure(404, 'not found'));
  expect(await Promise.all([product(without.call, 1), product(without.call, 3)])).toEqual(['GET /product/{id}', 'GET /product/{id}']);
  const failing = open(new ApiFailure(503, 'away'));
  const results = await Promise.allSettled([product(failing.call, 1), product(failing.call, 3)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failing.sent).toEqual(['POST /batch']);
});
